import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "@trestle/tools/lib/files.ts";

/** The server's own program on a folder of its own: started, killed and started again on the same port. */
export class Program {
  readonly data = mkdtempSync(join(tmpdir(), "trestle-prove-"));
  port = 0;
  /** What it said besides being ready: nothing, if nothing went wrong. */
  complaints = "";
  readonly #more: string[];
  #child: ChildProcess | null = null;

  constructor(...more: string[]) {
    this.#more = more;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }
  get pid(): number {
    return this.#child?.pid ?? 0;
  }
  get alive(): boolean {
    return this.#child !== null && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  async start(): Promise<void> {
    if (this.port === 0) this.port = await freePort();
    const main = join(ROOT, "server/src/main.ts");
    const where = ["--host", "127.0.0.1", "--port", String(this.port), "--data", this.data];
    const args = [main, ...where, "--bot-pace", "0", "--log-level", "error", ...this.#more];
    const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"] });
    this.#child = child;
    child.stderr.on("data", (data: Buffer) => (this.complaints += data.toString()));
    await new Promise<void>((done, fail) => {
      child.stdout.on("data", (data: Buffer) => {
        for (const line of data
          .toString()
          .split("\n")
          .filter((text) => text.trim() !== "")) {
          if (line.includes("Trestle is ready")) done();
          else if (line.startsWith("{")) this.complaints += `${line}\n`;
        }
      });
      child.on("close", () => fail(new Error(`the server did not start: ${this.complaints}`)));
    });
  }

  async kill(): Promise<void> {
    const child = this.#child;
    if (child === null || !this.alive) return;
    const ended = new Promise((done) => child.on("close", done));
    child.kill("SIGKILL");
    await ended;
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => done(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}

/** Asks the JSON interface. */
export async function call<T>(url: string, body: unknown): Promise<T> {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

export interface Made {
  table: string;
  code: string;
  hostSecret: string;
}

export const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export async function until(so: () => boolean, what: string, ms = 120_000): Promise<void> {
  const end = performance.now() + ms;
  while (!so()) {
    if (performance.now() > end) throw new Error(`waited in vain for ${what}`);
    await wait(2);
  }
}
