import { piece } from "../pieces.ts";

/** The pieces that the rules and bots ask for by name. */
export const MONEY_BAG = piece("money-bag");
export const BAGGAGE_CAR = piece("baggage-car");
export const CABOOSE = piece("caboose");
export const DINING_CAR = piece("dining-car");
export const EXPRESS_CAR = piece("express-car");
export const GHOST_CAR = piece("ghost-car");
export const LOUNGE_CAR = piece("lounge-car");
export const LUMBER_FLATCAR = piece("lumber-flatcar");
export const PRISONER_CAR = piece("prisoner-car");
export const PRIVATE_CAR = piece("private-car");
export const SLEEPER_CAR = piece("sleeper-car");
