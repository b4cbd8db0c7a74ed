import { useEffect } from "preact/hooks";

/**
 * Focus is never lost: when the thing that had it is taken off the table (a card that was played), it goes to the
 * decision's main button, from where everything is near.
 */
export function useFocusGuard(): void {
  useEffect(() => {
    let last: Element | null = null;
    // Whoever comes from another screen has left the focus behind there.
    if (document.activeElement === document.body) home();
    const noted = (e: FocusEvent): void => {
      if (e.target instanceof Element) last = e.target;
    };
    const left = (): void => {
      // A click on bare ground gives the focus away on purpose; only what has vanished is made up for.
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
