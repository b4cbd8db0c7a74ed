import type { RuleText } from "@trestle/kernel";
import type { BangRule } from "../../engine/catalogue.ts";

/** The train: setting it up, stations, moving and taking, the End of the Line and the Locomotive. */
export const trainRules = {
  "GTR-SETUP-1": {
    short: "Shuffle the 16 Railcars into a face-down deck, and the 13 stations face down.",
    full: "Shuffle the 16 Railcars into a face-down Railcar deck. Shuffle the 13 station tiles face down.",
  },
  "GTR-SETUP-2": {
    short: "Lay out as many stations in a line as there are players who started the game.",
    full: "Turn up as many stations as there are players and lay them in a line from left to right. Every later line has the same length: it goes by the number of players who started the game.",
  },
  "GTR-SETUP-3": {
    short: "Put the Locomotive under the first station, with a random side up.",
    full: "Put the Locomotive under the first station, at the left end, with a random side up: Ironhorse or Leland.",
  },
  "GTR-SETUP-4": {
    short: "Put three Railcars face up behind the Locomotive. They are off the line, so nobody can take them yet.",
    full: "Put the top three Railcars of the deck face up behind the Locomotive, to its left: the first car next to it, then the second and the third. They are still off the line and paired with no station.",
  },
  "GTR-SETUP-5": {
    short: "A Railcar is paired with the station above it. The Locomotive itself can never be taken.",
    full: "A Railcar is paired with the station it stands under: the first car with the station one place behind the Locomotive, the second with the one before that, and so on. A car that is off the line is unpaired. The Locomotive can never be taken by any means.",
  },
  "GTR-STN-1": {
    short: "A station shows the price of the Railcar paired with it.",
    full: "A station shows the price of the Railcar paired with it. Boom Town: a BANG!. Catico: a Cat Balou or a Panic!. Creepy Creek: a card of Spades. Crown's Hole: a Beer. Deathwood: a blue card. Dodgeville: a Missed!. Fort Wroth: a card of rank 10, J, Q, K or A. Frisco: a card of Clubs. Miner's Oath: a card of Diamonds. San Tafe: a card of Hearts. Tombrock: 1 life point, but never your last one. Virginia Town: any two cards. Yooma: a card of rank 2–9. Cards are discarded.",
  },
  "GTR-STN-2": {
    short: "You may pay with cards from your hand and with cards in play in front of you.",
    full: "You may pay with cards from your hand and with cards in play in front of you, for Virginia Town also with one of each. Even a Dynamite or a Jail that lies there will do.",
  },
  "GTR-STN-3": {
    short: "Where a station shows a card, only a card of exactly that name pays.",
    full: "Where a station shows a card, only a card of exactly that name pays: no Evaded! or Cactus for a Missed!, no Knife Revolver or Gatling for a BANG!, no Saloon for a Beer. Calamity Janet's swap does not count here.",
  },
  "GTR-STN-4": {
    short: "Railcars have no suit and no rank; they can pay only at Deathwood and Virginia Town.",
    full: "Railcars have neither suit nor rank, so they never pay a price in suits or ranks. They do pay at Deathwood, being blue cards, and at Virginia Town.",
  },
  "GTR-STN-5": {
    short: "By a table option a blank station with a price of your choice joins the other thirteen.",
    full: "There is one blank tile. By a table option it joins the thirteen stations with a price that the table agrees on before the game.",
  },
  "GTR-STN-6": {
    short: "Tombrock's life point has no source. A ghost cannot pay it.",
    full: "The life point paid at Tombrock is lost without a source, and the Railcar comes after the payment. A ghost has no life to pay with.",
  },
  "GTR-STN-7": {
    short: "Payments go to the discard pile, Railcars under their deck. A ghost paying with Ghost Car is out at once.",
    full: "Cards you pay with go to the discard pile, Railcars under the Railcar deck. You may pay with your own Ghost Car; a ghost who does so leaves play at once and gets nothing.",
  },
  "GTR-TRN-1": {
    short: "When the train advances, Locomotive and cars move one station on, and all pairings shift.",
    full: "When the train advances, the Locomotive moves one station on and all cars follow, so all pairings shift by one.",
  },
  "GTR-TRN-2": {
    short: "The train advances at the beginning of each of the Sheriff's turns, the first and extra turns included.",
    full: "The train advances at the beginning of each turn of the Sheriff: the very first one and an extra turn from Express Car included.",
  },
  "GTR-TRN-3": {
    short: "It also advances by the free advance, Next Stop and Zippy Roy; Full Steam takes it to the end.",
    full: "The train also advances by the free advance before a Railcar action, by Next Stop and by Zippy Roy. Full Steam sends it straight to the End of the Line. There is no other limit to the advances in a turn.",
  },
  "GTR-TRN-4": {
    short: "Each of these moves is one advance for Shade O'Connor, Full Steam too.",
    full: "Each of these moves counts as one advance for Shade O'Connor, Full Steam too.",
  },
  "GTR-TRN-5": {
    short: "When the Locomotive leaves the last station, the train is at the End of the Line, settled at once.",
    full: "When the Locomotive moves past the last station, the train is at the End of the Line, which is settled at once.",
  },
  "GTR-TAKE-1": {
    short: "Once in each of your turns, in Phase 2, you may take a paired Railcar by paying its station's price.",
    full: "The Railcar action: once in each of your own turns, in Phase 2, you may take one paired Railcar by paying the price of its station.",
  },
  "GTR-TAKE-2": {
    short: "Unpaired Railcars cannot be taken, not even for free.",
    full: "Unpaired Railcars cannot be taken, not even for free with Sancho or Water Tower.",
  },
  "GTR-TAKE-3": {
    short:
      "The Railcar comes in play in front of you and works at once; Ghost Car and Lumber Flatcar may go elsewhere.",
    full: "The Railcar you take is put in play in front of you. Ghost Car and Lumber Flatcar are put in front of a player of your choice. It works at once; if it is one that you discard for its effect, you may do so in the same turn.",
  },
  "GTR-TAKE-4": {
    short: "Right before the Railcar action you may advance the train once for free; then you must pay and take.",
    full: "The free advance: right before the Railcar action you may advance the train once for free. Then you must go through with the action: pay for a station and take its Railcar. Only once per turn, even for Benny Brawler.",
  },
  "GTR-TAKE-5": {
    short: "You may advance for free only if afterwards some Railcar is paired with a station you can pay.",
    full: "You may declare the free advance only if, after it, at least one Railcar is paired with a station whose price you can pay with what you have now; for Sancho a paired Railcar is enough. You choose station and payment after the advance and after the abilities it sets off.",
  },
  "GTR-TAKE-6": {
    short: "Other advances come before or after the whole action, not between the free advance and the taking.",
    full: "Other advances, by Next Stop, Zippy Roy or Full Steam, may come before or after the whole action, but not between the free advance and the taking.",
  },
  "GTR-TAKE-7": {
    short:
      "Railcars got by cards, Lounge Car or Vulture Sam do not count for the one per turn. Sancho's free one does.",
    full: "These do not count for the one Railcar per turn: Water Tower, Lounge Car, and Railcars that come to you by Panic!, Passenger Car, Switch or Vulture Sam. Sancho's free Railcar does count.",
  },
  "GTR-TAKE-8": {
    short: "You never have to take a Railcar.",
    full: "You never have to take a Railcar; you may end your turn without one.",
  },
  "GTR-GAP-1": {
    short: "When a car is taken, those behind it move up, and a new one from the deck joins the tail.",
    full: "When a car is taken, the cars behind it move up one place, and the top Railcar of the deck joins as the last car.",
  },
  "GTR-GAP-2": {
    short: "A full train has three cars. If the deck is short, it has fewer; the Locomotive runs all the same.",
    full: "A full train has three cars. If the deck is short, there are fewer, perhaps none; the Locomotive still moves and still has its effect.",
  },
  "GTR-GAP-3": {
    short: "A train of fewer than three cars takes on the next Railcar that comes to the deck, at once.",
    full: "Whenever the train has fewer than three cars and a Railcar comes to the deck, because one was discarded, it joins the tail at once, until there are three; even in the middle of another player's action.",
  },
  "GTR-GAP-4": {
    short:
      "A take in order: choose the station, pay, the car leaves, others move up, the train is refilled, the car works.",
    full: "One take goes in this order: choose the station and with it the Railcar; discard the payment (a Railcar among it goes under the deck, or joins a short train); the chosen Railcar leaves the train; the cars behind it move up; the train is refilled; the Railcar begins to work.",
  },
  "GTR-EOL-1": {
    short:
      "At the End of the Line: arrival abilities, a last chance to take, the Locomotive effect, victory check, a new line.",
    full: "The End of the Line, in this order. (1) Arrival: Shade O'Connor, if it is not her turn, and Manuelita use their abilities, clockwise from the active player. (2) Last chance: the active player may take a paired Railcar if their take of this turn is still unused (Benny Brawler any number, Sancho for free); after a free advance this is the take they must make. No cards are played here, and there is no free advance. (3) The Locomotive effect, from the active player clockwise; after Full Steam not at all, or twice. (4) The victory check. (5) A new line: shuffle all stations and lay out a new line, shuffle the cars of the train into the Railcar deck and make a new train at the first station, and turn the Locomotive to its other side.",
  },
  "GTR-EOL-2": {
    short: "After the new line the turn goes on. A Sheriff's starting turn does not advance the train again.",
    full: "After the new line the turn goes on where it was interrupted. If it was the start of the Sheriff's turn, the train does not advance a second time for that.",
  },
  "GTR-EOL-3": {
    short: "If the active player leaves play at the End of the Line, the rest is still done, from the next player on.",
    full: "If the active player leaves play during the last chance or the Locomotive effect, all that remains is still done, a second pass of a doubled effect too, beginning with the next player clockwise; then the next turn starts. If they leave after Full Steam before choosing, the effect comes once.",
  },
  "GTR-EOL-4": {
    short: "Railcars in front of players stay where they are.",
    full: "Railcars that lie in front of players stay there when a new line is made.",
  },
  "GTR-EOL-5": {
    short: "The End of the Line may be reached several times in one turn.",
    full: "The End of the Line may be reached several times in one turn.",
  },
  "GTR-EOL-6": {
    short: "The move, each take and each Locomotive pass are effects of their own, with their own triggered abilities.",
    full: "The move, each take of the last chance and each pass of the Locomotive effect are effects of their own. So Suzy Lafayette, if Full Steam or the payment was her last card, draws before the Locomotive acts, and Refund and Bart Cassidy are settled by then as well.",
  },
  "GTR-EOL-7": {
    short: "Only the active player moves the train, so the End of the Line never interrupts an answer or a Duel.",
    full: "The train moves only at the start of the Sheriff's turn or by a play of the active player in Phase 2. So the End of the Line never interrupts an answer, a Duel or another player's turn, and the active player is always the one who moved the train.",
  },
  "GTR-LOC-1": {
    short: "The Locomotive has two sides and turns over after every End of the Line, even if its effect was ignored.",
    full: "The Locomotive is one card with two sides. It turns over after every End of the Line, even when Full Steam has cancelled its effect.",
  },
  "GTR-LOC-2": {
    short: "Ironhorse: every player, the active one too, is shot at. Nobody is the source: no reward, no penalty.",
    full: "Ironhorse: every player, the active one included, is the target of a shot without a source. There is no reward and no penalty, and El Gringo takes nothing; Bart Cassidy draws. If all are gone at once, the Outlaws win.",
  },
  "GTR-LOC-3": {
    short: "Leland: a General Store for all players, the active player first.",
    full: "Leland: a General Store that begins with the active player.",
  },
} satisfies Partial<Record<BangRule, RuleText>>;
