import type { Refusal, RuleId } from "./game.ts";

/** One of a few values. The lobby, `--help` and the parser all read this list. */
export interface ChoiceOption {
  kind: "choice";
  key: string;
  values: readonly (string | boolean | number)[];
  initial: string | boolean | number;
  rule: RuleId;
  /** Another option that must be on for this one to matter. */
  needs?: string;
}

/** A list of different values in an order, one a figure; empty: the game's own order. */
export interface ListOption {
  kind: "list";
  key: string;
  values: readonly string[];
  rule: RuleId;
}

export type Option = ChoiceOption | ListOption;
export type OptionValue = string | boolean | number | string[];

/** Reads one flat object against a game's list of options; whatever is left out takes its default. */
export function parseOptions(options: readonly Option[], raw: unknown): Record<string, OptionValue> | Refusal {
  if (raw === undefined || raw === null) return parseOptions(options, {});
  if (typeof raw !== "object" || Array.isArray(raw)) return { rule: "KERNEL-OPT-1", data: { got: describe(raw) } };
  const given = raw as Record<string, unknown>;
  for (const key of Object.keys(given))
    if (!options.some((o) => o.key === key))
      return { rule: "KERNEL-OPT-2", data: { option: key, known: options.map((o) => o.key).join(", ") } };
  const out: Record<string, OptionValue> = {};
  for (const o of options) {
    const value = Object.hasOwn(given, o.key) ? given[o.key] : undefined;
    const parsed = o.kind === "choice" ? parseChoice(o, value) : parseList(o, value);
    if (typeof parsed === "object" && !Array.isArray(parsed)) return parsed;
    out[o.key] = parsed;
  }
  for (const o of options)
    if (o.kind === "choice" && o.needs !== undefined && out[o.key] !== o.initial && out[o.needs] !== true)
      return { rule: "KERNEL-OPT-4", data: { option: o.key, value: String(out[o.key]), needs: o.needs } };
  return out;
}

function parseChoice(o: ChoiceOption, value: unknown): OptionValue | Refusal {
  if (value === undefined) return o.initial;
  for (const v of o.values) if (v === value) return v;
  return { rule: "KERNEL-OPT-3", data: { option: o.key, got: describe(value), allowed: o.values.join(", ") } };
}

function parseList(o: ListOption, value: unknown): OptionValue | Refusal {
  if (value === undefined) return [];
  const list: unknown[] = Array.isArray(value) ? value : [value];
  const out: string[] = [];
  for (const v of list) {
    if (typeof v !== "string" || !o.values.includes(v) || out.includes(v))
      return { rule: "KERNEL-OPT-3", data: { option: o.key, got: describe(v), allowed: o.values.join(", ") } };
    out.push(v);
  }
  return out;
}

function describe(value: unknown): string {
  const text = jsonOf(value) ?? typeof value;
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

/** undefined for what has no JSON: a function, a bigint, a circle. */
function jsonOf(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}
