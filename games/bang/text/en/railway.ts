import type { LocomotiveSide, RailcarId, StationId } from "../../engine/catalogue.ts";
import type { FaceText } from "../shared/gallery.ts";

export const railcars: Readonly<Record<RailcarId, FaceText>> = {
  "baggage-car": {
    name: "Baggage Car",
    text: "Discard it: a Missed! at any time you are shot at, or a Panic!, Cat Balou or BANG! in your turn.",
  },
  caboose: {
    name: "Caboose",
    text: "You may discard another of your blue cards as a Missed!, as often as you like.",
  },
  "cattle-truck": {
    name: "Cattle Truck",
    text: "Discard it: take one of the top three cards of the discard pile.",
  },
  "circus-wagon": {
    name: "Circus Wagon",
    text: "Discard it: each other player discards one of their cards in play.",
  },
  "coal-hopper": {
    name: "Coal Hopper",
    text: "Discard it: draw a card, then discard a Railcar in front of any player.",
  },
  "dining-car": {
    name: "Dining Car",
    text: "At the start of your turn make a draw!: Hearts gives you 1 life point.",
  },
  "express-car": {
    name: "Express Car",
    text: "Discard it: your turn ends, discard your hand, take an extra turn.",
  },
  "ghost-car": {
    name: "Ghost Car",
    text: "For any player but the Sheriff, even an eliminated one. Its holder stays in play without life points.",
  },
  "lounge-car": {
    name: "Lounge Car",
    text: "Discard it: draw two Railcars, one for you and one for another player.",
  },
  "lumber-flatcar": {
    name: "Lumber Flatcar",
    text: "For any player. Its holder sees all other players at a distance 1 more.",
  },
  "mail-car": {
    name: "Mail Car",
    text: "Discard it: draw 3 cards and give one of them to another player.",
  },
  "observation-car": {
    name: "Observation Car",
    text: "You see others at a distance 1 less; others see you at a distance 1 more.",
  },
  "passenger-car": {
    name: "Passenger Car",
    text: "Discard it: take a card from any other player, random from hand or chosen in play.",
  },
  "prisoner-car": {
    name: "Prisoner Car",
    text: "Duels and Indians! played by others have no effect on you.",
  },
  "private-car": {
    name: "Private Car",
    text: "While your hand is empty, nobody can aim a BANG! card at you.",
  },
  "sleeper-car": {
    name: "Sleeper Car",
    text: "Once in each turn you may discard another of your blue cards as a BANG!, outside the limit.",
  },
};

/** `text` is the price. */
export const stations: Readonly<Record<StationId, FaceText>> = {
  "boom-town": { name: "Boom Town", text: "Discard a BANG!." },
  catico: { name: "Catico", text: "Discard a Cat Balou or a Panic!." },
  "creepy-creek": { name: "Creepy Creek", text: "Discard a card of Spades." },
  "crowns-hole": { name: "Crown's Hole", text: "Discard a Beer." },
  deathwood: { name: "Deathwood", text: "Discard a blue card." },
  dodgeville: { name: "Dodgeville", text: "Discard a Missed!." },
  "fort-wroth": {
    name: "Fort Wroth",
    text: "Discard a card of rank 10, J, Q, K or A.",
  },
  frisco: { name: "Frisco", text: "Discard a card of Clubs." },
  "miners-oath": { name: "Miner's Oath", text: "Discard a card of Diamonds." },
  "san-tafe": { name: "San Tafe", text: "Discard a card of Hearts." },
  tombrock: { name: "Tombrock", text: "Lose 1 life point, not your last one." },
  "virginia-town": { name: "Virginia Town", text: "Discard any two cards." },
  yooma: { name: "Yooma", text: "Discard a card of rank 2–9." },
  custom: { name: "Your own station", text: "The price this table has agreed on." },
};

export const locomotives: Readonly<Record<LocomotiveSide, FaceText>> = {
  ironhorse: {
    name: "Ironhorse",
    text: "At the End of the Line every player, the active one too, is shot at. Nobody is the source.",
  },
  leland: {
    name: "Leland",
    text: "At the End of the Line a General Store opens for all, the active player first.",
  },
};
