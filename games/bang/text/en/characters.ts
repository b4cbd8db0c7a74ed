import type { CharacterId, Role } from "../../engine/catalogue.ts";
import type { FaceText } from "../shared/gallery.ts";

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
  },
  "black-jack": {
    name: "Black Jack",
    text: "He shows the second card he draws; if it is Hearts or Diamonds, he draws a third.",
  },
  "calamity-janet": {
    name: "Calamity Janet",
    text: "She may use BANG! as Missed! and Missed! as BANG!.",
  },
  "el-gringo": {
    name: "El Gringo",
    text: "For each life point another player costs him, he takes a random card from that player's hand.",
  },
  "jesse-jones": {
    name: "Jesse Jones",
    text: "He may draw his first card from another player's hand.",
  },
  jourdonnais: {
    name: "Jourdonnais",
    text: "When he is shot at, he may make a draw!: Hearts counts as a Missed!.",
  },
  "kit-carlson": {
    name: "Kit Carlson",
    text: "He looks at the top three cards, takes two and puts the third back.",
  },
  "lucky-duke": {
    name: "Lucky Duke",
    text: "For each draw! he flips two cards and picks the one that counts.",
  },
  "paul-regret": {
    name: "Paul Regret",
    text: "All other players see him at a distance 1 more.",
  },
  "pedro-ramirez": {
    name: "Pedro Ramirez",
    text: "He may draw his first card from the discard pile.",
  },
  "rose-doolan": {
    name: "Rose Doolan",
    text: "She sees all other players at a distance 1 less.",
  },
  "sid-ketchum": {
    name: "Sid Ketchum",
    text: "He may discard two cards from hand to regain 1 life point, as often as he wants.",
  },
  "slab-the-killer": {
    name: "Slab the Killer",
    text: "It takes two Missed! to cancel one of his BANG! cards.",
  },
  "suzy-lafayette": {
    name: "Suzy Lafayette",
    text: "As soon as she has no cards in hand, she draws one.",
  },
  "vulture-sam": {
    name: "Vulture Sam",
    text: "When another player is eliminated, he takes all their cards.",
  },
  "willy-the-kid": {
    name: "Willy the Kid",
    text: "He may play any number of BANG! cards in his turn.",
  },
  "benny-brawler": {
    name: "Benny Brawler",
    text: "He may take any number of Railcars in his turn, paying for each.",
  },
  "evan-babbit": {
    name: "Evan Babbit",
    text: "Target of a BANG! card, he may discard a card of its suit to turn it on somebody at distance 1.",
  },
  "jimmy-texas": {
    name: "Jimmy Texas",
    text: "He draws a card at the end of his turn.",
  },
  manuelita: {
    name: "Manuelita",
    text: "She draws 2 cards whenever the train reaches the End of the Line.",
  },
  sancho: {
    name: "Sancho",
    text: "He may take his Railcar of the turn for free.",
  },
  "sgt-blaze": {
    name: "Sgt. Blaze",
    text: "When a card or effect of his concerns several players, he may exempt one of them.",
  },
  "shade-oconnor": {
    name: "Shade O'Connor",
    text: "Whenever the train advances outside her turn, she may discard a card to draw one.",
  },
  "zippy-roy": {
    name: "Zippy Roy",
    text: "Once in his turn he may advance the train one station.",
  },
};
