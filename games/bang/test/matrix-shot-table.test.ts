import { expect } from "vitest";
import { NAME } from "../engine/pieces.ts";
import { ask } from "./matrix-answers.ts";
import { CHALLENGES, FATES, set, SHOTS, type Menace } from "./matrix-shots.ts";
import { story, type Stage } from "./dsl.ts";

/** The other columns of the table in §6, one story for each of its cells, and what is no Missed! effect. */

const ANYTHING: readonly Menace[] = [...SHOTS, ...CHALLENGES, ...FATES];

for (const shot of SHOTS) {
  const { name } = shot;
  const diverted = `Evan Babbit ${shot.bang ? "diverts" : "cannot divert"} ${name}`;
  story(`[GTR-CH-EVAN-1] [${shot.rule}] ${diverted}`, (t) => {
    set(t, shot);
    t.is("Bob", "evan-babbit").hand("Bob", shot.suited);
    shot.begin(t);
    const card = t.player("Bob").hand[0]!;
    if (shot.bang) {
      t.Bob.diverts(shot.suited, "Cid").hasLost(0).hasCards(0);
      expect(t.told("lost-life")).toMatchObject([{ seat: 2, points: 1, by: 0 }]);
    } else {
      t.Bob.cannot({ t: "divert", card, at: 2 }, "GTR-CH-EVAN-1").passes().hasLost(1).hasCards(1);
    }
  });

  if (shot.bang)
    story(`[GTR-CH-EVAN-1] [${shot.rule}] a card of another suit does not divert ${name}`, (t) => {
      set(t, shot);
      t.is("Bob", "evan-babbit").hand("Bob", "saloon");
      shot.begin(t);
      t.Bob.cannot({ t: "divert", card: t.player("Bob").hand[0]!, at: 2 }, "GTR-CH-EVAN-1");
      t.Bob.passes().hasLost(1).holds("saloon");
    });

  if (shot.bang)
    story(`[GTR-CH-EVAN-2] [${shot.rule}] ${name} is diverted neither to the shooter nor beyond distance 1`, (t) => {
      set(t, shot);
      t.is("Bob", "evan-babbit").hand("Bob", shot.suited);
      shot.begin(t);
      const card = t.player("Bob").hand[0]!;
      t.Bob.cannot({ t: "divert", card, at: 0 }, "GTR-CH-EVAN-2", { seat: 0 });
      t.Bob.cannot({ t: "divert", card, at: 3 }, "GTR-CH-EVAN-2", { seat: 3, distance: 2, reach: 1 });
    });

  if (shot.bang)
    story(`[GTR-CH-EVAN-2] [${shot.rule}] with two players ${name} is not diverted at all`, (t) => {
      set(t, shot);
      t.is("Bob", "evan-babbit").hand("Bob", shot.suited).out("Cid").out("Dan").out("Eve");
      shot.begin(t);
      t.Bob.cannot({ t: "divert", card: t.player("Bob").hand[0]!, at: 2 }, "GTR-CH-EVAN-2", { players: 2 });
      t.Bob.passes().hasLost(1);
    });

  const guarded = shot.bang ? "protects from" : "does not protect from";
  story(`[GTR-RC-PRIV-1] [GTR-RC-PRIV-2] [${shot.rule}] Private Car ${guarded} ${name}`, (t) => {
    set(t, shot);
    t.table("Bob", "private-car");
    if (shot.bang) {
      t.Ann.cannot(shot.aim(t, 1), "GTR-RC-PRIV-1", { seat: 1 });
      t.hand("Bob", "saloon");
    }
    shot.begin(t);
    if (ask(t, "Bob") === "shot") t.Bob.passes();
    t.Bob.hasLost(1);
  });

  if (!name.startsWith("Calamity"))
    story(
      `[BANG-CH-SLAB-1] [${shot.rule}] it takes ${shot.bang ? "two Missed!" : "one Missed!"} to cancel ${name} by Slab`,
      (t) => {
        set(t, shot);
        t.is("Ann", "slab-the-killer").hand("Bob", "missed:5S missed:6S");
        shot.begin(t);
        t.Bob.uses("missed:5S");
        expect(ask(t, "Bob")).toBe(shot.bang ? "shot" : null);
        if (shot.bang) t.Bob.uses("missed:6S");
        t.Bob.hasLost(0).hasCards(shot.bang ? 0 : 1);
      },
    );

  story(
    `[BANG-PLAY-2] [BANG-PLAY-3] [${shot.rule}] after a BANG! ${name} is ${shot.limited ? "refused" : "free"}`,
    (t) => {
      set(t, shot);
      t.hand("Ann", "bang:9C");
      t.Ann.plays("bang:9C").on("Eve");
      if (shot.limited) {
        t.Ann.cannot(shot.aim(t, 1), "BANG-PLAY-2", { played: 1, allowed: 1 });
        return;
      }
      shot.begin(t);
      t.Bob.hasLost(1);
      expect(t.s.turn.bangs).toBe(1);
    },
  );

  story(`[BANG-DIST-4] [${shot.rule}] ${name} with a Colt .45 at distance 2: ${shot.target}`, (t) => {
    set(t, shot);
    t.Ann.sees("Cid", 2);
    if (shot.target === "in reach") {
      t.Ann.cannot(shot.aim(t, 2), "BANG-DIST-4", { distance: 2, reach: 1 });
    } else if (shot.target === "anybody") {
      t.table("Cid", "mustang");
      t.Ann.does(shot.aim(t, 2));
      t.Cid.isAsked("train-robbery").stands("mustang").hasLost(1);
    } else {
      shot.begin(t);
      for (const far of ["Cid", "Dan"]) t.person(far).hasLost(1);
      t.Ann.hasLost(shot.target === "all" ? 1 : 0);
    }
  });

  story(`[BANG-MISS-1] [${shot.rule}] a BANG!, a Beer or a Sleeper Car is no answer to ${name}`, (t) => {
    set(t, shot);
    t.hand("Bob", "bang:7C beer");
    if (shot.what !== "sleeper-car") t.table("Bob", "sleeper-car");
    t.table("Bob", "strongbox");
    shot.begin(t);
    const { hand, table } = t.player("Bob");
    t.Bob.cannot({ t: "answer", card: hand[0]! }, "BANG-MISS-1", { card: "bang" });
    t.Bob.cannot({ t: "answer", card: hand[1]! }, "BANG-MISS-1", { card: "beer" });
    t.Bob.cannot({ t: "sleeper", card: table.at(-1)! }, "BANG-SHOT-1", { card: "strongbox" });
    t.Bob.cannot({ t: "barrel", card: null }, "BANG-CH-JOUR-1");
    t.Bob.cannot({ t: "cover", card: table.at(-1)! }, "GTR-RC-CABO-1", { card: "strongbox" });
    t.Bob.passes().hasLost(1).hasCards(2);
  });
}

