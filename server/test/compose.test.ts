import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Client as Postgres } from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import { parse } from "yaml";
import { freePort, LocalPostgres } from "../src/cluster/local-postgres.ts";
import { Proxy } from "../src/cluster/proxy.ts";
import { Client, make, part } from "./kit.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const text = (file: string): string => readFileSync(join(ROOT, file), "utf8");
const compose = parse(text("compose.yaml"), { merge: true }) as {
  services: Record<string, { environment: Record<string, string> }>;
};
const dockerfile = text("Dockerfile").replace(/\\\n/g, " ");
const PATIENCE = { timeout: 60_000, interval: 50 };

/** What compose would fill in from the host's file. */
function filled(value: string, env: Readonly<Record<string, string>>): string {
  return value.replace(/\$\{(\w+)(?::\?[^}]*)?\}/g, (_, name: string) => env[name]!);
}

/** As the image runs it, but with the ports and addresses of one machine. */
function environmentOf(service: string, dotenv: Readonly<Record<string, string>>, own: Record<string, string>) {
  const image = /^ENV (.*)$/m
    .exec(dockerfile)![1]!
    .split(" ")
    .map((pair) => pair.split("=") as [string, string]);
  const given = Object.entries(compose.services[service]!.environment);
  return { ...Object.fromEntries([...image, ...given.map(([key, value]) => [key, filled(value, dotenv)])]), ...own };
}

/** The words of the Dockerfile's last instruction of this kind. */
function words(instruction: string): string[] {
  const [, list] = new RegExp(`^${instruction}.*?(\\[.*\\])$`, "m").exec(dockerfile)!;
  return JSON.parse(list!) as string[];
}

function start(program: string, args: readonly string[], env: Record<string, string>): () => Promise<unknown> {
  const path = process.env["PATH"] ?? "";
  const child = spawn(program, args, { cwd: ROOT, env: { PATH: path, ...env }, stdio: "ignore" });
  const gone = new Promise((done) => child.once("exit", done));
  const kill = (): Promise<unknown> => (child.kill("SIGKILL"), gone);
  onTestFinished(() => void kill());
  return kill;
}

async function openDatabase(password: string): Promise<LocalPostgres> {
  const postgres = await LocalPostgres.start({ durable: false });
  onTestFinished(() => postgres.end());
  const admin = new Postgres({ connectionString: postgres.url });
  await admin.connect();
  const { POSTGRES_USER: user, POSTGRES_DB: name } = compose.services["postgres"]!.environment;
  await admin.query(`create role ${user} login password '${password}'`);
  await admin.query(`create database ${name} owner ${user}`);
  await admin.end();
  return postgres;
}

/** Caddy with our file where this machine has it, else our own small proxy. */
async function openDoor(servers: Readonly<Record<string, number>>): Promise<number> {
  const caddy = spawnSync("caddy", ["version"], { encoding: "utf8" });
  if (caddy.status !== 0) {
    const proxy = new Proxy(Object.values(servers));
    onTestFinished(() => proxy.close());
    return proxy.listen(0);
  }
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "trestle-caddy-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const ours = text("packaging/Caddyfile").replace(/([\w-]+):8080/g, (_, name: string) => `127.0.0.1:${servers[name]}`);
  // An older Caddy does not know it, and it is about reloads of its settings only.
  const old = /^v?2\.[0-6]\./.test(caddy.stdout);
  const file = join(folder, "Caddyfile");
  writeFileSync(file, `{\n\tadmin off\n}\n${old ? ours.replace(/^\s*stream_close_delay.*$/m, "") : ours}`);
  const env = { SITE: `http://127.0.0.1:${port}`, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  start("caddy", ["run", "--config", file, "--adapter", "caddyfile"], env);
  return port;
}

test("what compose.yaml starts, started by hand: people play through the door, and one server may die", async () => {
  const dotenv = { SITE: "trestle.example", POSTGRES_PASSWORD: "a-long-password", ADMIN_WORD: "a-long-admin-word" };
  const postgres = await openDatabase(dotenv.POSTGRES_PASSWORD);
  const servers: Record<string, number> = {};
  const kills: (() => Promise<unknown>)[] = [];
  const [, ...command] = words("CMD");
  for (const service of ["server-1", "server-2"]) {
    const port = await freePort();
    servers[service] = port;
    const env = environmentOf(service, dotenv, { HOST: "127.0.0.1", PORT: String(port) });
    env["DATABASE_URL"] = env["DATABASE_URL"]!.replace("@postgres:5432/", `@127.0.0.1:${postgres.port}/`);
    kills.push(start(process.execPath, command, env));
  }
  const ready = async (port: number): Promise<boolean> =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
  for (const port of Object.values(servers)) await vi.waitUntil(() => ready(port), PATIENCE);
  const [, ...check] = words("HEALTHCHECK");
  const healthy = { ...process.env, PORT: String(servers["server-1"]) };
  expect(spawnSync(process.execPath, check, { env: healthy }).status).toBe(0);

  const door = await openDoor(servers);
  const url = `http://127.0.0.1:${door}`;
  const reach = (): Promise<boolean> =>
    fetch(`${url}/api/games`).then(
      (answer) => answer.status < 500,
      () => false,
    );
  await vi.waitUntil(reach, PATIENCE);
  const made = await make(url, { seats: 3, bots: 1 });
  const people = [await Client.at(door, made.table, [made.hostSecret]), await Client.at(door, made.table)] as const;
  for (const [seat, who] of people.entries()) {
    await who.sit(`Rider ${seat}`, seat);
    expect(await who.rule({ t: "ready", seat, ready: true, part: part() })).toBe("done");
  }
  expect(await people[0].rule({ t: "start" })).toBe("done");
  await Promise.all(people.map((who) => who.play(() => who.v >= 8)));

  // Whoever was at the first is let in at the second, with the seat.
  await kills[0]!();
  const back: Client[] = [];
  const comeBack = async (secrets: string[]): Promise<boolean> => {
    const client = new Client(door, made.table, secrets);
    const greeted = client.hello().then(
      () => true,
      () => false,
    );
    if (!(await Promise.race([greeted, client.closed.then(() => false)]))) return false;
    back.push(client);
    return true;
  };
  for (const { secrets } of people) await vi.waitUntil(() => comeBack(secrets), PATIENCE);
  await Promise.all(back.map((who) => who.play(() => who.v >= 16)));
  expect(back.map((who) => who.you.seats)).toEqual([[0], [1]]);
});
