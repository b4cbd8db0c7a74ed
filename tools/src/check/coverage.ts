import { ruleCoverage, type RuleCoverage } from "@trestle/kernel";
import { readText } from "../lib/files.ts";
import { GAMES } from "../registry.ts";

/** Rule coverage of one game from the files of its folder. */
export function coverageOf(id: string, book: readonly string[], files: readonly string[]): RuleCoverage {
  // The rule book itself cites everything, so it does not count as code.
  const under = (folder: string): string[] =>
    files
      .filter(
        (path) => path.startsWith(`games/${id}/${folder}/`) && path.endsWith(".ts") && !path.endsWith("/rules.ts"),
      )
      .map(readText);
  return ruleCoverage(book, under("test"), under("engine"));
}

/** Rules without a story, ids that no rule book has, rules without a text. */
export function coverageFaults(files: readonly string[]): string[] {
  return GAMES.flatMap(({ game, text }) => {
    const book = Object.keys(game.rules);
    const c = coverageOf(game.id, book, files);
    return [
      ...c.missingStories.map((id) => `${id} has no story`),
      ...c.unknown.map((id) => `${id} is cited, but is in no rule book`),
      ...book.filter((id) => text.rules[id] === undefined).map((id) => `${id} has no text`),
      ...Object.keys(text.rules)
        .filter((id) => game.rules[id] === undefined)
        .map((id) => `${id} has a text, but is no rule`),
    ];
  });
}
