import type { RuleId } from "./game.ts";

export interface RuleCoverage {
  /** All ids of the rule book, in its order. */
  book: RuleId[];
  /** Ids of the book that a test title cites in brackets. */
  citedByStories: RuleId[];
  /** Ids of the book that occur in the engine. */
  citedInCode: RuleId[];
  /** Ids of the book without a story. */
  missingStories: RuleId[];
  /** Ids that look like this book's, but are not in it, from titles and code. */
  unknown: RuleId[];
}

/** Three or four parts, the last a number: `BANG-DUEL-1`, `GTR-RC-GHOS-7`. A letter may follow: `COLT-FIRE-4b`. */
const ID = /\b[A-Z][A-Z0-9]*(?:-[A-Z0-9]*[A-Z][A-Z0-9]*){1,2}-\d+[a-z]?\b/g;
/** A title of a test: the first text of `story(…)`, `it(…)`, `test(…)` or of what follows a table, `.each(…)(…)`. */
const TITLE = /(?:\b(?:\w*[sS]tory|it|test)(?:\.\w+)?\(|\)\()\s*(["'`])((?:\\.|(?!\1)[^\\])*)\1/gs;
const BRACKETS = /\[([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+[a-z]?)\]/g;

/** Which rules are told by stories. Pure: the texts of the files are handed in. */
export function ruleCoverage(book: readonly RuleId[], tests: readonly string[], code: readonly string[]): RuleCoverage {
  const known = new Set(book);
  const prefixes = new Set(book.map((id) => id.split("-")[0]!));
  const stories = new Set(tests.flatMap((source) => titlesOf(source)).flatMap((title) => citedIn(title)));
  const inCode = new Set(code.flatMap((source) => source.match(ID) ?? []));
  const ours = (id: RuleId): boolean => prefixes.has(id.split("-")[0]!);
  return {
    book: [...book],
    citedByStories: book.filter((id) => stories.has(id)),
    citedInCode: book.filter((id) => inCode.has(id)),
    missingStories: book.filter((id) => !stories.has(id)),
    unknown: [...stories, ...inCode].filter((id, i, all) => ours(id) && !known.has(id) && all.indexOf(id) === i).sort(),
  };
}

/** The titles of the tests in a source text. */
export function titlesOf(source: string): string[] {
  return Array.from(source.matchAll(TITLE), (found) => found[2]!);
}

/** The ids a title cites: `[BANG-DUEL-1] [BANG-DUEL-2] …`. */
export function citedIn(title: string): RuleId[] {
  return Array.from(title.matchAll(BRACKETS), (found) => found[1]!);
}
