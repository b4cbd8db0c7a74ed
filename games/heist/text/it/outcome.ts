import type { Names, RuleId } from "@trestle/kernel";
import { capital } from "../shared/capital.ts";
import { join } from "./words.ts";

/** How it ended, as one sentence. */
export function outcomeText(because: RuleId, winners: readonly number[], names: Names): string {
  const who = join(winners.map((seat) => names.seat(seat)));
  const win = winners.length === 1 ? `vince ${who}` : `vincono insieme ${who}`;
  const wins = capital(win);
  switch (because) {
    case "HEIST-END-1":
      return "L'obiettivo è raggiunto: la banda ha vinto.";
    case "HEIST-END-3":
      return winners.length === 0
        ? "Una terza città resta non pagata e l'Ultima Corda arriva al teschio: la banda ha perso."
        : `Una terza città resta non pagata e l'Ultima Corda arriva al teschio. ${wins}.`;
    case "HEIST-END-4":
      return winners.length === 0
        ? "La locomotiva arriva a un bivio senza scambio: la linea finisce qui, e la banda ha perso."
        : `La locomotiva arriva a un bivio senza scambio: la linea finisce qui. ${wins}.`;
    case "HEIST-VAR-1":
      return "La corsa è finita, e il Contabottino è il vostro punteggio.";
    case "HEIST-VS-8":
      return `Abbastanza gettoni sono tornati a casa: ${win}.`;
    case "HEIST-VS-9":
      return `La corsa è finita e contano i punti: ${win}.`;
    case "HEIST-VS-10":
      return winners.length > 1
        ? `La corsa è finita, e niente scioglie la parità: ${win}.`
        : `La corsa è finita in parità, decisa da gettoni e bottino: ${win}.`;
    default:
      return winners.length === 0 ? "La partita è finita. Nessuno vince." : `La partita è finita. ${wins}.`;
  }
}
