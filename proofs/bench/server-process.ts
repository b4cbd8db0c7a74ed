import { spawn, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import { NODE_FLAGS } from "@trestle/server/node-flags";
import type { Asked, Told } from "../load/probe-child.ts";

const PROBE = new URL("../load/probe-child.ts", import.meta.url).href;
const BARE = fileURLToPath(new URL("./bare-child.ts", import.meta.url));
const OURS = fileURLToPath(import.meta.resolve("@trestle/server").replace(/index\.ts$/, "main.ts"));
const PATIENCE = 30_000;

/** A server under test in a process of its own. */
export class Served {
  readonly port: number;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.port = port;
  }

  /** The server as `npm start` runs it, keeping its tables in `data`, without rate limits. */
  static ours(data: string, flags: readonly string[] = []): Promise<Served> {
    const plain = ["--host", "127.0.0.1", "--port", "0", "--log-level", "warn", "--rates", "0", "--data", data];
    return Served.#start([...NODE_FLAGS, OURS], [...plain, ...flags]);
  }

  static bare(): Promise<Served> {
    return Served.#start([BARE], []);
  }

  static async #start(file: readonly string[], args: readonly string[]): Promise<Served> {
    const extra = (process.env["BENCH_NODE_FLAGS"] ?? "").split(" ").filter((flag) => flag !== "");
    const child = spawn(process.execPath, [...extra, "--import", PROBE, ...file, ...args], {
      stdio: ["ignore", "pipe", "inherit", "ipc"],
    });
    const port = await new Promise<number>((done, fail) => {
      let text = "";
      const late = setTimeout(() => fail(new Error("the server did not start in time")), PATIENCE);
      child.stdout!.on("data", (data: Buffer) => {
        text += data.toString();
        const found = /ready: http:\/\/[\w.]+:(\d+)/.exec(text);
        if (found === null) return;
        clearTimeout(late);
        done(Number(found[1]));
      });
      child.once("exit", (code) => fail(new Error(`the server ended with ${code}: ${text}`)));
    });
    return new Served(child, port);
  }

  ask(what: Asked): Promise<Told> {
    return new Promise((done, fail) => {
      const gone = (): void => fail(new Error("the server has gone"));
      this.#child.once("exit", gone);
      this.#child.once("message", (told) => {
        this.#child.off("exit", gone);
        done(told as Told);
      });
      this.#child.send(what);
    });
  }

  async end(): Promise<void> {
    const gone = new Promise((done) => this.#child.once("exit", done));
    this.#child.kill("SIGTERM");
    const late = setTimeout(() => this.#child.kill("SIGKILL"), 15_000);
    await gone;
    clearTimeout(late);
  }
}
