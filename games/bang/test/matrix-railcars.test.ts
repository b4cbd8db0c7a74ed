import { expect } from "vitest";
import { RAILCAR_IDS } from "../engine/catalogue.ts";
import { piece } from "../engine/pieces.ts";
import { GHOST_CAR } from "../engine/train/pieces.ts";
import { ask } from "./matrix-answers.ts";
import { eight, PROOFS } from "./matrix-railcars.ts";
import { story } from "./dsl.ts";

/** Each of the sixteen Railcars stolen, discarded, switched and inherited. */

for (const car of RAILCAR_IDS) {
  const proof = PROOFS[car];

  story(`[GTR-RC-2] [GTR-RC-6] [${proof.rule}] ${car} stolen with a Panic! works for the thief`, (t) => {
    eight(t).hand("Bob", "panic:8D").table("Bob", "scope").table("Cid", `strongbox ${car}`).deck("bang:5C duel:QD");
    proof.ready?.(t);
    t.Bob.plays("panic").on("Cid", car).hasInPlay(`scope ${car}`).hasCards(0);
    t.Cid.hasInPlay("strongbox");
    proof.works({ t, who: "Bob", foe: "Cid", far: "Fay", base: 4 });
  });

  story(`[GTR-RC-3] [BANG-CATB-1] [${proof.rule}] ${car} discarded with a Cat Balou works for nobody`, (t) => {
    eight(t).hand("Bob", "cat-balou:9D bang:5C duel:QD indians").table("Cid", `strongbox remington ${car}`);
    t.Bob.plays("cat-balou").on("Cid", car).hasInPlay("");
    t.Cid.hasInPlay("strongbox remington");
    t.topIs("cat-balou");
    expect(t.s.train!.deck[0]).toBe(piece(car));
    proof.gone({ t, who: "Cid", foe: "Bob", far: "Gus", base: 4 });
  });

  story(`[GTR-PC-SWIT-1] [GTR-RC-1] [${proof.rule}] ${car} received by a Switch works for its new owner`, (t) => {
    eight(t).hand("Bob", "switch").table("Bob", "scope schofield").table("Cid", car).deck("bang:5C duel:QD");
    proof.ready?.(t);
    t.Bob.plays("switch");
    t.Bob.picks("schofield", car).hasInPlay(`scope ${car}`);
    t.Cid.hasInPlay("schofield");
    proof.works({ t, who: "Bob", foe: "Cid", far: "Fay", base: 4 });
  });

  story(`[GTR-PC-SWIT-1] [GTR-RC-1] [${proof.rule}] ${car} given away by a Switch works for the other one`, (t) => {
    eight(t).hand("Bob", "switch").table("Bob", car).table("Cid", "scope schofield");
    t.deck(`${car === "dining-car" ? "QH " : ""}beer:6H beer:7H bang:5C duel:QD`);
    proof.ready?.(t);
    t.Bob.plays("switch");
    t.Bob.picks(car, "schofield").hasInPlay("schofield").ends();
    t.Cid.hasInPlay(`scope ${car}`).isAsked("play").plays("beer:6H");
    t.Cid.plays("beer:7H");
    proof.works({ t, who: "Cid", foe: "Dan", far: "Gus", base: 4 });
  });

  if (car !== "ghost-car")
    story(`[BANG-CH-VULT-1] [GTR-RC-6] [${proof.rule}] ${car} inherited works for Vulture Sam`, (t) => {
      eight(t).is("Bob", "vulture-sam").hand("Bob", "gatling").table("Bob", "scope").table("Cid", car).life("Cid", 1);
      t.deck("bang:5C duel:QD");
      proof.ready?.(t);
      t.Bob.plays("gatling");
      if (ask(t, "Cid") === "shot") t.Cid.passes();
      t.Cid.isOut().hasInPlay("");
      t.Bob.hasInPlay(`scope ${car}`).hasCards(0);
      proof.works({ t, who: "Bob", foe: "Dan", far: "Fay", base: 3 });
    });

  for (const tool of ["passenger-car", "baggage-car"] as const)
    if (tool !== car)
      story(`[GTR-RC-2] [GTR-RC-6] [GTR-RC-3] ${car} taken with ${tool}: in front of the taker`, (t) => {
        eight(t).table("Bob", `scope ${tool}`).table("Cid", car);
        t.Bob.activates(tool, tool === "baggage-car" ? "panic" : null).on("Cid", car);
        t.Bob.hasInPlay(`scope ${car}`).hasCards(0);
        t.Cid.hasInPlay("");
        expect(t.s.train!.deck[0]).toBe(piece(tool));
      });

  for (const tool of ["coal-hopper", "baggage-car"] as const)
    if (tool !== car)
      story(`[GTR-RC-3] [GTR-RC-1] ${car} discarded with ${tool}: at the bottom of the Railcar deck`, (t) => {
        eight(t).table("Bob", tool).table("Cid", car);
        if (tool === "coal-hopper") t.Bob.activates(tool);
        else t.Bob.activates(tool, "cat-balou").on("Cid", car);
        t.Bob.hasInPlay("");
        t.Cid.hasInPlay("").isIn();
        expect(t.s.train!.deck.slice(0, 2)).toEqual([piece(car), piece(tool)]);
      });

  story(`[GTR-GAP-3] [GTR-RC-3] ${car} discarded joins a train of two at once`, (t) => {
    eight(t).hand("Bob", "cat-balou").table("Cid", car);
    const cars = RAILCAR_IDS.filter((id) => id !== car);
    t.cars(cars.slice(0, 2).join(" ")).noRailcarDeck("Eve");
    t.Bob.plays("cat-balou").on("Cid", car);
    t.trainIs([...cars.slice(0, 2), car].join(" "), 0);
    expect(t.s.train!.deck).toEqual([]);
  });
}

