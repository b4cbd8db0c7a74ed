import type { RuleId } from "@trestle/kernel";
import type { ShotKind } from "../engine/catalogue.ts";
import { BAGGAGE_CAR, SLEEPER_CAR } from "../engine/train/pieces.ts";
import type { Move } from "../engine/types.ts";
import type { Stage } from "./dsl.ts";

/** The kinds of shot of the table in §6, and what else costs a life point: Ann does it, Bob is the one it is done to. */

export interface Menace {
  name: string;
  rule: RuleId;
  /** Ann's cards and whatever else it takes; after `seats`, before anything happens. */
  ready(t: Stage): void;
  /** As far as Bob's first question, or his loss. */
  begin(t: Stage): void;
}

export interface Shot extends Menace {
  what: ShotKind;
  /** A BANG! card (BANG-TERM-4). */
  bang: boolean;
  limited: boolean;
  target: "in reach" | "anybody" | "all others" | "all";
  /** What Evaded! takes. */
  card: string;
  /** A card of its suit, where there is a card at all. */
  suited: string;
  /** Ann's move at a seat. */
  aim(t: Stage, at: number): Move;
}

function fromHand(t: Stage, at: number | null): Move {
  return { t: "play", card: t.player("Ann").hand[0]!, at, take: null };
}

const LINE = "boom-town frisco yooma catico deathwood";

function single(part: Omit<Shot, "begin" | "aim" | "target"> & Partial<Shot>): Shot {
  const aim = part.aim ?? fromHand;
  return { target: "in reach", aim, begin: (t) => void t.Ann.does(aim(t, 1)), ...part };
}

export const SHOTS: readonly Shot[] = [
  single({
    name: "a BANG!",
    rule: "BANG-BANG-1",
    what: "bang",
    bang: true,
    limited: true,
    card: "bang",
    suited: "panic:8D",
    ready: (t) => t.hand("Ann", "bang:5D"),
  }),
  single({
    name: "Calamity Janet's Missed! as a BANG!",
    rule: "BANG-CH-CALA-1",
    what: "bang",
    bang: true,
    limited: true,
    card: "missed",
    suited: "stagecoach",
    ready: (t) => t.is("Ann", "calamity-janet").hand("Ann", "missed:4S"),
  }),
  single({
    name: "a Money Bag that copies a BANG!",
    rule: "GTR-PC-MONY-4",
    what: "bang",
    bang: true,
    limited: false,
    card: "money-bag",
    suited: "panic:8D",
    ready: (t) => t.hand("Ann", "money-bag").discard("bang:6D"),
  }),
  single({
    name: "a Gatling",
    rule: "BANG-GATL-1",
    what: "gatling",
    bang: false,
    limited: false,
    target: "all others",
    card: "gatling",
    suited: "beer:6H",
    ready: (t) => t.hand("Ann", "gatling"),
    aim: (t) => fromHand(t, null),
  }),
  single({
    name: "a Knife Revolver",
    rule: "GTR-PC-KNIF-1",
    what: "knife-revolver",
    bang: false,
    limited: true,
    card: "knife-revolver",
    suited: "panic:8D",
    ready: (t) => t.hand("Ann", "knife-revolver"),
    begin(t) {
      t.deck("4C");
      t.Ann.plays("knife-revolver").on("Bob");
    },
  }),
  single({
    name: "a Train Robbery",
    rule: "GTR-PC-ROBB-1",
    what: "train-robbery",
    bang: false,
    limited: true,
    target: "anybody",
    card: "train-robbery",
    suited: "panic:8D",
    ready: (t) => t.hand("Ann", "train-robbery:4D").table("Bob", "schofield"),
    begin(t) {
      t.Ann.plays("train-robbery").on("Bob");
      t.Bob.stands("schofield");
    },
  }),
  single({
    name: "a Sleeper Car shot",
    rule: "GTR-RC-SLEE-2",
    what: "sleeper-car",
    bang: false,
    limited: false,
    card: "",
    suited: "cat-balou:KH",
    ready: (t) => t.table("Ann", "sleeper-car").hand("Ann", "remington"),
    aim: (_t, at) => ({ t: "use", card: SLEEPER_CAR, as: null, at, take: null }),
    begin: (t) => void t.Ann.activates("sleeper-car").on("Bob").picks("remington"),
  }),
  single({
    name: "a Baggage Car shot",
    rule: "GTR-RC-BAGG-3",
    what: "baggage-car",
    bang: false,
    limited: false,
    card: "",
    suited: "panic:8D",
    ready: (t) => t.table("Ann", "baggage-car"),
    aim: (_t, at) => ({ t: "use", card: BAGGAGE_CAR, as: "bang", at, take: null }),
  }),
  single({
    name: "Ironhorse",
    rule: "GTR-LOC-2",
    what: "ironhorse",
    bang: false,
    limited: false,
    target: "all",
    card: "",
    suited: "panic:8D",
    ready: (t) => t.hand("Ann", "next-stop").side("ironhorse").line(LINE, 4),
    aim: (t) => fromHand(t, null),
    begin(t) {
      t.cars("").deck("wells-fargo");
      t.Ann.plays("next-stop");
      t.Ann.passes();
    },
  }),
];

/** Answered with BANG!s. */
export const CHALLENGES: readonly Menace[] = [
  {
    name: "Indians!",
    rule: "BANG-INDI-2",
    ready: (t) => t.hand("Ann", "indians"),
    begin: (t) => void t.Ann.plays("indians"),
  },
  {
    name: "a Duel",
    rule: "BANG-DUEL-3",
    ready: (t) => t.hand("Ann", "duel"),
    begin: (t) => void t.Ann.plays("duel").on("Bob"),
  },
];

/** Nobody is asked. */
export const FATES: readonly Menace[] = [
  {
    name: "Dynamite",
    rule: "BANG-DYNA-2",
    ready: (t) => t.table("Bob", "dynamite").begins("Bob"),
    begin(t) {
      t.deck("7S");
      t.start();
    },
  },
  {
    name: "Most Wanted",
    rule: "GTR-PC-WANT-1",
    ready: (t) => t.hand("Ann", "most-wanted"),
    begin(t) {
      t.deck("wells-fargo QH 7S 3C 4D 5D");
      t.Ann.plays("most-wanted");
    },
  },
];

/** A table of five with Ann about to do it. */
export function set(t: Stage, menace: Menace): void {
  t.seats("Ann* Bob Cid Dan Eve").is("Bob", "willy-the-kid");
  menace.ready(t);
}
