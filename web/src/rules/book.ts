import { useEffect, useState } from "preact/hooks";
import { findManifest, type GameManifest } from "@trestle/games";
import { loadRules } from "../text/refusals.ts";
import { useLanguage, type Language } from "@trestle/ui/language.ts";
import { useText } from "../text/index.ts";
import { loadGameText } from "../games/game-text.ts";

export interface Rule {
  id: string;
  short: string;
  full: string;
}
export interface Page {
  title: string;
  language: Language;
  rules: Rule[];
}
export interface Book {
  name: string;
  language: Language;
  pages: Page[];
}

/** The page of each rule. */
async function pagesOf(manifest: GameManifest): Promise<Readonly<Record<string, { page: number }>>> {
  return manifest.rules === undefined ? (await manifest.engine()).game.rules : manifest.rules();
}

async function loadBook(game: string, language: Language, tableRules: string): Promise<Book> {
  const [{ text, language: spoken }, where, ours] = await Promise.all([
    loadGameText(game, language),
    pagesOf(findManifest(game)!),
    loadRules(language),
  ]);
  const pages = text.pages.map((title): Page => ({ title, language: spoken, rules: [] }));
  for (const [id, rule] of Object.entries(text.rules)) pages[(where[id]?.page ?? 1) - 1]?.rules.push({ id, ...rule });
  const table = Object.entries(ours).map(([id, rule]) => ({ id, ...rule }));
  return { name: text.name, language: spoken, pages: [...pages, { title: tableRules, language, rules: table }] };
}

/** The rules of a game and, on the last page, those of every table; null: loading. */
export function useBook(game: string): Book | null {
  const language = useLanguage();
  const { house: tableRules } = useText().home.rulebook;
  const [book, setBook] = useState<Book | null>(null);
  useEffect(() => {
    let current = true;
    setBook(null);
    void loadBook(game, language, tableRules).then((b) => current && setBook(b));
    return () => {
      current = false;
    };
  }, [game, language, tableRules]);
  return book;
}
