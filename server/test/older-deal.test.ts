import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { isLogFault, judgeLog, readLog, type Log } from "@trestle/kernel";
import { colt } from "@trestle/games/colt/engine";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { openSqlite } from "../src/store/sqlite/store.ts";
import { Client, openServer, type Opened } from "./kit.ts";

// The data folder of the last server with deals of version 1, as it left it: a lobby in which all are ready, a game under
// way and a finished one; and what Ann, who is the host, and Bob knew then.
const FIXTURE = new URL("./fixtures/deal-1.json", import.meta.url);

interface Then {
  table: string;
  hostSecret: string;
  commitment: string;
  ann: { secret: string; part: string };
  bob: { secret: string; part: string };
}
interface Fixture {
  files: Record<string, string>;
  tables: Record<"lobby" | "playing" | "over", Then>;
}
const { files, tables } = JSON.parse(readFileSync(FIXTURE, "utf8")) as Fixture;

let server: Opened;
beforeEach(async () => {
  const folder = mkdtempSync(join(tmpdir(), "trestle-deal-1-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, packed] of Object.entries(files))
    writeFileSync(join(folder, name), gunzipSync(Buffer.from(packed, "base64")));
  server = await openServer({}, { store: await openSqlite(folder) });
});

async function both({ table, hostSecret, ann, bob }: Then): Promise<[Client, Client]> {
  return [
    await Client.at(server.port, table, [hostSecret, ann.secret]),
    await Client.at(server.port, table, [bob.secret]),
  ];
}

async function logOf({ table }: Then): Promise<Log> {
  const log = readLog(await (await fetch(`${server.url}/api/tables/${table}/log`)).text());
  if (isLogFault(log)) throw new Error(log.reason);
  expect(judgeLog(colt, log)).not.toHaveProperty("reason");
  return log;
}

test("a game under way goes on, with the commitment that was shown then and the parts that were sent then", async () => {
  const then = tables.playing;
  const [ann, bob] = await both(then);
  expect([ann.you, bob.you]).toEqual([
    { seats: [0], host: true },
    { seats: [1], host: false },
  ]);
  expect(ann.table).toMatchObject({ phase: "playing", commitment: then.commitment, starting: null });
  await Promise.all([ann.play(), bob.play()]);
  const { header, end } = await logOf(then);
  expect(header).toMatchObject({ commitment: then.commitment, created: expect.stringMatching(/^2026-/) });
  expect(header).not.toHaveProperty("deal");
  expect(end!.parts).toEqual([then.ann.part, then.bob.part, null, null, null]);
});

test("the log of a finished game is there, and as it was", async () => {
  const then = tables.over;
  const { header, end } = await logOf(then);
  expect(header).not.toHaveProperty("deal");
  expect([header.commitment, end!.parts[0]]).toEqual([then.commitment, then.ann.part]);
  const [ann] = await both(then);
  expect(ann.table!.opened).toEqual({ secret: end!.secret, botSecret: end!.botSecret, parts: end!.parts });
});

test("in a lobby all get ready anew, with commitments, and the deal is of today", async () => {
  const then = tables.lobby;
  const [ann, bob] = await both(then);
  expect(ann.table!.seats.map((s) => s.ready)).toEqual([false, false, true, true, true]);
  // What was sent in the open then is worth nothing.
  expect(await ann.rule({ t: "start" })).toBe("TABLE-START-2");
  expect([await ann.ready(0), await bob.ready(1)]).toEqual(["done", "done"]);
  await ann.start();
  await Promise.all([ann.play(), bob.play()]);
  const { header, end } = await logOf(then);
  expect(header.deal).toMatchObject({ label: "trestle-deal/2", attempt: 1 });
  expect(end!.parts).not.toContain(then.ann.part);
});