for (const menace of CHALLENGES) {
  const { name } = menace;
  const kind = name === "a Duel" ? "duel" : "indians";
  /** Ann has nothing to answer a Duel with. */
  const thenAnn = (t: Stage): void => void t.Ann.hasLost(kind === "duel" ? 1 : 0);

  story(`[BANG-BANG-2] [BANG-INDI-2] a BANG! answers ${name}`, (t) => {
    set(t, menace);
    t.hand("Bob", "bang:7C");
    menace.begin(t);
    t.Bob.isAsked(kind).uses("bang").hasLost(0).hasCards(0);
    thenAnn(t);
  });

  story(`[BANG-CH-CALA-1] [BANG-INDI-2] Calamity Janet's Missed! answers ${name}`, (t) => {
    set(t, menace);
    t.is("Bob", "calamity-janet").hand("Bob", "missed:5S");
    menace.begin(t);
    t.Bob.isAsked(kind).uses("missed").hasLost(0).hasCards(0);
    thenAnn(t);
  });

  story(`[BANG-INDI-2] nobody else's Missed! answers ${name}`, (t) => {
    set(t, menace);
    t.hand("Bob", "missed:5S");
    menace.begin(t);
    t.Bob.cannot({ t: "answer", card: t.player("Bob").hand[0]! }, "BANG-INDI-2", { card: "missed" });
    t.Bob.passes().hasLost(1);
  });

  story(`[GTR-RC-SLEE-3] [BANG-INDI-2] Sleeper Car answers ${name}`, (t) => {
    set(t, menace);
    t.table("Bob", "sleeper-car").hand("Bob", "barrel");
    menace.begin(t);
    t.Bob.isAsked(kind).sleeps("barrel").hasLost(0).hasCards(0);
    thenAnn(t);
  });

  for (const wrong of ["knife-revolver", "train-robbery", "gatling", "beer"])
    story(`[BANG-INDI-2] [GTR-PC-KNIF-2] ${wrong} is no answer to ${name}`, (t) => {
      set(t, menace);
      t.hand("Bob", wrong);
      menace.begin(t);
      t.Bob.cannot({ t: "answer", card: t.player("Bob").hand[0]! }, "BANG-INDI-2", { card: wrong });
      t.Bob.passes().hasLost(1).holds(wrong);
    });

  story(`[GTR-CH-EVAN-1] [GTR-RC-PRIV-2] ${name} is neither diverted nor kept off by Private Car`, (t) => {
    set(t, menace);
    t.is("Bob", "evan-babbit").table("Bob", "private-car");
    menace.begin(t);
    t.Bob.isNotAsked().hasLost(1);
  });

  story(`[GTR-RC-PRIS-1] Prisoner Car keeps ${name} off`, (t) => {
    set(t, menace);
    t.table("Bob", "prisoner-car").hand("Bob", "bang:7C");
    menace.begin(t);
    t.Bob.isNotAsked().hasLost(0).hasCards(1);
  });
}

