import { asks } from "../text/search.ts";
import type { Page, Rule } from "./book.ts";

/** A rule's id is found too. */
export function search(pages: readonly Page[], asked: string): Rule[] {
  const has = asks(asked);
  return pages.flatMap((page) =>
    page.rules.filter((rule) => has(`${rule.id} ${page.title} ${rule.short} ${rule.full}`)),
  );
}
