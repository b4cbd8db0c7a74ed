import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { sfc32 } from "@trestle/kernel";
import { readConfig } from "../src/config.ts";
import { runDoctor } from "../src/commands/doctor.ts";
import { openSqlite } from "../src/store/sqlite/store.ts";
import { FRAME, HEADER } from "../src/store/sqlite/wal-format.ts";
import { copy, fill, flip, go, judge, look, type Looked } from "./damage-kit.ts";
import { Client, get, make, openServer, startGame } from "./kit.ts";

const PATIENCE = { timeout: 300_000 };
const root = mkdtempSync(join(tmpdir(), "trestle-damage-"));
afterAll(() => rmSync(root, { recursive: true }));
const bad = join(root, "bad");
const file = join(bad, "trestle.db");
const wal = `${file}-wal`;

async function truthOf(folder: string): Promise<Looked> {
  copy(folder, bad);
  const truth = await look(bad);
  expect(truth).toMatchObject({ damage: [], refused: null });
  return truth;
}

describe("after a kill", () => {
  const killed = join(root, "killed");
  let truth: Looked;
  beforeAll(async () => {
    const store = await openSqlite(join(root, "live"));
    await fill(store, 60);
    copy(join(root, "live"), killed);
    await store.close();
    truth = await truthOf(killed);
  }, 300_000);

  test("no bit of the newest data turns over silently, and none costs anything", PATIENCE, async () => {
    const rng = sfc32(3);
    for (let i = 0; i < 24; i++) {
      copy(killed, bad);
      const size = statSync(wal).size;
      const where = flip(wal, rng, i < 4 ? 0 : HEADER, i < 4 ? HEADER : size);
      const now = await look(bad);
      expect(judge(truth, now), where).toBe("reported");
      expect(now.picture, where).toEqual(truth.picture);
    }
  });

  test("a damaged page costs the tables in it at most, and nothing behind it", PATIENCE, async () => {
    const frames = Math.floor((statSync(join(killed, "trestle.db-wal")).size - HEADER) / FRAME);
    for (const nth of [5, Math.floor(frames / 2), frames - 1]) {
      copy(killed, bad);
      const bytes = readFileSync(wal);
      bytes.fill(0xa5, HEADER + nth * FRAME + 2000, HEADER + nth * FRAME + 2064);
      writeFileSync(wal, bytes);
      const now = await look(bad);
      expect(judge(truth, now)).toBe("reported");
      const lost = [...truth.picture].filter(([id, told]) => now.picture.get(id) !== told);
      expect(lost.length).toBeLessThan(truth.picture.size / 2);
    }
  });

  test("a log that is cut off or missing, and a damaged mark, are reported", PATIENCE, async () => {
    copy(killed, bad);
    truncateSync(wal, HEADER + 40 * FRAME);
    expect((await look(bad)).damage[0]?.reason).toContain("cut off");
    copy(killed, bad);
    rmSync(wal);
    expect((await look(bad)).damage[0]?.reason).toContain("trestle.db-wal is missing");
    copy(killed, bad);
    flip(join(bad, "trestle.mark"), sfc32(1), 4, 28);
    const now = await look(bad);
    expect(now.damage.map((d) => d.reason).join()).toContain("trestle.mark is damaged");
    expect(now.picture).toEqual(truth.picture);
  });

  test("what nobody was told of may be torn without a word", PATIENCE, async () => {
    copy(killed, bad);
    const store = await openSqlite(bad);
    const mark = readFileSync(join(bad, "trestle.mark"));
    await go(store, 60, 61);
    copy(bad, join(root, "torn"));
    await store.close();
    // The mark of before, and the last of the frames written since cut in two.
    copy(join(root, "torn"), bad);
    writeFileSync(join(bad, "trestle.mark"), mark);
    truncateSync(wal, statSync(wal).size - 100);
    expect((await look(bad)).damage).toEqual([]);
  });
});

test("no bit of the database turns over silently", PATIENCE, async () => {
  const stopped = join(root, "stopped");
  const store = await openSqlite(stopped);
  await fill(store, 40);
  await store.close();
  const truth = await truthOf(stopped);
  const rng = sfc32(8);
  const verdicts: string[] = [];
  for (let i = 0; i < 40; i++) {
    copy(stopped, bad);
    const where = flip(file, rng, 0, statSync(file).size);
    const now = await look(bad);
    verdicts.push(judge(truth, now));
    expect(verdicts.at(-1), where).not.toMatch(/^silent/);
    const lost = [...truth.picture].filter(([id, told]) => now.picture.get(id) !== told);
    if (now.refused === null) expect(lost.length, where).toBeLessThan(truth.picture.size / 2);
  }
  expect(verdicts.filter((v) => v === "reported").length).toBeGreaterThan(10);
});

test("a damaged table says so to everybody, and all others go on", PATIENCE, async () => {
  const folder = join(root, "served");
  const word = "a-word-for-hosts";
  const first = await openServer({}, { store: await openSqlite(folder) });
  const { made, ann } = await startGame(first, { game: "bang", seats: 4, bots: 3 });
  await ann.play(() => ann.v >= 6);
  const well = await make(first.url);
  await first.close();
  const db = new DatabaseSync(join(folder, "trestle.db"));
  db.prepare("update lines set line = replace(line, '\"seat\":', '\"saet\":') where table_id = ? and n = 3").run(
    made.table,
  );
  db.close();

  const store = await openSqlite(folder, { scrub: { work: 1_000, rest: 0 } });
  const server = await openServer({ adminWord: word }, { store });
  await store.scrubbed;
  const asked = await get<{ rule: string; text: string }>(`${server.url}/api/tables/${made.table}`);
  expect(asked).toMatchObject({ status: 503, body: { rule: "SERVER-TABLE-3" } });
  const client = new Client(server.port, made.table, ann.secrets);
  expect((await client.closed).code).toBe(1011);
  expect(client.frames).toMatchObject([{ t: "fault", rule: "SERVER-TABLE-3" }]);
  expect((await get(`${server.url}/api/tables/${well.table}`)).status).toBe(200);
  const other = await Client.at(server.port, well.table, [well.hostSecret]);
  expect(other.table?.phase).toBe("lobby");

  const admin = await fetch(`${server.url}/admin/figures`, { headers: { authorization: `Bearer ${word}` } });
  const { damage, errors } = (await admin.json()) as { damage: unknown; errors: { message: string }[] };
  expect(damage).toEqual([{ table: made.table, reason: "line 3 of its log is damaged" }]);
  expect(errors.map((e) => e.message)).toContain("a table is damaged");
  await server.close();

  const findings = await runDoctor(readConfig({ data: folder, port: "0" }, {}));
  expect(findings).toContainEqual({ state: "problem", words: `Table ${made.table}: line 3 of its log is damaged.` });
});

test("a table that is damaged under the feet of its players is closed to them", PATIENCE, async () => {
  const folder = join(root, "under");
  const store = await openSqlite(folder);
  const server = await openServer({}, { store });
  const { made, ann } = await startGame(server, { game: "bang", seats: 4, bots: 3 });
  await ann.play(() => ann.v >= 6);
  const db = new DatabaseSync(join(folder, "trestle.db"), { timeout: 5_000 });
  onTestFinished(() => db.close());
  db.prepare("update tables set next = next + 1 where id = ?").run(made.table);
  void ann.rule({ t: "pause", on: true }).catch(() => undefined);
  void ann.play(() => false).catch(() => undefined);
  expect((await ann.closed).code).toBe(1011);
  expect(ann.frames.at(-1)).toMatchObject({ t: "fault", rule: "SERVER-TABLE-3" });
});
