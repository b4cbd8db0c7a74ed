/**
 * The house's own rules that no linter knows: imports point one way only, pure rooms reach neither platform nor
 * clock nor chance, and nothing asynchronous stands in them. Works on texts, so that a planted violation can be tested.
 */
export interface Source {
  /** From the root, with forward slashes. */
  path: string;
  text: string;
}
export interface Fault {
  path: string;
  line: number;
  message: string;
}

interface Room {
  /** Folders of this room, from the root. */
  folder: RegExp;
  /** Packages its `src` and `text` may import. */
  may: RegExp;
  /** No platform, clock, chance or promise. */
  pure: boolean;
}

const ROOMS: readonly Room[] = [
  { folder: /^kernel$/, may: /^$/, pure: true },
  { folder: /^games\/[^/]+$/, may: /^@trestle\/(kernel(\/text\/\w+|\/terminal)?|bots)$/, pure: true },
  { folder: /^bots$/, may: /^@trestle\/kernel$/, pure: true },
  { folder: /^protocol$/, may: /^(@trestle\/kernel|zod)$/, pure: true },
  { folder: /^table$/, may: /^@trestle\/(kernel|protocol)$/, pure: true },
  {
    folder: /^server$/,
    may: /^(@trestle\/(kernel|protocol(\/(parse|write))?|table|bots|games(\/load)?|games\/\w+\/(engine|bots))(\/text\/\w+)?|@trestle\/games\/\w+\/text\/\w+|(?!@trestle\/).*)$/,
    pure: false,
  },
  // The page knows no rule: engines as such, tables and bots live in its worker (see `pageFaults`).
  {
    folder: /^web$/,
    may: /^(@trestle\/(kernel|protocol(\/deal-memory)?|ui\/.*|table|bots|games(\/load)?|games\/\w+\/(engine|bots))(\/text\/\w+)?|@trestle\/games\/\w+\/text\/\w+|@trestle\/server\/text\/\w+|(?!@trestle\/).*)$/,
    pure: false,
  },
  { folder: /^ui$/, may: /^(@trestle\/(kernel|protocol)|preact.*|wouter-preact|zustand.*)$/, pure: false },
  { folder: /^testkit$/, may: /^(@trestle\/(kernel|table|protocol)|vitest|node:.*)$/, pure: false },
  { folder: /^tools$/, may: /^(?!@trestle\/(web|testkit|proofs)).*$/, pure: false },
  { folder: /^proofs$/, may: /^(?!@trestle\/(web|testkit)).*$/, pure: false },
];

const IMPORT =
  /(?<![-\w])(?:import|export)\b[^"';]*?from\s*["']([^"']+)["']|(?<![-\w])import\s*\(?\s*["']([^"']+)["']/g;
const IMPURE: readonly [RegExp, string][] = [
  [/\basync\b|\bawait\b|\bnew Promise\b|\bPromise\./, "nothing here is asynchronous"],
  [/\bMath\.random\b/, "chance lives in the state"],
  [/\bDate\b|\bperformance\b/, "there is no clock here"],
  [/\bset(?:Timeout|Interval|Immediate)\b|\bqueueMicrotask\b/, "there are no timers here"],
  [/\bprocess\.|\bBuffer\b|\brequire\(|\b__dirname\b|\bimport\.meta\b/, "there is no Node here"],
  [/\bdocument\.|\bwindow\.|\bnavigator\.|\blocalStorage\b|\bfetch\(/, "there is no page here"],
  [/\bconsole\./, "nothing is printed here"],
  [/\bstructuredClone\b/, "copies are made by hand here"],
];

export function houseFaults(sources: readonly Source[]): Fault[] {
  return sources.flatMap((source) => {
    const found = /^(games\/[^/]+|[^/]+)\/(src|engine|text|bots|terminal|prove|bench|cluster)\//.exec(source.path);
    if (found === null) return [];
    const room = ROOMS.find((r) => r.folder.test(found[1]!));
    if (room === undefined)
      return [
        {
          path: source.path,
          line: 1,
          message: `${found[1]} is no room of this house: say in house.ts what it may import`,
        },
      ];
    const bare = withoutComments(source.text);
    const faults = [...importFaults(source, bare, room, found[1]!), ...(room.pure ? impurities(source, bare) : [])];
    return found[1] === "web" ? [...faults, ...pageFaults(source, bare)] : faults;
  });
}

/** Outside the worker the web client imports no table, no bot, and of a game only types, words, lists and `slots`. */
function pageFaults(source: Source, bare: string): Fault[] {
  if (source.path.startsWith("web/src/worker/")) return [];
  const faults: Fault[] = [];
  for (const found of bare.matchAll(IMPORT)) {
    const what = found[1] ?? found[2]!;
    const line = lineOf(bare, found.index);
    const typeOnly = /^(import|export)\s+type\b/.test(found[0]);
    if (typeOnly) continue;
    if (/^@trestle\/(table|bots|games\/\w+\/bots)$/.test(what))
      faults.push({ path: source.path, line, message: `${what} lives in the worker: the page asks it by messages` });
    const names = /\{([^}]*)\}/.exec(found[0])?.[1] ?? "";
    const engine = names
      .split(",")
      .map((name) => name.trim())
      .filter((name) => /^(colt|bang|heist|makeHeist)$/.test(name));
    if (/^@trestle\/games\/\w+\/engine$/.test(what) && engine.length > 0)
      faults.push({ path: source.path, line, message: `${engine.join(", ")} is an engine: the page knows no rules` });
  }
  return faults;
}

function importFaults(source: Source, bare: string, room: Room, folder: string): Fault[] {
  const faults: Fault[] = [];
  for (const found of bare.matchAll(IMPORT)) {
    const what = found[1] ?? found[2]!;
    const line = lineOf(bare, found.index);
    if (what.startsWith(".")) {
      const target = resolve(source.path, what);
      if (!target.startsWith(`${folder}/`) && !(folder === "web" && /^games\/\w+\/scene\//.test(target)))
        faults.push({ path: source.path, line, message: `${what} leads out of ${folder}: use the package's own door` });
    } else if (!room.may.test(what))
      faults.push({ path: source.path, line, message: `${folder} may not import ${what}` });
  }
  return faults;
}

function impurities(source: Source, bare: string): Fault[] {
  const faults: Fault[] = [];
  withoutStrings(bare)
    .split("\n")
    .forEach((text, i) => {
      for (const [pattern, message] of IMPURE)
        if (pattern.test(text)) faults.push({ path: source.path, line: i + 1, message });
    });
  return faults;
}

function resolve(from: string, to: string): string {
  const parts = from.split("/").slice(0, -1);
  for (const part of to.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== ".") parts.push(part);
  }
  return parts.join("/");
}

function lineOf(text: string, index: number): number {
  return text.slice(0, index).split("\n").length;
}

/** Comments become blanks of the same shape, so that lines keep their numbers. */
function withoutComments(text: string): string {
  return text.replace(
    /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\/[^\n]*|\/\*[\s\S]*?\*\//g,
    (all, string) => (string === undefined ? all.replace(/[^\n]/g, " ") : all),
  );
}
function withoutStrings(text: string): string {
  return text.replace(/"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\$])*`/g, (all) =>
    all.replace(/[^\n]/g, " "),
  );
}
