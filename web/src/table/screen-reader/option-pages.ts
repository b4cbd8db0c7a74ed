import type { Scene } from "@trestle/ui/scene.ts";
import type { TableHandle } from "../../store/table-state.ts";

/**
 * The pieces that digits stand for: all that some legal move has at this place of the picking order, even if they do not
 * fit the picks so far. So a card keeps its number from pick to pick, and a number that does not fit says why.
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

/** The digits from 1 to 9; zero turns the page. */
const PAGE = 9;

export interface OptionPage {
  /** The pieces of the digits from 1 on. */
  keys: readonly string[];
  /** Zero leads to another page. */
  more: boolean;
}

/** The options in pages of nine, without pages on which nothing can be picked. After the last comes the first. */
export function pageAt(keys: readonly string[], lit: ReadonlySet<string>, turns: number): OptionPage {
  const all = Array.from({ length: Math.ceil(keys.length / PAGE) }, (_, i) => keys.slice(i * PAGE, (i + 1) * PAGE));
  const open = all.filter((page) => page.some((key) => lit.has(key)));
  const pages = open.length > 0 ? open : all;
  return { keys: pages[turns % Math.max(1, pages.length)] ?? [], more: pages.length > 1 };
}

/** How often the page was turned; the next choice begins at the first page. */
const turned = new WeakMap<TableHandle, { choice: string; turns: number }>();

function choiceOf(handle: TableHandle): string {
  const { decision, picks } = handle.store.getState();
  return [decision?.id ?? "", ...picks].join(" ");
}

export function optionPage(handle: TableHandle): OptionPage {
  const { legal, picks, lit } = handle.store.getState();
  const at = turned.get(handle);
  return pageAt(optionKeys(handle.scene, legal, picks.length), lit, at?.choice === choiceOf(handle) ? at.turns : 0);
}

export function turnPage(handle: TableHandle): void {
  const choice = choiceOf(handle);
  const at = turned.get(handle);
  turned.set(handle, { choice, turns: at?.choice === choice ? at.turns + 1 : 1 });
}
