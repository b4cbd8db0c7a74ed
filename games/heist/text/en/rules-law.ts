import type { RuleText } from "@trestle/kernel";
import type { HeistRule } from "../../engine/rules.ts";

/** Sheriff, jail, Wanted Cards and the end of the game. */
export const lawRules = {
  "HEIST-SHER-1": {
    short: "The Sheriff keeps to his line: no roofs, no jail, no Enter/Exit 1, never off the train.",
    full: "The Sheriff moves along his line from Enter/Exit 2 to Enter/Exit 5. He never goes to a roof, into the jail, to Enter/Exit 1 or off the train.",
  },
  "HEIST-SHER-2": {
    short: "At an end of his line the Sheriff turns round and walks the remaining steps the other way.",
    full: "When a step would take him beyond the end of his line, he turns round, and that step and the rest go the other way. From Enter/Exit 5, two to the rear lead him inside Car C and on to Enter/Exit 4; from inside Car C they lead him to Enter/Exit 5 and back.",
  },
  "HEIST-SHER-3": {
    short: "On every space the Sheriff enters, each cowboy there is caught.",
    full: "On every space he enters, passing or stopping, each cowboy there is caught.",
  },
  "HEIST-SHER-4": {
    short: "Several on one space are caught in turn order, the active player first.",
    full: "Several cowboys on one space are caught one after the other, in turn order beginning with the active player.",
  },
  "HEIST-SHER-5": {
    short: "Nobody is caught in a section in the tunnel; there you may share the Sheriff's space.",
    full: "In a section that is in the tunnel nobody is caught, whether he comes to them or they to him. They may share a space.",
  },
  "HEIST-SHER-6": {
    short: "As soon as a section is out of the tunnel, whoever shares the Sheriff's space in it is caught.",
    full: "As soon as a section is out of the tunnel, cowboys who share his space in it are caught. Be gone before that.",
  },
  "HEIST-SHER-7": {
    short: "Cowboys on roofs are neither seen nor caught.",
    full: "Cowboys on roofs are neither seen nor caught, also when they walk right over him.",
  },
  "HEIST-SHER-8": {
    short: "The Sheriff moves only by Event Cards, by Wilds used to loot, and by the Wild ability.",
    full: "He moves only by Event Cards, by Wilds used for looting and by the Wild ability; by nothing else.",
  },
  "HEIST-JAIL-1": {
    short: "Caught: to jail at once; your tiles go to the sack, your cards to the discards, your bullets to the board.",
    full: "A caught cowboy goes to jail, whoever's turn it is. Its tiles go into the sack, its Poker Cards onto the discard pile and its bullets back to the board.",
  },
  "HEIST-JAIL-2": {
    short: "You keep your Wanted Card in jail.",
    full: "The Wanted Card is kept in jail, with its ability and its title.",
  },
  "HEIST-JAIL-3": {
    short: "Each arrest raises the speed by 1, unless it is at 5.",
    full: "Each arrest raises the Speed Meter by 1, unless it stands at 5. For each cowboy it is remembered whether its arrest did.",
  },
  "HEIST-JAIL-4": {
    short: "Three keyholes are drawn on the jail; a fourth prisoner shares one.",
    full: "The jail shows three keyholes; a fourth prisoner shares one of them.",
  },
  "HEIST-JAIL-5": {
    short: "In jail you can only draw: one action, one card; keep Keyholes and Wilds, discard the rest.",
    full: "A prisoner's only Heist Action is to draw one Poker Card: a Keyhole or a Wild is kept, anything else is discarded. The only Free Action is to escape. With a full hand no card can be drawn.",
  },
  "HEIST-JAIL-6": {
    short: "Escape on your turn, free: discard three Keyholes or Wilds, go to Enter/Exit 1, refill your hand.",
    full: "Escape: on your own turn, at any moment of the Action step and at no cost, discard three cards that are Keyholes or Wilds. You come out at Enter/Exit 1, the Speed Meter goes down by 1 if your arrest had raised it, you draw up to your hand limit and go on with the actions you have left.",
  },
  "HEIST-JAIL-7": {
    short: "Jailed in your own Action step, you may spend the actions left on drawing.",
    full: "If you are jailed during your own Action step, you may spend the actions you have left on drawing.",
  },
  "HEIST-JAIL-8": {
    short: "From Enter/Exit 1 only, one action exchanges cards with a prisoner: Keyholes or Wilds in, any cards out.",
    full: "A player at Enter/Exit 1, and nowhere else, may on its own turn and for one action exchange cards with one prisoner. It gives Keyholes or Wilds; the prisoner may give back any cards. Crazy does not change that.",
  },
  "HEIST-JAIL-9": {
    short: "Prisoners do not trade with each other and start no trade.",
    full: "Prisoners do not trade with each other and do not start a trade.",
  },
  "HEIST-JAIL-10": {
    short: "Wilds used to escape do not stir the Sheriff.",
    full: "Wilds discarded to escape do not stir the Sheriff.",
  },
  "HEIST-JAIL-11": {
    short: "With prisoners too: both agree, limits after the exchange, Poker Cards only, at least one card in.",
    full: "Exchanges with prisoners follow the rules of trading: both agree, limits are checked afterwards, only Poker Cards pass, and at least one goes in. A prisoner who gets its last Keyhole that way escapes on its own turn.",
  },
  "HEIST-JAIL-12": {
    short: "With everybody in jail the game goes on: each turn is drawing, then the train.",
    full: "If all cowboys are in jail the game goes on: each turn is drawing, then the train. An escape takes back only what that arrest added, so the speed never falls below its start plus the Speed Ups that counted.",
  },
  "HEIST-WANT-1": {
    short: "Do what a face-up card asks and take it: its ability is yours alone, from your next turn on.",
    full: "Fulfil the mission of a face-up Wanted Card and take it: its ability is yours alone for the rest of the game, from your next turn on.",
  },
  "HEIST-WANT-2": {
    short: "One Wanted Card per player and game; taken cards are not replaced.",
    full: "Each player may take one Wanted Card in a game. Cards that are taken are not replaced.",
  },
  "HEIST-WANT-3": {
    short: "Taking is optional and decided at once; with several missions met, choose one.",
    full: "You need not take a card you have earned, but you decide at once. If one deed meets several missions, choose one of them.",
  },
  "HEIST-WANT-4": {
    short: "If several players earn a card by one deed, the active player chooses first, then clockwise.",
    full: "If one deed fulfils a mission for several players, the active player is asked first, then the others clockwise.",
  },
  "HEIST-WANT-5": {
    short: "Loot missions count when the tiles are taken, before the Sheriff moves.",
    full: "A mission of looting counts when the tiles are taken, before the Sheriff moves. Even a looter he then catches gets the card.",
  },
  "HEIST-WANT-6": {
    short: "Whoever holds a Wanted Card bears its title whenever the name is mentioned.",
    full: "Whoever holds a Wanted Card bears its title whenever that name is mentioned: Wild Ann, Ann the Kid.",
  },
  "HEIST-WANT-7": {
    short: "Natural means not a Wild. Rides count the path taken, which enters no space twice.",
    full: "Natural means: not a Wild. Switchback cannot turn a switch under a train either. For Trailblazer and Mustang the spaces of the path really taken count, and a path may not enter a space twice. A ride takes the shortest way; where only a longer one meets the mission, its player may choose it.",
  },
  "HEIST-WANT-8": {
    short:
      "A card is active from the start of its holder's next turn, lost turns and jail included, on everybody's turns.",
    full: "A Wanted Card is active from the start of its holder's next own turn, be that a lost one or one in jail, and without a break. From then on abilities that need no turn of one's own work on everybody's turn, such as the limit of 6-Shooter in trades and the drop of Boxcar. A 6-Shooter taken this turn still refills to five this turn.",
  },
  "HEIST-WANT-9": {
    short: "You decide right after the deed; for Boxcar after the movement, before its first Event Card.",
    full: "You decide as soon as the deed is complete: tiles taken, horse stopped, landed, tiles laid, switch turned, hand refilled after an escape, sixth action resolved. Boxcar is offered after the train's movement and before its first Event Card, even to a cowboy that was caught or swept off in between. Only the deed's own player may claim, and Boxcar alone can be earned on somebody else's turn.",
  },
  "HEIST-WANT-10": {
    short:
      "Fine print: Two-Timing carries three at most, Mustang adds two spaces, Quick-Draw counts jail draws, Tombstone lays at any town.",
    full: "Two-Timing: carrying one tile you may take one or two more, three in all; carrying two or more you may not loot. The Kid: if the first of the two spaces means jail, the second is lost. Mustang: the card's number plus two, a Wild up to 12. Quick-Draw: draws in jail count as Heist Actions, escapes and Free Actions do not; the ability needs a bullet on the board and room for it. Tombstone: every tile laid for the drop-off may go to any town, also one you brought because the sack was short. Switchback: you must be on a Main Map space adjacent to the junction. Boxcar: at the Enter/Exit you are in the tunnel, hence safe from the Sheriff until that section comes out.",
  },
  "HEIST-END-1": {
    short: "Won by all as soon as the Heist Meter reaches the goal.",
    full: "The game is won by all, at once, when the Heist Meter reaches the goal.",
  },
  "HEIST-END-2": {
    short: "The whole gang wins or loses together.",
    full: "In the co-operative game all players win together or lose together.",
  },
  "HEIST-END-3": {
    short: "Lost when the Last Rope reaches the skull.",
    full: "The game is lost when the Last Rope reaches the skull, that is, at the third unpaid town.",
  },
  "HEIST-END-4": {
    short: "Lost when the engine enters a junction after the last Event Card, before the goal is reached.",
    full: "When the last Event Card has been resolved both switch tokens are removed. If after that the engine enters a junction before the goal is reached, the line ends and the game is lost.",
  },
  "HEIST-END-5": {
    short: "Only the engine counts, in a later Train step; if it stands on a junction it still drives off.",
    full: "The line ends when the engine enters a junction in a Train step after the one in which the tokens were removed. If it stands on a junction at that moment it drives off by the route last shown. Cars behind it do not count.",
  },
  "HEIST-END-6": {
    short: "After the last event, towns, tunnel, jail and scoring work as before.",
    full: "After the tokens are gone, towns, tunnel, jail and scoring work as before. No more events are drawn.",
  },
} satisfies Partial<Record<HeistRule, RuleText>>;
