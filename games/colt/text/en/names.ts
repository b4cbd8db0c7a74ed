/** In the order of the catalogue. */
export const BANDIT_NAMES: readonly string[] = ["Belle", "Cheyenne", "Django", "Doc", "Ghost", "Mei", "Tuco"];
export const CARD_NAMES: readonly string[] = ["Flip", "Move", "Change Floor", "Fire", "Reflex", "Horse"];
/** What a card does, at most twelve words. */
export const CARD_LINES: readonly string[] = [
  "Turn round on the spot.",
  "Go one car ahead; past the end you are off.",
  "Up to the roof or down inside, back to the border.",
  "Hit the first standing bandit ahead: pushed and stunned.",
  "Stunned: get up and shoot. Standing: drop flat.",
  "Ride into the locomotive; saves you right after leaving the train.",
];
