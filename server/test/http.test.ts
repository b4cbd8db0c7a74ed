import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { StoreFailure } from "@trestle/table";
import WebSocket from "ws";
import { qrLines } from "../src/commands/qr.ts";
import { MemoryStore } from "../src/store/memory/store.ts";
import { Client, get, make, openServer, startGame } from "./kit.ts";

test("the plain page says what this is, under a strict content policy", async () => {
  const server = await openServer();
  const response = await fetch(server.url);
  const page = await response.text();
  expect(page).toContain("Colt Super Express");
  expect(page).toContain(`npm run play -- colt --seats 5 --bots 4 --join ${server.url}`);
  const policy = response.headers.get("content-security-policy")!;
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe/);
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  expect(page).not.toMatch(/<script|style="/);
});

test("a host that is none is not echoed into the page", async () => {
  const server = await openServer();
  const { request } = await import("node:http");
  const page = await new Promise<string>((done, fail) => {
    const asked = request(
      { port: server.port, host: "127.0.0.1", headers: { host: '"><script>alert(1)</script>' } },
      (r) => {
        let text = "";
        r.on("data", (data: Buffer) => (text += data.toString()));
        r.on("end", () => done(text));
      },
    );
    asked.on("error", fail);
    asked.end();
  });
  expect(page).not.toContain("<script>alert");
});

test("the built client is served, its own addresses too, with assets that may be kept", async () => {
  const web = mkdtempSync(join(tmpdir(), "trestle-web-"));
  onTestFinished(() => rmSync(web, { recursive: true, force: true }));
  mkdirSync(join(web, "assets"));
  writeFileSync(join(web, "index.html"), "<title>client</title>");
  writeFileSync(join(web, "assets", "main-1234.js"), "export {};");
  const server = await openServer({ webDir: web });
  const page = await fetch(`${server.url}/table/ABCDEF`, { headers: { accept: "text/html" } });
  expect([page.status, await page.text()]).toEqual([200, "<title>client</title>"]);
  expect(page.headers.get("content-security-policy")).toContain("script-src 'self'");
  const asset = await fetch(`${server.url}/assets/main-1234.js`);
  expect(asset.headers.get("cache-control")).toContain("immutable");
  expect(asset.headers.get("content-type")).toContain("javascript");
  writeFileSync(join(web, "assets", "main-1234.js.gz"), gzipSync("export {};"));
  const small = await fetch(`${server.url}/assets/main-1234.js`, { headers: { "accept-encoding": "gzip" } });
  expect([small.headers.get("content-encoding"), await small.text()]).toEqual(["gzip", "export {};"]);
  expect(small.headers.get("content-type")).toContain("javascript");
  expect(small.headers.get("cache-control")).toContain("immutable");
  expect((await fetch(`${server.url}/assets/none.js`)).status).toBe(404);
  expect((await fetch(`${server.url}/..%2f..%2fetc%2fpasswd`)).status).toBeGreaterThanOrEqual(400);
  expect((await get(`${server.url}/api/nothing`)).body["rule"]).toBe("SERVER-PATH-1");
});

test("health, readiness and figures", async () => {
  const store = new MemoryStore();
  const server = await openServer({}, { store });
  await make(server.url);
  expect((await get(`${server.url}/healthz`)).body).toEqual({ ok: true });
  expect((await get(`${server.url}/readyz`)).body).toEqual({ ok: true });
  const figures = await (await fetch(`${server.url}/metrics`)).text();
  expect(figures).toContain('trestle_tables_made_total{game="colt"} 1');
  expect(figures).toContain("trestle_commit_seconds_bucket");
  expect(figures).toContain("trestle_tables_stored 1");
  store.commit = () => Promise.reject(new StoreFailure("full"));
  await new Promise((done) => setTimeout(done, 1_100));
  const ill = await get(`${server.url}/readyz`);
  expect([ill.status, ill.body["rule"]]).toEqual([503, "SERVER-STORE-2"]);
  await expect(make(server.url)).rejects.toThrow("SERVER-STORE-2");
});

test("the list of games carries options with their rules and words", async () => {
  const server = await openServer();
  interface Listed {
    games: { id: string; seats: object; options: { key: string; rule: string; says: string; values: object[] }[] }[];
    clocks: string[];
  }
  const { body } = await get<Listed>(`${server.url}/api/games`);
  expect(body.games[0]).toMatchObject({ id: "colt", seats: { min: 3, max: 7, initial: 5 } });
  for (const option of body.games[0]!.options) {
    expect(option.rule).toMatch(/^COLT-/);
    expect(option.says).not.toBe("");
    expect(option.values.length).toBeGreaterThan(1);
  }
  expect(body.clocks).toEqual(["off", "relaxed", "normal", "blitz", "days"]);
});

test("a socket that answers no ping is ended, one that answers stays", { timeout: 120_000 }, async () => {
  const server = await openServer({}, { heartbeat: 1_500 });
  const { made, ann } = await startGame(server);
  const dead = new WebSocket(`ws://127.0.0.1:${server.port}/ws/${made.table}`, { autoPong: false });
  const closed = new Promise<number>((done) => dead.on("close", done));
  expect(await closed).toBe(1006);
  expect(await ann.rule({ t: "ping" })).toBe("pong");
});

test("a client that takes nothing in is cut off, and the table goes on", { timeout: 300_000 }, async () => {
  const server = await openServer();
  const { made, ann } = await startGame(server);
  const lazy = await Client.at(server.port, made.table, ann.secrets);
  lazy.ws.pause();
  const figures = async (): Promise<string> => (await fetch(`${server.url}/metrics`)).text();
  const { d } = ann.owed()[0]!;
  for (let i = 0; i < 4_000 && !(await figures()).includes('closed_total{code="slow"} 1'); i++)
    for (let j = 0; j < 200; j++)
      lazy.raw({ t: "why", key: `slow-${i}-${j}`, seat: 0, d, picks: Array(16).fill("x".repeat(64)) });
  expect(await figures()).toContain('closed_total{code="slow"} 1');
  expect(await ann.rule({ t: "ping" })).toBe("pong");
});

test("a QR code is a square of blocks with a light edge", () => {
  const lines = qrLines("http://192.168.1.20:8080");
  const width = lines[0]!.length;
  expect(lines.length).toBe(Math.ceil(width / 2));
  expect(new Set(lines.map((line) => line.length))).toEqual(new Set([width]));
  expect(lines[0]).toMatch(/^█+$/);
});
