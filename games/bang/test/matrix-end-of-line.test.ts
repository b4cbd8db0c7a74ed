import { expect } from "vitest";
import type { CharacterId } from "../engine/catalogue.ts";
import { ask } from "./matrix-answers.ts";
import { cast, CHARACTERS, declines, gains, type Gains } from "./matrix-characters.ts";
import { story, type Stage } from "./dsl.ts";

/** Each character as the one who takes the train to the End of the Line and as one whom its effect meets. */

const ORDER = ["Bob", "Cid", "Dan", "Eve", "Ann"] as const;

/** The train stands before its last stop. */
function atLastStop(t: Stage, side: "ironhorse" | "leland", id: CharacterId): void {
  t.seats("Ann* Bob Cid Dan Eve").side(side).line("boom-town frisco yooma catico deathwood", 4).cars("");
  cast(t, "Bob", id);
}

/** Bob takes the train there; everybody but him has empty hands. */
function arrives(t: Stage): void {
  t.active("Bob").hand("Bob", "next-stop:2D saloon").deck("wells-fargo");
  t.Bob.plays("next-stop");
  if (ask(t, "Bob") === "exempt") t.Bob.passes();
}

/** Ann takes it there, and Bob holds one card. */
function isMet(t: Stage): void {
  t.hand("Ann", "next-stop:2D").hand("Bob", "panic:8D").deck("wells-fargo");
  t.Ann.plays("next-stop");
  if (ask(t, "Bob") === "shade-oconnor") t.Bob.picks("panic");
  t.Ann.passes();
}

const MET: Gains = {
  "bart-cassidy": ["bart-cassidy 1"],
  manuelita: ["manuelita 2"],
  "shade-oconnor": ["shade-oconnor 1"],
};
const DRIVEN: Gains = { "bart-cassidy": ["bart-cassidy 1"], manuelita: ["manuelita 2"] };
const ARRIVED: Gains = { manuelita: ["manuelita 2"] };

for (const [id, rule] of CHARACTERS) {
  story(`[GTR-LOC-2] [GTR-EOL-1] [${rule}] Ironhorse in another's turn meets ${id}`, (t) => {
    atLastStop(t, "ironhorse", id);
    isMet(t);
    t.Bob.isAsked("shot").passes().hasLost(1);
    expect(t.told("lost-life").find((e) => e.t === "lost-life" && e.seat === 1)).toMatchObject({ points: 1, by: null });
    expect(gains(t, "Bob")).toEqual(MET[id] ?? []);
    t.Bob.hasCards(1 + (DRIVEN[id] === undefined ? 0 : Number(DRIVEN[id][0]!.split(" ")[1])));
    t.Ann.holds("wells-fargo").isAsked("play");
    const order = t.log();
    if (id === "manuelita" || id === "shade-oconnor")
      expect(order.lastIndexOf("drew")).toBeLessThan(order.indexOf("locomotive-acted"));
    if (id === "bart-cassidy") expect(order.lastIndexOf("drew")).toBeGreaterThan(order.lastIndexOf("lost-life"));
  });

  story(`[GTR-LOC-2] [BANG-RWD-3] [${rule}] ${id} falls to Ironhorse: nobody draws 3`, (t) => {
    atLastStop(t, "ironhorse", id);
    t.roles("Bob outlaw").life("Bob", 1);
    isMet(t);
    declines(t, "Bob");
    t.Bob.isOut().hasCards(0);
    expect(t.told("eliminated")).toMatchObject([{ seat: 1, by: null }]);
    expect(gains(t, "Ann")).toEqual([]);
    const before = MET[id]?.filter((gain) => !gain.startsWith("bart")) ?? [];
    expect(gains(t, "Bob")).toEqual(before);
    t.Ann.isAsked("play");
    expect([t.s.train!.pos, t.s.train!.side]).toEqual([0, "leland"]);
  });

  story(`[GTR-LOC-2] [GTR-EOL-1] [${rule}] ${id} drives to Ironhorse and is shot at first`, (t) => {
    atLastStop(t, "ironhorse", id);
    t.is("Eve", id === "vulture-sam" ? "rose-doolan" : "vulture-sam");
    arrives(t);
    t.Bob.isAsked("shot").passes();
    for (const name of ORDER) t.person(name).hasLost(1);
    const hurt = t.told("lost-life").map((e) => (e.t === "lost-life" ? [e.seat, e.by] : []));
    expect(hurt).toEqual(ORDER.map((name) => [t.seat(name), null]));
    expect(gains(t, "Bob")).toEqual(DRIVEN[id] ?? []);
    t.Bob.isAsked("play");
    expect([t.s.train!.pos, t.s.train!.side]).toEqual([0, "leland"]);
  });

  story(
    `[GTR-LOC-2] [BANG-RES-8] [GTR-EOL-3] [${rule}] ${id} drives to Ironhorse and falls: the turn is over (ruling)`,
    (t) => {
      atLastStop(t, "ironhorse", id);
      t.life("Bob", 1).life("Cid", 1).roles("Cid outlaw Dan renegade");
      arrives(t);
      t.Bob.passes().isIn();
      declines(t, "Bob");
      t.Bob.isOut();
      t.Cid.isOut();
      expect(gains(t, "Bob")).toEqual(ARRIVED[id] ?? []);
      expect(t.told("new-line")).toHaveLength(1);
      t.turnIs("Dan");
    },
  );

  story(`[GTR-LOC-3] [GTR-EOL-1] [${rule}] ${id} drives to Leland and picks first`, (t) => {
    atLastStop(t, "leland", id);
    arrives(t);
    const arrived = t.events.length;
    for (const name of ORDER.slice(0, 4)) t.person(name).isAsked("store").does(t.person(name).offers()[0]!);
    const taken = t.told("store-taken").map((e) => (e.t === "store-taken" ? e.seat : null));
    expect(taken).toEqual(ORDER.map((name) => t.seat(name)));
    expect(gains(t, "Bob")).toEqual(ARRIVED[id] ?? []);
    expect(t.events.slice(arrived).some((e) => e.t === "drew" && e.why === "manuelita")).toBe(false);
    t.Bob.hasLost(0)
      .hasCards(3 + (id === "manuelita" ? 2 : 0))
      .isAsked("play");
  });

  const again = id === "benny-brawler" ? "may take another" : "has had the one take";
  const price = id === "sancho" ? "free" : "paid";
  story(`[GTR-EOL-1] [GTR-TAKE-1] [${rule}] the last chance of ${id}: one Railcar (${price}), then ${again}`, (t) => {
    atLastStop(t, "leland", id);
    t.cars("caboose mail-car private-car").active("Bob").hand("Bob", "next-stop:2D panic:8D panic:QH");
    t.deck("wells-fargo").railcars("prisoner-car");
    t.Bob.plays("next-stop");
    t.Bob.isAsked("last-chance").takes("mail-car");
    if (id === "sancho") t.Bob.passes();
    else t.Bob.pays("panic:8D");
    t.Bob.hasInPlay("mail-car").hasLost(0);
    t.trainIs("caboose private-car prisoner-car", 5);
    if (id === "benny-brawler") {
      t.Bob.isAsked("last-chance").takes("private-car").pays("panic:QH").hasInPlay("mail-car private-car");
      t.Bob.isAsked("last-chance").passes();
    }
    if (id === "sgt-blaze") t.Bob.isAsked("exempt").passes();
    t.Bob.isAsked("store");
    for (const name of ORDER.slice(0, 4)) t.person(name).does(t.person(name).offers()[0]!);
    t.Bob.isAsked("play");
    const car = t.s.train!.cars[0]!;
    t.line("virginia-town frisco yooma catico deathwood", 1);
    if (id === "benny-brawler") expect(t.Bob.offers()).toContainEqual({ t: "take", car });
    else t.Bob.cannot({ t: "take", car }, "GTR-TAKE-1", { station: "virginia-town" });
  });
}

