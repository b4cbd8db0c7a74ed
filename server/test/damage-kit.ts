import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { below, type Rng } from "@trestle/kernel";
import type { Store } from "@trestle/table";
import type { ServerStore } from "../src/store/server-store.ts";
import { chatOp, lineOp, recordOp, sample } from "./store-sample.ts";
import { openSqlite } from "../src/store/sqlite/store.ts";
import type { Damage } from "../src/store/server-store.ts";

const NAMES = Array.from({ length: 12 }, (_, i) => `t${i}`);
/** As large as a line of a real log. */
const line = (n: number): string => JSON.stringify({ n, t: "move", key: "k".repeat(22) }).padEnd(260, " ");

/** Twelve games, talk, claimed names and keys; enough that the log has been moved into the file in between. */
export async function fill(store: ServerStore, lines: number): Promise<void> {
  for (const [i, name] of NAMES.entries()) {
    const index = { holders: [`h${i}`], accounts: [`a${i}`], due: 1e6 + i };
    await store.commit([recordOp(sample(name, { phase: "playing" }), 1, index)]);
    await store.claim({ name: `A${i}`, folded: `a${i}`, passphrase: `p${i}`.padEnd(90, "x") });
  }
  await store.setting("server-key", "key".padEnd(100, "y"));
  await store.keepEdition("e1", "file".padEnd(3_000, "z"));
  await go(store, 0, lines);
}

export async function go(store: Store, from: number, to: number): Promise<void> {
  for (let n = from; n < to; n++) {
    await Promise.all(NAMES.map((name, i) => store.commit([lineOp(name, n, line(n), 1e6 + n * 100 + i)])));
    const name = NAMES[n % NAMES.length]!;
    const i = NAMES.indexOf(name);
    const index = { holders: [`h${i}`], accounts: [`a${i}`], due: 2e6 + n };
    const rev = 2 + Math.floor(n / NAMES.length);
    const record = sample(name, { phase: "playing", created: String(n) });
    await store.commit([chatOp(name, n, `says ${n}`), recordOp(record, rev, index)]);
  }
}

/** The folder as a kill would leave it now. */
export function copy(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to);
  for (const name of readdirSync(from))
    if (!name.startsWith("lock") && !name.endsWith("-shm")) copyFileSync(join(from, name), join(to, name));
}

/** Turns one bit of a file over, from this byte on; where it was. */
export function flip(file: string, rng: Rng, from: number, to: number): string {
  const bytes = readFileSync(file);
  const at = from + below(rng, to - from);
  const bit = below(rng, 8);
  bytes[at]! ^= 1 << bit;
  writeFileSync(file, bytes);
  return `bit ${bit} of byte ${at} of ${file}`;
}

const said = (work: Promise<unknown>): Promise<string> =>
  work.then(
    (value) => JSON.stringify(value),
    (error: unknown) => `refused: ${error instanceof Error ? error.message : String(error)}`,
  );

/** All that anybody can ask, by what it is about: a table's id, or "" for what is nobody's. */
async function picture(store: ServerStore): Promise<Map<string, string>> {
  const all = new Map<string, string>();
  const due = await said(store.due(Infinity, 99));
  const ids = await said(store.ids("", 99));
  const listed = (await store.listed(99).catch(() => [])).map((t) => t.id);
  for (const [i, name] of NAMES.entries()) {
    const id = `table-${name}`;
    const held = (await store.held([`h${i}`], null, 9).catch(() => [])).map((t) => [t.id, t.updated]);
    const mine = (await store.held([], `a${i}`, 9).catch(() => [])).map((t) => [t.id, t.updated]);
    const clock = new RegExp(`"${id}","due":[\\d.]+`).exec(due)?.[0];
    const parts = [await said(store.read(id)), await said(store.find(`code-${name}`)), held, mine, clock];
    const shown = [await said(store.listing(id)), listed.includes(id)];
    all.set(id, JSON.stringify([...parts, ...shown, ids.includes(`"${id}"`)]));
  }
  const accounts = await said(store.accounts("", 99));
  const edition = await said(store.edition("e1"));
  all.set("", JSON.stringify([accounts, await said(store.setting("server-key", null)), edition]));
  return all;
}

export interface Looked {
  picture: Map<string, string>;
  damage: Damage[];
  /** Why the folder could not be opened at all. */
  refused: string | null;
}

/** Opens a folder as a server does, waits until it has looked through everything, and asks for all of it. */
export async function look(folder: string): Promise<Looked> {
  const damage: Damage[] = [];
  let store;
  try {
    store = await openSqlite(folder, { scrub: { work: 1_000, rest: 0 } });
  } catch (error) {
    return { picture: new Map(), damage, refused: String(error) };
  }
  store.onDamage((one) => damage.push(one));
  await store.scrubbed;
  const found = await picture(store);
  await store.close();
  return { picture: found, damage, refused: null };
}

export type Verdict = "harmless" | "reported" | "refused" | `silent: ${string}`;

/** Whether what differs from the truth was said, by table. */
export function judge(truth: Looked, now: Looked): Verdict {
  if (now.refused !== null) return "refused";
  for (const [id, told] of truth.picture) {
    if (now.picture.get(id) === told) continue;
    const isNamed = now.damage.some(({ table }) => (table ?? "") === id);
    if (!isNamed) return `silent: ${id} was ${told.slice(0, 300)}, is ${now.picture.get(id)?.slice(0, 300)}`;
  }
  return now.damage.length > 0 ? "reported" : "harmless";
}
