import type { RuleText } from "@trestle/kernel";
import type { BangRule } from "../../engine/catalogue.ts";

/** Railcars in general and each of the sixteen. */
export const railcarRules = {
  "GTR-RC-1": {
    short: "In play a Railcar is a blue card: it can be stolen, discarded, switched or paid with.",
    full: "In play, a Railcar is a blue card for all effects: it can be stolen, discarded, switched, paid with and so on, unless a rule says otherwise.",
  },
  "GTR-RC-2": {
    short: "A Railcar never enters a hand: whoever takes one puts it in play at once.",
    full: "A Railcar never enters a hand. Whenever you would take one into hand, it goes in play in front of you at once.",
  },
  "GTR-RC-3": {
    short: "A discarded Railcar goes face down under the Railcar deck.",
    full: "A discarded Railcar goes face down under the Railcar deck, never to the discard pile. If the train is short of cars, it joins the train.",
  },
  "GTR-RC-4": {
    short: "Cars of the train are not in play: cards cannot touch them.",
    full: "The cars of the train are not in play: Panic!, Cat Balou, Switch, Coal Hopper and the like cannot touch them.",
  },
  "GTR-RC-5": {
    short: "Permanent Railcars work while you have them. Others work when you discard them, in your Phase 2.",
    full: "Permanent Railcars work as long as they lie in front of you: Caboose, Dining Car, Ghost Car, Lumber Flatcar, Observation Car, Prisoner Car, Private Car and Sleeper Car. The other eight do nothing until you discard them, in your Phase 2; Baggage Car may also be discarded as a Missed! whenever a shot is aimed at you.",
  },
  "GTR-RC-6": {
    short: "A Railcar taken from another player comes in front of the taker, Ghost Car and Lumber Flatcar too.",
    full: "A Railcar taken from another player, by Panic!, Passenger Car, Baggage Car or Vulture Sam, comes in front of the taker, Ghost Car and Lumber Flatcar too. The free choice of holder is only for cars taken from the train.",
  },
  "GTR-RC-7": {
    short: "The Sheriff can never hold Ghost Car, but may discard it from others.",
    full: "The Sheriff can never hold Ghost Car. No effect may be aimed so that it would come in front of the Sheriff: no Panic!, no Passenger Car, no Switch by the Sheriff or with the Sheriff. The Sheriff may make others discard it with Cat Balou or Coal Hopper.",
  },
  "GTR-RC-8": {
    short: "All Railcars have different names, so nobody can ever have the same one twice.",
    full: "All sixteen Railcars have different names, so the ban on two cards of the same name never stops one.",
  },
  "GTR-RC-BAGG-1": {
    short: "Baggage Car: discard it to use it as a Missed!, a Panic!, a Cat Balou or a BANG!.",
    full: "Baggage Car: discard it to have the effect of one of these: Missed!, Panic!, Cat Balou or BANG!.",
  },
  "GTR-RC-BAGG-2": {
    short: "As a Missed!, Baggage Car works on any turn when a shot is aimed at you.",
    full: "As a Missed!, Baggage Car is one Missed! effect on any turn when a shot is aimed at you.",
  },
  "GTR-RC-BAGG-3": {
    short: "As Panic!, Cat Balou or BANG! it works in your Phase 2, in distance and reach, outside the BANG! limit.",
    full: "As a Panic!, Cat Balou or BANG!, Baggage Car is used in your Phase 2, with the usual distance or reach. The BANG! is outside the limit and is not a BANG! card.",
  },
  "GTR-RC-BAGG-4": {
    short: "Baggage Car does not answer Indians! or a Duel and does not pay for a card shown by a station.",
    full: "Baggage Car cannot answer Indians! or a Duel, and it cannot pay at a station that shows a card.",
  },
  "GTR-RC-CABO-1": {
    short: "Caboose: discard another blue card of yours, from hand or play, as a Missed!. As often as you like.",
    full: "Caboose: you may discard another of your blue cards, from play or from hand, Railcars included, as one Missed! effect. As often as you like.",
  },
  "GTR-RC-CATT-1": {
    short: "Cattle Truck: discard it to take one of the top three cards of the discard pile.",
    full: "Cattle Truck: discard it, look at the top three cards of the discard pile (fewer if there are fewer), take one into hand and put the others back in the same order. It cannot be used while the discard pile is empty.",
  },
  "GTR-RC-CIRC-1": {
    short: "Circus Wagon: discard it; each other player discards one of their cards in play, of their choice.",
    full: "Circus Wagon: discard it. Each other player, clockwise from your left, discards one card they have in play, of their own choice. Players without a card in play are skipped.",
  },
  "GTR-RC-CIRC-2": {
    short: "With Circus Wagon the owners discard themselves, so Refund does not react.",
    full: "With Circus Wagon it is the owner who discards, so Refund does not react.",
  },
  "GTR-RC-COAL-1": {
    short: "Coal Hopper: discard it, draw a card, then discard one Railcar in front of any player.",
    full: "Coal Hopper: discard it, draw a card, then discard one Railcar in play in front of any player, yourself included. If there is no other Railcar in play, you only draw.",
  },
  "GTR-RC-DINI-1": {
    short: "Dining Car: at the start of your turn make a draw!; Hearts gives you 1 life point.",
    full: "Dining Car: at the start of your turn, after Dynamite and Jail, make a draw!; on Hearts you regain 1 life point. You must make it even at full life, but not in a turn you spend in Jail.",
  },
  "GTR-RC-EXPR-1": {
    short: "Express Car: discard it to end your turn, discard your hand, and take an extra turn.",
    full: "Express Car: discard it in your Phase 2, and your turn ends at once: discard your whole hand instead of Phase 3, make the draws at the end of the turn, then take an extra turn, complete from its first step.",
  },
  "GTR-RC-EXPR-2": {
    short: "No extra turn follows an extra turn: Express Car cannot be used in the turn it granted.",
    full: "No extra turn can follow an extra turn: in a turn that Express Car has given you, Express Car cannot be used.",
  },
  "GTR-RC-EXPR-3": {
    short: "The extra turn is a turn like any other: counts begin anew, and a Dynamite in front of you is checked.",
    full: "In the extra turn all counts per turn begin anew. A Dynamite that you played in the turn before is checked in it.",
  },
  "GTR-RC-EXPR-4": {
    short: "A Jail that holds, or a Dynamite that kills, uses the extra turn up. Railcars in play are kept.",
    full: "A Jail in front of you is checked in the extra turn as in any other; if it holds, the extra turn is spent, with only the draws at its end, and the next player follows. If Dynamite eliminates you, the extra turn is over. The draws at the end of a turn are made in both turns. Express Car does not discard your cards in play.",
  },
  "GTR-RC-GHOS-1": {
    short: "Ghost Car: taken from the train, it goes in front of any player but the Sheriff, even an eliminated one.",
    full: "Ghost Car: taken from the train, it is put in front of any player except the Sheriff: yourself, another player, or an eliminated player.",
  },
  "GTR-RC-GHOS-2": {
    short: "As long as its holder has life points, Ghost Car does nothing.",
    full: "Ghost Car does nothing as long as its holder has life points.",
  },
  "GTR-RC-GHOS-3": {
    short: "When its holder would be eliminated, they stay in play with 0 life points as a ghost, keeping their cards.",
    full: "When the holder of Ghost Car would be eliminated, they stay in play instead, as a ghost with 0 life points. They keep their hand and their cards in play.",
  },
  "GTR-RC-GHOS-4": {
    short: "Becoming a ghost is no elimination: no role shown, no reward, no penalty, nothing for Vulture Sam.",
    full: "Becoming a ghost is no elimination: no role is shown, there is no reward and no penalty, and Vulture Sam gets nothing.",
  },
  "GTR-RC-GHOS-5": {
    short:
      "An eliminated player who gets Ghost Car returns as a ghost: same seat, no cards, ability working, role known.",
    full: "An eliminated player who gets Ghost Car returns to play as a ghost: in their old seat, with an empty hand, with their character's ability, and with their role known. They take their turn when play reaches their seat.",
  },
  "GTR-RC-GHOS-6": {
    short: "A ghost never gains or loses life, counts as a player, takes turns, and discards its hand at their end.",
    full: "A ghost cannot gain or lose life. It counts as a player in play for everything: victory, distance, number of players, abilities. It takes normal turns; at the end of them it discards its whole hand and keeps its cards in play. It may be shot at, but this costs nothing except the cards spent.",
  },
  "GTR-RC-GHOS-7": {
    short: "A ghost that loses Ghost Car in any way is out at once: role shown, cards discarded, no reward.",
    full: "A ghost that loses Ghost Car in any way, stolen, discarded, switched or paid, is out of the game at once: the role is shown, the remaining cards are discarded, there is no reward and no penalty, and no ability of others reacts, Vulture Sam's neither. Victory is checked when the running effect is over.",
  },
  "GTR-RC-GHOS-8": {
    short: "A holder who still has life points and loses Ghost Car just loses a card.",
    full: "A holder who still has life points and loses Ghost Car just loses a card.",
  },
  "GTR-RC-GHOS-9": {
    short:
      "The points that make a ghost are really lost: Bart Cassidy and El Gringo draw. Later nothing is lost or gained.",
    full: "The life points whose loss makes the holder a ghost are really lost: Bart Cassidy draws for them, El Gringo takes his card. Afterwards nothing is lost or gained any more: these abilities stay silent, and Beer, Saloon and the life of Cactus and Dining Car have no effect. Their draw!s are still made, and Cactus is still a Missed!.",
  },
  "GTR-RC-GHOS-10": {
    short: "A returning player starts with nothing, in the old seat; if it was just passed, they wait a round.",
    full: "A returning player has no cards, and a hand limit of 0 at the end of their turns. Suzy Lafayette, returning with an empty hand, draws a card when the effect is over. Seats never change: a ghost whose seat has just been passed waits for the next round, and the number of stations stays. Distances count the seat from that moment.",
  },
  "GTR-RC-GHOS-11": {
    short: "A player knocked out by losing Ghost Car may get it again.",
    full: "A player knocked out by losing Ghost Car is eliminated like any other, so Ghost Car may be put in front of them again.",
  },
  "GTR-RC-LOUN-1": {
    short: "Lounge Car: discard it, draw two Railcars, keep one in play and put the other in front of another player.",
    full: "Lounge Car: discard it, draw two Railcars from the Railcar deck, look at both, put one in play in front of you and the other in front of another player. This does not count for the one Railcar per turn.",
  },
  "GTR-RC-LOUN-2": {
    short: "A Sheriff who draws Ghost Car with Lounge Car must give it away, perhaps to an eliminated player.",
    full: "A Sheriff who draws Ghost Car with Lounge Car must give that one away. Ghost Car may be given to an eliminated player; all other Railcars go to players in play.",
  },
  "GTR-RC-LOUN-3": {
    short: "With one Railcar in the deck you keep it; with none, Lounge Car cannot be used. It never draws itself.",
    full: "If there is only one Railcar in the deck, put it in front of yourself, or, as the Sheriff with Ghost Car, in front of another player. If there is none, Lounge Car cannot be used. Lounge Car goes under the deck only after the two have been drawn, so it never draws itself.",
  },
  "GTR-RC-LOUN-4": {
    short: "Exactly one comes to you, the other to another player; no further choice for Ghost Car and Lumber Flatcar.",
    full: "Exactly one of the two comes in front of you and the other in front of another player. Ghost Car and Lumber Flatcar give no further choice here, except that Ghost Car, when it is the one given away, may go to an eliminated player. It never goes to the Sheriff: if the Sheriff is the only other player in play, keep Ghost Car or give it to an eliminated player.",
  },
  "GTR-RC-LUMB-1": {
    short: "Lumber Flatcar: put it in front of any player; they see all others at distance 1 more.",
    full: "Lumber Flatcar: it is put in front of any player in play, yourself included. Its holder sees all other players at a distance 1 more, for weapons, Panic! and Evan Babbit alike.",
  },
  "GTR-RC-MAIL-1": {
    short: "Mail Car: discard it, draw 3 cards, and give one of those to another player.",
    full: "Mail Car: discard it, draw three cards, look at them, give one of those to another player and keep the rest. With fewer than three cards to draw, one is still given; with none, nothing happens.",
  },
  "GTR-RC-OBSE-1": {
    short: "Observation Car: you see others at distance 1 less, and they see you at 1 more.",
    full: "Observation Car: a Scope and a Mustang in one. It adds to real ones and to Rose Doolan and Paul Regret.",
  },
  "GTR-RC-PASS-1": {
    short: "Passenger Car: discard it to take a card from any other player: a random one from hand, or one in play.",
    full: "Passenger Car: discard it and take one card from any other player, at any distance: a random one from hand, or one in play of your choice. A Railcar comes in play in front of you.",
  },
  "GTR-RC-PRIS-1": {
    short: "Prisoner Car: Duels and Indians! of other players have no effect on you.",
    full: "Prisoner Car: Duel and Indians! played by other players have no effect on you. A Duel may still be aimed at you, in vain. Your own Duels work as usual, against you too.",
  },
  "GTR-RC-PRIV-1": {
    short: "Private Car: while your hand is empty, nobody can aim a BANG! card at you.",
    full: "Private Car: while your hand is empty, you cannot be chosen as the target of a BANG! card.",
  },
  "GTR-RC-PRIV-2": {
    short: "Private Car does not help against shots that are no BANG! card, or against a diverted one.",
    full: "Private Car gives no protection against Gatling, Knife Revolver, Train Robbery, Sleeper Car, Baggage Car, the Ironhorse, Duel, Indians!, or a BANG! diverted by Evan Babbit.",
  },
  "GTR-RC-PRIV-3": {
    short: "Private Car looks at your hand when the BANG! card is played, never later.",
    full: "Private Car is looked at when the BANG! card is played, never later: emptying your hand in answer to a shot does not cancel it. Suzy Lafayette has usually drawn by then, so it protects her only when there is no card to draw. The hand of a ghost after its turn is empty too.",
  },
  "GTR-RC-SLEE-1": {
    short: "Sleeper Car: once in each turn, discard another blue card of yours, from hand or play, as a BANG!.",
    full: "Sleeper Car: once in each turn, whoever's turn it is, you may discard another of your blue cards, from play or from hand, Railcars included, as a BANG!.",
  },
  "GTR-RC-SLEE-2": {
    short: "In your Phase 2 Sleeper Car is a shot in reach, outside the BANG! limit, and no BANG! card.",
    full: "In your own Phase 2, Sleeper Car is a shot at one other player within reach. It is outside the BANG! limit and is not a BANG! card.",
  },
  "GTR-RC-SLEE-3": {
    short: "Against Indians! or in a Duel, Sleeper Car counts as the discarded BANG!, still once per turn.",
    full: "Against Indians! or in a Duel, Sleeper Car counts as the BANG! card you discard; still only once in that turn.",
  },
} satisfies Partial<Record<BangRule, RuleText>>;
