import { SUIT_SIGNS, type GalleryEntry } from "@trestle/bang/text/en";
import type { Edition } from "@trestle/heist";
import { makeGallery } from "@trestle/heist/text/en";
import { makeGallery as makeItalianGallery } from "@trestle/heist/text/it";
import { WORDS, type Language } from "./words.ts";

/** One picture of a game's gallery, as the rulebook prints it. */
export interface Picture {
  /** Pictures of a kind stand together under its name. */
  kind: string;
  name: string;
  type: string;
  /** The copies in the box by what tells them apart, `A♠ 2♣`; empty where there is nothing to tell. */
  copies: string;
  text: string;
  rules: readonly string[];
}

export function bangPictures(gallery: readonly GalleryEntry[]): Picture[] {
  return gallery.map(({ kind, name, type, copies, text, rules }) => ({
    kind,
    name,
    type,
    copies: copies.map((c) => `${c.rank}${SUIT_SIGNS[c.suit]}`).join(" "),
    text,
    rules,
  }));
}

const HEIST_KINDS = { wanted: "Wanted Card", events: "Event Card", tiles: "loot tile", poker: "poker card" } as const;
const HEIST_TYPES = {
  en: HEIST_KINDS,
  it: { wanted: "Carta Ricercato", events: "Carta Evento", tiles: "tessera Bottino", poker: "Carta Poker" },
} as const;
const HEIST_GALLERIES = { en: makeGallery, it: makeItalianGallery } as const;

export function heistPictures(edition: Edition, language: Language): Picture[] {
  return HEIST_GALLERIES[language](edition).map(({ group, name, text, count, rules }) => ({
    kind: HEIST_KINDS[group],
    name,
    type: HEIST_TYPES[language][group],
    copies: count > 1 ? WORDS[language].alike(count) : "",
    text,
    rules,
  }));
}

/** A table for each kind, in the order in which kinds first appear. */
export function galleryLines(pictures: readonly Picture[], language: Language): string[] {
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
