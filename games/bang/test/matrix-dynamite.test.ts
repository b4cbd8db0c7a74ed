import { expect } from "vitest";
import { CHARACTERS as KINDS } from "../engine/catalogue.ts";
import { ask } from "./matrix-answers.ts";
import { cast, CHARACTERS, flips, gains, idles } from "./matrix-characters.ts";
import { story } from "./dsl.ts";

/** Each character as the one Dynamite blows up on and as the one who played it. */

for (const [id, rule] of CHARACTERS) {
  const left = KINDS[id].lives - 3;
  const saved = left === 0 ? "is saved by a Beer" : `keeps ${left}`;
  story(`[BANG-DYNA-2] [BANG-DMG-1] [${rule}] Dynamite takes three life points of ${id}, who ${saved}`, (t) => {
    t.seats("Ann* Bob Cid Dan Eve").table("Bob", "dynamite").hand("Bob", "beer").begins("Bob").deck("7S 8S");
    t.hand("Ann", "panic:8D");
    cast(t, "Bob", id);
    t.start();
    flips(t, "Bob", "7S");
    expect(t.told("lost-life")).toMatchObject([{ seat: 1, points: 3, by: null }]);
    if (left === 0) t.Bob.isAsked("last-life").uses("beer");
    t.Bob.hasLife(Math.max(1, left)).hasInPlay("");
    expect(gains(t, "Bob")).toEqual(id === "bart-cassidy" ? ["bart-cassidy 3"] : []);
    t.Ann.hasCards(1);
    t.turnIs("Bob");
    expect(t.told("drew").some((e) => e.t === "drew" && e.seat === 1) || ask(t, "Bob") !== null).toBe(true);
  });

  story(
    `[BANG-DEATH-1] [BANG-RES-8] [${rule}] ${id} at two life points with one Beer falls to Dynamite (ruling)`,
    (t) => {
      t.seats("Ann* Bob Cid Dan Eve").table("Bob", "dynamite jail dining-car").hand("Bob", "beer").begins("Bob");
      t.roles("Bob outlaw").deck("7S 8S");
      cast(t, "Bob", id);
      t.life("Bob", 2).start();
      flips(t, "Bob", "7S");
      t.Bob.isAsked("last-life").uses("beer").isOut().hasCards(0).hasInPlay("");
      expect(t.told("eliminated")).toMatchObject([{ seat: 1, by: null }]);
      expect(gains(t, "Bob")).toEqual([]);
      expect(t.told("checked")).toHaveLength(1);
      for (const name of ["Ann", "Cid", "Dan", "Eve"]) expect(gains(t, name)).toEqual([]);
      t.turnIs("Cid");
    },
  );

  story(`[BANG-DYNA-2] [GTR-RC-GHOS-9] [${rule}] Dynamite makes a ghost of ${id} (ruling)`, (t) => {
    t.seats("Ann* Bob Cid Dan Eve").table("Bob", "dynamite ghost-car").hand("Bob", "panic:8D").begins("Bob");
    t.deck("7S 8S");
    cast(t, "Bob", id);
    t.life("Bob", 3).start();
    flips(t, "Bob", "7S");
    t.Bob.isAsked("last-life").passes().isGhost().hasInPlay("ghost-car");
    expect(gains(t, "Bob")).toEqual(id === "bart-cassidy" ? ["bart-cassidy 3"] : []);
    t.turnIs("Bob");
  });

  story(`[BANG-DYNA-1] [${rule}] ${id} lays Dynamite: nothing in this turn, the check in the next`, (t) => {
    t.seats("Ann* Bob Cid").hand("Ann", "dynamite saloon");
    cast(t, "Ann", id);
    t.Ann.plays("dynamite");
    for (const name of ["Ann", "Bob"]) idles(t, name);
    t.Ann.hasInPlay("dynamite").hasLost(0);
    expect(t.told("flipped")).toEqual([]);
    t.deck("QH KH");
    idles(t, "Cid");
    flips(t, "Ann", "QH");
    t.turnIs("Ann");
    expect(t.told("checked")).toMatchObject([{ seat: 0, why: "dynamite", success: false }]);
    t.Ann.hasInPlay("").hasLost(0);
    t.Bob.hasInPlay("dynamite");
  });

  const heir = id === "vulture-sam" ? ["inherited 1"] : [];
  story(
    `[BANG-DYNA-2] [BANG-TERM-7] [BANG-RWD-3] [${rule}] the Sheriff ${id} has no penalty for a Dynamite passed on`,
    (t) => {
      t.seats("Ann* Bob Cid Dan").roles("Bob deputy Cid outlaw").table("Ann", "dynamite schofield").begins("Ann");
      t.table("Bob", "scope").life("Bob", 3).hand("Ann", "saloon").deck("QH KH");
      cast(t, "Ann", id);
      t.start();
      flips(t, "Ann", "QH");
      t.Bob.hasInPlay("scope dynamite");
      while (ask(t, "Ann") !== "play") t.Ann.does(t.Ann.offers()[0]!);
      t.deck(id === "jimmy-texas" ? "2C 7S" : "7S");
      t.Ann.ends();
      t.Bob.isOut().hasInPlay("");
      expect(t.told("lost-life")).toMatchObject([{ seat: 1, points: 3, by: null }]);
      expect(t.told("eliminated")).toMatchObject([{ seat: 1, by: null }]);
      t.Ann.hasLost(0).hasInPlay("schofield");
      expect(gains(t, "Ann")).toEqual(heir);
    },
  );
}
