import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** A server for one spec, on a free port that it keeps across restarts. */
export class TestServer {
  readonly #data = mkdtempSync(join(tmpdir(), "trestle-e2e-"));
  #child: ChildProcess | null = null;
  #port = 0;
  readonly #args: readonly string[];
  /** Modules that the server loads first, to make it dishonest. */
  changes: readonly string[] = [];
  /** The project whose server it is. */
  root = ROOT;

  constructor(...args: string[]) {
    this.#args = args;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async open(): Promise<void> {
    if (this.#port === 0) this.#port = await freePort();
    const place = ["--port", String(this.#port), "--host", "127.0.0.1", "--data", this.#data];
    const changes = this.changes.flatMap((file) => ["--import", file]);
    const child = spawn(
      "node",
      [...changes, join(this.root, "server/src/main.ts"), ...place, "--rates", "0", ...this.#args],
      {
        stdio: ["ignore", "pipe", "inherit"],
      },
    );
    this.#child = child;
    let text = "";
    await new Promise<void>((ready, fail) => {
      child.stdout.on("data", (some: Buffer) => {
        text += some.toString();
        if (text.includes("Trestle is ready")) ready();
      });
      child.once("exit", () => fail(new Error(`the server ended: ${text}`)));
    });
  }

  /** As in a power failure. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (child === null || child.exitCode !== null) return;
    const gone = new Promise((done) => child.once("exit", done));
    child.kill("SIGKILL");
    await gone;
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#data, { recursive: true, force: true });
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
