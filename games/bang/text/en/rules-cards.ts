import type { RuleText } from "@trestle/kernel";
import type { BangRule } from "../../engine/catalogue.ts";

/** The playing cards of the base game, brown and blue. */
export const cardRules = {
  "BANG-BANG-1": {
    short: "BANG!: a shot at another player within your reach. Normally one per turn.",
    full: "BANG!: a shot at one other player within your reach. It falls under the BANG! limit.",
  },
  "BANG-BANG-2": {
    short: "Against Indians! or in a Duel a BANG! is discarded, not played: no reach, no limit, no shot.",
    full: "Against Indians! and in a Duel you discard a BANG! card, you do not play it: reach and limit do not matter, and nobody is shot at.",
  },
  "BANG-MISS-1": {
    short: "Missed!: cancels a shot aimed at you. It cannot be played in any other way.",
    full: "Missed!: one Missed! effect against a shot that is aimed at you. It cannot be played in any other way.",
  },
  "BANG-BEER-1": {
    short: "Beer: in your own turn, regain 1 life point, never above your maximum.",
    full: "Beer: in your own Phase 2 you regain 1 life point, never above your maximum.",
  },
  "BANG-BEER-2": {
    short: "Out of turn you may drink a Beer only when you are losing your last life point.",
    full: "Out of turn, only a player who is just losing their last life point may play Beer, and only for themselves. It is never an answer to an ordinary hit.",
  },
  "BANG-BEER-3": {
    short: "With only two players in play Beer has no effect and cannot save you. Ghosts count as players.",
    full: "With only two players in play Beer does nothing. You may still play it in your Phase 2, in vain; you cannot use it to save your last life point. Ghosts count as players in play.",
  },
  "BANG-SALN-1": {
    short: "Saloon: every player in play, you too, regains 1 life point. It is not a Beer.",
    full: "Saloon: every player in play, you included, regains 1 life point, not above the maximum. It is not a Beer: it works with two players, and it cannot be played out of turn.",
  },
  "BANG-STGC-1": {
    short: "Stagecoach: draw 2 cards.",
    full: "Stagecoach: draw two cards from the draw pile.",
  },
  "BANG-WELL-1": {
    short: "Wells Fargo: draw 3 cards.",
    full: "Wells Fargo: draw three cards from the draw pile.",
  },
  "BANG-GSTR-1": {
    short: "General Store: lay out one card per player; from you clockwise, everybody takes one into hand.",
    full: "General Store: lay out as many cards from the draw pile as there are players in play. Beginning with you and going clockwise, each player takes one of them into hand.",
  },
  "BANG-GSTR-2": {
    short: "In a General Store everybody must take a card; the last player gets what is left.",
    full: "In a General Store everybody has to take a card. The last player gets the last one.",
  },
  "BANG-GSTR-3": {
    short: "If there are too few cards for a General Store, players take in order until they are gone.",
    full: "If both piles cannot give enough cards for a General Store or for Leland, lay out what there is. The players take in order until it is gone; the rest get nothing. A player with an empty hand takes as usual, a ghost too.",
  },
  "BANG-PANC-1": {
    short: "Panic!: take a card from a player at distance 1: a random one from hand, or one in play.",
    full: "Panic!: choose a player whom you see at distance 1, and either their hand, from which you get a random card, or one of their cards in play, which you choose. The card comes into your hand; a Railcar comes into play in front of you.",
  },
  "BANG-CATB-1": {
    short: "Cat Balou: any player discards a card: a random one from hand, or one in play that you choose.",
    full: "Cat Balou: like Panic!, but at any distance, and the card is discarded instead of taken.",
  },
  "BANG-PANC-2": {
    short: "Panic! and Cat Balou may hit a card in play in front of yourself, never your own hand.",
    full: "You may aim Panic! and Cat Balou at a card that lies in front of yourself, such as a Dynamite, but not at your own hand. Panic! on a Railcar of your own would do nothing and is not allowed.",
  },
  "BANG-PANC-3": {
    short: "Character cards, role cards, the train and the stations can never be targets.",
    full: "Character cards, role cards, the train and the stations can never be taken, discarded or aimed at.",
  },
  "BANG-GATL-1": {
    short: "Gatling: a shot at every other player, at any distance. It is not a BANG! card.",
    full: "Gatling: one shot at every other player, clockwise from your left, at any distance. It is not a BANG! card.",
  },
  "BANG-INDI-1": {
    short: "Indians!: every other player discards a BANG! or loses 1 life point.",
    full: "Indians!: every other player, clockwise from your left, discards a BANG! card or loses 1 life point, with you as the source. Everybody may choose the loss, even with a BANG! in hand.",
  },
  "BANG-INDI-2": {
    short:
      "Calamity Janet's Missed! and Sleeper Car also answer. Knife Revolver, Train Robbery, Gatling and Baggage Car do not.",
    full: "Instead of a BANG! card, Calamity Janet may discard a Missed!, and Sleeper Car may be used. Knife Revolver, Train Robbery, Gatling and Baggage Car are no answers.",
  },
  "BANG-DUEL-1": {
    short: "Duel: you and the challenged player discard BANG!s in turn, they first. Who stops loses 1 life point.",
    full: "Duel: challenge one other player at any distance. Beginning with the challenged player, the two of you discard a BANG! card in turn; what answers Indians! answers a Duel too. The first who does not loses 1 life point, and the Duel is over.",
  },
  "BANG-DUEL-2": {
    short: "The Duel's player is the source of the loss. If they lose it themselves, nobody caused it.",
    full: "The source of the loss is always the player who played the Duel. If that player loses their own Duel, nobody caused it: El Gringo takes nothing, and there is neither reward nor penalty.",
  },
  "BANG-DUEL-3": {
    short: "BANG!s discarded in a Duel do not count for the limit. Missed! and Barrel do not help.",
    full: "The BANG!s discarded in a Duel do not count for the BANG! limit. Missed!, Barrel and the like are of no use in it.",
  },
  "BANG-BARL-1": {
    short: "Barrel: when you are shot at, you may make a draw!; Hearts counts as a Missed!.",
    full: "Barrel: when you are the target of a shot, you may make one draw! with it; Hearts is one Missed! effect. One draw! for each Barrel and each shot.",
  },
  "BANG-SCOP-1": {
    short: "Scope: you see all other players at a distance 1 less.",
    full: "Scope: you see all other players at a distance 1 less.",
  },
  "BANG-MUST-1": {
    short: "Mustang: all other players see you at a distance 1 more.",
    full: "Mustang: all other players see you at a distance 1 more.",
  },
  "BANG-JAIL-1": {
    short: "Jail: put it in front of any player but the Sheriff who has no Jail, at any distance.",
    full: "Jail: put it in front of any player in play who is not the Sheriff and has no Jail yet, at any distance. You may jail yourself.",
  },
  "BANG-JAIL-2": {
    short:
      "The prisoner's turn begins with a draw!: Hearts and they play, otherwise the turn is skipped. Jail goes either way.",
    full: "At the start of their turn the prisoner makes a draw!. Hearts: discard the Jail and the turn goes on. Anything else: discard the Jail and the turn is skipped.",
  },
  "BANG-JAIL-3": {
    short: "A prisoner can be aimed at, may answer as usual, and counts for distance.",
    full: "A prisoner can still be aimed at, answers as usual, and counts for the distance between the others.",
  },
  "BANG-DYNA-1": {
    short: "Dynamite: put it in front of yourself. Nothing happens in this turn.",
    full: "Dynamite: put it in front of yourself. Nothing happens in this turn.",
  },
  "BANG-DYNA-2": {
    short:
      "Its holder's turn begins with a draw!: Spades 2–9 costs 3 life points, otherwise Dynamite moves on clockwise.",
    full: "At the start of their turn the holder makes a draw!. Spades 2–9: discard Dynamite and lose 3 life points, without a source. Anything else: it moves in front of the next player clockwise who has no Dynamite; if there is none, it stays.",
  },
  "BANG-DYNA-3": {
    short: "Dynamite is checked before Jail. If it eliminates the player, Jail is not checked.",
    full: "Dynamite is checked before Jail. If it eliminates the player, the Jail is not checked any more.",
  },
} satisfies Partial<Record<BangRule, RuleText>>;
