import type { RuleText } from "@trestle/kernel";
import type { HeistRule } from "../../engine/rules.ts";

/** Setting up, and the shape of a turn. */
export const turnRules = {
  "HEIST-SETUP-1": {
    short: "Horses, removed Event Cards, speed and bullets depend on the number of cowboys.",
    full: "2 cowboys: 1 horse, 3 Event Cards removed (18 left), speed 2, one bullet for each player and one on the board. 3 cowboys: 2 horses, 6 removed (15 left), speed 2, three bullets on the board. 4 cowboys: 2 horses, 9 removed (12 left), speed 1, three bullets on the board.",
  },
  "HEIST-SETUP-2": {
    short: "Alone, choose 2, 3 or 4 cowboys and set up for that number.",
    full: "If you play alone, choose a table of 2, 3 or 4 cowboys and set up as for that many players.",
  },
  "HEIST-SETUP-3": {
    short: "All cowboys and horses start in Crackpot Canyon; nobody starts mounted.",
    full: "Each player picks a colour. All cowboys and all horses start in Crackpot Canyon, everybody on foot.",
  },
  "HEIST-SETUP-4": {
    short:
      "Event deck: one Train Speed Up goes near the middle of each half, never on top, at the bottom or side by side.",
    full: "Set the two Train Speed Up cards aside, shuffle the other 19 and remove as many as the table says, unseen. Then put one Speed Up near the middle of the upper half and one near the middle of the lower half: the first at a random place between 15 % and 35 % of the deck's depth, the second between 65 % and 85 %. Neither is ever on top or at the bottom, and they never lie side by side.",
  },
  "HEIST-SETUP-5": {
    short: "Two random tiles face up on each of the six loot squares; the other nine go into the sack.",
    full: "Draw twelve Loot Tiles at random and stack two face up on each of the six loot squares of the train. The other nine go into the sack.",
  },
  "HEIST-SETUP-6": {
    short:
      "The engine starts on Town A's gold star, the cars behind it, heading counter-clockwise; this triggers nothing.",
    full: "The engine starts on the gold star of Town A, track space 5, and the other cars on 4, 3, 2 and 1. It heads counter-clockwise, towards the tunnel. Standing there triggers nothing: stars answer only to a movement.",
  },
  "HEIST-SETUP-7": {
    short: "Sheriff inside Car B, top switch red, low switch green, Last Rope on knot 1, Heist Meter 0.",
    full: "The Sheriff starts inside Car B. The top switch shows red, the low one green. The Last Rope is on knot 1 and the Heist Meter at 0.",
  },
  "HEIST-SETUP-8": {
    short: "The players agree on a goal from 10 to 20.",
    full: "Before the game the players agree on the goal, a number from 10 to 20.",
  },
  "HEIST-SETUP-9": {
    short: "The three Closed Range markers lie aside.",
    full: "The three Closed Range markers lie beside the board; no range is closed yet.",
  },
  "HEIST-SETUP-10": {
    short: "Five random Wanted Cards lie face up; the others are out of the game.",
    full: "Shuffle the Wanted Cards and lay out five with the mission showing. The other seven are out of the game.",
  },
  "HEIST-SETUP-11": {
    short:
      "Five Poker Cards to each; one card is turned up as the discard pile. In the co-operative game hands are open.",
    full: "Shuffle the Poker Deck, deal five cards to each cowboy and turn one up to start the discard pile. In the co-operative game all hands lie open.",
  },
  "HEIST-SETUP-12": {
    short: "Whoever rode a train last begins; here the host says who, or chance decides. Turns go in seat order.",
    full: "By tradition whoever last rode a train begins. As nobody can check that here, the host decides, and if the host does not, chance does. Turns pass clockwise, in seat order.",
  },
  "HEIST-TURN-1": {
    short:
      "A turn: four Heist Actions with any Free Actions; the train moves; discard any cards; draw up to your limit.",
    full: "A turn has four steps. Action step: up to four Heist Actions and any number of Free Actions, mixed as you like. Train step: the train moves. Discard step: discard any number of cards, or none. Draw step: draw up to your hand limit.",
  },
  "HEIST-TURN-2": {
    short: "The train moves before you discard and draw.",
    full: "The train moves right after the Action step; discarding and drawing come after it and close the turn.",
  },
  "HEIST-TURN-3": {
    short: "Each Heist Action costs one action; kinds may repeat; unused actions lapse.",
    full: "Every Heist Action costs one action. The same kind may be done several times in a turn. What you do not use is lost when the step ends.",
  },
  "HEIST-TURN-4": {
    short: "The train moves on every turn, also on lost turns and those of prisoners.",
    full: "The train moves on every turn, whatever its player can or cannot do: also on a lost turn and on the turn of somebody in jail.",
  },
  "HEIST-TURN-5": {
    short: "Lying flat costs your next turn: you stand up, the train moves, and that is all.",
    full: "A cowboy lying flat gets up at the start of its next turn, and that turn is lost: only the train moves. There are no actions, no discarding and no drawing.",
  },
  "HEIST-TURN-6": {
    short: "Knocked down in your own Train step, you still discard and draw now, and lose your next turn.",
    full: "If your cowboy is knocked down during your own Train step, you still discard and draw now. It is your next turn that is lost.",
  },
  "HEIST-TURN-7": {
    short: "A player in jail neither discards nor draws at the end of the turn.",
    full: "A player who is in jail after the Train step skips discarding and drawing. One who escaped in the Action step and is still free does both.",
  },
  "HEIST-TURN-8": {
    short: "Whatever the rules leave open during a turn is decided by the active player, even flat or in jail.",
    full: "Choices that the rules leave open during a turn, such as where loot is laid and in which order, belong to the active player, also when that player lies flat or sits in jail.",
  },
  "HEIST-TURN-9": {
    short: "Off turn you only answer an offered trade and decide about a Wanted Card.",
    full: "You act on your own turn only. On other turns you answer a trade that is offered to you and decide about a Wanted Card you have earned, nothing else.",
  },
  "HEIST-TURN-10": {
    short: "Nobody ever owes more than one turn; on a lost turn there are no Free Actions and no bullets.",
    full: "Whoever lies flat is in the canyon, where neither the train nor the Sheriff comes, and prisoners can be neither hit nor swept off: so nobody ever owes more than one turn. On a lost turn no Free Action is allowed and no bullet can be used, but it counts as a turn for a Wanted Card becoming active.",
  },
} satisfies Partial<Record<HeistRule, RuleText>>;