story(
  "[BANG-CH-VULT-2] [BANG-CH-VULT-3] [GTR-RC-GHOS-4] Ghost Car is never inherited: its holder stays (ruling)",
  (t) => {
    eight(t).is("Bob", "vulture-sam").hand("Bob", "gatling").table("Cid", "ghost-car caboose").life("Cid", 1);
    t.Bob.plays("gatling");
    t.Cid.passes().isGhost().hasInPlay("ghost-car caboose");
    t.Bob.hasInPlay("").hasCards(0);
    expect(t.told("inherited")).toEqual([]);
  },
);

/** All the ways in which a ghost loses Ghost Car. Bob acts, Cid is the ghost. */
const WAYS: readonly { name: string; rule: string; cards: string; table: string; owner: "Bob" | null }[] = [
  { name: "stolen with a Panic!", rule: "BANG-PANC-1", cards: "panic", table: "", owner: "Bob" },
  { name: "taken with Passenger Car", rule: "GTR-RC-PASS-1", cards: "", table: "passenger-car", owner: "Bob" },
  { name: "taken with Baggage Car", rule: "GTR-RC-BAGG-3", cards: "", table: "baggage-car", owner: "Bob" },
  { name: "received by a Switch", rule: "GTR-PC-SWIT-4", cards: "switch", table: "scope", owner: "Bob" },
  { name: "discarded with a Cat Balou", rule: "BANG-CATB-1", cards: "cat-balou", table: "", owner: null },
  { name: "discarded with Coal Hopper", rule: "GTR-RC-COAL-1", cards: "", table: "coal-hopper", owner: null },
];

