export const gallery = {
  title: "Card gallery",
  of: (game: string) => `All cards of ${game}`,
  lead: "What lies on the table, in pictures and words. Every card leads to its rules.",
  loading: "The cards are being laid out …",
  search: "Search the cards",
  found: (n: number) => (n === 1 ? "1 picture" : `${n} pictures`),
  none: "Nothing here has these words.",
  clear: "Show everything",
  rules: (n: number) => (n === 1 ? "1 rule" : `${n} rules`),
  rulesOf: (name: string, n: number) => `${n === 1 ? "1 rule" : `${n} rules`} of ${name}`,
  book: "Rulebook",
};
