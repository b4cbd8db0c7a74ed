/** In the order of the catalogue. */
export const BANDIT_NAMES: readonly string[] = ["Belle", "Cheyenne", "Django", "Doc", "Ghost", "Mei", "Tuco"];
/** Participles agree with whom they are said of. */
export const BANDIT_GENDERS: readonly ("f" | "m")[] = ["f", "f", "m", "m", "m", "f", "m"];
export const CARD_NAMES: readonly string[] = [
  "Dietrofront",
  "Movimento",
  "Cambio di piano",
  "Fuoco",
  "Riflessi",
  "Cavallo",
];
/** What a card does, at most twelve words. */
export const CARD_LINES: readonly string[] = [
  "Ti giri sul posto.",
  "Avanzi di un vagone; oltre l'estremità sei giù dal treno.",
  "Su sul tetto o giù all'interno, spalle al bordo.",
  "Colpisci il primo bandito in piedi davanti: spinto e stordito.",
  "A terra: ti rialzi e spari. In piedi: ti butti giù.",
  "Cavalchi alla locomotiva; ti salva appena hai lasciato il treno.",
];
