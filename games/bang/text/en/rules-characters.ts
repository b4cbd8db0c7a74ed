import type { RuleText } from "@trestle/kernel";
import type { BangRule } from "../../engine/catalogue.ts";

/** The sixteen characters of the base game. */
export const characterRules = {
  "BANG-CH-BART-1": {
    short: "Bart Cassidy: draws a card for each life point he loses, whatever the cause.",
    full: "Bart Cassidy (4): for each life point he loses he draws a card from the draw pile. Every cause counts: shots, Dynamite (three cards), the price of Tombrock. He must still be in play when the eliminations are over.",
  },
  "BANG-CH-BLAC-1": {
    short: "Black Jack: shows the second card he draws in Phase 1; Hearts or Diamonds gives him a third.",
    full: "Black Jack (4): in Phase 1 he shows the second card he draws. If it is Hearts or Diamonds, he draws a third card, which he does not show.",
  },
  "BANG-CH-CALA-1": {
    short: "Calamity Janet: may use BANG! as Missed! and Missed! as BANG!, also in a Duel and against Indians!.",
    full: "Calamity Janet (4): she may use any BANG! card as a Missed! and any Missed! as a BANG!, also in a Duel and against Indians!. A Missed! that she plays as a BANG! is a BANG! card in every respect: limit, reach, Private Car, Evan Babbit.",
  },
  "BANG-CH-CALA-2": {
    short: "Janet swaps only cards named BANG! and Missed!, and stations want the very card they show.",
    full: "Calamity Janet's swap is for cards named BANG! and Missed! only: not for Evaded!, Cactus, Knife Revolver or Gatling. At stations she needs the very card they show.",
  },
  "BANG-CH-GRIN-1": {
    short: "El Gringo: for each life point another player costs him, he takes a random card from that player's hand.",
    full: "El Gringo (3): for each life point he loses to an effect whose source is another player, he takes a random card from that player's hand, as far as there are any. Not for Dynamite, the Ironhorse, Tombrock, his own Duel or his own Most Wanted.",
  },
  "BANG-CH-JESS-1": {
    short: "Jesse Jones: may take his first card of Phase 1 at random from another player's hand.",
    full: "Jesse Jones (4): he may take the first card of Phase 1 at random from another player's hand. The second comes from the draw pile.",
  },
  "BANG-CH-JOUR-1": {
    short: "Jourdonnais: always has a Barrel, besides a real one: up to two draw!s against each shot.",
    full: "Jourdonnais (4): he always has a Barrel. With a real one besides, he may make two draw!s against each shot.",
  },
  "BANG-CH-KITC-1": {
    short: "Kit Carlson: in Phase 1 looks at the top three cards, takes two, puts the third back on top.",
    full: "Kit Carlson (4): in Phase 1 he looks at the top three cards of the draw pile, takes two of them, and puts the third back on top, face down.",
  },
  "BANG-CH-LUCK-1": {
    short: "Lucky Duke: flips two cards for each draw! he makes and picks the one that counts.",
    full: "Lucky Duke (4): for each draw! that he makes he flips two cards and picks the one that counts. Both are discarded, the picked one on top.",
  },
  "BANG-CH-PAUL-1": {
    short: "Paul Regret: always has a Mustang, besides a real one: others see him at distance 1 more.",
    full: "Paul Regret (3): he always has a Mustang, in addition to a real one.",
  },
  "BANG-CH-PEDR-1": {
    short: "Pedro Ramirez: may take his first card of Phase 1 from the top of the discard pile.",
    full: "Pedro Ramirez (4): he may take the first card of Phase 1 from the top of the discard pile, if there is one. The second comes from the draw pile.",
  },
  "BANG-CH-ROSE-1": {
    short: "Rose Doolan: always has a Scope, besides a real one: she sees others at distance 1 less.",
    full: "Rose Doolan (4): she always has a Scope, in addition to a real one.",
  },
  "BANG-CH-SIDK-1": {
    short: "Sid Ketchum: may discard two cards from hand to regain 1 life point, as often as he wants.",
    full: "Sid Ketchum (4): he may discard two cards from his hand to regain 1 life point, as often as he wants: in his own Phase 2, when he is losing his last life point (even with two players in play, since it is no Beer), and whenever the game waits for an answer of his. Not at full life, and not as a ghost.",
  },
  "BANG-CH-SLAB-1": {
    short: "Slab the Killer: two Missed! effects are needed against his BANG! cards, one against his other shots.",
    full: "Slab the Killer (4): it takes two Missed! effects to cancel one of his BANG! cards; a lucky Barrel counts as one of them. His Gatling and the shots of his Knife Revolver, Train Robbery, Sleeper Car and Baggage Car need one as usual.",
  },
  "BANG-CH-SUZY-1": {
    short: "Suzy Lafayette: draws a card when her hand is empty, as soon as the running effect is over.",
    full: "Suzy Lafayette (4): when her hand is empty she draws a card. This is looked at when an effect is over, on anybody's turn, and after Phase 3: so not between two Missed!s against Slab, in a Duel only when it is over, against Gatling when all have answered. If the effect itself refills her hand (Stagecoach, Panic!, General Store), she draws nothing extra.",
  },
  "BANG-CH-SUZY-2": {
    short: "After discarding her whole hand at the end of a turn, Suzy draws one card and keeps it.",
    full: "When Suzy Lafayette has discarded her whole hand at the end of a turn, as a ghost or by Express Car, she draws one card and keeps it. Phase 3 is not done again.",
  },
  "BANG-CH-VULT-1": {
    short:
      "Vulture Sam: when another player is eliminated, he takes all their cards; Railcars come into play before him.",
    full: "Vulture Sam (4): when another player is eliminated, he takes all cards of that player, from hand and from play, into his hand. Railcars he puts in play in front of himself at once. He has no choice.",
  },
  "BANG-CH-VULT-2": {
    short: "Vulture Sam gets nothing when a player becomes a ghost or a ghost leaves play.",
    full: "Vulture Sam gets nothing when a player becomes a ghost, and nothing when a ghost leaves play.",
  },
  "BANG-CH-VULT-3": {
    short: "Sam takes blue cards into hand whatever he has in play; only Railcars go straight in front of him.",
    full: "Names never clash for Vulture Sam: the eliminated player's blue cards and weapons go to his hand, even if he has the same in play, and he plays them later by the usual rules. Jail and Dynamite go to his hand too; Lumber Flatcar, like every Railcar, goes in play in front of him. Ghost Car is never among the cards, since its holder is not eliminated. If several players fall by one effect, he takes from each of them in the order in which they fall.",
  },
  "BANG-CH-WILL-1": {
    short: "Willy the Kid: may play any number of BANG! cards in his turn.",
    full: "Willy the Kid (4): for him there is no BANG! limit.",
  },
} satisfies Partial<Record<BangRule, RuleText>>;
