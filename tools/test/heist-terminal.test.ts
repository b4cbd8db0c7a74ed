import { describe, expect, it } from "vitest";
import { think } from "@trestle/bots";
import { heist, ours } from "@trestle/games/heist/engine";
import { choices, isRefusal, sfc32, sha256Text } from "@trestle/kernel";
import { inkOf } from "../src/lib/ink.ts";
import { describeHeist, drawHeist } from "@trestle/games/heist/terminal";
import { runTable } from "../src/play/run.ts";
import type { Screen } from "../src/play/screen.ts";
import { closeTable, openTable, type LocalTable } from "../src/play/table.ts";
import { play } from "../src/play.ts";
import { findGame } from "../src/registry.ts";
import { run } from "./run-tool.ts";

const PATIENCE = 60_000;
const entry = findGame("heist")!;

function open(options: unknown, seats: number, me: number | null, seed: string): LocalTable {
  const config = entry.game.parseConfig(options);
  if (isRefusal(config)) throw new Error(config.rule);
  const chance = { secret: sha256Text(seed), bots: sfc32(1), created: "2026-01-01T00:00:00.000Z" };
  const company = { level: "gunslinger", temper: "even" } as const;
  return openTable({ entry, config, seats, me, myName: "You", ...chance, ...company });
}

/** A person who types the same thing again and again. */
function typist(type: (prompt: string) => string): Screen & { lines: string[] } {
  const lines: string[] = [];
  return {
    lines,
    ink: inkOf(false, 110),
    write: (line) => void lines.push(line),
    ask: (prompt) => Promise.resolve(type(prompt)),
    drop: () => undefined,
    overhear: () => undefined,
    notice: (text) => void lines.push(text),
    pause: () => Promise.resolve(),
  };
}

describe("Train Heist in the terminal", () => {
  it(
    "a solo game with two cowboys is played to the end by typed lines, always the first choice",
    async () => {
      const table = open({ solo: 2 }, 1, 0, "first");
      const screen: ReturnType<typeof typist> = typist((prompt) => {
        if (prompt.startsWith("Enter")) return "";
        // Mounting and dismounting cost nothing: whoever never says "done" never is.
        const shown = screen.lines.slice(-12).join("\n");
        return (/no actions left/.test(shown) && /(\d+) Done/.exec(shown)?.[1]) || "1";
      });
      expect(await runTable(table, screen)).toBe(true);
      expect(closeTable(table).end!.outcome).not.toBeNull();
      expect(screen.lines.at(-1)).toMatch(/^ {2}\[HEIST-END-\d\]$/);
    },
    PATIENCE,
  );

  it(
    "and by following the hints, to a win",
    async () => {
      const table = open({ solo: 2 }, 1, 0, "hints");
      const hinted = { list: [] as string[] };
      const screen = typist((prompt) => {
        if (prompt.startsWith("Enter")) return "";
        const next = hinted.list.shift();
        if (next !== undefined) return next;
        hinted.list = picksOf(table);
        return hinted.list.shift()!;
      });
      expect(await runTable(table, screen)).toBe(true);
      expect(closeTable(table).end!.outcome!.winners).toEqual([0]);
    },
    PATIENCE,
  );

  it("draws both maps with everybody on them, the tiles and what the train will meet", () => {
    const table = open({}, 4, 1, "picture");
    const view = heist.view(table.recorder.state as Parameters<typeof heist.view>[0], 1);
    const wide = drawHeist(ours)(view, table.names, inkOf(false, 120)).join("\n");
    for (const word of [
      "Crackpot Canyon",
      "⌂A",
      "[5]",
      "◆red",
      "SHERIFF",
      "G Y R B",
      "Anvil Mesa",
      "Heist Meter 0 of 10",
    ])
      expect(wide).toContain(word);
    expect(wide).toContain("The engine next: 1.");
    expect(wide.split("\n").every((line) => line.length <= 120)).toBe(true);
    const narrow = drawHeist(ours)(view, table.names, inkOf(false, 80)).join("\n");
    expect(narrow).toContain("The train: 1 Town A Halt");
    const said = describeHeist(ours)(view, table.names).join("\n");
    for (const word of ["The Sheriff is at Inside Car B", "it heads for", "Town C: nothing waits there", "Wanted, "])
      expect(said).toContain(word);
  });

  it("shows no rival's hand in versus", () => {
    const table = open({ mode: "versus" }, 3, 0, "secret");
    const view = heist.view(table.recorder.state as Parameters<typeof heist.view>[0], 0);
    const lines = drawHeist(ours)(view, table.names, inkOf(false, 120));
    expect(lines.find((line) => line.includes("You, Crackpot Canyon"))).toMatch(/(Revolver|Bag|Keyhole|Wild)/);
    expect(lines.find((line) => line.includes("Hank, Crackpot Canyon"))).toMatch(/5 cards/);
  });

  it(
    "tells a game of bots as a story, drawing the table once a turn",
    async () => {
      const args = ["heist", "--watch", "--seats", "3", "--seed", "3"];
      const r = await run(play, args);
      expect(r.status).toBe(0);
      const turns = new Set(r.out.match(/Turn \d+: \w+[^,]*\./g) ?? []);
      const drawings = r.out.match(/Last Rope: /g) ?? [];
      expect(turns.size).toBeGreaterThan(10);
      expect(drawings.length).toBeLessThanOrEqual(turns.size + 8);
      expect(r.out).toMatch(/robs .* in Car [ABC] with/);
    },
    PATIENCE,
  );

  it("has long lists in columns and lists what is greyed when asked", async () => {
    const table = open({ solo: 2 }, 1, 0, "lists");
    const typed = ["??", "?", "q"];
    const screen = typist(() => typed.shift() ?? "q");
    expect(await runTable(table, screen)).toBe(false);
    const said = screen.lines.join("\n");
    expect(said).toMatch(/\d+ more cannot be picked now: \?\? lists them/);
    expect(said).toContain("Drop off your loot");
    expect(said).toContain("everything that cannot be picked now");
  });
});

/** What a person would type to play a gunslinger's move: the place of each of its slots in the list. */
function picksOf(t: LocalTable): string[] {
  const { game } = t.entry;
  const s = t.recorder.state;
  const d = game.pending(s)[0]!;
  const legal: unknown[] = [];
  game.moves(s, d, legal);
  const view = game.view(s, d.seat);
  const how = { iterations: 1, level: "gunslinger", temper: "even" } as const;
  const { move } = think(t.entry.bots, { game, view, history: [], legal, decision: d, seed: d.id, ...how });
  const tries: unknown[] = [];
  game.tries(s, d, tries);
  const slots = game.slots(move);
  return slots.map((key, i) => {
    const list = choices(game, legal, tries, slots.slice(0, i), (m) => game.why(s, d, m));
    return String(list.findIndex((c) => c.key === key) + 1);
  });
}
