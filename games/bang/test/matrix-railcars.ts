import { expect } from "vitest";
import type { RuleId } from "@trestle/kernel";
import type { RailcarId } from "../engine/catalogue.ts";
import { NAME, piece } from "../engine/pieces.ts";
import type { Move } from "../engine/types.ts";
import type { Stage } from "./dsl.ts";
import type { Person } from "./person.ts";

/** Somebody with a Railcar and a Scope in front of them, in Phase 2 and with empty hands; `foe` sits to the left. */
interface Owner {
  t: Stage;
  who: string;
  foe: string;
  /** A player this far away without any cards. */
  far: string;
  base: number;
}

/** What a Railcar does for its owner, and that somebody without it cannot have that. */
export interface Proof {
  rule: RuleId;
  /** Cards it needs besides. */
  ready?(t: Stage): void;
  works(o: Owner): void;
  /** `foe` is in Phase 2 with a BANG!, a Duel and Indians!; `who` is the next player, has two blue cards in play and no hand. */
  gone(o: Owner): void;
}

function people(o: Owner): { who: Person; foe: Person } {
  return { who: o.t.person(o.who), foe: o.t.person(o.foe) };
}

/** The life points somebody loses by it. */
function loss(person: Person, by: () => void): number {
  const before = person.p.life;
  by();
  return before - person.p.life;
}

/** The owner's turn is over; the foe has drawn a BANG! and a Duel. */
function attacked(o: Owner): Person {
  people(o).who.ends();
  return people(o).foe.isAsked("play");
}

/** Round the table to the beginning of somebody's next turn, where this card lies on top. */
function comesRound(o: Owner, top: string): void {
  const { t } = o;
  do {
    const active = t.names[t.s.turn.seat]!;
    if (t.seat(o.who) === (t.seat(active) + 1) % t.names.length) t.deck(top);
    t.person(active).ends();
  } while (t.names[t.s.turn.seat] !== o.who);
}

/** In one's own turn there is nothing to activate. */
function nothingToActivate(car: RailcarId): (o: Owner) => void {
  return (o) => {
    const { who, foe } = people(o);
    foe.ends();
    const as = car === "baggage-car" ? "bang" : null;
    who.isAsked("play").cannot({ t: "use", card: piece(car), as, at: null, take: null } satisfies Move, "GTR-RC-5");
  };
}

function hit(o: Owner, card: string): void {
  const { who, foe } = people(o);
  expect(
    loss(who, () => {
      if (card === "indians") foe.plays(card);
      else foe.plays(card).on(o.who);
      who.isNotAsked();
    }),
  ).toBe(1);
}

