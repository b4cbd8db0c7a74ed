import type { CardName } from "../../engine/catalogue.ts";
import type { FaceText } from "../shared/gallery.ts";

export const cards: Readonly<Record<CardName, FaceText>> = {
  barrel: {
    name: "Barrel",
    text: "When you are shot at, you may make a draw!: Hearts counts as a Missed!.",
  },
  dynamite: {
    name: "Dynamite",
    text: "At the start of the holder's turn, draw!: Spades 2–9 costs 3 life points; otherwise it moves on.",
  },
  jail: {
    name: "Jail",
    text: "Put it before any player but the Sheriff. Their next turn begins with a draw!: only Hearts lets them play.",
  },
  mustang: {
    name: "Mustang",
    text: "All other players see you at a distance 1 more.",
  },
  scope: {
    name: "Scope",
    text: "You see all other players at a distance 1 less.",
  },
  volcanic: {
    name: "Volcanic",
    text: "Weapon, range 1. You may play any number of BANG! cards in your turn.",
  },
  schofield: { name: "Schofield", text: "Weapon, range 2." },
  remington: { name: "Remington", text: "Weapon, range 3." },
  "rev-carabine": { name: "Rev. Carabine", text: "Weapon, range 4." },
  winchester: { name: "Winchester", text: "Weapon, range 5." },
  bang: {
    name: "BANG!",
    text: "Shoot at a player within your reach. One per turn. Also the answer to Indians! and in a Duel.",
  },
  missed: {
    name: "Missed!",
    text: "Cancels a shot aimed at you.",
  },
  beer: {
    name: "Beer",
    text: "Regain 1 life point. Also saves you when you lose your last one. Without effect with two players left.",
  },
  "cat-balou": {
    name: "Cat Balou",
    text: "Any player discards a card: a random one from hand, or one in play that you choose.",
  },
  panic: {
    name: "Panic!",
    text: "Take a card from a player at distance 1: a random one from hand, or one in play.",
  },
  duel: {
    name: "Duel",
    text: "You and a player of your choice discard BANG!s in turn, they first. Who stops loses 1 life point.",
  },
  gatling: { name: "Gatling", text: "Shoot at all other players." },
  "general-store": {
    name: "General Store",
    text: "Lay out a card for each player. Beginning with you, everybody takes one.",
  },
  indians: {
    name: "Indians!",
    text: "All other players discard a BANG! or lose 1 life point.",
  },
  saloon: { name: "Saloon", text: "All players regain 1 life point." },
  stagecoach: { name: "Stagecoach", text: "Draw 2 cards." },
  "wells-fargo": { name: "Wells Fargo", text: "Draw 3 cards." },
  cactus: {
    name: "Cactus",
    text: "A Missed!. Then make a draw!: Hearts or Diamonds gives you 1 life point.",
  },
  dragoon: {
    name: "Dragoon",
    text: "Weapon, range 2. Your BANG! limit is two in a turn.",
  },
  evaded: {
    name: "Evaded!",
    text: "A Missed!. If the shot is cancelled, take the card that made it into your hand.",
  },
  "full-steam": {
    name: "Full Steam",
    text: "The train goes to the End of the Line. The Locomotive effect is ignored or comes twice, as you choose.",
  },
  "knife-revolver": {
    name: "Knife Revolver",
    text: "Counts as your BANG!. First make a draw!: J, Q, K or A returns it to hand. Then shoot in reach.",
  },
  map: {
    name: "Map",
    text: "Before you draw, look at the top two cards of the draw pile. You may discard one.",
  },
  "money-bag": {
    name: "Money Bag",
    text: "Copy the brown card on top of the discard pile, with targets of your own. Never limited.",
  },
  "most-wanted": {
    name: "Most Wanted",
    text: "Draw a card. Then all players, you first, make a draw!: Spades costs 1 life point.",
  },
  "next-stop": {
    name: "Next Stop",
    text: "Draw a card, then the train advances one station.",
  },
  refund: {
    name: "Refund",
    text: "Draw a card whenever another player takes or discards one of your cards, other than this one.",
  },
  strongbox: {
    name: "Strongbox",
    text: "Draw a card at the end of your turn.",
  },
  switch: {
    name: "Switch",
    text: "Exchange one of your cards in play with a card in play of another player.",
  },
  "train-robbery": {
    name: "Train Robbery",
    text: "Counts as your BANG!. For each of their cards in play, a player discards it or is shot at.",
  },
  "water-tower": {
    name: "Water Tower",
    text: "Take a paired Railcar for free, besides your Railcar action.",
  },
};
