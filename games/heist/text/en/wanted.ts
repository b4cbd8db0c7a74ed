import type { AbilityKind, MissionKind } from "../../engine/edition/types.ts";

const MISSION_TEXTS: Record<MissionKind, (n: number) => string> = {
  lootWithRevolvers: (n) => `Play at least ${n} natural Revolvers in one Loot action.`,
  lootWithWilds: (n) => `Play at least ${n} Wilds in one Loot action.`,
  longRide: (n) => `Move the horse you ride at least ${n} spaces with one card.`,
  roofJump: () => "Jump from a roof onto a horse.",
  dropAtEmptyTown: (n) => `Drop off at least ${n} tiles at once at a town without loot.`,
  lootWithLowCards: (n) => `Loot with natural cards numbered 1 to ${n} only.`,
  lootBoth: () => "Take both top tiles of a car in one Loot action.",
  escapeJail: () => "Escape from jail.",
  farCall: (n) => `Move a riderless horse at least ${n} spaces with one card.`,
  rideOverEdge: () => "Be on the train, not in jail, when the engine goes over the map edge.",
  flipOnFoot: () => "Flip a switch by the action, standing on its junction.",
  manyActions: (n) => `Perform at least ${n} Heist Actions in one turn.`,
};

const ABILITY_TEXTS: Record<AbilityKind, (n: number) => string> = {
  handLimit: (n) => `Your hand limit is ${n}, and you refill to ${n}.`,
  quietWilds: () => "Wilds you play to loot do not stir the Sheriff.",
  ignoreClosedRange: () => "Closed Range does not stop you, on foot or on the horse you ride and move.",
  tradeAnywhere: () => "Give or Trade with any one player anywhere, unless one of you is in jail.",
  splitDelivery: () => "Lay each new tile of your drop-off at any town you like.",
  doubleStep: (n) => `Once a turn, one Move covers up to ${n} spaces; not for boarding or leaving.`,
  lootAgain: (n) => `You may loot while carrying exactly ${n === 1 ? "one tile" : `${n} tiles`}.`,
  easyEscape: (n) => `You need ${n === 1 ? "one Keyhole" : `${n} Keyholes`} fewer to escape.`,
  fasterHorse: (n) => `Horses you move go up to ${n} spaces further.`,
  duckTunnel: () => "The tunnel does not sweep you off a roof: you drop to that section's Enter/Exit and lose no turn.",
  longReach: (n) =>
    `Flip a switch also from beside its junction; a straight of ${n} cards suffices to turn one from afar.`,
  freeBullet: (n) => `${n === 1 ? "Once" : `Up to ${n} times`} a turn take a bullet as a Free Action.`,
};

/** What one does to earn a Wanted Card. */
export function missionText(kind: MissionKind, n: number): string {
  return MISSION_TEXTS[kind](n);
}

/** What its holder can do from the next turn on. */
export function abilityText(kind: AbilityKind, n: number): string {
  return ABILITY_TEXTS[kind](n);
}
