import { beforeEach, expect, test, vi } from "vitest";
import { Client, openServer, type Opened, type Wish } from "./kit.ts";
import { ask, from } from "./limits-kit.ts";

const SCHOOL = "198.51.100.7";
const TABLES = 10;
const AT_A_TABLE = 3;
const PUPILS = TABLES * AT_A_TABLE;

// The whole lesson in one moment: no bucket is filled again, which is harder than any lesson.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  return () => void vi.useRealTimers();
});

/** A pupil's browser: the page's requests, then a socket that may be lost. */
class Pupil {
  readonly name: string;
  readonly seen: string[] = [];
  readonly secrets: string[] = [];
  readonly #server: Opened;
  client!: Client;
  #table = "";

  constructor(server: Opened, i: number) {
    this.#server = server;
    this.name = `Pupil ${String.fromCharCode(65 + (i % 26))}${i}`;
  }

  async request(method: "GET" | "POST", path: string, body?: unknown) {
    const reply = await ask(this.#server, SCHOOL, method, path, body);
    if (reply.status >= 400) this.seen.push(`${path}: ${reply.status} ${reply.body.rule}`);
    return reply.body;
  }

  /** What the page asks for when it is opened. */
  async open(): Promise<void> {
    await Promise.all([
      this.request("GET", "/healthz"),
      this.request("GET", "/api/games"),
      this.request("GET", "/api/tables"),
      this.request("GET", "/api/push"),
      this.request("POST", "/api/mine", { secrets: [] }),
    ]);
  }

  async join(code: string, hostSecret: string | null): Promise<void> {
    this.#table = (await this.request("GET", `/api/codes/${code}`)).table;
    await this.request("GET", `/api/tables/${this.#table}`);
    if (hostSecret !== null) this.secrets.push(hostSecret);
    await this.connect();
    await this.client.sit(this.name);
    await this.send({ t: "say", seat: this.seat, channel: "table", text: "hi all" });
    expect(await this.client.ready(this.seat)).toBe("done");
  }

  get seat(): number {
    return this.client.you.seats[0]!;
  }

  async connect(): Promise<void> {
    const before = this.client as Client | undefined;
    this.client = new Client(this.#server.port, this.#table, this.secrets, from(SCHOOL));
    if (before !== undefined) Object.assign(this.client, { deal: before.deal });
    await this.client.hello();
  }

  async send(wish: Wish): Promise<void> {
    const rule = await this.client.rule(wish);
    if (rule === "SERVER-RATE-1") this.seen.push(`${wish.t}: ${rule}`);
  }

  /** Talks in a burst, takes notes, asks for hints, looks back. */
  async lively(): Promise<void> {
    const { seat } = this;
    for (const text of ["got you", "my turn?"]) await this.send({ t: "say", seat, channel: "table", text });
    for (let i = 0; i < 4; i++) {
      const about = (seat + 1) % AT_A_TABLE;
      await this.send({ t: "note", seat, about, guess: null, strength: 2, text: `note ${i}` });
    }
    const owed = this.client.owed()[0];
    if (owed !== undefined) await this.send({ t: "hint", seat, d: owed.d });
    for (let v = 0; v < 3; v++) await this.send({ t: "look", seat, v });
  }

  faults(): string[] {
    const told = this.client.frames.flatMap((f) => (f.t === "fault" ? [`fault ${f.rule}`] : []));
    return [...this.seen, ...told];
  }
}

test("thirty pupils behind one address play ten games, lose the Wi-Fi twice, and meet no limit", async () => {
  const server = await openServer({ rates: 1, trustProxy: true });
  const pupils = Array.from({ length: PUPILS }, (_, i) => new Pupil(server, i));
  const all = <T>(act: (pupil: Pupil, i: number) => Promise<T>): Promise<T[]> => Promise.all(pupils.map(act));
  await all((pupil) => pupil.open());
  const hosts = pupils.filter((_, i) => i % AT_A_TABLE === 0);
  const made = await Promise.all(
    hosts.map((host) =>
      host.request("POST", "/api/tables", { game: "colt", seats: AT_A_TABLE, bots: 0, hints: true, listed: true }),
    ),
  );
  await all((pupil, i) => {
    const { code, hostSecret } = made[Math.floor(i / AT_A_TABLE)]!;
    return pupil.join(code, i % AT_A_TABLE === 0 ? hostSecret : null);
  });
  await Promise.all(hosts.map((host) => host.client.start()));
  await all((pupil) => pupil.lively());
  for (const far of [6, 12]) {
    await all(({ client }) => client.play(() => client.v >= far));
    for (const { client } of pupils) client.ws.terminate();
    await all((pupil) => pupil.connect());
  }
  await all((pupil) => pupil.lively());
  await all(({ client }) => client.play());
  // The first game to end is looked at by everybody, and commented.
  const table = made[0]!.table;
  const watchers = await all(() => Client.at(server.port, table, [], from(SCHOOL)));
  const said = await Promise.all(
    watchers.map((w) => w.rule({ t: "say", seat: null, channel: "watch", text: "well played" })),
  );
  expect(said.filter((rule) => rule !== "done")).toEqual([]);
  expect(pupils.map(({ client }) => client.over)).toEqual(pupils.map(() => true));
  expect(pupils.flatMap((pupil) => pupil.faults())).toEqual([]);
});

test("thirty pupils may press Play now at one moment, and log in", async () => {
  const server = await openServer({ rates: 1, trustProxy: true });
  const pupils = Array.from({ length: PUPILS }, (_, i) => i);
  const played = await Promise.all(pupils.map(() => ask(server, SCHOOL, "POST", "/api/quick", { game: "colt" })));
  expect(played.filter(({ status }) => status >= 400)).toEqual([]);
  const name = (i: number): string => `Kid ${"ABCDEFGHJK"[i % 10]}${"PQT"[Math.floor(i / 10)]}`;
  const claimed = await Promise.all(
    pupils.map((i) => ask(server, SCHOOL, "POST", "/api/claim", { name: name(i), passphrase: "four odd words here" })),
  );
  expect(claimed.filter(({ status }) => status !== 201).map(({ body }) => body)).toEqual([]);
});
