import type { RuleText } from "@trestle/kernel";
import type { HeistRule } from "../../engine/rules.ts";

/** Loot, deliveries, switches, trades, bullets and Free Actions. */
export const deedRules = {
  "HEIST-LOOT-1": {
    short: "Loot inside Car A, B or C, if the car has a tile and you carry none.",
    full: "Loot the Train: your cowboy must be inside Car A, B or C, that car must have a tile, and you must carry no loot. Only an active Two-Timing changes the last point.",
  },
  "HEIST-LOOT-2": {
    short: "Choose the top tile of one stack or of both, and discard cards that satisfy every chosen tile.",
    full: "Choose the top tile of one of the car's two stacks, or of both, and play cards that satisfy every tile you chose. The cards are discarded and the tiles are yours.",
  },
  "HEIST-LOOT-3": {
    short: "One card may serve both tiles, but within one tile it serves once.",
    full: "With two tiles, one and the same card may serve both. Within a single tile each card serves only once.",
  },
  "HEIST-LOOT-4": {
    short: "Tiles ask for suits, 3 of a Kind, 2 Pairs, a 3 Card Straight, or listed numbers.",
    full: "Suits: one card for each symbol shown. 3 of a Kind: three cards of one number. 2 Pairs: two cards of one number and two of another; four equal cards are not two pairs. 3 Card Straight: three numbers in a row. Listed numbers: one card for each number shown.",
  },
  "HEIST-LOOT-5": {
    short: "Every card you play must be needed for a chosen tile.",
    full: "Each card played must be needed for at least one chosen tile. Looting is no way to get rid of cards.",
  },
  "HEIST-LOOT-6": {
    short: "Only tiles that were on top when the action began can be taken.",
    full: "You can take only the tiles that lay on top when the action began. A tile laid bare by it waits for another action.",
  },
  "HEIST-LOOT-7": {
    short: "For each Wild played, the Sheriff then comes one space closer to you and stops on your space.",
    full: "After you have taken the tiles, the Sheriff moves one space towards you for each Wild you played, and stops if he reaches you. As the tiles are taken first, a looter he catches loses them to the sack.",
  },
  "HEIST-LOOT-8": {
    short: "If the Sheriff already shares your space in the tunnel, Wilds do not move him.",
    full: "If the Sheriff already shares your space, as can happen in the tunnel, your Wilds do not move him.",
  },
  "HEIST-LOOT-9": {
    short: "No more looting until you carry nothing: drop it off, or lose it in jail.",
    full: "Once you have looted you may not loot again until you carry no loot, because you dropped it off or lost it by going to jail.",
  },
  "HEIST-LOOT-10": {
    short: "In the tunnel you may loot under the Sheriff's nose.",
    full: "A Sheriff who shares your space in the tunnel does not keep you from looting.",
  },
  "HEIST-DROP-1": {
    short: "Drop Off Loot: in a town, one action drops all the tiles you carry. You may be mounted.",
    full: "Drop Off Loot: in a town space, carrying loot, spend one action to drop all the tiles you carry. You may stay in the saddle.",
  },
  "HEIST-DROP-2": {
    short: "For each tile dropped a new one from the sack is laid at the town; then yours go into the sack.",
    full: "Set your tiles aside, draw as many new ones from the sack and lay them face up at the town, and only then put yours into the sack. So what you bring cannot be drawn now.",
  },
  "HEIST-DROP-3": {
    short: "If the sack runs short, tiles you brought make up the number; you choose which.",
    full: "If the sack does not hold enough tiles, the missing number is made up from those you brought. You choose which.",
  },
  "HEIST-DROP-4": {
    short: "One point a tile, at once. Reaching the goal wins at once.",
    full: "Each tile dropped scores one point at once. If that reaches the goal, the game is won on the spot.",
  },
  "HEIST-DROP-5": {
    short: "A town holds any number of tiles.",
    full: "There is no limit to how many tiles may lie at a town.",
  },
  "HEIST-FLIP-1": {
    short: "Standing on a junction, spend one action to turn its switch. Beside it is not enough.",
    full: "Flip a switch: standing on a junction space, spend one action to turn its token over. Standing next to it is not enough.",
  },
  "HEIST-FLIP-2": {
    short: "No switch turns while a train car stands on its junction, by whatever means.",
    full: "While any train car stands on a junction its token cannot be turned, whether by an action, a card, an event or an ability.",
  },
  "HEIST-FLIP-3": {
    short: "Once the switch tokens are gone nothing can be flipped.",
    full: "When the event deck has run out and the switch tokens have been removed, nothing can be flipped any more.",
  },
  "HEIST-TRADE-1": {
    short: "Give or Trade: on a shared space, give a cowboy's player one or more cards; any number may come back.",
    full: "Give or Trade: sharing a space with another cowboy, spend one action to hand its player one or more of your Poker Cards. As many as that player likes may come back, or none.",
  },
  "HEIST-TRADE-2": {
    short: "Hand limits are checked after the whole exchange.",
    full: "A trade is one exchange: hand limits are checked when both sides have given and received.",
  },
  "HEIST-TRADE-3": {
    short: "The other player must agree to the whole exchange.",
    full: "The other player must agree to what it gives and to what it gets. An offer may ask for particular cards: giving exactly those closes the trade. An offer that comes to nothing costs no action, but whoever has turned down three in one turn is not asked again; others may still be.",
  },
  "HEIST-TRADE-4": {
    short: "Only Poker Cards change hands; never loot, bullets or Wanted Cards.",
    full: "Only Poker Cards are given or traded. Loot, bullets and Wanted Cards never change hands.",
  },
  "HEIST-TRADE-5": {
    short: "Riders of one horse, and a cowboy lying flat on your space, share your space.",
    full: "Cowboys on the same horse share a space, and so does one that lies flat where you stand.",
  },
  "HEIST-TRADE-6": {
    short: "Prisoners are dealt with only from Enter/Exit 1.",
    full: "Exchanges with a prisoner follow their own rule: they take place from Enter/Exit 1 only, see the chapter on the jail.",
  },
  "HEIST-BULLET-1": {
    short: "Take a Bullet: if one is on the board, spend one action to take it.",
    full: "Take a Bullet: if a Bullet Token lies on the board, spend one action to take it.",
  },
  "HEIST-BULLET-2": {
    short: "On a later turn return a bullet, free, for one more Heist Action; not on the turn you took it.",
    full: "On a later turn of yours you may put a bullet back, as a Free Action, for one more Heist Action. On the turn in which you took it you may not.",
  },
  "HEIST-BULLET-3": {
    short: "You may hold several bullets; in versus only one.",
    full: "In the co-operative game a player may hold several of the three bullets. In versus nobody holds more than one.",
  },
  "HEIST-BULLET-4": {
    short: "Bullets dealt at the start may be used from the first turn.",
    full: "A bullet you were dealt at the start may be used from your first turn on.",
  },
  "HEIST-BULLET-5": {
    short: "A bullet used this turn comes back to the board only when the turn ends.",
    full: "A bullet put back by using it can be taken again, by anyone, only on another turn: until this turn ends it does not count as lying on the board. That goes for Quick-Draw too.",
  },
  "HEIST-JAILDRAW-1": {
    short: "In jail, one action draws one card: keep a Keyhole or Wild, discard anything else.",
    full: "Draw in jail is the one Heist Action a prisoner has: one action, one card; Keyholes and Wilds are kept, anything else is discarded.",
  },
  "HEIST-FREE-1": {
    short: "Free Actions: on your own turn, in the Action step, as often as you like; not in jail.",
    full: "Free Actions cost nothing and may be done any number of times, on your own turn and in the Action step only. In jail only escaping is open to you.",
  },
  "HEIST-FREE-2": {
    short: "Mount a horse on your own space with fewer than two riders, or dismount and stay there.",
    full: "Mount: get on a horse that stands on your space and has fewer than two riders. Dismount: get off; you stay on the space.",
  },
  "HEIST-FREE-3": {
    short:
      "Discard a Pair: 1 more action; 3 of a Kind: 2; 4 of a Kind: 3; 4 Card Straight: a switch; Wild: the Sheriff.",
    full: "Card abilities: discard the cards and take the effect at once. A Pair gives one more Heist Action this turn, 3 of a Kind two, 4 of a Kind three. A 4 Card Straight turns either switch, wherever you are, unless a train car stands on it. One Wild moves the Sheriff one space along his line, either way.",
  },
  "HEIST-FREE-4": {
    short: "Wilds may stand in for numbers in Pairs, Kinds and Straights without stirring the Sheriff.",
    full: "Wilds may stand in for numbers in a Pair, a Kind or a Straight. Used like that they do not stir the Sheriff.",
  },
  "HEIST-FREE-5": {
    short: "A set is used whole: a 3 of a Kind is not also a Pair.",
    full: "A set is discarded whole, for one effect. A 3 of a Kind is not a Pair as well.",
  },
  "HEIST-FREE-6": {
    short: "The Wild ability moves the Sheriff to a neighbouring space of his line; whoever he meets is caught.",
    full: "The Wild ability moves the Sheriff to a neighbouring space of his line; at an end there is only one, for he bounces only on Event Cards. Whoever he meets is caught.",
  },
  "HEIST-FREE-7": {
    short: "Using a bullet is a Free Action.",
    full: "Putting back a bullet for one more Heist Action is a Free Action.",
  },
  "HEIST-FREE-8": {
    short:
      "The Wild ability moves the Sheriff one space and no further; extra actions last until this Action step ends.",
    full: "The Wild ability moves the Sheriff exactly one space; the Wild does not stir him a second time. Extra actions last until the end of this turn's Action step.",
  },
} satisfies Partial<Record<HeistRule, RuleText>>;
