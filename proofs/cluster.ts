import { mkdirSync } from "node:fs";
import { createInterface } from "node:readline";
import { resolve } from "node:path";
import { LocalPostgres } from "@trestle/server/local-postgres";
import { Proxy } from "./cluster/proxy.ts";
import { Member } from "./cluster/member.ts";
import { command, count, textOf, type Args } from "@trestle/tools/lib/cli.ts";

const say = (text: string): void => void process.stdout.write(`${text}\n`);

await command({
  name: "cluster",
  about: "Several servers, PostgreSQL and a small proxy on this machine, for trying it out.",
  args: {
    processes: { type: "string", description: "how many servers", default: "3" },
    port: { type: "string", description: "where players come in", default: "8080" },
    host: { type: "string", description: "the address to listen at", default: "0.0.0.0" },
    data: { type: "string", description: "where PostgreSQL keeps its files", default: "data/cluster" },
    database: { type: "string", description: "a PostgreSQL that runs already, in place of one of its own" },
  },
  run,
});

async function openDatabase(args: Args): Promise<{ url: string; end(): Promise<void> }> {
  const url = textOf(args, "database");
  if (url !== undefined) return { url, end: () => Promise.resolve() };
  const folder = resolve(textOf(args, "data")!);
  mkdirSync(folder, { recursive: true });
  return LocalPostgres.start({ durable: true, folder });
}

async function run(args: Args): Promise<void> {
  const database = await openDatabase(args);
  const members: Member[] = [];
  const stop = Promise.withResolvers<void>();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stop.resolve());
  try {
    for (let i = 0; i < count(args, "processes", 3, 1, 16); i++) {
      const heard = (line: string): void => say(`${i + 1}: ${line}`);
      members.push(await Member.make({ database: database.url, flags: ["--log-level", "warn"], heard }));
    }
    await Promise.all(members.map((member) => member.start()));
    const proxy = new Proxy(members.map((member) => member.port));
    const port = await proxy.listen(count(args, "port", 8080, 0, 65_535), textOf(args, "host"));
    say(`\nTrestle is ready: http://localhost:${port}`);
    say(`Servers: ${members.map((m, i) => `${i + 1} at ${m.port}`).join(", ")}; database ${database.url}`);
    say(
      "r and Enter: restart the servers one by one. k 2 and Enter: kill the second and start it again. Ctrl+C stops.",
    );
    obey(members, stop.resolve);
    await stop.promise;
    await proxy.close();
  } finally {
    await Promise.all(members.map((member) => member.end("SIGTERM")));
    await database.end();
  }
  process.exit(0);
}

function obey(members: readonly Member[], stop: () => void): void {
  let busy = false;
  const once = async (work: () => Promise<void>): Promise<void> => {
    if (busy) return say("Wait: the last one is still under way.");
    busy = true;
    await work().catch((error: unknown) => say(String(error)));
    busy = false;
  };
  createInterface({ input: process.stdin }).on("line", (line) => {
    const [word, which] = line.trim().split(" ");
    const member = members[Number(which) - 1];
    if (word === "r") void once(() => roll(members));
    else if (word === "k" && member !== undefined) void once(() => kill(member));
    else if (word === "q") stop();
    else if (word !== "") say("r, k and a number, or q.");
  });
}

async function roll(members: readonly Member[]): Promise<void> {
  for (const [i, member] of members.entries()) {
    await member.end("SIGTERM");
    await member.start();
    say(`Server ${i + 1} is back.`);
  }
}

async function kill(member: Member): Promise<void> {
  await member.end("SIGKILL");
  await member.start();
  say("It is back.");
}
