/** COLT-COMP-3: bandits differ in looks only. A figure's `bandit` is an index into this list. */
export const BANDITS = ["belle", "cheyenne", "django", "doc", "ghost", "mei", "tuco"] as const;
export type BanditId = (typeof BANDITS)[number];

/** The action cards; moves and plans name them by their index. The first four are the base game. */
export const ACTIONS = ["flip", "move", "change-floor", "fire", "reflex", "horse"] as const;
export type ActionId = (typeof ACTIONS)[number];

export const FLIP = 0;
export const MOVE = 1;
export const CHANGE_FLOOR = 2;
export const FIRE = 3;
export const REFLEX = 4;
export const HORSE = 5;

/** COLT-COMP-2: the Loot sides of the eight cars, in dollars. */
export const LOOT = [301, 312, 323, 345, 356, 367, 378, 389] as const;

/** COLT-SCHEME-2 */
export const PROGRAMME = 3;
