import type { Baselines, BotFactory, Budget } from "@trestle/bots";
import type { Game, GameText, LogHeader, Names, RuleId, Types } from "@trestle/kernel";
import type { Ink } from "@trestle/kernel/terminal";

/** The only thing that the rest of the house sees of a game; in the page also the scene beside it (`scene/index.ts`). */
export interface GameManifest<T extends Types = Types> {
  id: string;
  /** Its place on the home page. Left out: after the others. */
  order?: number;
  /** Seats of a table where nobody said otherwise. */
  seats: { min: number; max: number; usual: number };
  /** How long a game takes, from and to. */
  minutes: readonly [from: number, to: number];
  about: { en: About } & Partial<Record<Language, About>>;
  /** How its car on the home page looks. */
  car?: Car;
  engine(): Promise<Engine<T>>;
  /** On which page of its book each rule stands. Left out: a page that shows the book loads the engine for it. */
  rules?(): Promise<Readonly<Record<RuleId, { page: number }>>>;
  text: { en: () => Promise<TextPart<T>> } & Partial<Record<Language, () => Promise<TextPart<T>>>>;
  /** Left out: the default bots play it. */
  bots?(): Promise<BotsPart<T>>;
  /** Players to measure bots against, by name; never offered at a table. */
  baselines?(): Promise<Baselines<T>>;
  /** The sentences of its bots' reasons. Left out with `bots`: those of the default bots. */
  botText?: { en: () => Promise<BotSentences> } & Partial<Record<Language, () => Promise<BotSentences>>>;
  /** Left out: a terminal draws the view's own keys. */
  terminal?(): Promise<TerminalPart<T>>;
  /** Its scene shows beside each piece that does not fit why not, before it is touched. */
  explainsRefusals?: true;
}

export type Language = "en" | "it";

export interface About {
  name: string;
  /** Where there is little room. Left out: its name. */
  short?: string;
  /** One sentence that makes somebody want to play it. */
  promise: string;
}

export interface Car {
  roof: "coach" | "boxcar" | "strongroom";
  windows: readonly (Head | null)[];
  colour: string;
}
export type Head = "brim" | "bowler" | "top" | "bonnet" | "star" | "sack";

export interface Engine<T extends Types = Types> {
  game: Game<T>;
  /** What logs say of the components. Left out: the game has one set of them. */
  edition?: NonNullable<LogHeader["edition"]>;
  /** The components, for the other parts' `withEdition`. */
  components?: unknown;
  /** The same game with the components of a file. */
  withEdition?(file: unknown): Engine<T> | EditionFault;
}

/** What is wrong with a file of components, and where. */
export interface EditionFault {
  place: string;
  reason: string;
}
export function isEditionFault(value: object): value is EditionFault {
  return "reason" in value && "place" in value;
}

export interface TextPart<T extends Types = Types> {
  text: GameText<T>;
  /** Cards and the like, with what they do, for the rulebook. */
  gallery?: readonly GalleryCard[];
  withEdition?(components: unknown): TextPart<T>;
}

export interface GalleryCard {
  /** Cards of a kind stand together under its name. */
  kind: string;
  name: string;
  type: string;
  /** The copies in the box by what tells them apart, `A♠ 2♣`; empty where there is nothing to tell. */
  copies: string;
  text: string;
  rules: readonly RuleId[];
}

export interface BotsPart<T extends Types = Types> {
  factory: BotFactory<T>;
  budget: Budget;
  withEdition?(components: unknown): BotsPart<T>;
}

export type BotSentences = Readonly<Record<string, (data: Record<string, number | string>, names: Names) => string>>;

export interface TerminalPart<T extends Types = Types> {
  draw(view: T["view"], names: Names, ink: Ink): string[];
  /** The table in sentences, for reading aloud. */
  describe(view: T["view"], names: Names): string[];
  /** What the piece behind a key does, where there is more to say than its name. */
  about?(key: string): string | null;
  /** Where a story has its chapters: somebody who only watches sees the table drawn anew when this changes. */
  chapter?(view: T["view"]): number;
  /** What a person is called who gave no name, where the game's sentences are about players. */
  you?: string;
  /** A game worth a picture in the docs: its deal, and what is typed. */
  sample?: { options: unknown; seats: number; seed: string; answers: readonly string[] };
  withEdition?(components: unknown): TerminalPart<T>;
}

/** Forgets the game's own types: the rest of the house plays any game. */
export function defineGame<T extends Types>(manifest: GameManifest<T>): GameManifest {
  return manifest;
}

/** The words of a game for these components. */
export function textWith(part: TextPart, components: unknown): TextPart {
  return components === undefined ? part : (part.withEdition?.(components) ?? part);
}
