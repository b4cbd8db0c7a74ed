import { Client } from "pg";
import { LocalPostgres } from "@trestle/server/local-postgres";
import { Proxy } from "@trestle/server/proxy";
import { Gate } from "./gate.ts";
import { Member } from "./member.ts";

export interface RigOptions {
  processes: number;
  flags: readonly string[];
  /** Writes reach the disk before they count. */
  durable: boolean;
  settings?: Readonly<Record<string, string | number>>;
  imports?: readonly string[];
}

/** A whole cluster for a proof: database, servers (the first behind a gate), proxy. */
export class Rig {
  readonly postgres: LocalPostgres;
  readonly gate: Gate;
  readonly members: readonly Member[];
  readonly #proxy: Proxy;
  /** Where players come in. */
  port = 0;
  /** What the servers complained of. */
  complaints: string[];

  private constructor(postgres: LocalPostgres, gate: Gate, members: readonly Member[], complaints: string[]) {
    this.postgres = postgres;
    this.gate = gate;
    this.members = members;
    this.complaints = complaints;
    this.#proxy = new Proxy(members.map((member) => member.port));
  }

  static async start({ processes, flags, durable, settings = {}, imports = [] }: RigOptions): Promise<Rig> {
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
      rig.port = await rig.#proxy.listen(0);
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
    await this.#proxy.close().catch(() => undefined);
    await Promise.all(this.members.map((member) => member.end("SIGKILL")));
    await this.gate.shut();
    await this.postgres.end();
  }
}
