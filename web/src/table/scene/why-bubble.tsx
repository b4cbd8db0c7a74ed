import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { useTableState } from "../context/table-context.ts";
import css from "./why-bubble.module.css";

/**
 * Why a piece of the board cannot be picked, beside that piece. The decision line has the same text with its rule, and
 * screen readers read it there.
 */
export function WhyBubble() {
  const why = useTableState((s) => s.whyNot);
  const ref = useRef<HTMLParagraphElement>(null);
  const [at, setAt] = useState<{ left: number; top: number } | null>(null);
  useLayoutEffect(() => {
    setAt(null);
    const bubble = ref.current;
    if (why === null || bubble === null) return;
    const thing = [...document.querySelectorAll(`[data-key="${CSS.escape(why.key)}"]`)].find(
      (node) => node.closest("[data-screen-reader]") === null && node.closest("#board") !== null,
    );
    if (thing === undefined) return;
    const box = thing.getBoundingClientRect();
    const { width, height } = bubble.getBoundingClientRect();
    const left = Math.max(8, Math.min(box.left + box.width / 2 - width / 2, innerWidth - width - 8));
    const above = box.top - height - 8;
    setAt({ left, top: above > 8 ? above : Math.min(box.bottom + 8, innerHeight - height - 8) });
  }, [why]);
  if (why === null) return null;
  return (
    <p ref={ref} class={css.bubble} aria-hidden="true" style={at ?? { visibility: "hidden", left: 0, top: 0 }}>
      {why.text}
    </p>
  );
}
