import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { commitmentOf, dealSeed, redact, sha256Text, type EventBase } from "../src/index.ts";

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
