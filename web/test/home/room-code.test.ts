import { describe, expect, test } from "vitest";
import { codeIn } from "../../src/home/room-code.ts";

describe("a room code as typed, dictated or pasted", () => {
  test.each([
    ["BCDFGH", "BCDFGH"],
    [" bcd-fgh ", "BCDFGH"],
    ["b c d f g h", "BCDFGH"],
    ["http://10.0.0.7:8080/#/join/bcdfgh", "BCDFGH"],
    ["BCDFG", null],
    ["BCDFG1", null],
    ["", null],
  ])("%j", (typed, code) => expect(codeIn(typed)).toBe(code));
});
