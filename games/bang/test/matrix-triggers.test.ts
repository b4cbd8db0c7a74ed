import { expect } from "vitest";
import { ask } from "./matrix-answers.ts";
import { gains } from "./matrix-characters.ts";
import { story, type Stage } from "./dsl.ts";

/** Stage 4 has one order, wherever the four of them sit. */

const SEATINGS = [
  ["bart-cassidy", "el-gringo", "suzy-lafayette"],
  ["bart-cassidy", "suzy-lafayette", "el-gringo"],
  ["el-gringo", "bart-cassidy", "suzy-lafayette"],
  ["el-gringo", "suzy-lafayette", "bart-cassidy"],
  ["suzy-lafayette", "bart-cassidy", "el-gringo"],
  ["suzy-lafayette", "el-gringo", "bart-cassidy"],
] as const;

const NAMES = ["Bob", "Cid", "Dan"] as const;

/** Who drew or stole why, in order. */
function triggers(t: Stage): string[] {
  const out: string[] = [];
  for (const e of t.events) if (e.t === "drew" || e.t === "stole") out.push(e.why);
  return out;
}

function lets(t: Stage): void {
  for (const name of NAMES) if (ask(t, name) !== null) t.person(name).passes();
}

for (const seating of SEATINGS) {
  const who = seating.join(", ");

  /** Ann with Refund in play and two cards besides; Suzy has one card, which she spends. */
  const sit = (t: Stage, card: string, last: string): string => {
    t.seats("Ann* Bob Cid Dan").hand("Ann", `${card} beer:6H beer:7H`).table("Ann", "refund");
    seating.forEach((id, at) => t.is(NAMES[at]!, id));
    const suzy = NAMES[seating.indexOf("suzy-lafayette")]!;
    if (last !== "") t.hand(suzy, last);
    return suzy;
  };

  story(`[BANG-RES-3] [GTR-PC-REFU-2] Gatling at ${who}: Bart, El Gringo, Suzy, Refund (ruling)`, (t) => {
    const suzy = sit(t, "gatling", "missed:5S");
    t.Ann.plays("gatling");
    t.person(suzy).uses("missed");
    expect(triggers(t)).toEqual(["bart-cassidy", "el-gringo", "suzy-lafayette", "refund"]);
  });

  story(`[BANG-RES-3] [GTR-PC-REFU-2] Indians! at ${who}: Bart, El Gringo, Suzy, Refund (ruling)`, (t) => {
    const suzy = sit(t, "indians", "bang:7C");
    t.Ann.plays("indians");
    t.person(suzy).uses("bang");
    expect(triggers(t)).toEqual(["bart-cassidy", "el-gringo", "suzy-lafayette", "refund"]);
  });

  story(`[BANG-RES-3] [GTR-LOC-2] Ironhorse at ${who}: Bart, then Suzy, nothing else (ruling)`, (t) => {
    const suzy = sit(t, "next-stop:2D", "missed:5S");
    t.side("ironhorse").line("boom-town frisco yooma catico", 3).cars("");
    t.Ann.plays("next-stop");
    t.Ann.passes();
    t.person(suzy).uses("missed");
    expect(triggers(t)).toEqual(["next-stop", "bart-cassidy", "suzy-lafayette"]);
  });
}

story("[BANG-RES-3] [BANG-CH-SUZY-1] Suzy robbed of her last card with Refund in play draws for both (ruling)", (t) => {
  t.seats("Ann* Bob Cid").is("Ann", "suzy-lafayette").is("Bob", "el-gringo").table("Ann", "refund");
  t.hand("Ann", "gatling beer");
  t.Ann.plays("gatling");
  t.Bob.holds("beer");
  expect(triggers(t)).toEqual(["el-gringo", "suzy-lafayette", "refund"]);
  t.Ann.hasCards(2);
});

story("[BANG-RES-3] [BANG-RWD-1] the reward is drawn before El Gringo takes his card (ruling)", (t) => {
  t.seats("Ann* Bob Cid Dan").roles("Bob outlaw").is("Cid", "el-gringo").life("Bob", 1).hand("Ann", "gatling");
  t.Ann.plays("gatling");
  expect(triggers(t)).toEqual(["reward", "el-gringo"]);
  t.Ann.hasCards(2);
  t.Cid.hasCards(1);
});

story("[BANG-RES-3] [BANG-RWD-2] after the penalty nothing is left for El Gringo (ruling)", (t) => {
  t.seats("Ann* Bob Cid Dan").roles("Bob deputy Dan outlaw").is("Cid", "el-gringo").life("Bob", 1);
  t.hand("Ann", "gatling beer:6H beer:7H");
  t.Ann.plays("gatling");
  t.Ann.hasCards(0);
  expect(gains(t, "Cid")).toEqual([]);
});

story("[BANG-RES-3] [BANG-CH-VULT-1] Vulture Sam inherits before Bart Cassidy draws (ruling)", (t) => {
  t.seats("Ann* Bob Cid Dan").is("Dan", "vulture-sam").is("Cid", "bart-cassidy").life("Bob", 1).table("Bob", "scope");
  t.roles("Bob renegade Cid outlaw").hand("Ann", "gatling");
  t.Ann.plays("gatling");
  const order = t.log().filter((e) => e === "inherited" || e === "drew");
  expect(order).toEqual(["inherited", "drew"]);
});

story("[BANG-RES-3] [BANG-CH-SUZY-1] Suzy, saved by her last Beer, draws after Bart Cassidy (ruling)", (t) => {
  t.seats("Ann* Bob Cid Dan").is("Cid", "suzy-lafayette").is("Dan", "bart-cassidy").hand("Cid", "beer").life("Cid", 1);
  t.hand("Ann", "gatling").deck("saloon 2C");
  t.Ann.plays("gatling");
  lets(t);
  t.Cid.isAsked("last-life").uses("beer").hasLife(1);
  expect(triggers(t)).toEqual(["bart-cassidy", "suzy-lafayette"]);
});

story("[GTR-RC-GHOS-9] [BANG-CH-GRIN-1] El Gringo takes a card for the point that makes him a ghost (ruling)", (t) => {
  t.seats("Ann* Bob Cid Dan")
    .is("Bob", "el-gringo")
    .table("Bob", "ghost-car")
    .life("Bob", 1)
    .hand("Ann", "duel:QD beer");
  t.Ann.plays("duel").on("Bob");
  t.Bob.isGhost().holds("beer");
});

story(
  "[BANG-CH-GRIN-1] [BANG-RES-3] El Gringo takes nothing from a source that falls in the same effect (ruling)",
  (t) => {
    t.seats("Ann* Bob Cid Dan").roles("Bob outlaw Cid renegade Dan outlaw").active("Bob").is("Cid", "el-gringo");
    t.hand("Bob", "most-wanted").life("Bob", 1).deck("saloon 5S 6S QH KH");
    t.Bob.plays("most-wanted");
    t.Bob.isAsked("last-life").passes().isOut();
    t.Cid.hasLost(1);
    expect(gains(t, "Cid")).toEqual([]);
  },
);
