import { spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Client as Postgres } from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import { parse } from "yaml";
import { freePort, LocalPostgres } from "./local-postgres.ts";
import { openCaddy } from "./caddy-kit.ts";
import { Client, make } from "./kit.ts";

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

  const door = await freePort();
  const url = `http://127.0.0.1:${door}`;
  await openCaddy(
    url,
    Object.values(servers).map((port) => `127.0.0.1:${port}`),
  );
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
    expect(await who.ready(seat)).toBe("done");
  }
  await people[0].start();
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
