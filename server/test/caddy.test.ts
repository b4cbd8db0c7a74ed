import { request } from "node:http";
import { expect, test, vi } from "vitest";
import { freePort } from "./local-postgres.ts";
import { openCaddy } from "./caddy-kit.ts";
import { Client, openServer, type Made } from "./kit.ts";

interface Answer {
  status: number;
  text: string;
}

test("the Caddyfile we ship, with Debian's Caddy: the page finds its server, and people play through it", async () => {
  const door = await freePort();
  const host = `trestle.example:${door}`;
  const publicUrl = `http://${host}`;
  // As compose.yaml starts it.
  const server = await openServer({ publicUrl, trustProxy: true, rates: 1 });
  await openCaddy(publicUrl, [`127.0.0.1:${server.port}`]);

  const ask = (path: string, body?: object, more: Record<string, string> = {}): Promise<Answer> =>
    new Promise((done, fail) => {
      const headers = { host, "content-type": "application/json", origin: publicUrl, ...more };
      const method = body === undefined ? "GET" : "POST";
      const asked = request({ port: door, host: "127.0.0.1", path, method, headers }, (response) => {
        let text = "";
        response.on("data", (data: Buffer) => (text += data.toString()));
        response.on("end", () => done({ status: response.statusCode ?? 0, text }));
      });
      asked.on("error", fail);
      asked.end(body === undefined ? undefined : JSON.stringify(body));
    });

  // Caddy sends nobody on before it has found the server ready.
  await vi.waitUntil(async () => (await ask("/api/games")).status === 200, { timeout: 60_000, interval: 50 });
  expect(await ask("/healthz")).toEqual({ status: 200, text: '{"ok":true}' });
  for (const path of ["/readyz", "/metrics"]) expect([path, (await ask(path)).status]).toEqual([path, 404]);

  const made = await ask("/api/tables", { game: "colt", seats: 3, bots: 2, level: "greenhorn" });
  expect([made.status, made.text]).toEqual([201, expect.stringContaining("hostSecret")]);
  const { table, hostSecret } = JSON.parse(made.text) as Made;
  const ann = await Client.at(door, table, [hostSecret], { host, origin: publicUrl });
  const { seat } = await ann.sit("Ann");
  await ann.ready(seat);
  await ann.start();
  await ann.until(() => ann.owed().length > 0);
  const [owed] = ann.owed();
  expect(await ann.rule({ t: "move", seat, d: owed!.d, move: owed!.moves[0] })).toBe("done");
  await ann.play();
  expect(ann.over).toBe(true);
  expect((await ask(`/api/tables/${table}/log`)).text).toContain('"by":"person"');

  // Visitors are told apart by the address that Caddy saw, not by what they say of themselves.
  const proof = { name: "Nobody", passphrase: "12345678" };
  let statuses: number[] = [];
  for (let i = 0; i < 45; i++)
    statuses = [...statuses, (await ask("/api/login", proof, { "x-forwarded-for": `10.0.0.${i}` })).status];
  expect(statuses.at(-1)).toBe(429);
});
