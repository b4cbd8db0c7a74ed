import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readText, ROOT } from "../lib/files.ts";
import { GAMES, type Entry } from "../registry.ts";
import { galleryLines } from "./gallery.ts";
import { WORDS, type Language } from "./words.ts";

type Told = Pick<Entry, "game" | "text" | "gallery"> & { language: Language };

interface Book {
  path: string;
  text: string;
}

/** The players' rulebooks of a game, one a language. */
function rulebooks(entry: Entry): Book[] {
  const { game, text, gallery, italian } = entry;
  const books = [{ path: `docs/rules/${game.id}.md`, text: rulebook({ game, text, gallery, language: "en" }) }];
  if (italian !== null)
    books.push({ path: `docs/rules/${game.id}.it.md`, text: rulebook({ game, ...italian, language: "it" }) });
  return books;
}

/** Made from the very texts that tooltips, terminal and refusals use. */
function rulebook({ game, text, gallery, language }: Told): string {
  const words = WORDS[language];
  const lines = [`# ${words.title(text.name)}`, "", text.promise, "", ...words.preface, ""];
  text.pages.forEach((title, i) => lines.push(`${i + 1}. [${title}](#${anchor(`${i + 1}. ${title}`)})`));
  text.pages.forEach((title, i) => {
    lines.push("", `## ${i + 1}. ${title}`, "");
    for (const [id, { page }] of Object.entries(game.rules))
      if (page === i + 1) lines.push(`- ${text.rules[id]?.full ?? ""} <small>\`${id}\`</small>`);
  });
  lines.push("", `## ${words.options}`, "");
  for (const o of game.options) {
    const t = text.options[o.key];
    const values =
      o.kind === "choice"
        ? o.values
            .map((v) => `${t?.values[String(v)] ?? v}${v === o.initial ? ` (${words.isDefault})` : ""}`)
            .join(", ")
        : words.anyOrder;
    lines.push(
      `- **${t?.name ?? o.key}** (\`${o.key}\`): ${t?.about ?? ""} ${words.values}: ${values}. <small>\`${o.rule}\`</small>`,
    );
  }
  if (gallery.length > 0) lines.push("", `## ${words.gallery}`, ...galleryLines(gallery, language));
  return `${lines.join("\n")}\n`;
}

function anchor(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, "")
    .replaceAll(" ", "-");
}

export function writeRulebooks(): string[] {
  return GAMES.flatMap(rulebooks).map(({ path, text }) => {
    mkdirSync(dirname(join(ROOT, path)), { recursive: true });
    writeFileSync(join(ROOT, path), text);
    return path;
  });
}

/** Rulebooks in the docs that no longer say what the game does. A new game may have none there yet. */
export function rulebookFaults(): string[] {
  return GAMES.flatMap(rulebooks).flatMap(({ path, text }) => {
    return !existsSync(join(ROOT, path)) || readText(path) === text
      ? []
      : [`${path} is not what the texts say: npm run rules -- --write`];
  });
}