export const PROOFS: Readonly<Record<RailcarId, Proof>> = {
  "baggage-car": {
    rule: "GTR-RC-BAGG-3",
    works(o) {
      const { who, foe } = people(o);
      expect(loss(foe, () => void who.activates("baggage-car", "bang").on(o.foe))).toBe(1);
    },
    gone: nothingToActivate("baggage-car"),
  },
  caboose: {
    rule: "GTR-RC-CABO-1",
    works(o) {
      const { who } = people(o);
      attacked(o).plays("bang").on(o.who);
      expect(loss(who, () => void who.isAsked("shot").covers("scope"))).toBe(0);
      who.hasInPlay("caboose");
    },
    gone: (o) => hit(o, "bang"),
  },
  "cattle-truck": {
    rule: "GTR-RC-CATT-1",
    ready: (t) => t.discard("saloon stagecoach"),
    works(o) {
      const { who } = people(o);
      const top = o.t.s.discard.slice(-3).map((c) => NAME[c]!);
      who.activates("cattle-truck");
      who.isAsked("cattle-truck").picks(top[1]!).holds(top[1]!);
    },
    gone: nothingToActivate("cattle-truck"),
  },
  "circus-wagon": {
    rule: "GTR-RC-CIRC-1",
    works(o) {
      people(o).who.activates("circus-wagon");
      o.t.Eve.hasInPlay("");
    },
    gone: nothingToActivate("circus-wagon"),
  },
  "coal-hopper": {
    rule: "GTR-RC-COAL-1",
    ready: (t) => t.table("Eve", "dining-car"),
    works(o) {
      people(o).who.activates("coal-hopper");
      people(o).who.hasCards(1);
      o.t.Eve.hasInPlay("mustang");
    },
    gone: nothingToActivate("coal-hopper"),
  },
  "dining-car": {
    rule: "GTR-RC-DINI-1",
    works(o) {
      const { who } = people(o);
      o.t.life(o.who, 1);
      expect(loss(who, () => comesRound(o, "panic:QH"))).toBe(-1);
      const last = o.t.told("checked").at(-1);
      expect(last).toMatchObject({ seat: who.seat, why: "dining-car", success: true });
    },
    gone(o) {
      const { who } = people(o);
      o.t.life(o.who, 1);
      expect(loss(who, () => comesRound(o, "panic:QH"))).toBe(0);
      expect(o.t.told("flipped")).toEqual([]);
    },
  },
  "express-car": {
    rule: "GTR-RC-EXPR-1",
    works(o) {
      people(o).who.activates("express-car");
      o.t.turnIs(o.who);
      expect(o.t.s.turn.extra).toBe(true);
      people(o).who.hasCards(2);
    },
    gone: nothingToActivate("express-car"),
  },
  "ghost-car": {
    rule: "GTR-RC-GHOS-3",
    works(o) {
      o.t.life(o.who, 1);
      attacked(o).plays("bang").on(o.who);
      people(o).who.isGhost();
    },
    gone(o) {
      o.t.life(o.who, 1);
      people(o).foe.plays("bang").on(o.who);
      people(o).who.isOut();
    },
  },
  "lounge-car": {
    rule: "GTR-RC-LOUN-1",
    ready: (t) => t.railcars("dining-car observation-car"),
    works(o) {
      const { who, foe } = people(o);
      who.activates("lounge-car");
      who.gives("observation-car", o.foe).hasInPlay("dining-car scope");
      expect(foe.p.table).toContain(piece("observation-car"));
    },
    gone: nothingToActivate("lounge-car"),
  },
  "lumber-flatcar": {
    rule: "GTR-RC-LUMB-1",
    works(o) {
      people(o).who.sees(o.far, o.base); // one more for it, one less for the Scope
      o.t.person(o.far).sees(o.who, o.base);
    },
    gone: (o) => void people(o).who.sees(o.far, o.base),
  },
  "mail-car": {
    rule: "GTR-RC-MAIL-1",
    works(o) {
      const { who, foe } = people(o);
      who.activates("mail-car");
      const [first] = who.offers().flatMap((m) => (m.t === "give" && m.at === foe.seat ? [m] : []));
      who.does(first!).hasCards(2);
      foe.hasCards(1);
    },
    gone: nothingToActivate("mail-car"),
  },
  "observation-car": {
    rule: "GTR-RC-OBSE-1",
    works(o) {
      people(o).who.sees(o.far, o.base - 2);
      o.t.person(o.far).sees(o.who, o.base + 1);
    },
    gone(o) {
      people(o).who.sees(o.far, o.base);
      o.t.person(o.far).sees(o.who, o.base);
    },
  },
  "passenger-car": {
    rule: "GTR-RC-PASS-1",
    works(o) {
      people(o).who.activates("passenger-car").on("Eve", "mustang").holds("mustang");
      o.t.Eve.hasInPlay("");
    },
    gone: nothingToActivate("passenger-car"),
  },
  "prisoner-car": {
    rule: "GTR-RC-PRIS-1",
    works(o) {
      const { who } = people(o);
      expect(loss(who, () => void attacked(o).plays("duel").on(o.who))).toBe(0);
      expect(o.t.told("spared")).toMatchObject([{ seat: who.seat }]);
    },
    gone: (o) => hit(o, "duel"),
  },
  "private-car": {
    rule: "GTR-RC-PRIV-1",
    works: (o) => void attacked(o).cannotPlay("bang", "GTR-RC-PRIV-1", o.who),
    gone: (o) => hit(o, "bang"),
  },
  "sleeper-car": {
    rule: "GTR-RC-SLEE-2",
    works(o) {
      const { who, foe } = people(o);
      expect(loss(foe, () => void who.activates("sleeper-car").on(o.foe).picks("scope"))).toBe(1);
      who.hasInPlay("sleeper-car");
    },
    gone: (o) => hit(o, "indians"),
  },
};

/** A table of eight without abilities that could ask; Bob's turn. */
export function eight(t: Stage): Stage {
  return t
    .seats("Ann* Bob Cid Dan Eve Fay Gus Hal")
    .is("Bob", "willy-the-kid")
    .is("Cid", "benny-brawler")
    .is("Dan", "sancho")
    .is("Eve", "calamity-janet")
    .is("Fay", "manuelita")
    .is("Gus", "sgt-blaze")
    .table("Eve", "mustang")
    .active("Bob");
}
