import { StoreFailure } from "@trestle/table";
import { connect, disconnect } from "../store/postgres/connect.ts";
import { newestSchema, SCHEMA } from "../store/postgres/migrations.ts";
import { placeName } from "../store/open.ts";
import { clock, problem, warning, ok, type Finding } from "./finding.ts";

/** Connections that a cluster of three with a pool of ten needs, and some for the operator. */
const ENOUGH_CONNECTIONS = 40;

export async function checkDatabase(url: string): Promise<Finding[]> {
  try {
    const client = await connect({ url, role: "doctor" });
    try {
      const asked = await client.query<Row>(
        `select to_regclass('${SCHEMA}.schema') is not null as there, current_setting('max_connections')::integer as most,
                current_setting('server_version') as version, extract(epoch from clock_timestamp()) * 1000 as now`,
      );
      const row = asked.rows[0]!;
      const findings = [ok(`PostgreSQL ${row.version} answers at ${placeName(url)}.`), apart(Number(row.now))];
      findings.push(
        row.most >= ENOUGH_CONNECTIONS
          ? ok(`It takes ${row.most} connections.`)
          : warning(`It takes only ${row.most} connections: raise max_connections, or lower --pool.`),
      );
      if (!row.there) return [...findings, ok("No table is stored yet: the first start creates the schema.")];
      return [...findings, ...(await kept(client))];
    } finally {
      disconnect(client);
    }
  } catch (error) {
    if (error instanceof StoreFailure) return [problem(error.message)];
    throw error;
  }
}

interface Row {
  there: boolean;
  most: number;
  version: string;
  now: string;
}

function apart(now: number): Finding {
  const seconds = Math.abs(now - Date.now()) / 1000;
  if (seconds < 2) return ok("Its clock agrees with this machine's.");
  return warning(
    `Its clock and this machine's are ${Math.round(seconds)} seconds apart. Synchronize both with a time server.`,
  );
}

async function kept(client: Awaited<ReturnType<typeof connect>>): Promise<Finding[]> {
  const found = await client.query<{ version: number }>(`select version from ${SCHEMA}.schema`);
  const version = found.rows[0]?.version ?? 0;
  const newest = newestSchema();
  const last = await client.query<{ at: number | null }>(
    `select greatest(max(updated), max(lined)) as at from ${SCHEMA}.tables`,
  );
  const schema =
    version === newest
      ? ok(`The schema is ${version}, the newest.`)
      : version > newest
        ? problem(`The schema is ${version}, newer than this program (${newest}). Start the newer program.`)
        : warning(`The schema is ${version}; the next start brings it to ${newest}. Make a backup before.`);
  return [schema, clock(last.rows[0]?.at ?? 0)];
}