story("[GTR-CH-BLAZ-3] Sgt. Blaze drives to Ironhorse and leaves himself out (ruling)", (t) => {
  atLastStop(t, "ironhorse", "sgt-blaze");
  t.active("Bob").hand("Bob", "next-stop:2D");
  t.Bob.plays("next-stop");
  t.Bob.exempts("Bob").isAsked("play").hasLost(0);
  for (const name of ORDER.slice(1)) t.person(name).hasLost(1);
});

story("[GTR-CH-BLAZ-2] [GTR-LOC-3] Sgt. Blaze drives to Leland and leaves Dan out: four cards (ruling)", (t) => {
  atLastStop(t, "leland", "sgt-blaze");
  t.active("Bob").hand("Bob", "next-stop:2D");
  t.Bob.plays("next-stop");
  t.Bob.exempts("Dan");
  for (const name of ["Bob", "Cid", "Eve"]) t.person(name).isAsked("store").does(t.person(name).offers()[0]!);
  expect(t.told("store-opened")).toMatchObject([{ seats: [1, 2, 4, 0] }]);
  t.Dan.hasCards(0);
});

story("[GTR-CH-ZIPP-1] [GTR-EOL-1] Zippy Roy drives to the End of the Line by his ability", (t) => {
  atLastStop(t, "ironhorse", "zippy-roy");
  t.active("Bob");
  t.Bob.zips().isAsked("play").hasLost(1);
  t.Bob.cannot({ t: "advance", by: "zippy-roy" }, "GTR-CH-ZIPP-1");
});

story(
  "[GTR-CH-SHAD-1] [GTR-CH-MANU-1] [GTR-EOL-1] Shade O'Connor and Manuelita, clockwise from the active player",
  (t) => {
    atLastStop(t, "ironhorse", "shade-oconnor");
    t.is("Eve", "manuelita").active("Cid").hand("Cid", "next-stop:2D").hand("Bob", "panic:8D").deck("saloon 2C 3C 4C");
    t.Cid.plays("next-stop");
    t.Eve.hasCards(2);
    t.Bob.isAsked("shade-oconnor").picks("panic").holds("bang");
    t.Cid.isAsked("shot");
  },
);

story("[GTR-CH-SHAD-1] [GTR-EOL-1] Shade O'Connor sits before Manuelita: she is asked first", (t) => {
  atLastStop(t, "ironhorse", "shade-oconnor");
  t.is("Eve", "manuelita").hand("Ann", "next-stop:2D").hand("Bob", "panic:8D").deck("saloon 2C 3C 4C");
  t.Ann.plays("next-stop");
  t.Eve.hasCards(0);
  t.Bob.isAsked("shade-oconnor").passes().holds("panic");
  t.Eve.hasCards(2);
});
