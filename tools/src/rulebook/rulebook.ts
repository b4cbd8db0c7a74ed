import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readText, ROOT } from "../lib/files.ts";
import { GAMES, type Entry } from "../registry.ts";
import { galleryLines } from "./gallery.ts";

/** The players' rulebook of a game, made from the very texts that tooltips, terminal and refusals use. */
function rulebook({ game, text, gallery }: Entry): string {
  const lines = [
    `# ${text.name}: the rules`,
    "",
    text.promise,
    "",
    `The number behind each rule is its name everywhere in Trestle: in the log, in a refusal, in the code and its tests.`,
    "This page is made from the game's texts by `npm run rules -- --write`; a test keeps the two together.",
    "",
  ];
  text.pages.forEach((title, i) => lines.push(`${i + 1}. [${title}](#${anchor(`${i + 1}. ${title}`)})`));
  text.pages.forEach((title, i) => {
    lines.push("", `## ${i + 1}. ${title}`, "");
    for (const [id, { page }] of Object.entries(game.rules))
      if (page === i + 1) lines.push(`- ${text.rules[id]?.full ?? ""} <small>\`${id}\`</small>`);
  });
  lines.push("", "## Options of a table", "");
  for (const o of game.options) {
    const t = text.options[o.key];
    const values =
      o.kind === "choice"
        ? o.values.map((v) => `${t?.values[String(v)] ?? v}${v === o.initial ? " (default)" : ""}`).join(", ")
        : "any order";
    lines.push(
      `- **${t?.name ?? o.key}** (\`${o.key}\`): ${t?.about ?? ""} Values: ${values}. <small>\`${o.rule}\`</small>`,
    );
  }
  if (gallery.length > 0) lines.push("", "## Gallery", ...galleryLines(gallery));
  return `${lines.join("\n")}\n`;
}

function anchor(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, "")
    .replaceAll(" ", "-");
}

function rulebookPath(id: string): string {
  return `docs/rules/${id}.md`;
}

export function writeRulebooks(): string[] {
  return GAMES.map((e) => {
    const path = rulebookPath(e.game.id);
    mkdirSync(dirname(join(ROOT, path)), { recursive: true });
    writeFileSync(join(ROOT, path), rulebook(e));
    return path;
  });
}

/** Rulebooks that no longer say what the game does. */
export function rulebookFaults(): string[] {
  return GAMES.flatMap((e) => {
    const path = rulebookPath(e.game.id);
    const same = existsSync(join(ROOT, path)) && readText(path) === rulebook(e);
    return same ? [] : [`${path} is not what the texts say: npm run rules -- --write`];
  });
}
