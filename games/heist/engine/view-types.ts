import type { Decision, Outcome, Seat } from "@trestle/kernel";
import type { CactusId, JunctionId, Letter, Requirement, Side } from "./edition/types.ts";
import type { Mode, Todo, Trade } from "./types.ts";

export interface CowboyView {
  cowboy: number;
  seat: Seat;
  colour: string;
  at: string;
  horse: number | null;
  /** null: hidden. HEIST-VS-3 */
  hand: string[] | null;
  cards: number;
  limit: number;
  loot: string[];
  bullets: number;
  fresh: number;
  flat: boolean;
  jailed: boolean;
  raised: boolean;
  wanted: string | null;
  active: boolean;
  counters: number[];
  points: number;
}

/** Where the train will be after one more movement, the switches and the speed staying as they are. */
export interface Forecast {
  cars: string[];
  /** In the order in which the engine comes upon them. */
  meets: { at: string; what: "star" | "town" | "edge" | "tunnel" | "junction"; town: Letter | null }[];
  /** Cowboys and horses on the track that it will run into. */
  hits: { cowboys: number[]; horses: number[] };
  /** The tokens are gone and the engine enters a junction: the game ends there. HEIST-END-4 */
  endOfLine: boolean;
}

/** What it takes to rob a car: each open tile alone, and both at once. */
export interface CarView {
  car: Letter;
  section: number;
  inTunnel: boolean;
  /** Two stacks, top last. HEIST-TOWN-5 */
  stacks: { square: string; tiles: string[] }[];
  wants: {
    squares: string[];
    tiles: string[];
    needs: Requirement[];
    /** Cowboys with the cards for it, of those whose hands you may see; and who of them could do it on the spot. */
    cards: number[];
    now: number[];
  }[];
}

export interface HeistView {
  you: Seat | null;
  rules: number;
  edition: string;
  mode: Mode;
  solo: boolean;
  /** null: there is none (versus, score challenge). */
  goal: number | null;
  turn: number;
  active: number;
  actions: number;
  done: number;
  dashed: boolean;
  quick: number;
  failed: number[];
  cowboys: CowboyView[];
  horses: (string | null)[];
  cars: string[];
  /** The space that the engine would enter next. HEIST-BOARD-2 */
  front: string;
  /** The last sides shown stay when the tokens are gone. */
  switches: Record<JunctionId, Side>;
  tokens: boolean;
  speed: number;
  sheriff: string;
  /** 1 to 3, then 4: the skull. */
  knot: number;
  meter: number;
  closed: CactusId[];
  train: CarView[];
  towns: { town: Letter; space: string; tiles: string[]; counters: number[] }[];
  /** What is in the sack is known, what comes next is not. */
  sack: string[];
  deck: number;
  discard: string[];
  events: number;
  played: string[];
  row: string[];
  bullets: number;
  spent: number;
  /** After each of the next three movements. */
  forecast: Forecast[];
  ride: { horse: number; card: string; reach: number; to: string | null } | null;
  trade:
    | (Pick<Trade, "by" | "with" | "stage"> & {
        gives: number;
        wants: number;
        gets: number;
        /** null: not yours to see. */
        give: string[] | null;
        want: string[] | null;
        back: string[] | null;
      })
    | null;
  laying: { who: number; town: Letter; drawn: string[]; brought: string[]; short: number; earned: string[] } | null;
  tile: string | null;
  todo: Todo[];
  pending: Decision[];
  decisions: number;
  outcome: Outcome | null;
}
