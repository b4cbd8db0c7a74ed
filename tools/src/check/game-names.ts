import type { Source } from "./source.ts";

/** Where a game may be named: its folder and the list, docs, tests, examples, and proofs about a game. */
const ALLOWED = [/^games\//, /^(docs|examples|proofs)\//, /(^|\/)(test|e2e)\//, /\.md$/];

/**
 * Lines of the rest of the project that name a game. A game is found as a word or as part of a name in camel case:
 * `poker`, `makePoker`, `pokerPlayer`. Rule ids in capitals may serve as an example.
 */
export function gameNameFaults(ids: readonly string[], sources: readonly Source[]): string[] {
  const named = new RegExp(ids.map(patternOf).join("|"));
  return sources.flatMap(({ path, text }) => {
    if (ALLOWED.some((place) => place.test(path))) return [];
    return text.split("\n").flatMap((line, i) => {
      const found = named.exec(line)?.[0];
      if (found === undefined) return [];
      return [`${path}:${i + 1} names a game (${found}): say it in the game's folder and read it from its manifest`];
    });
  });
}

function patternOf(id: string): string {
  const capital = `${id.charAt(0).toUpperCase()}${id.slice(1)}`;
  return `(?<![A-Za-z])${id}(?![a-z])|${capital}(?![a-z])`;
}
