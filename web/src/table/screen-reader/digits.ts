import type { Scene } from "@trestle/ui/scene.ts";

/**
 * The pieces that the digits stand for: all that some legal move has at this place of the picking order, whether or not
 * it fits the picks so far. A card thus keeps its number from pick to pick, and a number that does not fit says why.
 */
export function optionKeys(scene: Pick<Scene, "slots">, legal: readonly unknown[], depth: number): string[] {
  const first = new Map<string, number>();
  const here = new Set<string>();
  for (const move of legal) {
    const slots = scene.slots(move);
    slots.forEach((key) => first.has(key) || first.set(key, first.size));
    const key = slots[depth];
    if (key !== undefined) here.add(key);
  }
  return [...here].toSorted((a, b) => (first.get(a) ?? 0) - (first.get(b) ?? 0));
}
