import { expect, test } from "vitest";
import { Accounts, cookieOf, sessionIn } from "../src/accounts/accounts.ts";
import { MemoryStore } from "../src/store/memory/store.ts";
import { Client, make, openServer, post, newSecret } from "./kit.ts";

interface Welcome {
  name: string;
  tables: { table: string; you: { seats: number[] } }[];
}

test("a claimed name is its owner's: on another device it finds its tables and holds its seats", async () => {
  const server = await openServer();
  const claimed = await post<Welcome>(`${server.url}/api/claim`, { name: "Ann", passphrase: "correct horse" });
  expect([claimed.status, claimed.body]).toEqual([201, { name: "Ann", tables: [] }]);
  const cookie = claimed.headers.get("set-cookie")!;
  expect(cookie).toMatch(/HttpOnly; SameSite=Strict/);
  const made = await make(server.url, { bots: 1 });
  const ann = await Client.at(server.port, made.table, [], { cookie: cookie.split(";")[0]! });
  await ann.sit("Ann", 0);
  const secret = ann.secrets.at(-1)!;
  const eve = await Client.at(server.port, made.table);
  const sit = (name: string) => eve.rule({ t: "sit", seat: 1, name, secret: newSecret() });
  expect(await sit("Ann")).toBe("SERVER-NAME-3");
  const elsewhere = await make(server.url, { bots: 0 });
  const stranger = await Client.at(server.port, elsewhere.table);
  expect(await stranger.rule({ t: "sit", seat: 1, name: "ANИ", secret: newSecret() })).toBe("done");
  expect(await stranger.rule({ t: "sit", seat: 2, name: "Аnn", secret: newSecret() })).toBe("SERVER-NAME-4");

  const login = await post<Welcome>(`${server.url}/api/login`, { name: "ann", passphrase: "correct horse" });
  expect(login.body.tables.map((t) => [t.table, t.you.seats])).toEqual([[made.table, [0]]]);
  const phone = await Client.at(server.port, made.table, [], {
    cookie: login.headers.get("set-cookie")!.split(";")[0]!,
  });
  expect(phone.you.seats).toEqual([0]);
  const mine = await post<Welcome>(`${server.url}/api/mine`, { secrets: [secret] });
  expect(mine.body.tables.map((t) => [t.table, t.you.seats])).toEqual([[made.table, [0]]]);
  const none = await post<Welcome>(`${server.url}/api/mine`, { secrets: ["0".repeat(32)] });
  expect(none.body.tables).toEqual([]);
  const hosting = await post<{ tables: { you: object }[] }>(`${server.url}/api/mine`, { secrets: [made.hostSecret] });
  expect(hosting.body.tables.map((t) => t.you)).toEqual([{ seats: [], host: true }]);
});

test("a wrong passphrase, a taken name and a short passphrase are refused", async () => {
  const server = await openServer();
  const ask = async (path: string, name: string, passphrase: string) =>
    (await post<{ rule?: string }>(`${server.url}/api/${path}`, { name, passphrase })).body.rule ?? "yes";
  expect(await ask("claim", "Ann", "short")).toBe("SERVER-PASS-1");
  expect(await ask("claim", "A\u202e", "correct horse")).toBe("SERVER-NAME-2");
  expect(await ask("claim", "Ann", "correct horse")).toBe("yes");
  expect(await ask("claim", "ANN", "another horse")).toBe("SERVER-NAME-4");
  expect(await ask("login", "Ann", "wrong horse")).toBe("SERVER-LOGIN-1");
  expect(await ask("login", "Bob", "correct horse")).toBe("SERVER-LOGIN-1");
  const out = await post(`${server.url}/api/logout`, {});
  expect(out.headers.get("set-cookie")).toContain("Max-Age=0");
});

test("a session cannot be forged, altered or outlived", async () => {
  const store = new MemoryStore();
  const accounts = new Accounts(store);
  const ann = await accounts.claim("Ann", "correct horse");
  const bob = await accounts.claim("Bob", "battery staple");
  if ("rule" in ann || "rule" in bob) throw new Error("refused");
  expect(await accounts.whose(ann.session)).toBe(ann.folded);
  const [until, sign, who] = ann.session.split(".") as [string, string, string];
  const forged = [
    `${Number(until) + 1}.${sign}.${who}`,
    `${until}.${"0".repeat(64)}.${who}`,
    `${until}.${sign}.${bob.session.split(".")[2]}`,
    `1.${sign}.${who}`,
    "",
    "nonsense",
  ];
  for (const session of forged) expect(await accounts.whose(session)).toBeNull();
  expect(await accounts.whose(null)).toBeNull();
  expect((await store.account(ann.folded))!.passphrase).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(sessionIn(`other=1; ${cookieOf(ann.session, true).split(";")[0]}`)).toBe(ann.session);
  expect(sessionIn("other=1")).toBeNull();
});
