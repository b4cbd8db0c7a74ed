import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { Client } from "pg";
import { LocalPostgres } from "@trestle/server/local-postgres";
import { Proxy } from "./proxy.ts";
import { Gate } from "./gate.ts";
import { Member } from "./member.ts";

export interface RigOptions {
  processes: number;
  flags: readonly string[];
  /** Writes reach the disk before they count. */
  durable: boolean;
  settings?: Readonly<Record<string, string | number>>;
  imports?: readonly string[];
  /** The proxy has a process of its own. */
  apart?: true;
}

const PROXY = fileURLToPath(new URL("./proxy-child.ts", import.meta.url));

/** The proxy in a process that goes with this one. */
async function openApart(ports: readonly number[]): Promise<{ port: number; close(): Promise<void> }> {
  const child = spawn(process.execPath, [PROXY, ...ports.map(String)], { stdio: ["pipe", "pipe", "inherit"] });
  const port = await new Promise<number>((done) =>
    child.stdout.once("data", (data: Buffer) => done(Number(data.toString()))),
  );
  const close = async (): Promise<void> => {
    const gone = new Promise((done) => child.once("exit", done));
    child.kill("SIGKILL");
    await gone;
  };
  return { port, close };
}

async function openHere(ports: readonly number[]): Promise<{ port: number; close(): Promise<void> }> {
  const proxy = new Proxy(ports);
  return { port: await proxy.listen(0), close: () => proxy.close() };
}

/** A whole cluster for a proof: database, servers (the first behind a gate), proxy. */
export class Rig {
  readonly postgres: LocalPostgres;
  readonly gate: Gate;
  readonly members: readonly Member[];
  #proxy: Awaited<ReturnType<typeof openHere>> | null = null;
  /** Where players come in. */
  port = 0;
  /** What the servers complained of. */
  complaints: string[];

  private constructor(postgres: LocalPostgres, gate: Gate, members: readonly Member[], complaints: string[]) {
    this.postgres = postgres;
    this.gate = gate;
    this.members = members;
    this.complaints = complaints;
  }

  static async start({ processes, flags, durable, settings = {}, imports = [], apart }: RigOptions): Promise<Rig> {
    const postgres = await LocalPostgres.start({ durable, settings });
    const gate = new Gate(postgres.port);
    await gate.open();
    const complaints: string[] = [];
    const members: Member[] = [];
    for (let i = 0; i < processes; i++) {
      const database = i === 0 ? postgres.url.replace(`:${postgres.port}`, `:${gate.port}`) : postgres.url;
      members.push(
        await Member.make({ database, flags, imports, heard: (line) => complaints.push(`${i + 1}: ${line}`) }),
      );
    }
    const rig = new Rig(postgres, gate, members, complaints);
    try {
      await Promise.all(members.map((member) => member.start()));
      rig.#proxy = await (apart === true ? openApart : openHere)(members.map((member) => member.port));
      rig.port = rig.#proxy.port;
    } catch (error) {
      await rig.end();
      throw error;
    }
    return rig;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Looks into the database, by no code of the server's. */
  async query<T extends object>(text: string, values: unknown[] = []): Promise<T[]> {
    const client = new Client({ connectionString: this.postgres.url });
    client.on("error", () => undefined);
    await client.connect();
    try {
      await client.query("set search_path = trestle");
      return (await client.query<T>(text, values)).rows;
    } finally {
      await client.end();
    }
  }

  async end(): Promise<void> {
    await this.#proxy?.close();
    await Promise.all(this.members.map((member) => member.end("SIGKILL")));
    await this.gate.shut();
    await this.postgres.end();
  }
}
