import type { Outcome, RuleId, Seat } from "@trestle/kernel";
import type { CactusId, Direction, JunctionId, Letter, Side } from "./edition/types.ts";

/** A cowboy as sentences need it: its player's name, or its colour when one person plays several, and its title. */
export interface Who {
  cowboy: number;
  seat: Seat;
  colour: string;
  solo: boolean;
  /** Id of its Wanted Card. HEIST-WANT-6 */
  title: string | null;
}

/** Open where hands are open; in versus in the secret part, for the seats that may see them. */
export interface Cards {
  count: number;
  cards?: string[];
  secret?: { to: Seat[]; cards: string[]; want?: string[] };
}

interface Base {
  rule: RuleId;
  reveals?: true;
}

/** Spaces, cards, tiles, squares and Wanted Cards by their ids in the edition. `left`: Heist Actions left after it. */
export type HeistEvent = Base &
  (
    | {
        t: "set-up";
        cowboys: Who[];
        first: Who;
        goal: number | null;
        horses: number;
        speed: number;
        events: number;
        row: string[];
        turnedUp: string | null;
      }
    | ({ t: "dealt"; who: Who } & Cards)
    | { t: "turn-began"; who: Who; turn: number }
    | { t: "stood-up"; who: Who }
    | { t: "moved"; who: Who; from: string; to: string; left: number }
    | { t: "boarded"; who: Who; from: string; to: string; section: number; left: number }
    | { t: "left"; who: Who; from: string; to: string; section: number; left: number }
    | { t: "jumped"; who: Who; from: string; to: string; horse: number; left: number }
    | { t: "called-horse"; who: Who; horse: number; card: string; reach: number; left: number }
    /** path: every space entered, the last is where it stopped. */
    | { t: "rode"; who: Who; horse: number; from: string; to: string; path: string[]; riders: Who[] }
    | {
        t: "looted";
        who: Who;
        at: string;
        car: Letter;
        tiles: string[];
        cards: string[];
        as: (number | string)[];
        left: number;
      }
    /** A longer way there, of so many spaces, would meet a mission: which one is to be chosen. */
    | { t: "headed"; who: Who; horse: number; to: string; spaces: number }
    /** because: loot (Wilds played), wild (the ability), event. path: every space entered. */
    | {
        t: "sheriff-moved";
        from: string;
        to: string;
        path: string[];
        because: "loot" | "wild" | "event";
        who: Who | null;
      }
    | {
        t: "arrested";
        who: Who;
        at: string;
        to: string;
        tiles: string[];
        cards: string[];
        bullets: number;
        raised: boolean;
        speed: number;
      }
    /** meter: after it; null in versus, where `counters` were placed instead. */
    | { t: "dropped"; who: Who; town: Letter; tiles: string[]; meter: number | null; counters: number; left: number }
    | { t: "laid"; who: Who; tile: string; town: Letter; from: "sack" | "brought" }
    | { t: "returned"; tiles: string[] }
    | {
        t: "flipped";
        junction: JunctionId;
        side: Side;
        because: "action" | "straight" | "event";
        who: Who | null;
        cards: string[];
        left: number;
      }
    | ({ t: "put"; who: Who; with: Who } & Cards)
    /** What an offer asks for. */
    | ({ t: "asked"; who: Who; with: Who } & Cards)
    /** want: what is asked for in return; its faces only where those of the offer are open. */
    | ({ t: "proposed"; who: Who; with: Who; wants: number; want?: string[] } & Cards)
    | ({ t: "answered"; who: Who; with: Who } & Cards)
    | { t: "declined"; who: Who; with: Who }
    | {
        t: "traded";
        who: Who;
        with: Who;
        gave: number;
        got: number;
        left: number;
        cards?: { gave: string[]; got: string[] };
        secret?: { to: Seat[]; gave: string[]; got: string[] };
      }
    | { t: "took-bullet"; who: Who; free: boolean; board: number; left: number }
    | { t: "used-bullet"; who: Who; left: number }
    /** A card that is kept is hidden in versus. HEIST-VS-14 */
    | { t: "drew-in-jail"; who: Who; kept: boolean; card?: string; secret?: { to: Seat[]; card: string }; left: number }
    | { t: "escaped"; who: Who; to: string; cards: string[]; lowered: boolean; speed: number; left: number }
    | { t: "mounted"; who: Who; horse: number; at: string }
    | { t: "dismounted"; who: Who; horse: number; at: string }
    | { t: "gained-actions"; who: Who; cards: string[]; gained: number; left: number }
    | { t: "played-wild"; who: Who; card: string; direction: Direction }
    | { t: "claimed"; who: Who; card: string }
    | { t: "passed-up"; who: Who; cards: string[] }
    | { t: "ended-actions"; who: Who; unused: number }
    /** One space of the train's way. edge: the engine went over the map edge. */
    | { t: "rolled"; step: number; of: number; from: string; to: string; cars: string[]; edge: boolean }
    | { t: "hit"; who: Who; at: string; to: string; horse: number | null }
    | { t: "horse-lost"; horse: number; at: string }
    | { t: "swept-off"; who: Who; from: string; to: string }
    | { t: "ducked"; who: Who; from: string; to: string }
    /** by: the star's space, or null for the map edge. */
    | { t: "event-drawn"; who: Who; card: string; by: string | null; left: number }
    | { t: "range-closed"; cactus: CactusId; spaces: string[] }
    | { t: "switches-stuck" }
    | { t: "sped-up"; from: number; speed: number }
    | { t: "tokens-removed" }
    | { t: "town-reached"; town: Letter; star: string; tiles: string[] }
    | { t: "counters-home"; town: Letter; who: Who; count: number; points: number }
    | { t: "loaded"; who: Who; tile: string; square: string; town: Letter }
    /** knot: 2, 3, or 4 for the skull. */
    | { t: "rope-tightened"; town: Letter; knot: number }
    | { t: "tile-drawn"; who: Who; tile: string; sack: number }
    | { t: "refilled"; who: Who; tile: string; square: string }
    | { t: "discarded"; who: Who; card: string }
    | ({ t: "drew"; who: Who } & Cards)
    | { t: "reshuffled"; cards: number }
    /** The engine would enter this junction, and there is no switch. */
    | { t: "line-ended"; at: string }
    /** Several lead; `figures` are theirs, in the same order. by: counters at the towns, loot carried, or nothing more. */
    | { t: "tie-broken"; by: "counters" | "loot" | "nothing"; tied: Who[]; figures: number[] }
    | { t: "ended"; outcome: Outcome; meter: number }
  );
