import { useEffect, useRef } from "preact/hooks";

/**
 * A roving tabindex: the log is one Tab stop at its newest line. Up and down move through the lines, right leads to a
 * bot's reason and to the rule. It sets tabindex directly in the DOM, so that a step does not render every line again.
 */
export function useRovingTabindex(changes: unknown) {
  const ref = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const list = ref.current;
    if (list === null) return;
    for (const link of list.querySelectorAll<HTMLElement>("a")) link.tabIndex = -1;
    const lines = list.querySelectorAll<HTMLElement>("[data-line]");
    if (!list.contains(document.activeElement)) stop(lines, lines.item(lines.length - 1));
  }, [changes]);
  return ref;
}

function stop(lines: NodeListOf<HTMLElement>, at: HTMLElement | null): void {
  for (const line of lines) line.tabIndex = line === at ? 0 : -1;
}

export function moveFocus(e: KeyboardEvent): void {
  const list = e.currentTarget;
  if (!(list instanceof HTMLElement) || !(e.target instanceof HTMLElement)) return;
  const lines = list.querySelectorAll<HTMLElement>("[data-line]");
  const row = e.target.closest("li");
  const at = [...lines].findIndex((line) => line.closest("li") === row);
  const target = beside(e.key, row, e.target) ?? lines[along(e.key, at, lines.length)] ?? null;
  if (target === null || target === e.target) return;
  e.preventDefault();
  if (target.matches("[data-line]")) stop(lines, target);
  target.focus();
}

function beside(key: string, row: Element | null, from: HTMLElement): HTMLElement | null {
  const parts = [...(row?.querySelectorAll<HTMLElement>("button, a") ?? [])];
  const step = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0;
  return step === 0 ? null : (parts[parts.indexOf(from) + step] ?? null);
}

function along(key: string, at: number, count: number): number {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return key === "ArrowUp" ? at - 1 : key === "ArrowDown" ? at + 1 : -1;
}
