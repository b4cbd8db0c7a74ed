import type { OptionInfo } from "../net/catalogue.ts";

/** Chosen so far; what is missing is as usual. */
export type Values = Readonly<Record<string, unknown>>;

/** A value counts only where what it needs is on. */
export function isOpen(option: OptionInfo, all: readonly OptionInfo[], values: Values): boolean {
  if (option.needs === null) return true;
  const needed = all.find((o) => o.key === option.needs);
  return (values[option.needs] ?? needed?.initial) === true;
}

/** What has to be said to the table: only what is not as usual. */
export function said(all: readonly OptionInfo[], values: Values): Record<string, unknown> {
  const out: Record<string, unknown> = {};
  for (const o of all) {
    const value = values[o.key];
    const usual = Array.isArray(value) ? value.length === 0 : value === o.initial;
    if (value !== undefined && !usual && isOpen(o, all, values)) out[o.key] = value;
  }
  return out;
}
