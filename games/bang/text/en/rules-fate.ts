import type { RuleText } from "@trestle/kernel";
import type { BangRule } from "../../engine/catalogue.ts";

/** Wounds, elimination, rewards, victory and the game of three. */
export const fateRules = {
  "BANG-DMG-1": {
    short: "Losing several life points is one event. Only Dynamite takes more than one at a time.",
    full: "Losing life points is one event, whatever their number; only Dynamite takes more than one at once. Life may go below zero for the count.",
  },
  "BANG-DMG-2": {
    short: "Life never rises above your maximum. Ghosts neither lose nor regain life.",
    full: "Regained life never goes above your maximum. A ghost neither loses nor regains life points.",
  },
  "BANG-DEATH-1": {
    short: "At 0 life or less you may at once play Beers, or discard cards as Sid Ketchum, until you have 1.",
    full: "The last life point: when your life is at 0 or less, you may at once play Beers (if more than two players are in play) and, as Sid Ketchum, discard pairs of cards, each for 1 life point, until you have at least 1. A Dynamite at 2 life points leaves you at −1, so you need two of them. Nothing else can save you.",
  },
  "BANG-DEATH-2": {
    short:
      "If you stay at 0 or less you are eliminated: role shown, cards discarded, reward or penalty. Ghost Car prevents it.",
    full: "If your life stays at 0 or less: with Ghost Car in play you become a ghost. Without it you are eliminated, in this order: your role is shown; Vulture Sam, if he is in play, takes all your cards, otherwise your hand and your cards in play are discarded, Railcars to the Railcar deck; the reward or penalty follows; victory is checked when the effect is over.",
  },
  "BANG-DEATH-3": {
    short: "An eliminated player's cards in play are discarded first, in the order they came, then the hand.",
    full: "The cards of an eliminated player are discarded in this order: those in play, in the order in which they were put there, then the hand.",
  },
  "BANG-DEATH-4": {
    short: "Bart Cassidy and El Gringo draw only if still in play, and for all points lost, bought back or not.",
    full: "Bart Cassidy and El Gringo use their abilities only after the eliminations, so only if they are still in play. They count all points lost, also those bought back with Beer. A card drawn in this way can never be the Beer that saves.",
  },
  "BANG-RWD-1": {
    short: "Whoever eliminates an Outlaw draws 3 cards, even another Outlaw.",
    full: "Whoever eliminates an Outlaw draws 3 cards, even if it was another Outlaw.",
  },
  "BANG-RWD-2": {
    short: "A Sheriff who eliminates a Deputy discards all cards, in hand and in play.",
    full: "If the Sheriff eliminates a Deputy, the Sheriff discards all cards in hand and in play, Railcars too.",
  },
  "BANG-RWD-3": {
    short:
      "The eliminator is the source of the last loss. No source, oneself, or a falling source: no reward, no penalty.",
    full: "You eliminate a player when you are the source of the loss that eliminates them, with whatever card: BANG!, Gatling, Indians!, Duel, Knife Revolver, Train Robbery, Most Wanted, Sleeper Car or Baggage Car. There is neither reward nor penalty if there is no source (Dynamite, Ironhorse), if the source is the eliminated player, or if the source is out of play or falls by the same effect.",
  },
  "BANG-RWD-4": {
    short: "A ghost that leaves play brings no reward and no penalty.",
    full: "A ghost that leaves play brings neither reward nor penalty.",
  },
  "BANG-RWD-5": {
    short: "Vulture Sam as Sheriff first takes an eliminated Deputy's cards, then discards everything.",
    full: "When Vulture Sam is the Sheriff and eliminates a Deputy, he takes the Deputy's cards first and then discards everything he has.",
  },
  "BANG-WIN-1": {
    short: "When the Sheriff is out: a Renegade wins if alone in play, in every other case the Outlaws win.",
    full: "The Sheriff is out of play: if the only player left is a Renegade, that Renegade wins. In every other case the Outlaws win, even if none of them is in play any more.",
  },
  "BANG-WIN-2": {
    short: "When no Outlaw and no Renegade is left, the Sheriff and all Deputies win, eliminated ones too.",
    full: "The Sheriff is in play and no Outlaw and no Renegade is: the Sheriff and all Deputies win, eliminated Deputies too.",
  },
  "BANG-WIN-3": {
    short: "If all players leave play at the same time, the Outlaws win.",
    full: "If all players leave play at the same time, as the Ironhorse or Most Wanted can make it happen, the Outlaws win.",
  },
  "BANG-WIN-4": {
    short: "Two Renegades: if the Sheriff falls while both are in play, the Outlaws win.",
    full: "With two Renegades: if the Sheriff falls while both are in play, the Outlaws win. If only the Sheriff and the two Renegades are left, the game goes on.",
  },
  "BANG-WIN-5": {
    short: "Ghosts count as players in play for victory.",
    full: "Ghosts count as players in play for all of this.",
  },
  "BANG-WIN-6": {
    short: "Outlaws and Deputies share their team's victory even when eliminated; a Renegade wins only alone.",
    full: "Outlaws and Deputies win with their side even when they have been eliminated. A Renegade wins only alone.",
  },
  "BANG-3P-1": {
    short: "Three players: Deputy, Outlaw and Renegade, all face up. The Deputy begins; there is no Sheriff.",
    full: "Three players: deal a Deputy, an Outlaw and a Renegade face up. The Deputy begins. There is no Sheriff: nobody has an extra life point, and Jail and Ghost Car may be put on anybody.",
  },
  "BANG-3P-2": {
    short:
      "Deputy hunts Renegade, Renegade hunts Outlaw, Outlaw hunts Deputy. Eliminate your quarry yourself and you win at once.",
    full: "The Deputy hunts the Renegade, the Renegade hunts the Outlaw, and the Outlaw hunts the Deputy. Whoever eliminates their quarry in person wins at once.",
  },
  "BANG-3P-3": {
    short: "If a player leaves play in any other way, the other two fight on; the last one in play wins.",
    full: "If a player leaves play in any other way, the remaining two fight on, and the last one in play wins.",
  },
  "BANG-3P-4": {
    short: "Whoever eliminates a player in person draws 3 cards. Beer does nothing with two left.",
    full: "Whoever eliminates a player in person draws 3 cards, whatever the role. With two players left Beer has no effect.",
  },
  "BANG-3P-5": {
    short: "With the train: three stations, the Deputy moves it. If all fall together, the Outlaw wins.",
    full: "With the train there are three stations, and the Deputy makes the Sheriff's advance at the start of a turn. If the Deputy is out, the next player clockwise in play makes it from then on. If all are eliminated together, the Outlaw wins.",
  },
  "BANG-3P-6": {
    short: "The usual victories and rewards do not apply with three. The hunter must survive the effect to win.",
    full: "The usual rules of victory, the reward for an Outlaw and the penalty for a Deputy do not apply with three players. To win by the hunt, the hunter must still be in play after the effect; if several leave at once and one stays, that one wins.",
  },
  "BANG-3P-7": {
    short: "Becoming a ghost is no elimination. Once anybody has left play, only the last one in play wins.",
    full: "Becoming a ghost is no elimination: nobody wins or draws by it. A ghost that loses Ghost Car leaves play in another way, so nobody draws. Once any player has left play, being the last one in play is the only goal left, even if that player is brought back by Ghost Car. Rules for “only two players” look at the players in play at that moment.",
  },
} satisfies Partial<Record<BangRule, RuleText>>;
