import { type Baselines, type BotFactory, random } from "@trestle/bots";
import {
  botSentences,
  isEditionFault,
  MANIFESTS,
  type BotSentences,
  type EditionFault,
  type GalleryCard,
  type GameManifest,
  type TerminalPart,
  type TextPart,
} from "@trestle/games";
import { loadGame, textWith, type LoadedGame } from "@trestle/games/load";
import type { GameText, Types } from "@trestle/kernel";
import { plainTerminal } from "./play/plain-terminal.ts";

/** What the tools know of a game: its engine, its words, its bots, and how a terminal shows it. */
export interface Entry extends Pick<LoadedGame, "game" | "edition"> {
  text: GameText<Types>;
  /** Cards and the like, with what they do, for the rulebook. */
  gallery: readonly GalleryCard[];
  /** Its words in Italian, as far as they exist. */
  italian: { text: GameText<Types>; gallery: readonly GalleryCard[] } | null;
  /** Seats at a table where nobody said otherwise. */
  seats: number;
  bots: BotFactory<Types>;
  /** Players to measure bots against, by name. */
  baselines: Baselines<Types>;
  /** What its bots' reasons say, by their keys. */
  lines: BotSentences;
  terminal: TerminalPart;
  /** The same game with the components of a file; only where a game has editions. */
  withEdition?(raw: unknown): Entry | EditionFault;
}

export function isFault(value: Entry | EditionFault): value is EditionFault {
  return isEditionFault(value);
}

interface Parts {
  en: TextPart;
  it: TextPart | null;
  baselines: Baselines<Types>;
  lines: BotSentences;
  terminal: TerminalPart | null;
}

async function partsOf(m: GameManifest): Promise<Parts> {
  const [en, it, baselines, lines, terminal] = await Promise.all([
    m.text.en(),
    m.text.it?.() ?? null,
    m.baselines?.() ?? { random },
    botSentences(m, "en"),
    m.terminal?.() ?? null,
  ]);
  return { en, it, baselines, lines, terminal };
}

function entryOf(loaded: LoadedGame, parts: Parts): Entry {
  const { manifest, game, edition, components, bots } = loaded;
  const inWords = (part: TextPart) => {
    const { text, gallery = [] } = textWith(part, components);
    return { text, gallery };
  };
  const { text, gallery } = inWords(parts.en);
  const drawn = parts.terminal ?? plainTerminal(text);
  const entry: Entry = {
    game,
    edition,
    text,
    gallery,
    italian: parts.it === null ? null : inWords(parts.it),
    seats: manifest.seats.usual,
    bots: bots.factory,
    baselines: parts.baselines,
    lines: parts.lines,
    terminal: components === undefined ? drawn : (drawn.withEdition?.(components) ?? drawn),
  };
  if (loaded.withEdition === undefined) return entry;
  return {
    ...entry,
    withEdition(raw) {
      const other = loaded.withEdition!(raw);
      return isEditionFault(other) ? other : entryOf(other, parts);
    },
  };
}

export const GAMES: readonly Entry[] = await Promise.all(
  MANIFESTS.map(async (m) => entryOf(...(await Promise.all([loadGame(m), partsOf(m)])))),
);

export function findGame(id: string): Entry | null {
  return GAMES.find((e) => e.game.id === id) ?? null;
}

export { random };
