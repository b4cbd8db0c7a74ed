import type { RuleText } from "@trestle/kernel";
import type { BangRule } from "../../engine/catalogue.ts";

/** The turn, the draw!, distance, weapons, and what holds for all plays and shots. */
export const turnRules = {
  "BANG-TURN-1": {
    short: "When the Sheriff's turn begins, the train first advances one station.",
    full: "Step 1, only with the train: if you are the Sheriff, the train advances one station before anything else. If that brings it to the End of the Line, settle all of that first.",
  },
  "BANG-TURN-2": {
    short: "Then make the draw! for Dynamite, Jail and Dining Car, in this order, for those in front of you.",
    full: "Step 2: make a draw! for Dynamite, then for Jail, then for Dining Car, for those of them that lie in front of you when this step begins. Stop at once if you leave play or stay in Jail.",
  },
  "BANG-TURN-3": {
    short: "Then use your Map, if you have one, before drawing.",
    full: "Step 3, only with the train: if you have a Map in play, use it now, after all draw!s and before you draw.",
  },
  "BANG-TURN-4": {
    short: "Phase 1: draw two cards. Some characters draw differently.",
    full: "Phase 1, draw: draw two cards from the draw pile. Some characters do this in their own way.",
  },
  "BANG-TURN-5": {
    short: "Phase 2: play any number of cards and use abilities and Railcars, in any order, until you are done.",
    full: "Phase 2, play: play any number of cards from your hand, use abilities and Railcars and do the Railcar action, in any order, until you say you are done. You never have to do anything.",
  },
  "BANG-TURN-6": {
    short: "Phase 3: discard down to as many cards as you have life points. A ghost discards everything.",
    full: "Phase 3, discard: if you hold more cards than you have life points now, discard the excess, exactly that many, of your choice. A ghost has none and discards the whole hand.",
  },
  "BANG-TURN-7": {
    short: "At the very end of the turn Jimmy Texas and Strongbox draw; those cards may exceed the hand limit.",
    full: "Step 7, only with the train: Jimmy Texas and the owner of Strongbox draw. These cards cannot be played in this turn, and they may go over the hand limit.",
  },
  "BANG-TURN-8": {
    short: "Whatever is allowed once per turn is allowed anew in every turn, whoever's turn it was.",
    full: "All counts per turn, the BANG! limit, the Railcar taken, the free advance, Sancho's take, Zippy Roy's advance and Sleeper Car, begin anew when a turn ends, whoever's turn it was.",
  },
  "BANG-TURN-9": {
    short: "Staying in Jail you skip Map, drawing, playing and discarding, but still draw at the end of the turn.",
    full: "If you stay in Jail you skip Map, Phase 1, Phase 2 and Phase 3: you do not cut your hand either. The draws at the end of the turn still take place.",
  },
  "BANG-CHK-1": {
    short: "For a draw!, flip the top card of the draw pile, compare its suit or rank, and discard it.",
    full: "To make a draw!, flip the top card of the draw pile, compare its suit, and its rank if that is asked for, and put it on the discard pile. It only gives a result; nobody gets the card.",
  },
  "BANG-CHK-2": {
    short: "Ranks run from 2 to 10, then Jack, Queen, King, Ace. “2–9” means those eight ranks.",
    full: "Ranks run 2, 3, 4, 5, 6, 7, 8, 9, 10, J, Q, K, A: the ace is the highest. “2–9” means the eight ranks from 2 to 9.",
  },
  "BANG-CHK-3": {
    short: "Each effect asks for its draw! once. If it fails, you may still use other means.",
    full: "An effect that asks for a draw! asks once. If the wanted card comes, it works; if not, it does nothing more, and you may still use other means, such as a Missed! after a Barrel that failed.",
  },
  "BANG-CHK-4": {
    short: "Hearts help with Barrel, Jail and Dining Car; Spades hurt with Dynamite (2–9) and Most Wanted.",
    full: "All the checks. Barrel and Jourdonnais: the target of the shot flips, Hearts is one Missed!. Dynamite: its holder flips, Spades 2–9 explodes. Jail: its holder flips, Hearts sets free. Dining Car: its holder flips, Hearts gives 1 life point. Cactus: whoever played it flips, Hearts or Diamonds gives 1 life point. Knife Revolver: whoever played it flips, J, Q, K or A of any suit brings it back to hand. Most Wanted: every player flips, Spades costs 1 life point.",
  },
  "BANG-CHK-5": {
    short:
      "Lucky Duke flips two cards for each of his draw!s and picks one; both are discarded, the picked one on top.",
    full: "Lucky Duke flips two cards for every draw! that he makes, and picks the one that counts. Both are discarded, the picked one on top. The card Black Jack shows is not a draw!.",
  },
  "BANG-DIST-1": {
    short: "Base distance is the smaller number of seats around the table, counting only players in play.",
    full: "The base distance between two players is the number of steps around the table, the shorter way. Only players in play count: ghosts do, eliminated players do not.",
  },
  "BANG-DIST-2": {
    short:
      "Scope, Rose Doolan and your Observation Car bring others nearer; their Mustang, Paul Regret, Observation Car and your Lumber Flatcar keep them off.",
    full: "The distance at which you see another player: take the base distance; subtract 1 for each of your Scope, Rose Doolan and Observation Car; add 1 for each of their Mustang, Paul Regret and Observation Car; add 1 if you hold Lumber Flatcar. Add all of it up first; a result below 1 then counts as 1.",
  },
  "BANG-DIST-3": {
    short: "Distance need not be the same both ways, and weapons never change it.",
    full: "You may see somebody at another distance than they see you. A weapon never changes a distance; it only says how far you can shoot.",
  },
  "BANG-DIST-4": {
    short: "You reach players whose distance is at most your weapon's range. Effects at distance 1 ignore weapons.",
    full: "You can reach a player when the distance at which you see them is not greater than the range of your weapon. Effects at distance 1, Panic! and Evan Babbit, pay no heed to weapons.",
  },
  "BANG-WPN-1": {
    short:
      "Without a weapon you have a Colt .45, range 1. Volcanic 1, Schofield and Dragoon 2, Remington 3, Rev. Carabine 4, Winchester 5.",
    full: "Without a weapon card you shoot with the Colt .45 that everybody has: range 1. The weapon cards: Volcanic 1, Schofield 2, Dragoon 2, Remington 3, Rev. Carabine 4, Winchester 5.",
  },
  "BANG-WPN-2": {
    short: "You have one weapon in play: a new one replaces the old. You cannot play a weapon you already have.",
    full: "You can have only one weapon in play. Playing or receiving another discards the former one. A weapon of the same name as the one you have in play cannot be played.",
  },
  "BANG-WPN-3": {
    short: "With Volcanic you may play any number of BANG! cards in your turn. Lose it, and the limit is back.",
    full: "With Volcanic in play you may play any number of BANG! cards in your turn; its range stays 1. If you lose it during the turn, the shots fired so far stand, and further ones are limited again.",
  },
  "BANG-PLAY-1": {
    short: "Only the active player plays cards, in Phase 2. Others only answer, or save their last life point.",
    full: "Cards are played by the active player only, and in Phase 2 only. The exceptions: answers to a shot, to Indians! and in a Duel, Beer and Sid Ketchum at the last life point, and abilities that say otherwise.",
  },
  "BANG-PLAY-2": {
    short:
      "One BANG!, Knife Revolver or Train Robbery per turn; two with Dragoon, any number with Volcanic or Willy the Kid.",
    full: "The BANG! limit: in your turn you may make one of these plays: a BANG! card (also Calamity Janet's Missed!), Knife Revolver, or Train Robbery. They share the one allowance. With Dragoon in play it is two, with Volcanic in play or as Willy the Kid there is no limit.",
  },
  "BANG-PLAY-3": {
    short:
      "Gatling, Duel, Indians!, Sleeper Car, Baggage Car, Money Bag copies and everything out of turn are not limited.",
    full: "These do not count for the BANG! limit and are not held up by it: Gatling, Duel and the BANG!s discarded in it, Indians!, Sleeper Car, Baggage Car, whatever Money Bag copies, and anything done out of turn.",
  },
  "BANG-PLAY-4": {
    short: "Nobody may have two cards of the same name in play; a play that would cause this is not allowed.",
    full: "Nobody may have two cards of the same name in play. A play that would cause this is not allowed, so you cannot jail somebody who already has a Jail. Effects that move a card without a choice say themselves what happens then.",
  },
  "BANG-PLAY-5": {
    short: "A blue card is laid in front of you, Jail in front of its target. It works from then on.",
    full: "A blue card is laid in front of the player who plays it; Jail is laid in front of its target. It works from then on.",
  },
  "BANG-SHOT-1": {
    short:
      "The target may use Barrels and any Missed! effects, one at a time. If they fall short, it costs 1 life point.",
    full: "How a shot is settled. First, if it is a BANG! card, Evan Babbit may divert it before he does anything else. Then the target may use, one at a time and in any order, each of their Barrels once, Jourdonnais once, and any number of other Missed! effects, until there are enough or they stop. With enough of them the shot is cancelled; otherwise the target loses 1 life point. One Missed! effect is enough against every shot but a BANG! card of Slab the Killer, which needs two.",
  },
  "BANG-SHOT-2": {
    short: "Cards spent on a shot that still hits are lost. You may always choose to be hit.",
    full: "Cards spent against a shot that hits in the end are lost. You may always choose to be hit.",
  },
  "BANG-SHOT-3": {
    short: "Only the target of a shot may use Missed! effects, and only for themselves.",
    full: "Only the target of a shot may use Missed! effects against it; nobody can help another player.",
  },
  "BANG-SHOT-4": {
    short:
      "Barrel and every Missed! effect work against every shot, but not against Indians!, Duel, Dynamite or Most Wanted.",
    full: "Barrel and all Missed! effects work against every kind of shot: BANG!, Gatling, Knife Revolver, Train Robbery, Sleeper Car, Baggage Car and the Ironhorse. None of them helps against Indians!, Duel, Dynamite or Most Wanted. Only BANG! cards can be diverted by Evan Babbit, and only against BANG! cards does Private Car protect.",
  },
} satisfies Partial<Record<BangRule, RuleText>>;