for (const way of WAYS)
  story(`[GTR-RC-GHOS-7] [${way.rule}] [BANG-RWD-4] a ghost is out at once, Ghost Car ${way.name}`, (t) => {
    eight(t).is("Hal", "vulture-sam").roles("Cid outlaw").ghost("Cid").table("Cid", "mustang:9H").hand("Cid", "beer");
    t.hand("Bob", way.cards).table("Bob", way.table).deck("saloon");
    t.table("Bob", way.table === "scope" ? "" : "scope");
    const tool = way.table as "passenger-car" | "coal-hopper";
    if (way.cards === "switch") {
      t.Bob.plays("switch");
      t.Bob.picks("scope", "ghost-car");
    } else if (way.cards !== "") {
      t.Bob.plays(way.cards).on("Cid", "ghost-car");
    } else if (tool === "coal-hopper") {
      t.Bob.activates(tool);
    } else {
      t.Bob.activates(tool, way.table === "baggage-car" ? "panic" : null).on("Cid", "ghost-car");
    }
    t.Cid.isOut().hasInPlay("").hasCards(0);
    expect(t.player("Cid")).toMatchObject({ shown: true, ghost: false });
    t.Hal.hasCards(0).hasInPlay("");
    expect(t.told("drew").filter((e) => e.t === "drew" && e.why === "reward")).toEqual([]);
    expect(t.player("Bob").table.includes(GHOST_CAR)).toBe(way.owner === "Bob");
    t.Bob.isIn().isAsked("play").sees("Dan", 1);
    if (way.owner === null) expect(t.s.train!.deck[0]).toBe(GHOST_CAR);
  });

story(
  "[GTR-PC-SWIT-4] [BANG-RES-8] a ghost that switches its own Ghost Car away is out, and its turn is over (ruling)",
  (t) => {
    eight(t).ghost("Bob").hand("Bob", "switch beer").table("Cid", "scope");
    t.Bob.plays("switch");
    t.Bob.picks("ghost-car", "scope").isOut().hasInPlay("").hasCards(0);
    t.Cid.hasInPlay("ghost-car").isIn();
    t.turnIs("Cid");
  },
);

for (const [car, menace] of [
  ["caboose", "gatling"],
  ["sleeper-car", "indians"],
] as const)
  story(`[GTR-RC-GHOS-7] a ghost that answers ${menace} with its Ghost Car through ${car} is out`, (t) => {
    eight(t).ghost("Cid").table("Cid", `${car} mustang:9H`).hand("Bob", menace);
    t.Bob.plays(menace);
    if (car === "caboose") t.Cid.covers("ghost-car");
    else t.Cid.sleeps("ghost-car");
    t.Cid.isOut().hasInPlay("");
    t.Dan.hasLost(1);
    t.Bob.isAsked("play");
  });

story(
  "[GTR-RC-GHOS-7] [GTR-PC-ROBB-2] a ghost that gives Ghost Car up in a Train Robbery is out, and it ends there (ruling)",
  (t) => {
    eight(t).ghost("Cid").table("Cid", "mustang:9H scope").hand("Bob", "train-robbery");
    t.Bob.plays("train-robbery").on("Cid");
    t.Cid.isAsked("train-robbery").picks("ghost-car").isOut().hasInPlay("");
    t.Bob.isAsked("play");
  },
);

story("[GTR-RC-GHOS-7] [GTR-RC-CIRC-1] a ghost that discards Ghost Car to a Circus Wagon is out", (t) => {
  eight(t).ghost("Cid").table("Cid", "mustang:9H").table("Bob", "circus-wagon");
  t.Bob.activates("circus-wagon");
  t.Cid.isAsked("circus-wagon").picks("ghost-car").isOut();
  t.Eve.hasInPlay("");
});

for (const [tool, as] of [
  ["passenger-car", null],
  ["baggage-car", "panic"],
] as const)
  story(`[GTR-RC-7] the Sheriff may not take Ghost Car with ${tool} (ruling)`, (t) => {
    t.seats("Ann* Bob Cid Dan Eve").table("Ann", tool).table("Bob", "ghost-car");
    t.Ann.cannot({ t: "use", card: piece(tool), as, at: 1, take: GHOST_CAR }, "GTR-RC-7");
  });

story("[GTR-RC-7] [GTR-PC-SWIT-2] nobody switches Ghost Car to the Sheriff", (t) => {
  eight(t).table("Bob", "ghost-car").hand("Bob", "switch").table("Ann", "scope");
  t.Bob.plays("switch");
  t.Bob.picks("ghost-car").cannot({ t: "pick", card: t.player("Ann").table[0]! }, "GTR-PC-SWIT-2");
});
