import { describe, expect, it } from "vitest";
import { owed } from "@trestle/kernel";
import { pebbles, type Pebbles } from "../../kernel/test/pebbles.ts";
import { defaultBots } from "../src/default.ts";
import type { BotRequest, Level } from "../src/index.ts";
import { lines as english } from "../text/en.ts";
import { lines as italian } from "../text/it.ts";

const { factory } = defaultBots;

/** Who takes the last pebble wins; one to three are taken at a time. */
function asked(left: number, level: Level): BotRequest<Pebbles> {
  const view = { left, turn: 0 };
  const s = pebbles.imagine(view, { k: "sfc32", a: 1, b: 2, c: 3, d: 4 });
  const decision = owed(pebbles.pending(s))!;
  const legal: Pebbles["move"][] = [];
  pebbles.moves(s, decision, legal);
  return { game: pebbles, view, history: [], legal, decision, seed: 7, iterations: 100, level, temper: "even" };
}

describe("bots of a game that brings none", () => {
  it("try each move and take the one that wins most often", () => {
    const thinking = factory.begin(asked(3, "gunslinger"));
    thinking.more(50);
    const { move, why } = thinking.result();
    expect(move).toEqual({ take: 3 });
    expect(why).toEqual({ lines: [{ key: "tried", data: { share: 1 } }], opens: "end" });
    expect(thinking.hints()[0]).toMatchObject({ move: { take: 3 }, share: 1 });
  });

  it("come to the same result however the iterations are handed out", () => {
    const [once, often] = [factory.begin(asked(9, "legend")), factory.begin(asked(9, "legend"))];
    once.more(60);
    for (let i = 0; i < 20; i++) often.more(3);
    expect(often.spent).toBe(once.spent);
    expect(often.hints()).toEqual(once.hints());
  });

  it("play anything as a greenhorn, at once and without a reason", () => {
    const thinking = factory.begin(asked(9, "greenhorn"));
    expect([thinking.done, thinking.result().why.lines]).toEqual([true, []]);
    expect(asked(9, "greenhorn").legal).toContainEqual(thinking.result().move);
  });

  it("say how often the move has won", () => {
    expect(english.tried({ share: 0.625 })).toBe("Played on at random, this won 63 times in 100.");
    expect(italian.tried({ share: 0.625 })).toContain("63 volte su 100");
  });
});
