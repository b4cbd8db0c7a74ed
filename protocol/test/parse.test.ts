import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkFrame, isFrameFault, parseFrame } from "../src/parse.ts";

const key = "key-0001";
const secret = "0".repeat(32);
const part = "ab".repeat(32);
const GOOD: Record<string, unknown>[] = [
  { t: "hello", protocol: 2, secrets: ["0".repeat(32)], history: true },
  { t: "sit", key, seat: null, name: "Ann", secret },
  { t: "ready", key, seat: 0, ready: true, attempt: 1, commitment: part },
  { t: "part", key, seat: 0, attempt: 1, part },
  { t: "leave", key, seat: 0 },
  { t: "move", key, seat: 0, d: 1, move: { t: "plan", cards: [0, 1, 2] } },
  { t: "why", key, seat: 0, d: 1, picks: ["card:fire"] },
  { t: "undo", key, seat: 0 },
  { t: "take-back", key, seat: 0, to: 3 },
  { t: "agree", key, seat: 0, yes: true },
  { t: "say", key, seat: null, channel: "watch", text: "hi" },
  { t: "mind", key, seat: 0, brief: "bold" },
  { t: "rotate", key, seat: 0, secret },
  { t: "arrange", key, options: {}, seats: 4, clock: "blitz" },
  { t: "seat-bot", key, seat: 0, level: "gunslinger", temper: "even" },
  { t: "free", key, seat: 0 },
  { t: "start", key },
  { t: "go-on", key },
  { t: "break-off", key },
  { t: "pause", key, on: true },
  { t: "close", key },
  { t: "rematch", key },
  { t: "look", key, seat: 0, v: 12 },
  { t: "reason", key, n: 7 },
  { t: "hint", key, seat: 0, d: 1 },
  { t: "ping", key },
  { t: "note", key, seat: 0, about: 2, guess: "outlaw", strength: 3, text: "" },
  { t: "seal", key, seat: 0 },
  { t: "bet", key, seat: 0, on: "winner", about: 2, guess: null },
  { t: "sketch", key, seat: 0, keys: ["car:1"], text: "two kegs" },
  { t: "reveal", key, seat: 0 },
  { t: "ping-piece", key, seat: 0, piece: "car:1" },
];

describe("frames from clients", () => {
  it.each(GOOD.map((frame) => [String(frame["t"]), frame] as const))("%s is read as it was sent", (_t, frame) => {
    expect(parseFrame(JSON.stringify(frame))).toEqual(frame);
  });

  it.each(GOOD.map((frame) => [String(frame["t"]), frame] as const))(
    "%s with a field missing, wrong or too many is refused",
    (_t, frame) => {
      for (const field of Object.keys(frame)) {
        const { [field]: _gone, ...less } = frame;
        expect(isFrameFault(parseFrame(JSON.stringify(less))), `without ${field}`).toBe(true);
        if (field === "move" || field === "options") continue;
        expect(isFrameFault(parseFrame(JSON.stringify({ ...frame, [field]: { odd: 1 } }))), `odd ${field}`).toBe(true);
      }
      expect(isFrameFault(parseFrame(JSON.stringify({ ...frame, more: 1 })))).toBe(true);
    },
  );

  it("nothing that is sent makes it throw", () => {
    const refused = (text: string): boolean => isFrameFault(parseFrame(text));
    fc.assert(fc.property(fc.string(), refused));
    fc.assert(fc.property(fc.json(), refused));
    const deep = `{"t":"move","key":"${key}","seat":0,"d":1,"move":${"[".repeat(5000)}${"]".repeat(5000)}}`;
    expect(() => parseFrame(deep)).not.toThrow();
    expect(parseFrame("{")).toEqual({ rule: "PROTOCOL-JSON-1", data: {} });
  });

  it("a move is judged as the schema judges it, the short way or not", () => {
    const odd = fc.oneof(fc.jsonValue({ maxDepth: 7 }), fc.integer({ min: -2, max: 1_000_002 }), fc.constant(123456));
    const wide = fc.array(fc.integer(), { minLength: 60, maxLength: 70 });
    const move = fc.oneof(odd, wide, fc.dictionary(fc.constantFrom("t", "cards", "__proto__", "toJSON"), odd));
    const frame = fc.record(
      {
        t: fc.oneof({ weight: 9, arbitrary: fc.constant("move") }, odd),
        key: fc.oneof({ weight: 9, arbitrary: fc.constant(key) }, fc.string({ maxLength: 70 }), odd),
        seat: fc.oneof({ weight: 5, arbitrary: fc.integer({ min: 0, max: 16 }) }, odd),
        d: fc.oneof({ weight: 5, arbitrary: fc.integer({ min: 0, max: 9 }) }, odd),
        move,
        more: fc.constant(1),
      },
      { requiredKeys: [] },
    );
    let read = 0;
    const same = (value: unknown): void => {
      // A number of its own, not digits within another one.
      const text = JSON.stringify(value).replace(/(?<=[[:,])123456(?=[,\]}])/, "1e999");
      const found = parseFrame(text);
      expect(found).toEqual(checkFrame(JSON.parse(text)));
      if (!isFrameFault(found)) read++;
    };
    fc.assert(fc.property(frame, same), { numRuns: 3_000 });
    const good = fc.record({ t: fc.constant("move"), key: fc.constant(key), seat: fc.nat(15), d: fc.nat(99), move });
    fc.assert(fc.property(good, same), { numRuns: 1_000 });
    expect(read).toBeGreaterThan(500);
    same({ t: "move", key, seat: -0, d: 1, move: [] });
  });
});
