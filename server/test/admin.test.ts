import { expect, test } from "vitest";
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

test("words are not guessed by the thousand", async () => {
  const { url } = await openServer({ adminWord: WORD });
  const codes: number[] = [];
  for (let i = 0; i < 8; i++)
    codes.push(
      (await fetch(`${url}/admin/figures`, { headers: { authorization: `Bearer guess-number-${i}` } })).status,
    );
  expect(codes.slice(0, 5)).toEqual([403, 403, 403, 403, 403]);
  expect(codes.at(-1)).toBe(429);
});
