import type { CardName } from "../../src/catalogue.ts";
import type { BangRule } from "../../src/rules.ts";

/** What stands on a card, a character, a Railcar, a station or the Locomotive: at most 25 words. */
export interface FaceText {
  name: string;
  text: string;
  rules: readonly BangRule[];
}

export const cards: Readonly<Record<CardName, FaceText>> = {
  barrel: {
    name: "Barrel",
    text: "When you are shot at, you may make a draw!: Hearts counts as a Missed!.",
    rules: ["BANG-BARL-1", "BANG-SHOT-4", "BANG-CHK-4"],
  },
  dynamite: {
    name: "Dynamite",
    text: "At the start of the holder's turn, draw!: Spades 2–9 costs 3 life points; otherwise it moves on.",
    rules: ["BANG-DYNA-1", "BANG-DYNA-2", "BANG-DYNA-3"],
  },
  jail: {
    name: "Jail",
    text: "Put it before any player but the Sheriff. Their next turn begins with a draw!: only Hearts lets them play.",
    rules: ["BANG-JAIL-1", "BANG-JAIL-2", "BANG-JAIL-3", "BANG-TURN-9"],
  },
  mustang: {
    name: "Mustang",
    text: "All other players see you at a distance 1 more.",
    rules: ["BANG-MUST-1", "BANG-DIST-2"],
  },
  scope: {
    name: "Scope",
    text: "You see all other players at a distance 1 less.",
    rules: ["BANG-SCOP-1", "BANG-DIST-2"],
  },
  volcanic: {
    name: "Volcanic",
    text: "Weapon, range 1. You may play any number of BANG! cards in your turn.",
    rules: ["BANG-WPN-1", "BANG-WPN-2", "BANG-WPN-3"],
  },
  schofield: { name: "Schofield", text: "Weapon, range 2.", rules: ["BANG-WPN-1", "BANG-WPN-2"] },
  remington: { name: "Remington", text: "Weapon, range 3.", rules: ["BANG-WPN-1", "BANG-WPN-2"] },
  "rev-carabine": { name: "Rev. Carabine", text: "Weapon, range 4.", rules: ["BANG-WPN-1", "BANG-WPN-2"] },
  winchester: { name: "Winchester", text: "Weapon, range 5.", rules: ["BANG-WPN-1", "BANG-WPN-2"] },
  bang: {
    name: "BANG!",
    text: "Shoot at a player within your reach. One per turn. Also the answer to Indians! and in a Duel.",
    rules: ["BANG-BANG-1", "BANG-BANG-2", "BANG-PLAY-2", "BANG-SHOT-1"],
  },
  missed: {
    name: "Missed!",
    text: "Cancels a shot aimed at you.",
    rules: ["BANG-MISS-1", "BANG-SHOT-3", "BANG-SHOT-4"],
  },
  beer: {
    name: "Beer",
    text: "Regain 1 life point. Also saves you when you lose your last one. Without effect with two players left.",
    rules: ["BANG-BEER-1", "BANG-BEER-2", "BANG-BEER-3", "BANG-DEATH-1"],
  },
  "cat-balou": {
    name: "Cat Balou",
    text: "Any player discards a card: a random one from hand, or one in play that you choose.",
    rules: ["BANG-CATB-1", "BANG-PANC-2", "BANG-PANC-3"],
  },
  panic: {
    name: "Panic!",
    text: "Take a card from a player at distance 1: a random one from hand, or one in play.",
    rules: ["BANG-PANC-1", "BANG-PANC-2", "BANG-PANC-3", "GTR-RC-2"],
  },
  duel: {
    name: "Duel",
    text: "You and a player of your choice discard BANG!s in turn, they first. Who stops loses 1 life point.",
    rules: ["BANG-DUEL-1", "BANG-DUEL-2", "BANG-DUEL-3"],
  },
  gatling: { name: "Gatling", text: "Shoot at all other players.", rules: ["BANG-GATL-1", "BANG-PLAY-3"] },
  "general-store": {
    name: "General Store",
    text: "Lay out a card for each player. Beginning with you, everybody takes one.",
    rules: ["BANG-GSTR-1", "BANG-GSTR-2", "BANG-GSTR-3"],
  },
  indians: {
    name: "Indians!",
    text: "All other players discard a BANG! or lose 1 life point.",
    rules: ["BANG-INDI-1", "BANG-INDI-2"],
  },
  saloon: { name: "Saloon", text: "All players regain 1 life point.", rules: ["BANG-SALN-1"] },
  stagecoach: { name: "Stagecoach", text: "Draw 2 cards.", rules: ["BANG-STGC-1"] },
  "wells-fargo": { name: "Wells Fargo", text: "Draw 3 cards.", rules: ["BANG-WELL-1"] },
  cactus: {
    name: "Cactus",
    text: "A Missed!. Then make a draw!: Hearts or Diamonds gives you 1 life point.",
    rules: ["GTR-PC-CACT-1"],
  },
  dragoon: {
    name: "Dragoon",
    text: "Weapon, range 2. Your BANG! limit is two in a turn.",
    rules: ["GTR-PC-DRAG-1", "BANG-WPN-1", "BANG-WPN-2"],
  },
  evaded: {
    name: "Evaded!",
    text: "A Missed!. If the shot is cancelled, take the card that made it into your hand.",
    rules: ["GTR-PC-EVAD-1", "GTR-PC-EVAD-2", "GTR-PC-EVAD-3", "GTR-PC-EVAD-4"],
  },
  "full-steam": {
    name: "Full Steam",
    text: "The train goes to the End of the Line. The Locomotive effect is ignored or comes twice, as you choose.",
    rules: ["GTR-PC-FULL-1", "GTR-EOL-1"],
  },
  "knife-revolver": {
    name: "Knife Revolver",
    text: "Counts as your BANG!. First make a draw!: J, Q, K or A returns it to hand. Then shoot in reach.",
    rules: ["GTR-PC-KNIF-1", "GTR-PC-KNIF-2", "BANG-PLAY-2"],
  },
  map: {
    name: "Map",
    text: "Before you draw, look at the top two cards of the draw pile. You may discard one.",
    rules: ["GTR-PC-MAP-1"],
  },
  "money-bag": {
    name: "Money Bag",
    text: "Copy the brown card on top of the discard pile, with targets of your own. Never limited.",
    rules: ["GTR-PC-MONY-1", "GTR-PC-MONY-2", "GTR-PC-MONY-3", "GTR-PC-MONY-4", "GTR-PC-MONY-5"],
  },
  "most-wanted": {
    name: "Most Wanted",
    text: "Draw a card. Then all players, you first, make a draw!: Spades costs 1 life point.",
    rules: ["GTR-PC-WANT-1", "GTR-PC-WANT-2"],
  },
  "next-stop": {
    name: "Next Stop",
    text: "Draw a card, then the train advances one station.",
    rules: ["GTR-PC-NEXT-1", "GTR-TRN-1"],
  },
  refund: {
    name: "Refund",
    text: "Draw a card whenever another player takes or discards one of your cards, other than this one.",
    rules: ["GTR-PC-REFU-1", "GTR-PC-REFU-2", "GTR-PC-REFU-3"],
  },
  strongbox: {
    name: "Strongbox",
    text: "Draw a card at the end of your turn.",
    rules: ["GTR-PC-STRB-1", "BANG-TURN-7"],
  },
  switch: {
    name: "Switch",
    text: "Exchange one of your cards in play with a card in play of another player.",
    rules: [
      "GTR-PC-SWIT-1",
      "GTR-PC-SWIT-2",
      "GTR-PC-SWIT-3",
      "GTR-PC-SWIT-4",
      "GTR-PC-SWIT-5",
      "GTR-PC-SWIT-6",
      "GTR-RC-7",
    ],
  },
  "train-robbery": {
    name: "Train Robbery",
    text: "Counts as your BANG!. For each of their cards in play, a player discards it or is shot at.",
    rules: ["GTR-PC-ROBB-1", "GTR-PC-ROBB-2", "GTR-PC-ROBB-3", "BANG-PLAY-2"],
  },
  "water-tower": {
    name: "Water Tower",
    text: "Take a paired Railcar for free, besides your Railcar action.",
    rules: ["GTR-PC-WATR-1", "GTR-TAKE-2", "GTR-TAKE-7"],
  },
};
