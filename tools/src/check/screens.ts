import { createHash } from "node:crypto";
import { walk, parse, type Source } from "./source.ts";

/** For each subject of the pictures in docs/screens, what it was drawn from when they were taken (`npm run screens`). */
export const STAMPS = "docs/screens/sources.json";

const PICTURE = /^docs\/screens\/(([a-z]+)-[\w-]+)\.(png|svg)$/;
const SHARED = /^(ui\/src\/(art|parts)|web\/src\/style)\//;
export const SCREEN_SOURCE = /^(ui|web|games)\/.*\.(tsx?|css|svg)$/;

/** What a picture shows: `home-phone-dusk.png` the feature, `<game>-plan-…` the scene, `<game>-terminal.svg` the terminal. */
function sourceFolders(subject: string): RegExp {
  const [name = "", place] = subject.split("-");
  if (place === "terminal") return new RegExp(`^games/${name}/terminal/`);
  return new RegExp(`^(web/src/${name}|games/${name}/scene)/`);
}

function subjectsOf(paths: readonly string[]): string[] {
  const found = paths.flatMap((path) => {
    const [, name = "", first = "", kind] = PICTURE.exec(path) ?? [];
    if (kind === undefined) return [];
    return [kind === "svg" ? name : first];
  });
  return [...new Set(found)].sort();
}

/** The stamp of every subject that has pictures. */
export function stampsOf(sources: readonly Source[], paths: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    subjectsOf(paths).map((subject) => {
      const own = sourceFolders(subject);
      const shown = sources.filter(
        ({ path }) => own.test(path) || (!subject.endsWith("-terminal") && SHARED.test(path)),
      );
      return [subject, stampOf(shown)];
    }),
  );
}

/** Moving a file, an import, a comment or a line break changes no picture, and so no stamp. */
function stampOf(sources: readonly Source[]): string {
  const hash = (text: string): string => createHash("sha256").update(text).digest("hex");
  return hash(
    sources
      .map((source) => hash(plain(source)))
      .sort()
      .join("\n"),
  ).slice(0, 16);
}

function plain(source: Source): string {
  if (!/\.tsx?$/.test(source.path)) return source.text.replaceAll(/\/\*[^]*?\*\//g, "").replaceAll(/\s+/g, "");
  const { program, comments } = parse(source);
  const left = comments.map(({ start, end }) => ({ start, end }));
  walk(program, (node, parents) => {
    if (parents.length === 1 && node.type === "ImportDeclaration") left.push(node);
  });
  let text = "";
  let at = 0;
  for (const { start, end } of left.sort((a, b) => a.start - b.start)) {
    text += source.text.slice(at, Math.max(at, start));
    at = Math.max(at, end);
  }
  return (text + source.text.slice(at)).replaceAll(/\s+/g, "");
}

/** Subjects whose pictures are older than what they show. */
export function screenFaults(sources: readonly Source[], paths: readonly string[], stamps: string): string[] {
  const taken = JSON.parse(stamps) as Record<string, string>;
  return Object.entries(stampsOf(sources, paths)).flatMap(([subject, stamp]) =>
    taken[subject] === stamp ? [] : [`the pictures of ${subject} are older than what they show: npm run screens`],
  );
}
