import { useEffect } from "preact/hooks";

/**
 * Focus is never lost: when the focused element disappears (a card that was played), focus moves to the main button of
 * the decision line.
 */
export function useFocusGuard(): void {
  useEffect(() => {
    let last: Element | null = null;
    // Coming from another screen, nothing has the focus.
    if (document.activeElement === document.body) home();
    const noted = (e: FocusEvent): void => {
      if (e.target instanceof Element) last = e.target;
    };
    const left = (): void => {
      // Only a vanished element counts: a click on the background drops the focus on purpose.
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body || last === null || last.isConnected) return;
        home();
      });
    };
    const watcher = new MutationObserver(left);
    watcher.observe(document.body, { childList: true, subtree: true });
    document.addEventListener("focusin", noted);
    return () => {
      watcher.disconnect();
      document.removeEventListener("focusin", noted);
    };
  }, []);
}

function home(): void {
  document.querySelector<HTMLElement>("[data-home-of-focus]")?.focus({ preventScroll: true });
}
