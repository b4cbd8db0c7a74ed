import { Client } from "pg";
import { LocalPostgres } from "@trestle/server/local-postgres";

const CONNECTIONS = 6;
const SECONDS = 3;
const GROUP = 16;
const LINE = "x".repeat(300);

export interface Limit {
  /** Lines a second, each with a commit of its own. */
  single: number;
  /** Lines a second, so many in one commit. */
  groups: number;
  size: number;
}

/** What PostgreSQL commits here when nothing but lines is written: no games, no sockets, nobody to be told. */
export async function databaseLimit(): Promise<Limit> {
  const postgres = await LocalPostgres.start({ durable: true });
  const clients = Array.from({ length: CONNECTIONS }, () => new Client({ connectionString: postgres.url }));
  try {
    await Promise.all(clients.map((client) => client.connect()));
    await clients[0]!.query("create table lines (table_id text, n integer, line text, primary key (table_id, n))");
    const single = await append(clients, 1);
    const groups = await append(clients, GROUP);
    return { single, groups, size: GROUP };
  } finally {
    await Promise.all(clients.map((client) => client.end()));
    await postgres.end();
  }
}

async function append(clients: readonly Client[], size: number): Promise<number> {
  const text = "insert into lines select $1, $2 + i, $3 from generate_series(1, $4) as i";
  const end = performance.now() + 1_000 * SECONDS;
  let lines = 0;
  const one = async (client: Client, i: number): Promise<void> => {
    for (let n = 0; performance.now() < end; n += size) {
      await client.query({ name: "append", text, values: [`${size}-${i}`, n, LINE, size] });
      lines += size;
    }
  };
  await Promise.all(clients.map(one));
  return Math.round(lines / SECONDS);
}