/** Bob lets it happen. */
function gets(t: Stage, menace: Menace): void {
  menace.begin(t);
  for (const kind of ["shot", "indians", "duel"]) if (ask(t, "Bob") === kind) t.Bob.passes();
}

for (const menace of ANYTHING) {
  const { name } = menace;
  const dynamite = name === "Dynamite";

  story(`[BANG-DEATH-1] [${menace.rule}] a Beer at the last life point saves from ${name}`, (t) => {
    set(t, menace);
    t.life("Bob", dynamite ? 3 : 1).hand("Bob", "beer");
    gets(t, menace);
    t.Bob.isAsked("last-life").uses("beer").hasLife(1).isIn();
  });

  story(`[BANG-DEATH-2] [${menace.rule}] without a Beer ${name} brings down who has no life point left`, (t) => {
    set(t, menace);
    t.life("Bob", dynamite ? 3 : 1).hand("Bob", "cactus");
    gets(t, menace);
    const cactus = t.player("Bob").hand[0]!;
    t.Bob.isAsked("last-life").cannot({ t: "answer", card: cactus }, "BANG-DEATH-1").passes().isOut();
  });

  story(`[BANG-CH-SIDK-1] [${menace.rule}] Sid Ketchum saves himself from ${name}`, (t) => {
    set(t, menace);
    t.is("Bob", "sid-ketchum").life("Bob", dynamite ? 3 : 1);
    t.hand("Bob", "cactus saloon");
    gets(t, menace);
    t.Bob.isAsked("last-life").heals("cactus", "saloon").hasLife(1).isIn();
  });

  const nobody = dynamite || name === "Ironhorse";
  story(`[BANG-CH-GRIN-1] [BANG-TERM-7] ${name}: El Gringo takes ${nobody ? "nothing" : "a card"}`, (t) => {
    set(t, menace);
    t.is("Bob", "el-gringo").hand("Ann", "saloon");
    gets(t, menace);
    const stolen = t.told("stole");
    expect(stolen.length).toBe(nobody ? 0 : 1);
    if (!nobody) expect(stolen).toMatchObject([{ seat: 1, from: 0, why: "el-gringo" }]);
  });

  story(`[BANG-RWD-1] [BANG-RWD-3] ${name} brings down an Outlaw: ${nobody ? "nobody draws" : "Ann draws 3"}`, (t) => {
    set(t, menace);
    t.roles("Bob outlaw").life("Bob", dynamite ? 3 : 1);
    gets(t, menace);
    t.Bob.isOut();
    const drew = t.told("drew").filter((e) => e.t === "drew" && e.why === "reward");
    if (nobody) expect(drew).toEqual([]);
    else expect(drew).toMatchObject([{ seat: 0, count: 3 }]);
  });

  story(`[BANG-DMG-2] [GTR-RC-GHOS-6] ${name} takes nothing from a ghost`, (t) => {
    set(t, menace);
    t.ghost("Bob");
    gets(t, menace);
    if (name === "a Train Robbery")
      expect(t.told("stood").map((e) => e.t === "stood" && NAME[e.card])).toEqual(["schofield"]);
    expect(t.told("lost-life").filter((e) => e.t === "lost-life" && e.seat === 1)).toEqual([]);
    t.Bob.isGhost();
  });
}

