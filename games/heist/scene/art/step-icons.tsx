/** One sign for each thing one can do, strokes in a box of 24. */
const PATHS: Readonly<Record<string, string>> = {
  ride: "M6 21V15Q2 8 6 5Q9 2 12 2T18 5Q22 8 18 15V21M6 21H9V16Q6 9 9 7Q12 5 15 7Q18 9 15 16V21H18",
  loot: "M9 3H15L13 8Q20 11 20 16Q20 21 12 21T4 16Q4 11 11 8ZM9 8H15",
  drop: "M12 2V12M8 8L12 12L16 8M4 14V21H20V14",
  flip: "M4 21L12 12V3M12 12L20 21M9 6L12 3L15 6",
  trade: "M3 8H19M15 4L19 8L15 12M21 16H5M9 12L5 16L9 20",
  bullet: "M12 2Q16 6 16 11V20H8V11Q8 6 12 2ZM8 12H16M7 20H17V22H7Z",
  quick: "M12 2Q16 6 16 11V20H8V11Q8 6 12 2ZM8 12H16M2 9H5M2 13H5M2 17H5",
  shoot: "M2 7H19L21 9V11H13L12 14H9L7 20H3L5 12H2ZM22 4L20 6M23 8H21",
  draw: "M5 3H15V17H5ZM10 7V10M12 20H19V8M9 12H11L12 15H8Z",
  escape: "M6 11V7Q6 2 11 2T16 6M4 11H18V21H4ZM11 14V18M20 6L23 3",
  mount: "M4 20Q4 12 12 12T20 20M12 12V3M8 7L12 3L16 7",
  dismount: "M4 20Q4 12 12 12T20 20M12 3V10M8 6L12 10L16 6",
  jump: "M3 20H9V14H3ZM6 12Q8 3 16 6M12 4L17 6L14 10M14 20Q15 14 21 14",
  dash: "M3 12H12M8 7L13 12L8 17M12 12H21M16 7L21 12L16 17",
  set: "M3 6H12V19H3ZM9 3H18V16H12M20 7V13M17 10H23",
  straight: "M3 14H8V21H3ZM9 9H14V16H9ZM15 4H20V11H15",
  nudge: "M12 2L14.500 8.500L21 9L16 13L18 20L12 16L6 20L8 13L3 9L9.500 8.500Z",
  take: "M4 13L9 18L20 6",
  play: "M4 13L9 18L20 6",
  accept: "M4 13L9 18L20 6",
  propose: "M3 12H18M13 6L19 12L13 18",
  decline: "M5 5L19 19M19 5L5 19",
  pass: "M5 5L19 19M19 5L5 19",
  done: "M5 22V3H19L15 8L19 13H5",
  space: "M12 22Q5 13 5 9Q5 2 12 2T19 9Q19 13 12 22ZM12 7V11",
  section: "M3 6H21V17H3ZM7 20H8M16 20H17M3 11H21",
};

export function StepIcon({ name }: { name: string }) {
  const d = PATHS[name];
  if (d === undefined) return null;
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <path d={d} fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round" />
    </svg>
  );
}
