import type { RuleText, Names, Refusal } from "@trestle/kernel";
import type { Scene } from "@trestle/ui/scene.ts";
import type { TableInfo } from "@trestle/protocol";
import { words } from "./index.ts";
import type { Language } from "@trestle/ui/language.ts";

type Rules = Readonly<Record<string, RuleText>>;

/** Rules of no game: of options, tables and the server. Loaded on first use. */
const LOADERS: Readonly<Record<Language, () => Promise<Rules>>> = {
  en: async () => (await import("./rules/en.ts")).rules,
  it: async () => (await import("./rules/it.ts")).rules,
};

let loaded: { language: Language; rules: Rules } | null = null;

export async function loadRules(language: Language = words.getState().language): Promise<Rules> {
  if (loaded?.language === language) return loaded.rules;
  const rules = await LOADERS[language]();
  loaded = { language, rules };
  return rules;
}

/** The text of such a rule in the page's language; null: unknown or not loaded. */
export function ruleText(rule: string): RuleText | null {
  const { language, text } = words.getState();
  const own: Rules = { ...text.net, ...text.device };
  return own[rule] ?? (loaded?.language === language ? (loaded.rules[rule] ?? null) : null);
}

export function namesOf(info: TableInfo | null): Names {
  return { seat: (seat) => info?.seats[seat]?.name || `#${seat + 1}` };
}

/** The sentence of a refusal: of the game with its figures, else the short text of the rule. */
export async function refusalText(
  refusal: Refusal,
  scene: Scene | null = null,
  names: Names = namesOf(null),
): Promise<string> {
  const { rule } = refusal;
  const game = scene !== null && (rule.startsWith("KERNEL-") || scene.text.rules[rule] !== undefined);
  if (game) return scene.text.refusal(refusal, names);
  if (ruleText(rule) === null) await loadRules().catch(() => null);
  return ruleText(rule)?.short ?? rule;
}
