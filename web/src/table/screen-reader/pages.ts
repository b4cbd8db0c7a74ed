import type { TableHandle } from "../../store/table-state.ts";
import { optionKeys } from "./digits.ts";

/** As many as there are digits; zero turns the page. */
const PAGE = 9;

export interface OptionPage {
  /** What the digits from 1 on stand for. */
  keys: readonly string[];
  /** Zero leads to others. */
  more: boolean;
}

/** The options nine by nine; a page on which nothing can be chosen is left out. After the last comes the first. */
export function pageAt(keys: readonly string[], lit: ReadonlySet<string>, turns: number): OptionPage {
  const all = Array.from({ length: Math.ceil(keys.length / PAGE) }, (_, i) => keys.slice(i * PAGE, (i + 1) * PAGE));
  const open = all.filter((page) => page.some((key) => lit.has(key)));
  const pages = open.length > 0 ? open : all;
  return { keys: pages[turns % Math.max(1, pages.length)] ?? [], more: pages.length > 1 };
}

/** How often the page was turned, and for which choice: with the next one it begins at the first page. */
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
