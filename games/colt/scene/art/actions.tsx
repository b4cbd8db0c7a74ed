import { ACTIONS, type ActionId } from "../../engine/page.ts";

/** Symbols in a box of 24, one colour, readable at that size. */
const SYMBOLS: Readonly<Record<ActionId, string>> = {
  flip: "M3 9.500 8.500 3v4H15a6 6 0 0 1 6 6v1.500h-4V13a2 2 0 0 0-2-2H8.500v4ZM21 16.500 15.500 23v-4H9v-3.500h6.500v-4Z",
  move: "M2 9.500h9V4l11 8-11 8v-5.500H2Z",
  "change-floor": "M6 1.500 11 8H8v8h3l-5 6.500L1 16h3V8H1ZM13 3h2v3h5V3h2v18h-2v-3h-5v3h-2ZM15 8v3h5V8ZM15 13v3h5v-3Z",
  fire: "M1 8h16.500V6h2v2H23v3.500h-9q0 3-3 3H8.500L7 20H2.500L4.500 13.500 1 12ZM9.500 11.500q0 1.500-1 1.500h2.500q1 0 1-1.500Z",
  reflex:
    "M2 19h20v3H2ZM4 13h9l3 3.500h5V18H3ZM6.500 8.500a2.500 2.500 0 1 1-5 0a2.500 2.500 0 0 1 5 0ZM15 10l3-9 1 4 4-1-5 9.500Z",
  horse:
    "M6 22q-1-6 2.500-9.500L4 15.500l-2.500-2.500L5 7.500 11 4l.5-3 3 3q7 2 7.500 10v8h-5q2-6-2-8-2 5-1 8ZM8.500 8.500h2v2h-2Z",
};
const INKS: Readonly<Record<ActionId, string>> = {
  flip: "#3f4a8c",
  move: "#2b6248",
  "change-floor": "#7a4f00",
  fire: "#a23a16",
  reflex: "#6f3450",
  horse: "#5a3418",
};

export function actionInk(card: number): string {
  return INKS[ACTIONS[card] ?? "flip"];
}

export function ActionSymbol({ card }: { card: number }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" fill="currentColor">
      <path fill-rule="evenodd" d={SYMBOLS[ACTIONS[card] ?? "flip"]} />
    </svg>
  );
}

export function StampMark({ stamp }: { stamp: "done" | "blocked" | "down" }) {
  const d = {
    done: "M3 9l4 4 8-10",
    blocked: "M4 4l10 10M14 4L4 14",
    down: "M9 15V4M4 9l5-5 5 5",
  }[stamp];
  return (
    <svg viewBox="0 0 18 18" aria-hidden="true" focusable="false">
      <path d={d} fill="none" stroke="currentColor" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round" />
    </svg>
  );
}

/** The back of every action card: a wheel of the train. */
export function CardBack() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor" stroke-width="2.200">
        <circle cx="12" cy="12" r="8.500" />
        <path d="M12 3.500v17M3.500 12h17M6 6l12 12M18 6L6 18" stroke-width="1.600" />
      </g>
      <circle cx="12" cy="12" r="2.600" fill="currentColor" />
    </svg>
  );
}
