import { matcher } from "../text/search.ts";
import type { Page, Rule } from "./book.ts";

/** Finds rules by id too. */
export function search(pages: readonly Page[], asked: string): Rule[] {
  const matches = matcher(asked);
  return pages.flatMap((page) =>
    page.rules.filter((rule) => matches(`${rule.id} ${page.title} ${rule.short} ${rule.full}`)),
  );
}
