import { request, type IncomingMessage } from "node:http";
import { hostname } from "node:os";
import { expect, test } from "vitest";
import WebSocket from "ws";
import { hostsOf } from "../src/http/hosts.ts";
import { make, openServer } from "./kit.ts";

interface Answer {
  status: number;
  text: string;
}

/** What a browser would get that was led to this server under that name. */
function ask(port: number, host: string, path = "/", headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((done, fail) => {
    const asked = request({ port, host: "127.0.0.1", path, headers: { ...headers, host } }, (response) => {
      let text = "";
      response.on("data", (data: Buffer) => (text += data.toString()));
      response.on("end", () => done({ status: response.statusCode ?? 0, text }));
    });
    asked.on("error", fail);
    asked.end();
  });
}

function connect(port: number, table: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((done) => {
    const ws = new WebSocket(`ws://127.0.0.1:${port}/ws/${table}`, { headers });
    ws.on("open", () => (ws.terminate(), done({ status: 101, text: "" })));
    ws.on("error", () => undefined);
    ws.on("unexpected-response", (_request, response) => {
      let text = "";
      response.on("data", (data: Buffer) => (text += data.toString()));
      response.on("end", () => done({ status: response.statusCode ?? 0, text }));
    });
  });
}

const PATHS = ["/", "/healthz", "/readyz", "/metrics", "/api/games", "/api/nothing", "/admin", "/assets/x.js"];
const MACHINE = hostname().toLowerCase();
const SETTINGS = /--allowed-hosts.*ALLOWED_HOSTS.*--public-url/;

test("a name that is not the server's is refused everywhere, with the setting to change", async () => {
  const server = await openServer({ adminWord: "a-word-for-hosts" });
  const { table } = await make(server.url);
  for (const host of [
    "evil.example",
    `evil.example:${server.port}`,
    `${MACHINE}.evil.example`,
    "localhost.evil.example",
  ]) {
    for (const path of PATHS) {
      const { status, text } = await ask(server.port, host, path);
      expect([host, path, status, JSON.parse(text)]).toEqual([
        host,
        path,
        421,
        {
          rule: "SERVER-HOST-1",
          data: { host: host.replace(/:.*/, "") },
          text: expect.stringMatching(SETTINGS) as string,
        },
      ]);
    }
    const socket = await connect(server.port, table, { host, origin: `http://${host}` });
    expect([host, socket.status]).toEqual([host, 421]);
    expect(socket.text).toMatch(SETTINGS);
  }
  const page = await ask(server.port, "mybox.lan", "/", { accept: "text/html" });
  expect(page.text).toMatch(/^"mybox\.lan": This server does not know that name/);
  const odd = await ask(server.port, '"><script>', "/", { accept: "text/html" });
  expect([odd.status, odd.text]).toEqual([421, expect.not.stringContaining("<script>")]);
});

test("addresses, localhost and the machine's own name need no setting; other names have two", async () => {
  const server = await openServer({ publicUrl: "https://trestle.example", allowedHosts: ["mybox.lan"] });
  const { table } = await make(server.url);
  const own = ["127.0.0.1", "192.168.1.20", "[::1]", "[2001:db8::1]", "localhost", "LocalHost.", "trestle.localhost"];
  for (const name of [...own, MACHINE, `${MACHINE.split(".")[0]}.local`, "trestle.example", "MyBox.lan"])
    for (const host of [name, `${name}:${server.port}`]) {
      expect([host, (await ask(server.port, host)).status]).toEqual([host, 200]);
      const socket = await connect(server.port, table, { host, origin: `http://${host.toLowerCase()}` });
      expect([host, socket.status]).toEqual([host, 101]);
    }
});

test("only our own pages and programs may speak", () => {
  const asked = (headers: Record<string, string>): IncomingMessage => ({ headers }) as unknown as IncomingMessage;
  const host = "play.example:8080";
  const hosts = hostsOf({ publicUrl: null, allowedHosts: ["play.example"] });
  const originAllowed = (request: IncomingMessage): boolean => hosts.originAllowed(request);
  expect(originAllowed(asked({ host }))).toBe(true);
  expect(originAllowed(asked({ host, origin: "http://play.example:8080" }))).toBe(true);
  expect(originAllowed(asked({ host, origin: "http://play.example:9090" }))).toBe(false);
  expect(originAllowed(asked({ host, origin: "null" }))).toBe(false);
  expect(originAllowed(asked({ host, origin: "http://evil.example" }))).toBe(false);
  // Another page on the same machine is another page.
  expect(originAllowed(asked({ host: "localhost:8080", origin: "http://localhost:3000" }))).toBe(false);
  // A proxy that asks under its own name for us, for a page of a name on the list.
  expect(originAllowed(asked({ host: "127.0.0.1:8080", origin: "https://play.example" }))).toBe(true);
  const reached = hostsOf({ publicUrl: "https://play.example:8443", allowedHosts: [] });
  expect(reached.originAllowed(asked({ host: "inner", origin: "https://play.example:8443" }))).toBe(true);
  expect(reached.originAllowed(asked({ host: "inner", origin: "https://play.example" }))).toBe(false);
});
