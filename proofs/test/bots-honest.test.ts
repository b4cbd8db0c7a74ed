import { describe, expect, it } from "vitest";
import { GAMES } from "@trestle/tools/registry.ts";
import { watchHonesty } from "../prove/honesty.ts";

describe("bots answer alike in every world that looks the same to them", () => {
  for (const e of GAMES)
    it(`in ${e.text.name}, every level`, { timeout: 600_000 }, () => {
      const watched = watchHonesty({ game: e.game.id, seed: "sample", positions: 120, worlds: 2, iterations: 4 });
      expect(watched["positions"]).toBe(120);
    });
});
