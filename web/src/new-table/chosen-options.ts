import type { OptionInfo } from "../net/catalogue.ts";

/** The values chosen so far; the others are defaults. */
export type OptionValues = Readonly<Record<string, unknown>>;

/** Whether the option that this one needs is on. */
export function isOpen(option: OptionInfo, all: readonly OptionInfo[], values: OptionValues): boolean {
  if (option.needs === null) return true;
  const needed = all.find((o) => o.key === option.needs);
  return (values[option.needs] ?? needed?.initial) === true;
}

/** The options to send: only those that differ from the defaults. */
export function chosenOptions(all: readonly OptionInfo[], values: OptionValues): Record<string, unknown> {
  const out: Record<string, unknown> = {};
  for (const o of all) {
    const value = values[o.key];
    const usual = Array.isArray(value) ? value.length === 0 : value === o.initial;
    if (value !== undefined && !usual && isOpen(o, all, values)) out[o.key] = value;
  }
  return out;
}
