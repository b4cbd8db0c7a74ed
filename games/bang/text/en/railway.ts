import type { LocomotiveSide, RailcarId, StationId } from "../../src/data/railway.ts";
import type { FaceText } from "./cards.ts";

export const railcars: Readonly<Record<RailcarId, FaceText>> = {
  "baggage-car": {
    name: "Baggage Car",
    text: "Discard it: a Missed! at any time you are shot at, or a Panic!, Cat Balou or BANG! in your turn.",
    rules: ["GTR-RC-BAGG-1", "GTR-RC-BAGG-2", "GTR-RC-BAGG-3", "GTR-RC-BAGG-4"],
  },
  caboose: {
    name: "Caboose",
    text: "You may discard another of your blue cards as a Missed!, as often as you like.",
    rules: ["GTR-RC-CABO-1"],
  },
  "cattle-truck": {
    name: "Cattle Truck",
    text: "Discard it: take one of the top three cards of the discard pile.",
    rules: ["GTR-RC-CATT-1", "BANG-INFO-3"],
  },
  "circus-wagon": {
    name: "Circus Wagon",
    text: "Discard it: each other player discards one of their cards in play.",
    rules: ["GTR-RC-CIRC-1", "GTR-RC-CIRC-2"],
  },
  "coal-hopper": {
    name: "Coal Hopper",
    text: "Discard it: draw a card, then discard a Railcar in front of any player.",
    rules: ["GTR-RC-COAL-1"],
  },
  "dining-car": {
    name: "Dining Car",
    text: "At the start of your turn make a draw!: Hearts gives you 1 life point.",
    rules: ["GTR-RC-DINI-1", "BANG-TURN-2"],
  },
  "express-car": {
    name: "Express Car",
    text: "Discard it: your turn ends, discard your hand, take an extra turn.",
    rules: ["GTR-RC-EXPR-1", "GTR-RC-EXPR-2", "GTR-RC-EXPR-3", "GTR-RC-EXPR-4"],
  },
  "ghost-car": {
    name: "Ghost Car",
    text: "For any player but the Sheriff, even an eliminated one. Its holder stays in play without life points.",
    rules: [
      "GTR-RC-GHOS-1",
      "GTR-RC-GHOS-2",
      "GTR-RC-GHOS-3",
      "GTR-RC-GHOS-4",
      "GTR-RC-GHOS-5",
      "GTR-RC-GHOS-6",
      "GTR-RC-GHOS-7",
      "GTR-RC-GHOS-8",
      "GTR-RC-GHOS-9",
      "GTR-RC-GHOS-10",
      "GTR-RC-GHOS-11",
      "GTR-RC-7",
    ],
  },
  "lounge-car": {
    name: "Lounge Car",
    text: "Discard it: draw two Railcars, one for you and one for another player.",
    rules: ["GTR-RC-LOUN-1", "GTR-RC-LOUN-2", "GTR-RC-LOUN-3", "GTR-RC-LOUN-4"],
  },
  "lumber-flatcar": {
    name: "Lumber Flatcar",
    text: "For any player. Its holder sees all other players at a distance 1 more.",
    rules: ["GTR-RC-LUMB-1", "BANG-DIST-2"],
  },
  "mail-car": {
    name: "Mail Car",
    text: "Discard it: draw 3 cards and give one of them to another player.",
    rules: ["GTR-RC-MAIL-1", "BANG-INFO-2"],
  },
  "observation-car": {
    name: "Observation Car",
    text: "You see others at a distance 1 less; others see you at a distance 1 more.",
    rules: ["GTR-RC-OBSE-1", "BANG-DIST-2"],
  },
  "passenger-car": {
    name: "Passenger Car",
    text: "Discard it: take a card from any other player, random from hand or chosen in play.",
    rules: ["GTR-RC-PASS-1", "GTR-RC-2"],
  },
  "prisoner-car": {
    name: "Prisoner Car",
    text: "Duels and Indians! played by others have no effect on you.",
    rules: ["GTR-RC-PRIS-1"],
  },
  "private-car": {
    name: "Private Car",
    text: "While your hand is empty, nobody can aim a BANG! card at you.",
    rules: ["GTR-RC-PRIV-1", "GTR-RC-PRIV-2", "GTR-RC-PRIV-3"],
  },
  "sleeper-car": {
    name: "Sleeper Car",
    text: "Once in each turn you may discard another of your blue cards as a BANG!, outside the limit.",
    rules: ["GTR-RC-SLEE-1", "GTR-RC-SLEE-2", "GTR-RC-SLEE-3"],
  },
};

/** `text` is the price. */
export const stations: Readonly<Record<StationId, FaceText>> = {
  "boom-town": { name: "Boom Town", text: "Discard a BANG!.", rules: ["GTR-STN-1", "GTR-STN-3"] },
  catico: { name: "Catico", text: "Discard a Cat Balou or a Panic!.", rules: ["GTR-STN-1", "GTR-STN-3"] },
  "creepy-creek": { name: "Creepy Creek", text: "Discard a card of Spades.", rules: ["GTR-STN-1", "GTR-STN-4"] },
  "crowns-hole": { name: "Crown's Hole", text: "Discard a Beer.", rules: ["GTR-STN-1", "GTR-STN-3"] },
  deathwood: { name: "Deathwood", text: "Discard a blue card.", rules: ["GTR-STN-1", "GTR-STN-4"] },
  dodgeville: { name: "Dodgeville", text: "Discard a Missed!.", rules: ["GTR-STN-1", "GTR-STN-3"] },
  "fort-wroth": {
    name: "Fort Wroth",
    text: "Discard a card of rank 10, J, Q, K or A.",
    rules: ["GTR-STN-1", "GTR-STN-4"],
  },
  frisco: { name: "Frisco", text: "Discard a card of Clubs.", rules: ["GTR-STN-1", "GTR-STN-4"] },
  "miners-oath": { name: "Miner's Oath", text: "Discard a card of Diamonds.", rules: ["GTR-STN-1", "GTR-STN-4"] },
  "san-tafe": { name: "San Tafe", text: "Discard a card of Hearts.", rules: ["GTR-STN-1", "GTR-STN-4"] },
  tombrock: { name: "Tombrock", text: "Lose 1 life point, not your last one.", rules: ["GTR-STN-1", "GTR-STN-6"] },
  "virginia-town": { name: "Virginia Town", text: "Discard any two cards.", rules: ["GTR-STN-1", "GTR-STN-2"] },
  yooma: { name: "Yooma", text: "Discard a card of rank 2–9.", rules: ["GTR-STN-1", "GTR-STN-4"] },
  custom: { name: "Your own station", text: "The price this table has agreed on.", rules: ["GTR-STN-5"] },
};

export const locomotives: Readonly<Record<LocomotiveSide, FaceText>> = {
  ironhorse: {
    name: "Ironhorse",
    text: "At the End of the Line every player, the active one too, is shot at. Nobody is the source.",
    rules: ["GTR-LOC-1", "GTR-LOC-2"],
  },
  leland: {
    name: "Leland",
    text: "At the End of the Line a General Store opens for all, the active player first.",
    rules: ["GTR-LOC-1", "GTR-LOC-3"],
  },
};
