import type { RuleId } from "@trestle/kernel";
import { BAGGAGE_CAR } from "../engine/train/pieces.ts";
import type { Move } from "../engine/types.ts";
import type { Stage } from "./dsl.ts";

/** The Missed! effects (BANG-TERM-6), each in Bob's hands and good for one. */
export interface Answer {
  name: string;
  rule: RuleId;
  /** Cards that Bob then holds. */
  cards: number;
  ready(t: Stage): void;
  use(t: Stage): void;
  move(t: Stage): Move;
  /** What lies on top of the discard pile afterwards. */
  top: string;
  /** Bob regains a point with it. */
  heals?: true;
}

function card(word: string, name: string, rule: RuleId, more?: Partial<Answer>): Answer {
  return {
    name,
    rule,
    cards: 1,
    ready: (t) => t.hand("Bob", word),
    use: (t) => void t.Bob.uses(word),
    move: (t) => ({ t: "answer", card: t.player("Bob").hand[0]! }),
    top: word.split(":")[0]!,
    ...more,
  };
}

export const ANSWERS: readonly Answer[] = [
  card("missed:5S", "a Missed!", "BANG-MISS-1"),
  card("evaded", "Evaded!", "GTR-PC-EVAD-1"),
  card("cactus", "a Cactus", "GTR-PC-CACT-1", {
    ready: (t) => t.hand("Bob", "cactus").life("Bob", 3).deck("bang:9D"),
    top: "bang",
    heals: true,
  }),
  card("bang:7C", "Calamity Janet's BANG!", "BANG-CH-CALA-1", {
    ready: (t) => t.is("Bob", "calamity-janet").hand("Bob", "bang:7C"),
  }),
  {
    name: "a Barrel",
    rule: "BANG-BARL-1",
    cards: 0,
    ready: (t) => t.table("Bob", "barrel:QS").deck("saloon"),
    use: (t) => void t.Bob.uses("barrel"),
    move: (t) => ({ t: "barrel", card: t.player("Bob").table.at(-1)! }),
    top: "saloon",
  },
  {
    name: "Jourdonnais",
    rule: "BANG-CH-JOUR-1",
    cards: 0,
    ready: (t) => t.is("Bob", "jourdonnais").deck("saloon"),
    use: (t) => void t.Bob.uses("jourdonnais"),
    move: () => ({ t: "barrel", card: null }),
    top: "saloon",
  },
  {
    name: "Baggage Car",
    rule: "GTR-RC-BAGG-2",
    cards: 0,
    ready: (t) => t.table("Bob", "baggage-car"),
    use: (t) => void t.Bob.uses("baggage-car"),
    move: () => ({ t: "use", card: BAGGAGE_CAR, as: "missed", at: null, take: null }),
    top: "bang",
  },
  {
    name: "Caboose",
    rule: "GTR-RC-CABO-1",
    cards: 0,
    ready: (t) => t.table("Bob", "caboose strongbox"),
    use: (t) => void t.Bob.covers("strongbox"),
    move: (t) => ({ t: "cover", card: t.player("Bob").table.at(-1)! }),
    top: "strongbox",
  },
];

/** What somebody is asked now. */
export function ask(t: Stage, name: string): string | null {
  return t.s.pending.find((d) => d.seat === t.seat(name))?.kind ?? null;
}
