import { createServer, type Server } from "node:http";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";

const DIST = fileURLToPath(new URL("../dist", import.meta.url));
const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
};

/** Any web host: it knows nothing of Trestle, and the page lies in a folder of it. */
export class StaticHost {
  readonly #folder = mkdtempSync(join(tmpdir(), "trestle-host-"));
  #server: Server | null = null;
  #port = 0;
  readonly asked: string[] = [];

  constructor() {
    if (!existsSync(join(DIST, "sw.js"))) throw new Error("there is no built page: run npm run build first");
    cpSync(DIST, this.#folder, { recursive: true });
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}/some/folder/`;
  }

  async open(): Promise<void> {
    const server = createServer((request, reply) => {
      this.asked.push(request.url ?? "");
      const path = /^\/some\/folder\/([\w./-]*)/.exec(request.url ?? "")?.[1] ?? "none";
      const file = join(this.#folder, path === "" ? "index.html" : path);
      if (path.includes("..") || !existsSync(file) || !statSync(file).isFile())
        return void reply.writeHead(404).end("Not found");
      reply.writeHead(200, { "content-type": TYPES[extname(file)] ?? "application/octet-stream" });
      reply.end(readFileSync(file));
    });
    await new Promise<void>((ready) => server.listen(this.#port, "127.0.0.1", ready));
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  /** The next version is laid in the place of this one: a page that says so, and another list of files. */
  deploy(version: string): void {
    this.#edit("index.html", (html) => html.replace("<body>", `<body data-version="${version}">`));
    this.#edit("sw.js", (script) => script.replace(/[0-9a-f]{16}/g, (hash) => hash.slice(8) + hash.slice(0, 8)));
  }
  #edit(name: string, change: (text: string) => string): void {
    const file = join(this.#folder, name);
    writeFileSync(file, change(readFileSync(file, "utf8")));
  }

  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    if (server === null) return;
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }

  async close(): Promise<void> {
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
