import type { CharacterId, Role } from "../../src/catalogue.ts";
import type { FaceText } from "./cards.ts";

export const roleNames: Readonly<Record<Role, string>> = {
  sheriff: "Sheriff",
  deputy: "Deputy",
  outlaw: "Outlaw",
  renegade: "Renegade",
};

/** `the Sheriff`, `an Outlaw`. */
export function withArticle(role: Role): string {
  return `${role === "sheriff" ? "the" : role === "outlaw" ? "an" : "a"} ${roleNames[role]}`;
}

export const characters: Readonly<Record<CharacterId, FaceText>> = {
  "bart-cassidy": {
    name: "Bart Cassidy",
    text: "For each life point he loses he draws a card.",
    rules: ["BANG-CH-BART-1", "BANG-DEATH-4"],
  },
  "black-jack": {
    name: "Black Jack",
    text: "He shows the second card he draws; if it is Hearts or Diamonds, he draws a third.",
    rules: ["BANG-CH-BLAC-1"],
  },
  "calamity-janet": {
    name: "Calamity Janet",
    text: "She may use BANG! as Missed! and Missed! as BANG!.",
    rules: ["BANG-CH-CALA-1", "BANG-CH-CALA-2"],
  },
  "el-gringo": {
    name: "El Gringo",
    text: "For each life point another player costs him, he takes a random card from that player's hand.",
    rules: ["BANG-CH-GRIN-1", "BANG-DEATH-4"],
  },
  "jesse-jones": {
    name: "Jesse Jones",
    text: "He may draw his first card from another player's hand.",
    rules: ["BANG-CH-JESS-1"],
  },
  jourdonnais: {
    name: "Jourdonnais",
    text: "When he is shot at, he may make a draw!: Hearts counts as a Missed!.",
    rules: ["BANG-CH-JOUR-1", "BANG-BARL-1"],
  },
  "kit-carlson": {
    name: "Kit Carlson",
    text: "He looks at the top three cards, takes two and puts the third back.",
    rules: ["BANG-CH-KITC-1"],
  },
  "lucky-duke": {
    name: "Lucky Duke",
    text: "For each draw! he flips two cards and picks the one that counts.",
    rules: ["BANG-CH-LUCK-1", "BANG-CHK-5"],
  },
  "paul-regret": {
    name: "Paul Regret",
    text: "All other players see him at a distance 1 more.",
    rules: ["BANG-CH-PAUL-1", "BANG-DIST-2"],
  },
  "pedro-ramirez": {
    name: "Pedro Ramirez",
    text: "He may draw his first card from the discard pile.",
    rules: ["BANG-CH-PEDR-1"],
  },
  "rose-doolan": {
    name: "Rose Doolan",
    text: "She sees all other players at a distance 1 less.",
    rules: ["BANG-CH-ROSE-1", "BANG-DIST-2"],
  },
  "sid-ketchum": {
    name: "Sid Ketchum",
    text: "He may discard two cards from hand to regain 1 life point, as often as he wants.",
    rules: ["BANG-CH-SIDK-1", "BANG-DEATH-1"],
  },
  "slab-the-killer": {
    name: "Slab the Killer",
    text: "It takes two Missed! to cancel one of his BANG! cards.",
    rules: ["BANG-CH-SLAB-1"],
  },
  "suzy-lafayette": {
    name: "Suzy Lafayette",
    text: "As soon as she has no cards in hand, she draws one.",
    rules: ["BANG-CH-SUZY-1", "BANG-CH-SUZY-2"],
  },
  "vulture-sam": {
    name: "Vulture Sam",
    text: "When another player is eliminated, he takes all their cards.",
    rules: ["BANG-CH-VULT-1", "BANG-CH-VULT-2", "BANG-CH-VULT-3"],
  },
  "willy-the-kid": {
    name: "Willy the Kid",
    text: "He may play any number of BANG! cards in his turn.",
    rules: ["BANG-CH-WILL-1", "BANG-PLAY-2"],
  },
  "benny-brawler": {
    name: "Benny Brawler",
    text: "He may take any number of Railcars in his turn, paying for each.",
    rules: ["GTR-CH-BENN-1", "GTR-TAKE-4"],
  },
  "evan-babbit": {
    name: "Evan Babbit",
    text: "Target of a BANG! card, he may discard a card of its suit to turn it on somebody at distance 1.",
    rules: ["GTR-CH-EVAN-1", "GTR-CH-EVAN-2", "GTR-CH-EVAN-3"],
  },
  "jimmy-texas": {
    name: "Jimmy Texas",
    text: "He draws a card at the end of his turn.",
    rules: ["GTR-CH-JIMM-1", "BANG-TURN-7"],
  },
  manuelita: {
    name: "Manuelita",
    text: "She draws 2 cards whenever the train reaches the End of the Line.",
    rules: ["GTR-CH-MANU-1", "GTR-EOL-1"],
  },
  sancho: {
    name: "Sancho",
    text: "He may take his Railcar of the turn for free.",
    rules: ["GTR-CH-SANC-1", "GTR-TAKE-7"],
  },
  "sgt-blaze": {
    name: "Sgt. Blaze",
    text: "When a card or effect of his concerns several players, he may exempt one of them.",
    rules: ["GTR-CH-BLAZ-1", "GTR-CH-BLAZ-2", "GTR-CH-BLAZ-3", "GTR-CH-BLAZ-4"],
  },
  "shade-oconnor": {
    name: "Shade O'Connor",
    text: "Whenever the train advances outside her turn, she may discard a card to draw one.",
    rules: ["GTR-CH-SHAD-1", "GTR-TRN-4"],
  },
  "zippy-roy": {
    name: "Zippy Roy",
    text: "Once in his turn he may advance the train one station.",
    rules: ["GTR-CH-ZIPP-1"],
  },
};
