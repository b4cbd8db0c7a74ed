import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, statfsSync } from "node:fs";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Config } from "../config.ts";
import { takeFolder } from "../store/sqlite/folder.ts";
import { inspect, MIGRATIONS } from "../store/sqlite/migrations.ts";
import { Scrub } from "../store/sqlite/scrub.ts";
import { examineWal } from "../store/sqlite/wal-repair.ts";
import type { Damage } from "../store/server-store.ts";
import { checkDatabase } from "./doctor-postgres.ts";
import { clock, problem, warning, ok, type Finding } from "./finding.ts";

const OLDEST_NODE = [24, 11] as const;
const ROOM = { little: 1024 ** 3, none: 64 * 1024 ** 2 };
const FILES_PER_SOCKET = 1.1;
const NAMED = 50;
const REMEDY = "Check the disk, and restore a backup if you need what is damaged.";

/** Checks everything a server needs and changes nothing. */
export async function runDoctor(config: Config): Promise<Finding[]> {
  const findings = [node(), page(config), files(config)];
  if (config.databaseUrl !== null) findings.push(...(await checkDatabase(config.databaseUrl)));
  else if (config.dataDir !== null) findings.push(...folder(config.dataDir));
  findings.push(await port(config));
  return findings;
}

function node(): Finding {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const old = major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1]);
  if (old) return problem(`Node ${process.versions.node} is too old. Install ${OLDEST_NODE.join(".")} or newer.`);
  return ok(`Node ${process.versions.node}.`);
}

function page({ webDir }: Config): Finding {
  if (existsSync(join(webDir, "index.html"))) return ok("The page is built.");
  return warning("The page is not built: visitors see a plain one. Run: npm run build");
}

function files({ maxConnections }: Config): Finding {
  const said = spawnSync("sh", ["-c", "ulimit -n"], { encoding: "utf8" }).stdout?.trim() ?? "";
  const limit = said === "unlimited" ? Infinity : Number(said);
  if (!(limit > 0)) return warning("The limit of open files is unknown here.");
  if (limit >= maxConnections * FILES_PER_SOCKET) return ok(`${said} files may be open at once.`);
  const carries = Math.floor(limit / FILES_PER_SOCKET);
  return warning(
    `Only ${said} files may be open at once, enough for about ${carries} players. ` +
      `Raise it (ulimit -n, LimitNOFILE=), or lower --max-connections.`,
  );
}

function folder(dir: string): Finding[] {
  const file = join(dir, "trestle.db");
  if (!existsSync(dir)) return [nearestRoom(dir), ok(`${dir} does not exist yet: the first start creates it.`)];
  const findings = [rights(dir), room(dir), use(dir)];
  if (!existsSync(file)) return [...findings, ok("No table is stored yet.")];
  // A running server writes the log meanwhile, and has checked it at its start.
  if (!isUsed(dir)) findings.push(...examineWal(file).map(({ reason }) => problem(`${reason}.`)));
  findings.push(...database(file));
  if (existsSync(join(dir, "unkept.jsonl")))
    findings.push(
      problem(
        `${join(dir, "unkept.jsonl")} holds moves that an earlier version could not store. Restore a backup and save that file.`,
      ),
    );
  return findings;
}

function rights(dir: string): Finding {
  try {
    accessSync(dir, constants.R_OK | constants.W_OK | constants.X_OK);
    return ok(`${dir} is readable and writable.`);
  } catch {
    return problem(
      `${dir} is not readable and writable for this user. Grant the right, or choose another folder with --data.`,
    );
  }
}

function nearestRoom(dir: string): Finding {
  return existsSync(dir) ? room(dir) : nearestRoom(dirname(dir));
}

function room(dir: string): Finding {
  const { bavail, bsize } = statfsSync(dir);
  const free = bavail * bsize;
  const words = `${(free / 1024 ** 3).toFixed(1)} GiB are free on the disk of ${dir}.`;
  if (free < ROOM.none) return problem(`${words} Free some: without room no move can be stored.`);
  return free < ROOM.little ? warning(`${words} That is not much: free some, or lower --keep-days.`) : ok(words);
}

function use(dir: string): Finding {
  return ok(isUsed(dir) ? "A server is using the folder." : "No server uses the folder.");
}

function isUsed(dir: string): boolean {
  if (!existsSync(join(dir, "lock.db"))) return false;
  try {
    takeFolder(dir).release();
    return false;
  } catch {
    return true;
  }
}

/** Walks through everything stored and compares every checksum. */
function damaged(db: DatabaseSync): Finding[] {
  const scrub = new Scrub(db);
  const found: Damage[] = [];
  while (!scrub.isOver) found.push(...scrub.step());
  if (found.length === 0) return [ok("Every table is as it was written.")];
  const named = found
    .slice(0, NAMED)
    .map(({ table, reason }) => problem(table === null ? reason : `Table ${table}: ${reason}.`));
  return [...named, problem(`${found.length} damaged in all; everything else is intact. ${REMEDY}`)];
}

function database(file: string): Finding[] {
  let db: DatabaseSync | null = null;
  try {
    db = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
    const version = inspect(db, file);
    const newest = MIGRATIONS.length;
    const schema =
      version === newest
        ? ok(`The schema is ${version}, the newest.`)
        : warning(`The schema is ${version}; the next start brings it to ${newest}. Make a backup before.`);
    const check = String(db.prepare("pragma integrity_check(1)").get()?.["integrity_check"]);
    const whole =
      check === "ok" ? ok("The database is intact.") : problem(`The database is damaged (${check}). ${REMEDY}`);
    const rows = version === newest ? damaged(db) : [];
    return [
      schema,
      whole,
      ...rows,
      clock(Number(db.prepare("select max(updated) as at from tables").get()?.["at"] ?? 0)),
    ];
  } catch (error) {
    return [problem(error instanceof Error ? error.message : String(error))];
  } finally {
    db?.close();
  }
}

/** Trestle itself may already use the port. */
async function whoListens(port: number): Promise<Finding> {
  const answer = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(2_000) }).catch(
    () => null,
  );
  const ours = answer?.ok === true && answer.headers.has("x-request-id");
  if (ours) return ok(`A Trestle server answers at port ${port}.`);
  return warning(`Port ${port} is in use, apparently by another program. Choose another with --port.`);
}

function port({ host, port: number }: Config): Promise<Finding> {
  return new Promise((done) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") done(whoListens(number));
      else
        done(
          problem(`Port ${number} on ${host} cannot be used (${error.code}). Choose another with --port or --host.`),
        );
    });
    probe.listen(number, host, () => probe.close(() => done(ok(`Port ${number} is free.`))));
  });
}
