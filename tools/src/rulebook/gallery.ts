import type { GalleryCard } from "@trestle/games";
import { WORDS, type Language } from "./words.ts";

/** A table for each kind, in the order in which kinds first appear. */
export function galleryLines(pictures: readonly GalleryCard[], language: Language): string[] {
  const words = WORDS[language];
  const lines: string[] = [];
  for (const kind of new Set(pictures.map((p) => p.kind))) {
    const some = pictures.filter((p) => p.kind === kind);
    const copies = some.some((p) => p.copies !== "");
    lines.push("", `### ${words.kinds(kind)}`, "");
    lines.push(copies ? `| | | ${words.copies} | |` : "| | | |", copies ? "|---|---|---|---|" : "|---|---|---|");
    for (const p of some) {
      const rules = p.rules.map((id) => `\`${id}\``).join(" ");
      lines.push(`| **${p.name}** | ${p.type} | ${copies ? `${p.copies} | ` : ""}${p.text} <small>${rules}</small> |`);
    }
  }
  return lines;
}
