import { expect } from "vitest";
import { BAGGAGE_CAR } from "../engine/train/pieces.ts";
import { ANSWERS, ask, type Answer } from "./matrix-answers.ts";
import { CHALLENGES, FATES, set, SHOTS } from "./matrix-shots.ts";
import { story, type Stage } from "./dsl.ts";

/** Every shot of §6 against every Missed! effect, and what no Missed! effect helps against. */

/** A Railcar and a character exist once: these two cannot meet themselves. */
function isPossible(what: string, answer: Answer): boolean {
  if (answer.name === "Baggage Car") return what !== "a Baggage Car shot";
  return answer.name !== "Calamity Janet's BANG!" || !what.startsWith("Calamity Janet");
}

for (const shot of SHOTS)
  for (const answer of ANSWERS.filter((a) => isPossible(shot.name, a)))
    story(`[BANG-SHOT-4] [BANG-SHOT-1] [${shot.rule}] [${answer.rule}] ${answer.name} cancels ${shot.name}`, (t) => {
      set(t, shot);
      answer.ready(t);
      shot.begin(t);
      t.Bob.isAsked("shot");
      answer.use(t);
      expect(ask(t, "Bob")).not.toBe("shot");
      t.Bob.hasLost(answer.heals ? -1 : 0);
      const by = shot.what === "ironhorse" ? null : 0;
      expect(t.told("missed")).toMatchObject([{ seat: 1, by, what: shot.what }]);
      if (answer.name === "Evaded!") t.Bob.holds(shot.card);
      else t.Bob.hasCards(0);
    });

story("[GTR-RC-BAGG-2] [GTR-RC-3] the Baggage Car that shoots lies under its deck and answers for nobody", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").table("Ann", "baggage-car").hand("Bob", "beer");
  t.Ann.activates("baggage-car", "bang").on("Bob");
  expect(t.s.train!.deck[0]).toBe(BAGGAGE_CAR);
  t.Bob.cannot({ t: "use", card: BAGGAGE_CAR, as: "missed", at: null, take: null }, "GTR-RC-BAGG-2");
  t.Bob.passes().hasLost(1);
});

for (const menace of CHALLENGES)
  for (const answer of ANSWERS)
    story(`[BANG-SHOT-4] [BANG-INDI-2] [${menace.rule}] ${answer.name} does not help against ${menace.name}`, (t) => {
      set(t, menace);
      answer.ready(t);
      t.hand("Bob", "wells-fargo");
      menace.begin(t);
      t.Bob.isAsked(menace.name === "a Duel" ? "duel" : "indians");
      if (answer.name === "Calamity Janet's BANG!") t.Bob.cannot({ t: "barrel", card: null }, "BANG-INDI-2");
      else t.Bob.cannot(answer.move(t), "BANG-INDI-2");
      t.Bob.passes().hasLost(1);
    });

for (const fate of FATES)
  for (const answer of ANSWERS)
    story(`[BANG-SHOT-4] [${fate.rule}] ${answer.name} is not asked for at ${fate.name}`, (t) => {
      set(t, fate);
      answer.ready(t);
      fate.begin(t);
      const lost = t.told("lost-life");
      expect(lost).toMatchObject([{ seat: 1, points: fate.name === "Dynamite" ? 3 : 1, by: byWhom(fate.name) }]);
      expect(t.told("answered")).toEqual([]);
      for (const kind of ["shot", "indians", "duel"]) expect(ask(t, "Bob")).not.toBe(kind);
    });

function byWhom(name: string): number | null {
  return name === "Dynamite" ? null : 0;
}

/** Slab's BANG! with this answer already given once. */
function againstSlab(t: Stage, answer: Answer): void {
  t.seats("Ann* Bob Cid Dan Eve").is("Ann", "slab-the-killer").is("Bob", "willy-the-kid").hand("Ann", "bang:5D");
  answer.ready(t);
}

for (const answer of ANSWERS) {
  story(`[BANG-CH-SLAB-1] [${answer.rule}] ${answer.name} alone does not cancel Slab's BANG!`, (t) => {
    againstSlab(t, answer);
    t.Ann.plays("bang").on("Bob");
    answer.use(t);
    if (ask(t, "Bob") === "shot") t.Bob.passes();
    expect(t.told("missed")).toEqual([]);
    expect(t.told("lost-life")).toMatchObject([{ seat: 1, points: 1, by: 0 }]);
    t.Bob.hasCards(0);
    t.topIs(answer.top);
  });

  story(`[BANG-CH-SLAB-1] [${answer.rule}] ${answer.name} and a Missed! cancel Slab's BANG!`, (t) => {
    againstSlab(t, answer);
    t.hand("Bob", "missed:8S");
    t.Ann.plays("bang").on("Bob");
    answer.use(t);
    t.Bob.isAsked("shot").uses("missed:8S");
    expect(t.told("lost-life")).toEqual([]);
    t.Bob.holds(answer.name === "Evaded!" ? "bang" : "");
  });

  story(`[BANG-SHOT-2] [${answer.rule}] Bob may be hit although he has ${answer.name}`, (t) => {
    t.seats("Ann* Bob Cid Dan Eve").is("Bob", "willy-the-kid").hand("Ann", "bang:5D");
    answer.ready(t);
    t.Ann.plays("bang").on("Bob");
    t.Bob.passes().hasLost(1).hasCards(answer.cards);
  });

  story(`[BANG-SHOT-3] [${answer.rule}] ${answer.name} saves only the one who is shot at`, (t) => {
    t.seats("Ann* Bob Cid Dan Eve").is("Bob", "willy-the-kid").hand("Ann", "bang:5D");
    answer.ready(t);
    t.Ann.plays("bang").on("Eve");
    t.Bob.isNotAsked().hasLost(0);
    t.Eve.hasLost(1);
  });
}
