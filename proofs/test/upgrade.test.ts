import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { canonical, hashOf, sfc32, sha256Text } from "@trestle/kernel";
import type { StoredTable, Table } from "@trestle/table";
import { describe, expect, it } from "vitest";
import { wishFor } from "../prove/house.ts";
import { begin, HOST, open, playAt, legalOf, randomStep, Stage } from "../prove/stage.ts";
import { GAMES, type Entry } from "@trestle/tools/registry.ts";

const FOLDER = new URL("../../table/test/fixtures/", import.meta.url);
const fileOf = (e: Entry): URL => new URL(`${e.game.id}.json`, FOLDER);

/** A table under way as some version kept it, and what it was to everybody. Once recorded it is never changed. */
interface Fixture {
  stored: StoredTable;
  n: number;
  hash: string;
  /** Hashes of what a watcher and each seat see, in this order. */
  views: string[];
  /** A command that was carried out. */
  key: string;
}

function looks(table: Table): Pick<Fixture, "n" | "hash" | "views"> {
  const { game, state, n } = table.match!;
  const viewers = [null, ...table.record.seats.keys()];
  const views = viewers.map((seat) => sha256Text(canonical(game.view(state, seat))));
  return { n, hash: hashOf(game.facts(state)), views };
}

/** A game in the middle, with talk, a pause and steps back. */
function recordFixture(e: Entry): Fixture {
  const stage = Stage.open(wishFor(e, { bots: 1, clock: "normal" }), `fixture ${e.game.id}`);
  begin(stage);
  const rng = sfc32(1);
  let last: Fixture | null = null;
  for (let i = 0; i < 30 && stage.table.phase === "playing"; i++) {
    const key = /"key":"(key-\d+)"/.exec(stage.kept.lines.join("\n"))?.[1] ?? "";
    last = { stored: stage.kept.stored(), ...looks(stage.table), key };
    stage.later(700);
    randomStep(stage, rng);
    if (i % 5 === 0) stage.send(0, { t: "undo", seat: 0 });
    if (i % 9 === 0) stage.send(0, { t: "say", seat: 0, channel: "table", text: `move ${i}` });
    if (i === 7) for (const on of [true, false]) stage.send(HOST, { t: "pause", on });
  }
  return last!;
}

describe("tables kept by earlier versions", () => {
  it.each(GAMES)("$game.id comes back as it was and goes on", (e) => {
    if (!existsSync(fileOf(e)) && process.env["RECORD_FIXTURES"] === "1") {
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(fileOf(e), `${JSON.stringify(recordFixture(e))}\n`);
    }
    const fixture = JSON.parse(readFileSync(fileOf(e), "utf8")) as Fixture;
    const stage = Stage.restore(fixture.stored, "upgrade");
    expect(looks(stage.table)).toEqual({ n: fixture.n, hash: fixture.hash, views: fixture.views });
    expect(stage.table.match!.entryOf(fixture.key)).not.toBeNull();
    const d = open(stage.table).find((q) => !q.free)!;
    const seats = stage.table.record.seats;
    seats.forEach((s, seat) => {
      if (s.kind !== "person") return;
      s.holders.push(sha256Text(String(seat).padStart(32, "0")));
      stage.connect(seat, [String(seat).padStart(32, "0")]);
    });
    playAt(stage, d, legalOf(stage.table, d)[0]);
    expect(stage.table.match!.n).toBe(fixture.n + 1);
  });
});
