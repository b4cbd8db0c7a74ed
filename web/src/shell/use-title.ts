import { useEffect } from "preact/hooks";

/** The page's title: what is shown first, so that tabs can be told apart. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === "" ? "Trestle" : `${title} · Trestle`;
  }, [title]);
}
