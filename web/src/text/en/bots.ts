/** What bots think, and what they advise. */
export const bots = {
  hint: {
    title: "What a Legend would do",
    about: "It knows what you know, and no more. Choosing one fills in your move; you still confirm it.",
    thinking: "The Legend is thinking …",
    share: (percent: number): string => `wins about ${percent} % of such games`,
    nth: (n: number, move: string): string => `${n}. ${move}`,
    taken: (move: string): string => `Filled in: ${move}`,
  },
  why: {
    nothing: "It keeps its reasons to itself.",
    now: "It had no choice worth a word.",
    reveal: "It tells why after the reveal.",
    end: "It tells why when the game is over.",
    none: "No bot has made a move yet.",
    of: (name: string, why: string): string => `${name}: ${why}`,
  },
};
