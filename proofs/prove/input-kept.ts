import { rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { call, Program, wait, type Made } from "./program.ts";
import type { Figures } from "./proof.ts";

/** Milliseconds after which the server's last answer is no longer good. */
const FRESH = 1_050;
/** Looking at a million rows takes hundreds of milliseconds. */
const SLACK = { times: 3, ms: 15 };

/** So many tables more, written into the folder of a server that does not run: all of them public, all held by one secret. */
function keepMore(folder: string, like: string, many: number): void {
  const db = new DatabaseSync(join(folder, "trestle.db"));
  db.exec(`
    begin;
    create temp table one as select * from tables where id = '${like}';
    with recursive n (i) as (select 1 union all select i + 1 from n where i < ${many})
    insert into tables (id, code, game, phase, listed, due, rev, next, held, updated, open, edition, seen)
      select 'n' || i, 'n' || i, game, phase, listed, due, rev, 0, held, i, open, edition, i from n, one;
    insert into holders select kind, held_by, t.id from tables t, holders h where h.table_id = '${like}' and t.id <> h.table_id;
    insert into records select id, '{}', null from tables where id <> '${like}';
    insert into summaries select t.id, s.summary, null from tables t, summaries s
      where s.table_id = '${like}' and t.id <> s.table_id;
    commit`);
  db.close();
  // The write-ahead log that it tells of has gone into the file.
  rmSync(join(folder, "trestle.mark"));
}

async function timed(ask: () => Promise<Response>): Promise<number> {
  const start = performance.now();
  const answer = await ask();
  await answer.text();
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  return performance.now() - start;
}

/** The median of each, asked by turns. */
async function mediansOf(asks: Record<string, () => Promise<Response>>, samples: number): Promise<[string, number][]> {
  const all = Object.entries(asks).map(([name, ask]) => ({ name, ask, took: [] as number[] }));
  for (let i = 0; i < samples; i++) {
    await wait(FRESH);
    for (const { ask, took } of all) took.push(await timed(ask));
  }
  return all.map(({ name, took }) => [name, took.sort((a, b) => a - b)[Math.floor(samples / 2)]!]);
}

/** What strangers and proxies ask all the time costs the same with few and with many kept tables. */
export async function keptTables(sizes: readonly [few: number, many: number], samples: number): Promise<Figures> {
  const figures: Figures = {};
  const limits: Record<string, number> = {};
  for (const [i, size] of sizes.entries()) {
    const program = new Program("--rates", "0");
    try {
      await program.start();
      const wish = { game: "colt", seats: 3, listed: true };
      const made = await call<Made>(`${program.origin}/api/tables`, wish);
      await program.kill();
      keepMore(program.data, made.table, size);
      await program.start();
      const post = (path: string, body: unknown): Promise<Response> =>
        fetch(`${program.origin}${path}`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(body),
        });
      const asks = {
        ready: () => fetch(`${program.origin}/readyz`),
        list: () => fetch(`${program.origin}/api/tables`),
        mine: () => post("/api/mine", { secrets: [made.hostSecret] }),
        quick: () => post("/api/quick", { game: "colt" }),
      };
      for (const [name, ms] of await mediansOf(asks, samples)) {
        if (i === 0) limits[name] = SLACK.times * ms + SLACK.ms;
        else if (ms > limits[name]!) throw new Error(`${name} takes ${ms} ms with ${size} tables, not ${limits[name]}`);
        figures[`max${name[0]!.toUpperCase()}${name.slice(1)}Ms${size}`] = Math.round(10 * ms) / 10;
      }
      if (!program.alive || program.complaints !== "") throw new Error(`the server complains: ${program.complaints}`);
    } finally {
      await program.end();
    }
  }
  return figures;
}