for (const copied of ["gatling", "knife-revolver", "train-robbery"])
  story(
    `[GTR-PC-MONY-4] [GTR-PC-EVAD-1] Evaded! against a Money Bag that copies ${copied} takes Money Bag (ruling)`,
    (t) => {
      t.seats("Ann* Bob Cid Dan Eve").hand("Ann", "bang:9C money-bag").hand("Bob", "evaded").table("Bob", "schofield");
      t.Ann.plays("bang").on("Eve");
      t.discard(copied);
      t.deck("4C");
      if (copied === "gatling") t.Ann.plays("money-bag");
      else t.Ann.plays("money-bag").on("Bob");
      if (copied === "train-robbery") t.Bob.stands("schofield");
      t.Bob.isAsked("shot").uses("evaded").hasLost(0).holds("money-bag");
      expect(t.s.turn.bangs).toBe(1);
      expect(t.s.discard.map((c) => NAME[c])).toContain(copied);
    },
  );

story("[GTR-PC-MONY-4] [BANG-INDI-2] Evaded! is no answer to Indians! copied by a Money Bag (ruling)", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").discard("indians").hand("Ann", "money-bag").hand("Bob", "evaded");
  t.Ann.plays("money-bag");
  t.Bob.isAsked("indians").cannot({ t: "answer", card: t.player("Bob").hand[0]! }, "BANG-INDI-2", { card: "evaded" });
  t.Bob.passes().hasLost(1);
});

story("[GTR-PC-MONY-4] [GTR-RC-PRIS-1] Prisoner Car keeps a copied Duel off (ruling)", (t) => {
  t.seats("Ann* Bob Cid Dan Eve")
    .discard("duel:QD")
    .hand("Ann", "money-bag")
    .hand("Bob", "bang")
    .table("Bob", "prisoner-car");
  t.Ann.plays("money-bag").on("Bob");
  t.Bob.isNotAsked().hasLost(0).hasCards(1);
});

story(
  "[GTR-PC-EVAD-4] [GTR-PC-ROBB-2] Evaded! takes Train Robbery at the first shot; the other card is still asked for (ruling)",
  (t) => {
    t.seats("Ann* Bob Cid Dan Eve")
      .hand("Ann", "train-robbery:4D")
      .hand("Bob", "evaded")
      .table("Bob", "schofield scope");
    t.Ann.plays("train-robbery").on("Bob");
    t.Bob.stands("schofield").uses("evaded").holds("train-robbery").isAsked("train-robbery").stands("scope");
    t.Bob.isAsked("shot").passes().hasLost(1).hasInPlay("schofield scope");
  },
);

story(
  "[GTR-RC-SLEE-1] [BANG-RES-8] a ghost shoots with its own Ghost Car: the shot hits, nobody is rewarded (ruling)",
  (t) => {
    t.seats("Ann* Bob Cid Dan Eve")
      .roles("Cid outlaw Dan renegade")
      .active("Bob")
      .ghost("Bob")
      .table("Bob", "sleeper-car");
    t.life("Cid", 1);
    t.Bob.activates("sleeper-car").on("Cid").picks("ghost-car").isOut().hasCards(0);
    t.Cid.isOut();
    expect(t.told("drew").filter((e) => e.t === "drew" && e.why === "reward")).toEqual([]);
    t.turnIs("Dan");
  },
);
