import { expect } from "vitest";
import { cast, CHARACTERS, gains, type Gains } from "./matrix-characters.ts";
import { story } from "./dsl.ts";

/** Each character as the one who is challenged to a Duel and as the one who challenges. */

/** What Bob can lay down once. */
const shell = (id: string): string => (id === "calamity-janet" ? "missed:5S" : "bang:7C");

const LOST_TO_ANN: Gains = {
  "bart-cassidy": ["bart-cassidy 1"],
  "el-gringo": ["el-gringo from 0"],
  "suzy-lafayette": ["suzy-lafayette 1"],
};
const LOST_ONE_S_OWN: Gains = { "bart-cassidy": ["bart-cassidy 1"], "suzy-lafayette": ["suzy-lafayette 1"] };

for (const [id, rule] of CHARACTERS) {
  story(`[BANG-DUEL-1] [BANG-DUEL-2] [${rule}] ${id} is challenged and loses a life point to the challenger`, (t) => {
    t.seats("Ann* Bob Cid Dan Eve").hand("Ann", "duel:QD bang:5C panic:8D").hand("Bob", shell(id));
    cast(t, "Bob", id);
    t.Ann.plays("duel").on("Bob");
    t.Bob.isAsked("duel").uses(shell(id));
    t.Ann.isAsked("duel").uses("bang");
    t.Bob.isNotAsked().hasLost(1);
    expect(t.told("lost-life")).toMatchObject([{ seat: 1, points: 1, by: 0 }]);
    expect(gains(t, "Bob")).toEqual(LOST_TO_ANN[id] ?? []);
    t.Bob.hasCards(LOST_TO_ANN[id]?.length ?? 0);
    t.Ann.isAsked("play").holds(id === "el-gringo" ? "" : "panic");
  });

  story(`[BANG-DEATH-1] [BANG-DEATH-4] [${rule}] ${id}, challenged at the last life point, drinks a Beer`, (t) => {
    t.seats("Ann* Bob Cid Dan Eve").hand("Ann", "duel:QD panic:8D").hand("Bob", "beer");
    cast(t, "Bob", id);
    t.life("Bob", 1);
    t.Ann.plays("duel").on("Bob");
    t.Bob.isAsked("duel").passes().isAsked("last-life");
    expect(gains(t, "Bob")).toEqual([]);
    t.Bob.uses("beer").hasLife(1).isIn();
    expect(gains(t, "Bob")).toEqual(LOST_TO_ANN[id] ?? []);
  });

  story(
    `[BANG-DEATH-2] [BANG-DEATH-4] [BANG-RWD-1] [${rule}] ${id} falls in another's Duel: nothing but the reward`,
    (t) => {
      t.seats("Ann* Bob Cid Dan Eve").roles("Bob outlaw").hand("Ann", "duel:QD panic:8D").table("Bob", "scope");
      cast(t, "Bob", id);
      t.life("Bob", 1).hand("Bob", "saloon");
      t.Ann.plays("duel").on("Bob");
      t.Bob.passes().passes().isOut().hasCards(0).hasInPlay("");
      expect(gains(t, "Bob")).toEqual([]);
      expect(gains(t, "Ann")).toEqual(["reward 3"]);
      expect(t.told("eliminated")).toMatchObject([{ seat: 1, by: 0 }]);
      t.topIs("saloon");
    },
  );

  /** Something El Gringo could take from himself; Suzy is to have nothing left. */
  const spare = id === "suzy-lafayette" ? "" : " saloon";
  story(`[BANG-DUEL-2] [${rule}] ${id} loses an own Duel: nobody caused it`, (t) => {
    t.seats("Ann* Bob Cid Dan Eve")
      .active("Bob")
      .hand("Bob", `duel:QD ${shell(id)}${spare}`);
    t.hand("Ann", "bang:5C bang:6C panic:8D");
    cast(t, "Bob", id);
    t.Bob.plays("duel").on("Ann");
    t.Ann.isAsked("duel").uses("bang:5C");
    t.Bob.isAsked("duel").uses(shell(id));
    t.Ann.uses("bang:6C").holds("panic");
    if (spare !== "") t.Bob.isAsked("duel").passes();
    t.Bob.isAsked("play").hasLost(1);
    expect(t.told("lost-life")).toMatchObject([{ seat: 1, points: 1, by: null }]);
    expect(gains(t, "Bob")).toEqual(LOST_ONE_S_OWN[id] ?? []);
  });

  story(
    `[BANG-DUEL-2] [BANG-RWD-3] [BANG-RES-8] [${rule}] ${id} falls in an own Duel: no penalty, next turn (ruling)`,
    (t) => {
      t.seats("Ann* Bob Cid Dan Eve").roles("Bob deputy Eve outlaw").active("Bob").hand("Bob", "duel:QD");
      t.hand("Ann", "bang:5C panic:8D").table("Ann", "scope");
      cast(t, "Bob", id);
      t.life("Bob", 1);
      t.Bob.plays("duel").on("Ann");
      t.Ann.uses("bang:5C").holds("panic").hasInPlay("scope");
      t.Bob.isOut();
      expect(t.told("eliminated")).toMatchObject([{ seat: 1, by: null }]);
      expect(gains(t, "Bob")).toEqual([]);
      t.turnIs("Cid");
    },
  );

  const heir = id === "vulture-sam" ? ["inherited 1"] : [];
  story(`[BANG-RWD-1] [BANG-DUEL-2] [${rule}] ${id} brings down an Outlaw in an own Duel and draws 3`, (t) => {
    t.seats("Ann* Bob Cid Dan Eve").roles("Bob renegade Cid outlaw").active("Bob").hand("Bob", "duel:QD");
    t.table("Cid", "scope").life("Cid", 1);
    cast(t, "Bob", id);
    t.Bob.plays("duel").on("Cid").hasLost(0);
    t.Cid.isOut().hasInPlay("");
    expect(t.told("eliminated")).toMatchObject([{ seat: 2, by: 1 }]);
    expect(gains(t, "Bob")).toEqual([...heir, "reward 3"]);
    t.Bob.hasCards(3 + heir.length);
  });
}

story(
  "[BANG-RES-5] [GTR-RC-SLEE-3] a ghost fires its Ghost Car in a Duel and is out; the challenger must still answer (ruling)",
  (t) => {
    t.seats("Ann* Bob Cid Dan Eve").hand("Ann", "duel:QD panic:8D").ghost("Bob").table("Bob", "sleeper-car");
    t.Ann.plays("duel").on("Bob");
    t.Bob.sleeps("ghost-car").isOut();
    t.Ann.isAsked("duel").passes().hasLost(1);
  },
);

story(
  "[BANG-RES-8] [GTR-RC-SLEE-3] a ghost fires its Ghost Car in an own Duel: that is finished, then its turn is over (ruling)",
  (t) => {
    t.seats("Ann* Bob Cid Dan Eve").active("Bob").hand("Bob", "duel:QD").ghost("Bob").table("Bob", "sleeper-car");
    t.hand("Ann", "bang:5C bang:6C panic:8D").is("Ann", "el-gringo");
    t.Bob.plays("duel").on("Ann");
    t.Ann.uses("bang:5C");
    t.Bob.sleeps("ghost-car").isOut();
    t.Ann.isAsked("duel").uses("bang:6C").hasLost(0).holds("panic");
    t.turnIs("Cid");
  },
);
