import type { RuleText } from "@trestle/kernel";
import type { HeistRule } from "../../engine/rules.ts";

/** Solo, versus, variants, short answers, how this table does it, and what we are not sure of. */
export const modeRules = {
  "HEIST-SOLO-1": {
    short: "One person plays 2, 3 or 4 cowboys with all their rules; two are recommended.",
    full: "One person plays a table of 2, 3 or 4 cowboys with all their rules. Two are recommended.",
  },
  "HEIST-SOLO-2": {
    short: "Each cowboy has its own hand, loot, bullets, turn and Wanted Card; the order of turns is fixed.",
    full: "Each cowboy has its own hand, loot, bullets, turn and Wanted Card. The order of turns is fixed at the start.",
  },
  "HEIST-SOLO-3": {
    short: "Your own cowboys trade by the usual rules.",
    full: "Trades between your own cowboys follow the usual rules: a shared space and an action.",
  },
  "HEIST-SOLO-4": {
    short: "You decide for every cowboy; all hands lie open. Versus is not played solo.",
    full: "You decide for every cowboy, also the other side of a trade and Wanted Cards earned off turn. All hands lie open and the turn passes straight on. Versus is not played solo.",
  },
  "HEIST-VS-1": {
    short: "Versus: each player has ten Loot Counters.",
    full: "Versus is for two to four players, by the co-operative rules with the changes that follow. Each player has ten Loot Counters of its colour.",
  },
  "HEIST-VS-2": {
    short: "Crazy and Tombstone are removed before the five Wanted Cards are dealt.",
    full: "Crazy and Tombstone are removed before the five Wanted Cards are laid out; five cards are then left over instead of seven.",
  },
  "HEIST-VS-3": {
    short: "In versus hands are hidden.",
    full: "In versus everybody's hand is hidden from the others.",
  },
  "HEIST-VS-4": {
    short: "All but the first player start with a bullet; nobody holds more than one.",
    full: "Whatever the number of players, everybody but the first player starts with one bullet; the rest lie on the board. Nobody ever holds more than one.",
  },
  "HEIST-VS-5": {
    short: "A drop-off places one counter a tile at the town; they become points when the train arrives there.",
    full: "Dropping off places one of your counters per tile at that town and scores nothing yet. When the train arrives there, all counters at it come home to their owners as points. The order at a gold star: Event Card; counters home and check for a winner; tiles loaded or Last Rope moved; refill.",
  },
  "HEIST-VS-6": {
    short: "In versus the Wild ability works only from the train, jail excepted.",
    full: "In versus you may use a Wild to move the Sheriff only while you are on the train and not in jail.",
  },
  "HEIST-VS-7": {
    short: "In versus two Keyholes or Wilds suffice to escape.",
    full: "In versus two cards that are Keyholes or Wilds suffice to escape from jail.",
  },
  "HEIST-VS-8": {
    short: "Seven points win at once with two or three players, five with four.",
    full: "With two or three players the first to own seven points wins at once, with four players the first to own five. If several get there in one arrival, most points win, then the tie-break.",
  },
  "HEIST-VS-9": {
    short: "If the Last Rope or the line ends the game, most points win.",
    full: "Versus also ends when the Last Rope reaches the skull or the line ends; then most points win.",
  },
  "HEIST-VS-10": {
    short: "Ties: most own counters at the towns, then whoever carries loot, then a shared win.",
    full: "Ties go to whoever has most own counters lying at the three towns together, then to whoever carries loot, however much. If that still leaves several, they win together.",
  },
  "HEIST-VS-11": {
    short: "Versus uses neither Heist Meter nor goal.",
    full: "The Heist Meter and the goal are not used in versus.",
  },
  "HEIST-VS-12": {
    short: "The other ten Wanted Cards are used as they are.",
    full: "With Crazy and Tombstone gone, no ability needs partners; the ten other Wanted Cards are used as they are.",
  },
  "HEIST-VS-13": {
    short: "With all ten counters placed, further tiles place none.",
    full: "A player who has placed all ten counters places none for further tiles. In practice somebody has won before.",
  },
  "HEIST-VS-14": {
    short: "Hands stay hidden in jail and in trades; a card drawn in jail is shown only if discarded.",
    full: "Hands stay hidden in jail and during trades; a trade shows each side only the cards that pass. A card drawn in jail is shown only if it is discarded.",
  },
  "HEIST-VAR-1": {
    short:
      "Score challenge: no goal; play until rope or line ends the run. The meter is the score, neither won nor lost.",
    full: "Score challenge: there is no goal. Play until the Last Rope or the line ends the game; the Heist Meter is your score and may go past 20. Nobody wins or loses.",
  },
  "HEIST-VAR-2": {
    short: "Shorter: remove more Event Cards and lower the goal by one for every two of them.",
    full: "Shorter game: remove further Event Cards at random during setup and lower the goal by one for every two removed; it may then lie below 10. The deck keeps at least eight cards.",
  },
  "HEIST-VAR-3": {
    short: "Harder: remove more Event Cards and keep the goal.",
    full: "Harder game: remove further Event Cards without lowering the goal.",
  },
  "HEIST-FAQ-1": {
    short: "6-Shooter draws and trades up to six cards.",
    full: "How far does 6-Shooter reach? Its holder draws up to six cards and may hold six after a trade.",
  },
  "HEIST-FAQ-2": {
    short: "Stars fire once per train, for the engine.",
    full: "Does each car set off a star? No, once per train, when the engine enters it.",
  },
  "HEIST-FAQ-3": {
    short: "Flip a switch only from the junction itself.",
    full: "May I flip a switch from beside it? No, only from the junction itself, unless you are Switchback.",
  },
  "HEIST-FAQ-4": {
    short: "On ground that is being closed you may leave, not return; Trailblazer excepted.",
    full: "What if I stand on a range when it is closed? You may leave and not come back, unless you are Trailblazer.",
  },
  "HEIST-FAQ-5": {
    short: "Track Switched turns the next junction; nobody chooses.",
    full: "Which switch does Track Switched turn? That of the junction the engine reaches next. You have no choice.",
  },
  "HEIST-FAQ-6": {
    short: "No flip under a train; an event then turns the other switch if it can.",
    full: "Can a switch turn under the train? No. An event turns the other one instead, if no car stands there either.",
  },
  "HEIST-FAQ-7": {
    short: "The Ace is 1.",
    full: "Is the Ace high or low? It is 1 and nothing else.",
  },
  "HEIST-FAQ-8": {
    short: "To mount, you must share the horse's space.",
    full: "May I mount from next to a horse? No, you must stand on the same space.",
  },
  "HEIST-FAQ-9": {
    short: "A Wild moves a horse up to 10 spaces.",
    full: "How far does a horse go on a Wild? Up to 10 spaces.",
  },
  "HEIST-FAQ-10": {
    short: "Walking over the roof above the Sheriff is safe.",
    full: "Does the Sheriff hear me on the roof? No, you may walk right over him.",
  },
  "HEIST-FAQ-11": {
    short: "The train moves on lost turns too.",
    full: "Does the train wait when a turn is lost? No, it moves on every turn.",
  },
  "HEIST-FAQ-12": {
    short: "Short sack: towns get tiles just brought; squares on the train stay empty.",
    full: "What if the sack runs out? At a town the tiles just brought fill the gap; on the train squares stay empty.",
  },
  "HEIST-FAQ-13": {
    short: "Mesas are closed; the tunnel is the way through.",
    full: "Can I climb a mesa? No. The tunnel is the only way through one.",
  },
  "HEIST-FAQ-14": {
    short: "All tiles of a town's stack may be looked at.",
    full: "May I look through the tiles at a town? Yes, all of them, at any time.",
  },
  "HEIST-IMPL-1": {
    short: "All chance comes from one sealed seed; the sack is drawn from at random each time.",
    full: "All chance of a game comes from one seed that is sealed before it begins: events, the places of the Speed Ups, loot, Wanted Cards and Poker Cards are shuffled in this order. The sack is drawn from at random each time.",
  },
  "HEIST-IMPL-2": {
    short: "Hidden: the order of both decks and of the sack, removed cards, and hands in versus. All else is open.",
    full: "Hidden are the order of both decks, what comes out of the sack next (what is in it can be worked out), the removed cards and, in versus, the hands. Everything else is open to all.",
  },
  "HEIST-IMPL-3": {
    short: "The table keeps everything the rules ask to remember, such as whose arrest raised the speed.",
    full: "You need not remember anything: the table keeps track of whose arrest raised the speed, which bullets were taken this turn, when a Wanted Card becomes active and the like.",
  },
  "HEIST-IMPL-4": {
    short: "Whatever the rules allow is offered as a move; what is not offered can be asked about.",
    full: "The table offers you every move the rules allow at that moment. For whatever is not offered you can ask why, and you get the rule.",
  },
  "HEIST-IMPL-5": {
    short: "Looting is checked exactly: each chosen tile is met in full by some of the cards, and no card is idle.",
    full: "A Loot action is checked exactly: for every chosen tile some of the cards, with the Wilds as declared, must meet it in full, and every card must serve in at least one of them.",
  },
  "HEIST-IMPL-6": {
    short: "Nothing gets lost: 35 cards, 21 tiles and 3 bullets are always accounted for.",
    full: "At every moment all 35 Poker Cards, 21 tiles and 3 bullets are somewhere, hands are within their limit, the five cars stand on five track spaces in a row, nobody stands under the train, and nobody outside the tunnel shares the Sheriff's space.",
  },
  "HEIST-IMPL-7": {
    short: "A refused move or a declined trade costs nothing; an ability without effect is refused.",
    full: "A move that is refused or a trade that is declined changes nothing: no action, card or bullet is spent. A card ability that could have no effect, such as a straight with cars on both junctions or after the tokens are gone, is refused.",
  },
  "HEIST-DOUBT-1": {
    short: "Maps, the mix of events and tiles and most Wanted Cards are ours and can be replaced by an edition file.",
    full: "The maps, the spaces of the train, the mix of events and tiles and most Wanted Cards are our own work, made to fit the rules. If you have the box, its components can be put into an edition file; the rules stay the same.",
  },
  "HEIST-DOUBT-2": {
    short: "Whether the Sheriff could reach Enter/Exit 1 in print is unknown; here he cannot.",
    full: "We do not know whether the printed game lets the Sheriff reach Enter/Exit 1. Here he cannot.",
  },
  "HEIST-DOUBT-3": {
    short: "Whether events interrupt the movement is not stated; here they follow it.",
    full: "It is not said outright whether events interrupt the movement. Here they come after it; the difference shows only when Track Switched is drawn just before a junction.",
  },
  "HEIST-DOUBT-4": {
    short: "Nothing says a cowboy knocked down loses loot; here it keeps it.",
    full: "It is not said whether a cowboy that is knocked down keeps its loot. Nothing takes it away, so here it does.",
  },
  "HEIST-DOUBT-5": {
    short: "Wilds inside sets are not mentioned in print; here they are allowed.",
    full: "Wilds inside Pairs, Kinds and Straights are not mentioned in print. Here they are allowed.",
  },
  "HEIST-DOUBT-6": {
    short: "Whether one may trade only to receive is not said; here you give at least one card.",
    full: "It is not said whether a player with an empty hand may use the action merely to receive. Here one must give at least one card.",
  },
  "HEIST-DOUBT-7": {
    short: "A Speed Up drawn at speed 5 is lost here, even while an arrest holds the meter up.",
    full: "It is not said what becomes of a Speed Up drawn at 5 while an arrest holds the meter up. Here it is lost.",
  },
  "HEIST-DOUBT-8": {
    short: "Whether prisoners refill their hand is not said; here they do not.",
    full: "It is not said whether a prisoner refills to five at the end of its turn like everybody else. Here it does not.",
  },
} satisfies Partial<Record<HeistRule, RuleText>>;
