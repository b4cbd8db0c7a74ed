import { vi } from "vitest";

/** `localStorage` for Node. */
export function stubStorage(
  kind: "localStorage" | "sessionStorage",
  fill: Record<string, string> = {},
): Map<string, string> {
  const kept = new Map(Object.entries(fill));
  vi.stubGlobal(kind, {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  return kept;
}
