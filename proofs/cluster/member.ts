import { spawn, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import { NODE_FLAGS } from "@trestle/server/node-flags";
import { freePort } from "@trestle/server/local-postgres";

const MAIN = fileURLToPath(import.meta.resolve("@trestle/server").replace(/index\.ts$/, "main.ts"));

export interface MemberOptions {
  database: string;
  flags: readonly string[];
  /** Loaded before the server. */
  imports?: readonly string[];
  /** What it says, line by line, besides being ready. */
  heard?: (line: string) => void;
}

/** One server process of a cluster: started, stopped, killed and started again on the same port. */
export class Member {
  readonly port: number;
  child: ChildProcess | null = null;
  readonly #options: MemberOptions;

  private constructor(port: number, options: MemberOptions) {
    this.port = port;
    this.#options = options;
  }

  static async make(options: MemberOptions): Promise<Member> {
    return new Member(await freePort(), options);
  }

  async start(): Promise<void> {
    const { database, flags, imports = [], heard } = this.#options;
    const where = ["--host", "127.0.0.1", "--port", String(this.port), "--trust-proxy", "yes"];
    const before = imports.flatMap((file) => ["--import", file]);
    // The address holds a password, perhaps: not for the list of processes.
    const env = { ...process.env, DATABASE_URL: database };
    const stdio =
      imports.length > 0 ? (["ignore", "pipe", "pipe", "ipc"] as const) : (["ignore", "pipe", "pipe"] as const);
    const child = spawn(process.execPath, [...before, ...NODE_FLAGS, MAIN, ...where, ...flags], {
      env,
      stdio: [...stdio],
      detached: true,
    });
    this.child = child;
    let said = "";
    await new Promise<void>((done, fail) => {
      for (const stream of [child.stdout!, child.stderr!])
        stream.on("data", (data: Buffer) => {
          for (const line of data.toString().split("\n")) {
            if (line.includes("Trestle is ready")) done();
            else if (line.trim() !== "") heard?.(line);
          }
          said = (said + data.toString()).slice(-4_000);
        });
      child.once("exit", (code) => fail(new Error(`a server ended with ${code}: ${said}`)));
    });
  }

  /** Ends it by a signal and waits: SIGTERM lets it say goodbye, SIGKILL does not. */
  async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    this.child = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((done) => child.once("exit", done));
    child.kill(signal);
    await gone;
  }
}
