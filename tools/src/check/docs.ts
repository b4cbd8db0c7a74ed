import { posix } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { Fault, Source } from "./source.ts";

/** What docs may name. */
export interface Known {
  /** Every file of the project. */
  files: readonly string[];
  /** Commands: the scripts of package.json, and for those that take a name of ours first, the names. */
  scripts: Readonly<Record<string, readonly string[] | null>>;
}

const DOCS = /^(README|CONTRIBUTING)\.md$|^(docs|examples|packaging)\/.*\.md$|^([^/]+|games\/[^/]+)\/README\.md$/;
/** They tell what was; their links must lead somewhere all the same. */
const HISTORY = /^docs\/adr\//;
const LIMITS: readonly (readonly [pattern: RegExp, lines: number])[] = [
  [/^docs\/ARCHITECTURE\.md$/, 200],
  [/^([^/]+|games\/[^/]+)\/README\.md$/, 15],
];
/** What is made, not kept. */
const MADE = /^(node_modules|web\/dist|data)(\/|$)/;
const SOURCE = /\.(ts|tsx|mjs|css|py|md)$/;

/** Docs cannot rot: paths, links, headings and commands in them exist, and what should be short stays short. */
export function docFaults(docs: readonly Source[], known: Known): Fault[] {
  const headings = new Map(docs.map((doc) => [doc.path, headingsOf(doc.text)]));
  const paths = pathsOf(known.files);
  return docs
    .filter((doc) => DOCS.test(doc.path))
    .flatMap((doc) => {
      const faults = doc.text.split("\n").flatMap((text, i) => {
        const wrong = linksOf(text).flatMap((link) => deadLink(doc.path, link, paths, headings));
        if (!HISTORY.test(doc.path)) wrong.push(...deadPaths(doc.path, text, paths), ...deadCommands(text, known));
        return wrong.map((message) => ({ path: doc.path, line: i + 1, message }));
      });
      return [...faults, ...tooLong(doc)];
    });
}

function tooLong({ path, text }: Source): Fault[] {
  const lines = text.trimEnd().split("\n").length;
  const most = LIMITS.find(([pattern]) => pattern.test(path))?.[1] ?? Infinity;
  return lines > most ? [{ path, line: most + 1, message: `has ${lines} lines; ${most} are enough` }] : [];
}

function linksOf(text: string): string[] {
  return [...text.matchAll(/\]\(([^()\s]+)\)/g)].map((found) => found[1]!).filter((link) => !/^[a-z]+:/.test(link));
}

function deadLink(from: string, link: string, paths: Paths, headings: ReadonlyMap<string, string[]>): string[] {
  const [path = "", anchor] = link.split("#");
  const to = path === "" ? from : posix.join(posix.dirname(from), path);
  if (!exists(to, paths)) return [`the link to ${link} leads nowhere`];
  if (anchor === undefined || headings.get(to)?.includes(anchor) !== false) return [];
  return [`${to} has no heading #${anchor}`];
}

/** As GitHub names them. */
function headingsOf(text: string): string[] {
  const titles = [...text.matchAll(/^#{1,6} (.+)$/gm)].map((found) => found[1]!);
  return titles.map((title) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
      .trim()
      .replaceAll(/\s/g, "-"),
  );
}

/**
 * Code spans that are paths: those that end in a slash, name a source file, or begin with one of our folders. A path may
 * be written from the root, from the page's own folder, or by its end (`cards/duel.ts`). `<name>` and `*` stand for one
 * name, `**` for any folders, `{a,b}` for either.
 */
function deadPaths(from: string, text: string, paths: Paths): string[] {
  const spans = [...text.matchAll(/`([^`]+)`/g)].map((found) => found[1]!.replace(/(:\d+)+$/, ""));
  return spans.flatMap((span) => {
    if (!/^[\w.][\w@.*<>{},/-]*$/.test(span) || MADE.test(span)) return [];
    const slash = span.includes("/");
    const isPath = SOURCE.test(span) || (slash && (span.endsWith("/") || paths.whole.has(span.split("/")[0]!)));
    if (!isPath) return [];
    return alternatives(span).flatMap((path) => (isThere(path, from, paths) ? [] : [`there is no ${path}`]));
  });
}

function alternatives(path: string): string[] {
  const found = /^(.*?)\{([^{}]+)\}(.*)$/.exec(path);
  if (found === null) return [path];
  const [, head = "", choices = "", tail = ""] = found;
  return choices.split(",").flatMap((choice) => alternatives(`${head}${choice.trim()}${tail}`));
}

function isThere(path: string, from: string, paths: Paths): boolean {
  const pattern = path.replaceAll(/<[^<>]+>/g, "*").replace(/\/$/, "");
  const beside = posix.join(posix.dirname(from), pattern);
  return exists(pattern, paths) || exists(beside, paths) || exists(`**/${pattern}`, paths);
}

/** All files and folders, and everything by which the end of their paths can be written. */
interface Paths {
  whole: ReadonlySet<string>;
  ends: ReadonlySet<string>;
}

function pathsOf(files: readonly string[]): Paths {
  const whole = new Set(["."]);
  for (const file of files) for (let path = file; path !== "."; path = posix.dirname(path)) whole.add(path);
  const ends = [...whole].flatMap((path) => path.split("/").map((_, i, parts) => parts.slice(i).join("/")));
  return { whole, ends: new Set(ends) };
}

function exists(path: string, { whole, ends }: Paths): boolean {
  const clean = path.replace(/\/$/, "");
  const end = clean.replace(/^\*\*\//, "");
  if (!end.includes("*")) return (end === clean ? whole : ends).has(end);
  const literal = (part: string): string => part.replaceAll(/[.+^$()|[\]\\]/g, "\\$&");
  const parts = end.split("**/").map((part) => part.split("*").map(literal).join("[^/]*"));
  const pattern = new RegExp(`^${parts.join("(.*/)?")}$`);
  return [...(end === clean ? whole : ends)].some((one) => pattern.test(one));
}

/** `npm run X`, and `npm run -s X -- NAME` where X takes a name. */
function deadCommands(text: string, { scripts }: Known): string[] {
  return [...text.matchAll(/\bnpm run (?:-s )?([\w:-]+)(?: --((?: [^\s`|>#&;]+)+))?/g)].flatMap((found) => {
    const [, script = "", words = ""] = found;
    const names = scripts[script];
    if (names === undefined) return [`there is no npm run ${script}`];
    const first = words.trim().split(" ")[0]!;
    if (names === null || !/^[a-z]/.test(first) || names.includes(first)) return [];
    return [`npm run ${script} knows no ${first}`];
  });
}

/** The names that a help text lists, one a line before what it says of them, or after "one of". */
export function namesIn(help: string): string[] {
  const plain = stripVTControlCharacters(help);
  const listed = [...plain.matchAll(/^ {2}([a-z][\w-]*) {2,}\S/gm)].map((found) => found[1]!);
  const choices = /\bone of ([\w-]+(?:, [\w-]+)*)/.exec(plain)?.[1]?.split(", ") ?? [];
  return [...listed, ...choices];
}
