import type { RuleText } from "@trestle/kernel";
import type { HeistRule } from "../../engine/rules.ts";

/** What is in the box, and the three maps: land, track and train. */
export const boxRules = {
  "HEIST-NAME-1": {
    short:
      "Fenced ground is called Closed Range, its card Range Closed, its rider Trailblazer; unpaid towns are counted on the Last Rope.",
    full: "These names are our own. Ground that riders may not cross is Closed Range, marked by a fence post with a board; the Event Card that raises the fence is Range Closed; the Wanted Card that lets you pass is Trailblazer. Unpaid towns are counted on the Last Rope, a lasso with three knots and a skull tag. No other names for these things are used anywhere in the game.",
  },
  "HEIST-NAME-2": {
    short: "Closed range is ranchers' talk for fenced land; it names land, not people.",
    full: "Closed range is what ranchers call fenced land that nobody may ride across, the opposite of open range. The name speaks of land and of nobody who lives on it.",
  },
  "HEIST-NAME-3": {
    short: "Rules, cards, maps and log all use the same names.",
    full: "The names of this chapter are used throughout: in these rules, on cards and maps, in the log and in everything that is read aloud.",
  },
  "HEIST-NAME-4": {
    short: "Only the names shown here belong to the game's files.",
    full: "The files of the game carry only the names shown to players. Names that are not shown are not kept anywhere in them.",
  },
  "HEIST-COMP-1": {
    short:
      "35 Poker Cards, 21 Event Cards, 12 Wanted Cards, 21 Loot Tiles, 5 train cars, 4 cowboys, 2 horses, 1 Sheriff and markers.",
    full: "The box holds one board (the Train Map above, the Main Map below), 35 Poker Cards, 21 Event Cards, 12 Wanted Cards, 21 Loot Tiles, 3 Closed Range markers, 3 Bullet Tokens, 2 Railroad Switch Tokens, the large Train Heist arrow, the small Train Speed arrow, the Last Rope marker, a goal marker, a loot sack, 5 train cars, 4 cowboys, 2 horses, 1 Sheriff and 40 Loot Counters, ten in each cowboy's colour.",
  },
  "HEIST-COMP-2": {
    short: "Solo play needs no tokens of its own: the table shows whose turn it is.",
    full: "A solo game needs no extra tokens. The table itself shows which of your cowboys has the turn.",
  },
  "HEIST-COMP-3": {
    short:
      "Counts and rules are certain. The mix of cards and tiles, most Wanted Cards and both maps are reconstructed.",
    full: "Not everything in this edition comes from the printed game. Certain are all counts, the three suits and the numbers 1 to 10, the kinds of requirements on tiles, the four kinds of Event Cards with two Train Speed Up among them, the features of both maps and every rule. Reconstructed, that is, built by us to fit, are: how many cards there are of each suit and number; how often each requirement occurs, the listed numbers and the passengers' names; twelve Sheriff, three range and four switch cards; five Wanted titles, eleven missions and ten abilities; the course of the track and the spaces of the Main Map; the spaces inside and on top of the train; the names of the difficulty bands; two of the four colours. A host who owns the box can give a table another edition file.",
  },
  "HEIST-CARD-1": {
    short: "Revolver, Bag and Keyhole, each from 1 to 10, and five Wilds without suit or number.",
    full: "The Poker Deck has 35 cards: one of each number from 1 to 10 in each of the suits Revolver, Bag and Keyhole, and five Wild Cards without suit or number.",
  },
  "HEIST-CARD-2": {
    short: "The Ace is 1 and nothing else: 1-2-3 is a straight, 9-10-1 is none.",
    full: "The Ace counts as 1 and never as anything else. Numbers do not run on from 10 to 1: 1-2-3 is a straight, 9-10-1 is none.",
  },
  "HEIST-CARD-3": {
    short: "A Wild played for a requirement is declared as one number or one suit, and stays that for the whole play.",
    full: "A Wild played to meet a requirement is declared either as one number or as one suit, never as both. It keeps that one meaning for everything this play pays for, even if it pays for two tiles. At this table you need not say it: your Wilds are declared as whatever makes the cards fit.",
  },
  "HEIST-CARD-4": {
    short: "Nobody ever holds more than five Poker Cards; six with an active 6-Shooter.",
    full: "The hand limit is five cards, or six for the holder of an active 6-Shooter. It holds at every moment, on your own turn and on everybody else's.",
  },
  "HEIST-CARD-5": {
    short: "When the last card is drawn the discards are shuffled at once into a new deck; no card is turned up.",
    full: "As soon as the last card of the Poker Deck is drawn, the discard pile is shuffled into a new deck and the pile starts again empty; no card is turned up for it. The card just drawn is not shuffled in; if it has to be discarded, it opens the new pile. With nothing to shuffle, the deck stays empty until a draw is due and the pile has cards; with both empty, a draw brings nothing.",
  },
  "HEIST-METER-1": {
    short: "The train's speed runs from 1 to 5.",
    full: "The Train Speed Meter shows how many spaces the train moves each turn: 1 to 5, never more.",
  },
  "HEIST-METER-2": {
    short: "The Heist Meter counts delivered tiles from 0; the goal lies between 10 and 20.",
    full: "The Train Heist Meter starts at 0 and counts what the gang delivers. The goal is a number from 10 to 20: 10 to 12 is a Sidetrack, 13 to 15 a Branch Line, 16 to 18 the Main Line, 19 and 20 the Express.",
  },
  "HEIST-METER-3": {
    short: "The Last Rope has three knots and then the skull: the third unpaid town loses the game.",
    full: "The Last Rope marker starts on knot 1 and goes one step down for each town that cannot be paid: knot 2, knot 3, skull. On the skull, that is, at the third unpaid town, the game is lost.",
  },
  "HEIST-MAP-1": {
    short:
      "Canyon in the middle, three towns at gold stars, two junctions, a map edge, a tunnel, five mesas, three cacti.",
    full: "Crackpot Canyon lies in the middle. Towns A, B and C each lie beside a starred track space. There is an upper junction and a lower one near Town C, and from each a track leaves the map, one to the north, one to the south. In the west the track runs through a tunnel. Five mesas bar the way. Three cacti stand outside the track, each facing one track space towards the centre. The train starts at Town A, counter-clockwise.",
  },
  "HEIST-MAP-2": {
    short: "61 spaces. Two of them are adjacent only if they share a border; corners do not count.",
    full: "The Main Map has 61 spaces: 34 of track, 3 towns, 3 cacti, the canyon and 20 of other land. Two spaces are adjacent only where they share a border line that can be crossed; touching at a corner is not enough.",
  },
  "HEIST-MAP-3": {
    short: "Mesas are not spaces: nothing enters them, only the tunnel leads through one.",
    full: "A mesa is rock, not a space. Nobody and nothing enters it. Only the tunnel leads through one, the Hollow Mesa.",
  },
  "HEIST-MAP-4": {
    short: "Any number of cowboys and horses may share a space.",
    full: "Any number of cowboys and horses may stand on the same space.",
  },
  "HEIST-MAP-5": {
    short: "North Cactus closes Track 2 too, East Cactus Track 24, South Cactus Track 14.",
    full: "Each cactus faces one track space, which is closed together with it: the North Cactus with Track 2, the East Cactus with Track 24, the South Cactus with Track 14.",
  },
  "HEIST-MAP-6": {
    short: "The outlines on the drawn map are the spaces; together they cover it without gaps.",
    full: "On the drawn map every space has an outline, and outlines and mesas cover the map without gaps: whatever you point at is what you get.",
  },
  "HEIST-RAIL-1": {
    short: "The loop has 32 spaces, counted counter-clockwise from the Top Junction; the Lower Junction is number 16.",
    full: "The track is a loop of 32 spaces, numbered counter-clockwise from the top centre. Number 0 is the Top Junction, number 16 the Lower Junction.",
  },
  "HEIST-RAIL-2": {
    short: "The North and South Edge Tracks follow each other over the map edge, for the train only.",
    full: "The North Edge Track lies between the Top Junction and the northern edge, the South Edge Track between the Lower Junction and the southern edge. A train that leaves over one edge comes in over the other, so for the train these two spaces follow each other. For people and horses they are not adjacent.",
  },
  "HEIST-RAIL-3": {
    short: "People and horses may walk along the track from space to space.",
    full: "Track spaces that follow each other on the loop are adjacent for people and horses too, and so are each junction and its edge track.",
  },
  "HEIST-RAIL-4": {
    short: "Gold stars at Towns A, C and B: an event and the town. Silver stars on Tracks 2, 11 and 22: an event only.",
    full: "Gold stars lie on track spaces 5 (Town A), 18 (Town C) and 27 (Town B): they bring an Event Card and then work the town. Silver stars lie on 2, 11 and 22: they bring an Event Card only.",
  },
  "HEIST-RAIL-5": {
    short: "Tracks 7, 8 and 9 are the tunnel, open only along the track; 6 and 10 are its mouths.",
    full: "The tunnel is track spaces 7, 8 and 9. Each touches only its two neighbours on the track, so one enters on foot or on horseback from the mouths, spaces 6 and 10, which are ordinary open track.",
  },
  "HEIST-RAIL-6": {
    short:
      "Green keeps the train on the loop, red sends it over the edge; from the edge, green turns counter-clockwise, red clockwise.",
    full: "At a junction the train leaves by the route of the side showing. Green: a train on the loop stays on it. Red: a train on the loop, whichever way it runs, leaves over the map edge. A train that comes in from the edge turns counter-clockwise on green and clockwise on red. So every leg leads on, in either direction, and there is no dead end.",
  },
  "HEIST-RAIL-7": {
    short: "Both junctions and both edge tracks are four spaces in a row: a train can stand on all of them.",
    full: "The Top Junction, the two edge tracks and the Lower Junction are four track spaces in a row. A train of five can therefore stand on both junctions and on both sides of the map at once.",
  },
  "HEIST-RAIL-8": {
    short: "Both green: the whole loop, 32 spaces, three towns. Any other setting: one half, 19 spaces.",
    full: "Top green and low green: the whole loop, 32 spaces, Towns A, C and B. Green and red: the western half and the edge, 19 spaces, Town A. Red and green: the eastern half and the edge, 19 spaces, Towns C and B. Red and red: one of the two halves run clockwise, 19 spaces.",
  },
  "HEIST-TMAP-1": {
    short: "Front to rear: 1 engine, 2 Jail Coal Car, 3 Car A, 4 Car B, 5 caboose, which is Car C.",
    full: "The Train Map shows five sections from front (left) to rear (right): 1 the engine, 2 the Jail Coal Car, 3 Passenger Car A, 4 Passenger Car B, 5 the caboose, which is Car C. Each section rides on the train car of the same number on the Main Map.",
  },
  "HEIST-TMAP-2": {
    short:
      "Each section has an Enter/Exit at its rear; cars A to C have an inside with two loot squares; sections 2 to 5 a roof.",
    full: "Every section has an Enter/Exit space at its rear end. Sections 3, 4 and 5 have a space inside, with two loot squares each. Sections 2 to 5 have a roof; that of section 2 is the coal heap. The jail is in section 2 and is no space one walks on.",
  },
  "HEIST-TMAP-3": {
    short: "Floor links insides and Enter/Exits from 2 to 5; roofs link in a row; ladders at Enter/Exits only.",
    full: "Along the floor: Enter/Exit 2, inside A, Enter/Exit 3, inside B, Enter/Exit 4, inside C, Enter/Exit 5. Along the top: coal heap, roof A, roof B, roof C. Ladders lead from Enter/Exit 1 to the coal heap, from Enter/Exits 2, 3 and 4 to the roofs on both sides of them, and from Enter/Exit 5 to roof C. No hatch leads from the inside to a roof, and Enter/Exits 1 and 2 are not linked: to pass the coal car one climbs over it.",
  },
  "HEIST-TMAP-4": {
    short: "A space belongs to the section whose number it bears; tunnel and leaving go by that section.",
    full: "Each space of the train belongs to the section of its number. Whether it is in the tunnel, and where one can get off, depends on where that section's car stands.",
  },
  "HEIST-TMAP-5": {
    short:
      "The Sheriff walks from Enter/Exit 2 to Enter/Exit 5 and starts inside Car B; Enter/Exit 1 is out of his reach.",
    full: "The Sheriff's line is Enter/Exit 2, inside A, Enter/Exit 3, inside B, Enter/Exit 4, inside C, Enter/Exit 5. He starts in its middle, inside Car B. He cannot get to Enter/Exit 1, because the only way there leads over a roof.",
  },
} satisfies Partial<Record<HeistRule, RuleText>>;
