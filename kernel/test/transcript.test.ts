import { describe, expect, it } from "vitest";
import { namesOf, transcript, type Entry, type GameText } from "../src/index.ts";
import { closedWith, pebbles, pebblesText, recorded, type Pebbles } from "./pebbles.ts";

const text: GameText<Pebbles> = {
  name: "Pebbles",
  promise: "",
  pages: [],
  rules: {},
  options: {},
  decision: (d) => d.kind,
  move: (m) => String(m.take),
  piece: (key) => key,
  refusal: (r) => r.rule,
  ...pebblesText,
};

describe("transcript", () => {
  it("numbers the sentences, marks every move, and tells a spectator no secret", () => {
    expect(transcript(pebbles, text, recorded(3).close())).toEqual({
      lines: [
        "— the deal",
        expect.stringMatching(/^1\. There are 2\d\d pebbles\.$/),
        "— entry 3: Ann",
        "— entry 4: Bob",
        "2. Bob takes 2.",
        "— entry 5: Ann",
        "3. Ann takes 3.",
        "— the end",
      ],
      hash: recorded(3).close().end?.hash,
    });
  });

  it("ends with the outcome", () => {
    const told = transcript(pebbles, text, recorded().close());
    expect("lines" in told && told.lines.at(-1)).toMatch(/^(Ann|Bob) wins\.$/);
  });

  it("tells what was taken back, and that it was", () => {
    const back = (n: number): Entry[] => [{ n, t: "undo", at: 0, seat: 1, to: 3 }];
    const told = transcript(pebbles, text, closedWith(2, back, 1));
    expect("lines" in told && told.lines.slice(2)).toEqual([
      "— entry 3: Ann",
      "— entry 4: Bob",
      "2. Bob takes 2.",
      "— entry 5: Bob goes back to entry 3",
      "— the end",
    ]);
  });

  it("says who played for a seat when it was not its own", () => {
    const log = recorded(2).close();
    const last = log.entries.at(-1);
    if (last?.t === "move") last.by = "clock";
    const told = transcript(pebbles, text, log, { seat: (seat) => `#${seat}` });
    expect("lines" in told && told.lines.slice(-3)).toEqual(["— entry 4: #1 (clock)", "2. #1 takes 2.", "— the end"]);
  });

  it("passes on what is wrong with a log", () => {
    const log = recorded(2).close();
    log.header.game = "chess";
    expect(transcript(pebbles, text, log)).toMatchObject({ line: 1 });
  });
});

describe("namesOf", () => {
  it("calls seats by who sat there last, or by number", () => {
    const log = recorded(0).log;
    log.entries.push({ n: 3, t: "seat", at: 0, seat: 0, who: { kind: "person", name: "Cid" } });
    log.entries.push({ n: 4, t: "seat", at: 0, seat: 1, who: { kind: "open" } });
    const names = namesOf(log);
    expect([0, 1, 2].map((seat) => names.seat(seat))).toEqual(["Cid", "Seat 2", "Seat 3"]);
  });
});
