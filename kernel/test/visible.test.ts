import { expect, test } from "vitest";
import { harmless, unfitCharacter } from "../src/index.ts";

test.each([
  ["a terminal's escape sequence", "a\u001b[31m", "U+001B", "a\ufffd[31m"],
  ["the one-byte form of it", "a\u009b31m", "U+009B", "a\ufffd31m"],
  ["a bidirectional override", "\u202ea", "U+202E", "\ufffda"],
  ["a line break", "a\nb", "U+000A", "a\ufffdb"],
  ["a joiner that joins nothing", "a\u200d", "U+200D", "a\ufffd"],
  ["a tower of accents", "a\u0301\u0302\u0303\u0304\u0305", "U+0301", "a\ufffd"],
])("%s is named, and replaced where it is quoted", (_, text, name, quoted) => {
  expect([unfitCharacter(text), harmless(text)]).toEqual([name, quoted]);
});

test.each(["Fort Apache", "Zoë", "محمد", "👩‍🚀", "क्‍ष"])("%s may be shown", (text) => {
  expect([unfitCharacter(text), harmless(text)]).toEqual([null, text]);
});
