import type { Page, Rule } from "./book.ts";

/** Every word of the question must be in the rule, wherever; a rule's id is found too. */
export function search(pages: readonly Page[], asked: string): Rule[] {
  const fold = (s: string): string => s.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const words = fold(asked).split(/\s+/).filter(Boolean);
  return pages.flatMap((page) =>
    page.rules.filter((rule) => {
      const text = fold(`${rule.id} ${page.title} ${rule.short} ${rule.full}`);
      return words.every((word) => text.includes(word));
    }),
  );
}
