import type { Names, Seat } from "@trestle/kernel";
import { useLanguage, type Language } from "../language.ts";

interface ResultText {
  youWin: string;
  wins: (names: readonly string[]) => string;
  moment: string;
  replay: string;
  player: string;
  score: string;
  standings: string;
}

const listIn = (language: Language) => new Intl.ListFormat(language, { type: "conjunction" });

const TEXT: Readonly<Record<Language, ResultText>> = {
  en: {
    youWin: "You win!",
    wins: (names) =>
      names.length === 0
        ? "Nobody wins"
        : names.length === 1
          ? `${names[0]} wins!`
          : `${listIn("en").format(names)} win!`,
    moment: "Moment of the game",
    replay: "Replay it",
    player: "Player",
    score: "Score",
    standings: "Who won, and with what",
  },
  it: {
    youWin: "Hai vinto!",
    wins: (names) =>
      names.length === 0
        ? "Non vince nessuno"
        : names.length === 1
          ? `Vince ${names[0]}!`
          : `Vincono ${listIn("it").format(names)}!`,
    moment: "Il momento della partita",
    replay: "Rivedilo",
    player: "Giocatore",
    score: "Punti",
    standings: "Chi ha vinto, e con che cosa",
  },
};

/** The words that the end of every game needs. */
export function useResultText(): ResultText {
  return TEXT[useLanguage()];
}

/** Who has won. */
export function useTitle(winners: readonly Seat[], me: Seat | null, names: Names): string {
  const { youWin, wins } = useResultText();
  return winners.length === 1 && winners[0] === me ? youWin : wins(winners.map((seat) => names.seat(seat)));
}
