import type { RuleText } from "@trestle/kernel";
import type { BangRule } from "../../engine/catalogue.ts";

/** The sixteen playing cards and the eight characters that came with the train. */
export const trainCardRules = {
  "GTR-PC-CACT-1": {
    short: "Cactus: a Missed!; then make a draw!: Hearts or Diamonds gives you 1 life point.",
    full: "Cactus: one Missed! effect; then make a draw!: on Hearts or Diamonds you regain 1 life point. The draw! is made even if the shot needs a second Missed! and hits in the end. It works with two players in play.",
  },
  "GTR-PC-DRAG-1": {
    short: "Dragoon: a weapon of range 2; you may make two limited shots in your turn.",
    full: "Dragoon: a weapon of range 2. The BANG! limit of your turn is two instead of one.",
  },
  "GTR-PC-EVAD-1": {
    short: "Evaded!: a Missed!; if the shot is cancelled, take the card that made it into your hand.",
    full: "Evaded!: one Missed! effect. If the shot is cancelled in the end, with Evaded! as the first or the second Missed! against Slab, you take the card that made the shot into your hand: the BANG!, the Missed! that Calamity Janet shot with, Money Bag, Gatling, Knife Revolver or Train Robbery.",
  },
  "GTR-PC-EVAD-2": {
    short: "Against the Ironhorse, Sleeper Car or Baggage Car there is no card to take: Evaded! is just a Missed!.",
    full: "Against the Ironhorse, Sleeper Car or Baggage Car no card was played, so Evaded! is just a Missed!.",
  },
  "GTR-PC-EVAD-3": {
    short: "A Knife Revolver that went back to its owner's hand cannot be taken.",
    full: "If Knife Revolver went back to its owner's hand, Evaded! gets you nothing.",
  },
  "GTR-PC-EVAD-4": {
    short: "Against Gatling or Train Robbery you take the card at once; the effect goes on without it.",
    full: "Against Gatling or Train Robbery you take the card at once; its effect goes on for the remaining targets or cards.",
  },
  "GTR-PC-FULL-1": {
    short: "Full Steam: the train goes to the End of the Line; you have the Locomotive effect ignored or played twice.",
    full: "Full Steam: the train moves straight to the End of the Line, which is one advance wherever it was. When the Locomotive effect is due, you choose whether it is ignored or played twice in a row, for all players. Everything else at the End of the Line happens once.",
  },
  "GTR-PC-KNIF-1": {
    short: "Knife Revolver: a limited shot in reach; first a draw!: J, Q, K or A returns it to your hand.",
    full: "Knife Revolver: name one other player within reach, then make a draw!: on J, Q, K or A you take the card back into your hand. Then comes the shot, in either case. It falls under the BANG! limit.",
  },
  "GTR-PC-KNIF-2": {
    short: "Knife Revolver is not a BANG! card: it answers no Indians! or Duel and does not pay at Boom Town.",
    full: "Knife Revolver is not a BANG! card: it is no answer to Indians! or in a Duel, it does not pay at Boom Town, and Slab the Killer, Calamity Janet, Evan Babbit and Private Car have nothing to do with it.",
  },
  "GTR-PC-MAP-1": {
    short: "Map: before you draw, look at the top two cards of the draw pile; you may discard one.",
    full: "Map: in your turn, after all draw!s of its start and before Phase 1, look at the top two cards of the draw pile. You may discard one of them; what is left stays on top in the same order.",
  },
  "GTR-PC-MONY-1": {
    short: "Money Bag: in your Phase 2, copy the brown card on top of the discard pile, with new targets.",
    full: "Money Bag: in your own Phase 2, if the top card of the discard pile is brown, Money Bag has its effect, with targets that you choose anew.",
  },
  "GTR-PC-MONY-2": {
    short: "Money Bag copies only what you could play in Phase 2: no Missed!, Evaded! or Cactus, and it saves nobody.",
    full: "Money Bag copies only what can be played in Phase 2: not Missed!, Evaded! or Cactus. It is no answer to anything and saves nobody at the last life point.",
  },
  "GTR-PC-MONY-3": {
    short: "Money Bag is never limited and does not count for the BANG! limit, whatever it copies.",
    full: "Money Bag does not fall under the BANG! limit and does not count for it, whatever it copies.",
  },
  "GTR-PC-MONY-4": {
    short: "The copy counts as the copied card, but the card that was played, and that Evaded! takes, is Money Bag.",
    full: "For everything else the copy counts as the copied card: a BANG! card for Slab, Private Car and Evan Babbit, with the suit of the copied card; a Duel or Indians! for Prisoner Car; a Beer with two players. But the card that was played is Money Bag: Evaded! takes Money Bag, and when the draw! of a copied Knife Revolver succeeds, Money Bag goes back to hand.",
  },
  "GTR-PC-MONY-5": {
    short: "Money Bag copies the printed effect of the top card, however it got there; it must be playable now.",
    full: "Money Bag copies what is printed on the top card, whatever it was used for. A Missed! that Calamity Janet shot with is no BANG! for it, and Janet herself cannot copy a Missed! either. A brown card that lies there as a payment, a discard or a flipped draw! card will do. It must be playable now: with a target, with a paired Railcar for Water Tower, with a card of your own for Switch. Afterwards Money Bag lies on top of the copied card; Evaded! takes only Money Bag.",
  },
  "GTR-PC-WANT-1": {
    short: "Most Wanted: draw a card; then every player, you first, makes a draw!: Spades costs 1 life point.",
    full: "Most Wanted: draw a card. Then every player, beginning with you and going clockwise, makes a draw!: on Spades they lose 1 life point, with you as the source.",
  },
  "GTR-PC-WANT-2": {
    short: "If Most Wanted eliminates all players together, the Outlaws win.",
    full: "If Most Wanted eliminates all players together, the Outlaws win.",
  },
  "GTR-PC-NEXT-1": {
    short: "Next Stop: draw a card, then the train advances one station.",
    full: "Next Stop: draw a card, then the train advances one station. You have the card before any End of the Line begins.",
  },
  "GTR-PC-REFU-1": {
    short: "Refund: draw a card each time another player takes or discards one of your cards, other than Refund.",
    full: "Refund: each time another player draws or discards one of your cards, from hand or from play, other than this Refund, you draw a card from the draw pile.",
  },
  "GTR-PC-REFU-2": {
    short: "Refund reacts to Panic!, Cat Balou, Passenger Car, Baggage Car, Coal Hopper, Jesse Jones and El Gringo.",
    full: "Refund reacts to Panic!, Cat Balou, Passenger Car, Baggage Car, Coal Hopper, Jesse Jones and El Gringo. It does not react to Train Robbery, Circus Wagon, Switch, your own discards and payments, or your elimination.",
  },
  "GTR-PC-REFU-3": {
    short: "One draw for each card taken, if Refund is still in play when the effect is over.",
    full: "Refund gives one card for each card that another player took or discarded, and it must still be in play in front of you when the effect is over. Cards you give (Mail Car), cards taken back or caught (Knife Revolver, Evaded!) and cards you discard yourself on demand do not count.",
  },
  "GTR-PC-STRB-1": {
    short: "Strongbox: at the end of your turn, after discarding, draw a card. Also when you stayed in Jail.",
    full: "Strongbox: at the end of your turn, after discarding, draw a card. You cannot play it in that turn. You draw also when you stayed in Jail.",
  },
  "GTR-PC-SWIT-1": {
    short: "Switch: exchange one of your cards in play with a card in play of another player, at any distance.",
    full: "Switch: exchange one card you have in play with one card another player has in play, at any distance. Both change places at once.",
  },
  "GTR-PC-SWIT-2": {
    short: "No Switch that gives anyone two cards of a name, or the Sheriff a Jail or Ghost Car. You need a card.",
    full: "A Switch is not allowed if one of you would then have two cards of the same name, if Jail or Ghost Car would come to the Sheriff, or if you have no card in play.",
  },
  "GTR-PC-SWIT-3": {
    short: "Whoever receives a weapon by Switch discards any other weapon they have in play.",
    full: "A player who receives a weapon by Switch discards any other weapon they have in play.",
  },
  "GTR-PC-SWIT-4": {
    short: "Taking Ghost Car from a ghost knocks it out at once; a ghost giving it away knocks itself out.",
    full: "If you receive Ghost Car from a ghost by Switch, the ghost is out at once, and the card you gave is discarded with the rest. A ghost may give away its own Ghost Car, with the same result for itself.",
  },
  "GTR-PC-SWIT-5": {
    short: "The cars of the train cannot be switched.",
    full: "The cars of the train cannot be switched.",
  },
  "GTR-PC-SWIT-6": {
    short: "Same names are judged after the exchange and before a weapon is discarded; like for like is allowed.",
    full: "Whether somebody would have two cards of the same name is judged after the exchange and before any weapon is discarded. Barrel for Barrel is allowed, if idle. A weapon of the same name as one its receiver keeps is refused, not replaced. Weapon for weapon: nobody discards anything.",
  },
  "GTR-PC-ROBB-1": {
    short: "Train Robbery: for each of their cards in play, another player discards it or is shot at. A limited play.",
    full: "Train Robbery: choose one other player at any distance. For each card they have in play when you play it, in an order of their choice, they decide: discard it, or be the target of a shot, with you as the source. They may decide differently for each card. It falls under the BANG! limit.",
  },
  "GTR-PC-ROBB-2": {
    short: "Each shot of a Train Robbery is separate. A card that has left play meanwhile needs no decision.",
    full: "Each shot of a Train Robbery is an effect of its own with its own answers. A card that has left play meanwhile, spent through Caboose for example, needs no decision any more. If the target leaves play, the robbery is over.",
  },
  "GTR-PC-ROBB-3": {
    short: "A card for which the robbed player chose a shot stays in play, hit or missed.",
    full: "A card for which the robbed player chose a shot stays in play, whether the shot hits or not.",
  },
  "GTR-PC-WATR-1": {
    short: "Water Tower: take a paired Railcar, if there is one, for free. It does not count for the one per turn.",
    full: "Water Tower: take one paired Railcar for free. There is no free advance before it, and it does not count for the one Railcar per turn. It cannot be played if no Railcar is paired.",
  },
  "GTR-CH-BENN-1": {
    short: "Benny Brawler: may take any number of Railcars in his turn, paying for each; one free advance only.",
    full: "Benny Brawler (4): he may do the Railcar action any number of times in his turn, paying each time. The free advance is still only once per turn.",
  },
  "GTR-CH-EVAN-1": {
    short: "Evan Babbit: may discard a card of a BANG! card's suit to turn it on another player at distance 1.",
    full: "Evan Babbit (4): when he is the target of a BANG! card, he may discard from hand a card of the same suit as that BANG! to make another player, whom he sees at distance 1, the target instead.",
  },
  "GTR-CH-EVAN-2": {
    short:
      "Evan cannot divert to the shooter, nor with two players. The shooter stays the source; reach does not matter.",
    full: "Evan Babbit cannot divert a shot to the shooter, and not at all with two players in play. The new target need not be in the shooter's reach and may have Private Car. The source stays the shooter, and a BANG! of Slab still needs two Missed!.",
  },
  "GTR-CH-EVAN-3": {
    short: "Evan must divert before he uses any other answer to that shot.",
    full: "Evan Babbit may divert a shot only before he uses any other answer to it.",
  },
  "GTR-CH-JIMM-1": {
    short: "Jimmy Texas: draws a card at the end of his turn, after discarding, even when he stayed in Jail.",
    full: "Jimmy Texas (4): at the end of his turn, after discarding, he draws a card, which he cannot play in that turn. He draws also when he stayed in Jail, and in addition to Strongbox.",
  },
  "GTR-CH-MANU-1": {
    short: "Manuelita: draws 2 cards each time the train reaches the End of the Line, before its effect.",
    full: "Manuelita (4): each time the train reaches the End of the Line, on anybody's turn, she draws two cards at once, before the Locomotive effect.",
  },
  "GTR-CH-SANC-1": {
    short: "Sancho: may do his one Railcar action of the turn for free.",
    full: "Sancho (3): he may do his Railcar action without paying; the free advance before it is allowed. It is still his one take of the turn, not an additional one.",
  },
  "GTR-CH-BLAZ-1": {
    short: "Sgt. Blaze: when an effect of his concerns several players, he may exempt one of them, himself too.",
    full: "Sgt. Blaze (5): when a card or effect of his concerns several players (Gatling, Indians!, Saloon, General Store, Most Wanted, Circus Wagon, and copies of them by Money Bag), he may exempt one player, himself too.",
  },
  "GTR-CH-BLAZ-2": {
    short: "In his General Store or Leland one card less is laid out, and the exempt player gets none.",
    full: "With General Store and Leland, one card less is laid out, and the player Sgt. Blaze exempts gets none.",
  },
  "GTR-CH-BLAZ-3": {
    short: "Blaze also exempts from the Locomotive effect in his own turn, anew for each pass.",
    full: "Sgt. Blaze may also exempt a player from the Locomotive effect in his own turn; when it is doubled, he chooses anew for each pass.",
  },
  "GTR-CH-BLAZ-4": {
    short: "The exemption is declared openly before anything is known; the exempt player is no target at all.",
    full: "Sgt. Blaze declares the exemption when he plays the card or discards the Railcar; for a Locomotive effect right before it starts, after the choice of Full Steam and before any card is laid out. All see it. An exempt player is no target at all: no answer, no draw!, no card. If he exempts himself from his own Most Wanted he still draws its card. Train Robbery, Lounge Car and Mail Car do not concern several players.",
  },
  "GTR-CH-SHAD-1": {
    short: "Shade O'Connor: each time the train advances outside her turn, she may discard a card to draw one.",
    full: "Shade O'Connor (4): each time the train advances and it is not her turn, she may discard one card from hand to draw one; at the End of the Line she does so before the Locomotive effect.",
  },
  "GTR-CH-ZIPP-1": {
    short: "Zippy Roy: once in his turn he may advance the train one station, besides the free advance.",
    full: "Zippy Roy (5): once in his turn, in Phase 2, he may advance the train one station. This gives no Railcar by itself, and it has nothing to do with the free advance.",
  },
} satisfies Partial<Record<BangRule, RuleText>>;
