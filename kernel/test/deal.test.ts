import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import {
  commitmentOf,
  DEAL_LABEL,
  dealSeed,
  listHash,
  listSeed,
  missingParts,
  partCommitment,
  redact,
  serverCommitment,
  sha256Text,
  type DealList,
  type EventBase,
} from "../src/index.ts";

const SECRET = sha256Text("secret");
const PART = sha256Text("part");

describe("a sealed deal", () => {
  it("commits to the bytes of the secret", () => {
    expect(commitmentOf(SECRET)).toBe(createHash("sha256").update(Buffer.from(SECRET, "hex")).digest("hex"));
  });

  it("hashes the documented bytes", () => {
    const bytes = Buffer.concat([
      Buffer.from("trestle-deal/1\0"),
      Buffer.from(SECRET, "hex"),
      Buffer.from([0, 3]),
      Buffer.from("Zü", "utf8"),
      Buffer.from([2, 1]),
      Buffer.from(PART, "hex"),
      Buffer.from([0]),
    ]);
    expect(dealSeed(SECRET, "Zü", [PART, null])).toBe(createHash("sha256").update(bytes).digest("hex"));
  });

  it("depends on everything that goes in", () => {
    const seeds = [
      dealSeed(SECRET, "a", [null, null]),
      dealSeed(PART, "a", [null, null]),
      dealSeed(SECRET, "b", [null, null]),
      dealSeed(SECRET, "a", [null]),
      dealSeed(SECRET, "a", [PART, null]),
      dealSeed(SECRET, "a", [null, PART]),
      dealSeed(SECRET, "x".repeat(300), [null, null]),
    ];
    expect(new Set(seeds).size).toBe(seeds.length);
  });
});

describe("a deal with a frozen list", () => {
  const BOTS = sha256Text("bots");
  const sha = (...pieces: (string | Buffer)[]): string =>
    createHash("sha256")
      .update(Buffer.concat(pieces.map((p) => Buffer.from(p))))
      .digest("hex");
  const raw = (text: string): Buffer => Buffer.from(text, "hex");
  const commitment = partCommitment("Zü", 1, 258, PART);
  const LIST: DealList = {
    label: DEAL_LABEL,
    table: "Zü",
    game: "colt",
    rulesVersion: 1,
    edition: null,
    options: { reflex: true, horse: false },
    attempt: 258,
    commitment: serverCommitment(SECRET, BOTS),
    seats: [
      { bot: true, commitment: null },
      { bot: false, commitment },
    ],
  };

  it("commits to both secrets of the server", () => {
    expect(serverCommitment(SECRET, BOTS)).toBe(sha("trestle-deal/2 server\0", raw(SECRET), raw(BOTS)));
  });

  it("commits to a part for one table, seat and attempt", () => {
    const bytes = [Buffer.from([0, 3]), "Zü", Buffer.from([1, 0, 0, 1, 2]), raw(PART)];
    expect(commitment).toBe(sha("trestle-deal/2 part\0", ...bytes));
  });

  it("hashes the documented bytes", () => {
    const text =
      `{"attempt":258,"commitment":"${LIST.commitment}","edition":null,"game":"colt","label":"trestle-deal/2",` +
      `"options":{"horse":false,"reflex":true},"rulesVersion":1,` +
      `"seats":[{"bot":true,"commitment":null},{"bot":false,"commitment":"${commitment}"}],"table":"Zü"}`;
    expect(listHash(LIST)).toBe(sha(text));
    const bytes = [raw(SECRET), raw(sha(text)), Buffer.from([0, 1]), raw(PART)];
    expect(listSeed(LIST, SECRET, [null, PART])).toBe(sha("trestle-deal/2 seed\0", ...bytes));
  });

  it("depends on everything that was frozen or revealed", () => {
    const other = (change: Partial<DealList>): string => listSeed({ ...LIST, ...change }, SECRET, [null, PART]);
    const seeds = [
      other({}),
      other({ table: "Zu" }),
      other({ game: "bang" }),
      other({ rulesVersion: 2 }),
      other({ edition: PART }),
      other({ options: { reflex: false, horse: false } }),
      other({ attempt: 259 }),
      other({ commitment: PART }),
      other({ seats: [{ bot: false, commitment: null }, LIST.seats[1]!] }),
      listSeed(LIST, BOTS, [null, PART]),
      listSeed(LIST, SECRET, [null, null]),
    ];
    expect(new Set(seeds).size).toBe(seeds.length);
  });

  it("names the seats that did not reveal", () => {
    expect(missingParts(LIST.seats, [null, null])).toEqual([1]);
    expect(missingParts(LIST.seats, [null, PART])).toEqual([]);
  });
});

describe("redact", () => {
  interface Drew extends EventBase {
    seat: number;
    secret?: { to: number[]; card: number };
  }
  const drew: Drew = { t: "drew", rule: "TOY-1", seat: 1, reveals: true, secret: { to: [1, 2], card: 12 } };

  it("tells the audience all of it", () => {
    expect(redact(drew, 1)).toBe(drew);
    expect(redact(drew, 2)).toBe(drew);
  });

  it.each([[0], [3], [null]])("tells %s everything but the secret", (seat) => {
    expect(redact(drew, seat)).toEqual({ t: "drew", rule: "TOY-1", seat: 1, reveals: true });
    expect("secret" in redact(drew, seat)).toBe(false);
  });

  it("leaves the event itself, and one without a secret, as they were", () => {
    redact(drew, 0);
    expect(drew.secret).toEqual({ to: [1, 2], card: 12 });
    const open: Drew = { t: "drew", rule: "TOY-1", seat: 1 };
    expect(redact(open, null)).toBe(open);
  });
});
