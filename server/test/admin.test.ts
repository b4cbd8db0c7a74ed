import { expect, onTestFinished, test, vi } from "vitest";
import { openServer, startGame } from "./kit.ts";

const WORD = "a-word-for-hosts";

test("without an admin word there is no admin page", async () => {
  const { url } = await openServer();
  expect((await fetch(`${url}/admin`)).status).toBe(404);
});

test("the admin page opens to the word, and shows figures without names", async () => {
  const server = await openServer({ adminWord: WORD });
  const { made } = await startGame(server);
  const closed = await fetch(`${server.url}/admin`);
  expect(closed.status).toBe(401);
  expect(await closed.text()).toContain("The admin word");
  const say = (word: string) =>
    fetch(`${server.url}/admin`, {
      method: "POST",
      redirect: "manual",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ word }),
    });
  expect((await say("not-the-word-at-all")).status).toBe(403);
  const opened = await say(WORD);
  expect(opened.status).toBe(303);
  const cookie = opened.headers.get("set-cookie")!;
  expect(cookie).toMatch(/HttpOnly; SameSite=Strict/);
  const pass = cookie.split(";")[0]!;
  const page = await fetch(`${server.url}/admin`, { headers: { cookie: pass } });
  expect(page.headers.get("content-security-policy")).not.toContain("script-src");
  const text = await page.text();
  expect(text).toContain(made.table);
  expect(text).not.toContain("Ann");
  expect(text).not.toContain(made.code);
  const forged = `${pass.slice(0, -4)}AAAA`;
  expect((await fetch(`${server.url}/admin/figures`, { headers: { cookie: forged } })).status).toBe(403);
});

type Guess = (url: string, word: string) => Promise<Response>;
const bearer =
  (path: string, method = "GET"): Guess =>
  (url, word) =>
    fetch(`${url}${path}`, { method, headers: { authorization: `Bearer ${word}` } });
const form: Guess = (url, word) =>
  fetch(`${url}/admin`, { method: "POST", redirect: "manual", body: new URLSearchParams({ word }) });
const forge: Guess = (url, word) =>
  fetch(`${url}/admin/figures`, { headers: { cookie: `trestle_admin=99999999999999.${word}` } });

test.each<[string, Guess, number, number]>([
  ["GET /admin", bearer("/admin"), 401, 200],
  ["GET /admin/figures", bearer("/admin/figures"), 403, 200],
  ["POST /admin/export", bearer("/admin/export/0123456789", "POST"), 403, 404],
  ["the form", form, 403, 303],
])("%s: after too many wrong words even the right one waits its time", async (_where, guess, no, yes) => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const { url } = await openServer({ adminWord: WORD });
  const statuses: number[] = [];
  for (let i = 0; i < 8; i++) statuses.push((await guess(url, `guess-number-${i}`)).status);
  expect(statuses).toEqual([no, no, no, no, no, 429, 429, 429]);
  const refused = await guess(url, WORD);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "10"]);
  expect(refused.headers.get("set-cookie")).toBeNull();
  vi.setSystemTime(Date.now() + 9_000);
  expect((await guess(url, WORD)).status).toBe(429);
  vi.setSystemTime(Date.now() + 1_000);
  expect((await guess(url, WORD)).status).toBe(yes);
});

test("all ways of guessing are counted together", async () => {
  const { url } = await openServer({ adminWord: WORD });
  const ways = [bearer("/admin"), bearer("/admin/figures"), form, forge, bearer("/admin")];
  for (const [i, guess] of ways.entries()) expect((await guess(url, `guess-number-${i}`)).status).not.toBe(429);
  for (const guess of ways) expect((await guess(url, WORD)).status).toBe(429);
});

test("the right word is not counted, and a true pass opens while somebody guesses from the same address", async () => {
  const { url } = await openServer({ adminWord: WORD });
  const pass = (await form(url, WORD)).headers.get("set-cookie")!.split(";")[0]!;
  for (let i = 0; i < 20; i++) expect((await bearer("/admin/figures")(url, WORD)).status).toBe(200);
  for (let i = 0; i < 8; i++) await forge(url, "AAAA");
  expect((await forge(url, "AAAA")).status).toBe(429);
  expect((await fetch(`${url}/admin`, { headers: { cookie: pass } })).status).toBe(200);
  // Whoever only looks at the form guesses nothing.
  for (let i = 0; i < 8; i++) expect((await fetch(`${url}/admin`)).status).toBe(401);
});
