import type { Refusal } from "@trestle/kernel";

/** The figures of a refusal. */
export type Data = Refusal["data"];

export function str(d: Data, key: string): string {
  return String(d[key] ?? "");
}

export function num(d: Data, key: string): number {
  return Number(d[key] ?? 0);
}

export function has(d: Data, ...keys: string[]): boolean {
  return keys.every((k) => k in d);
}
