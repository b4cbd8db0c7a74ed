import type { RuleText } from "@trestle/kernel";
import type { HeistRule } from "../../engine/rules.ts";

/** The Train step, Event Cards and Closed Range. */
export const trainRules = {
  "HEIST-TRAIN-1": {
    short: "The train goes as many spaces as the Speed Meter shows when the step begins.",
    full: "The distance is read off the Speed Meter when the Train step begins. If the meter changes during the step, that counts from the next one on.",
  },
  "HEIST-TRAIN-2": {
    short: "One space at a time; each car follows the one before; at a junction the switch decides.",
    full: "The train goes forward one space at a time, each car entering the space the one before it leaves. The engine goes on along the track, away from where it came from; from a junction it leaves by the route its switch shows.",
  },
  "HEIST-TRAIN-3": {
    short:
      "After each space: things on the track, roofs entering the tunnel, Sheriff check at the tunnel's end, then triggers are noted.",
    full: "After each single space, in this order: whoever and whatever stood on the engine's new space is hit; roofs that have just gone into the tunnel are swept; cowboys who share the Sheriff's space in a section that has come out are caught; and the map edge and any star the engine came upon are noted.",
  },
  "HEIST-TRAIN-4": {
    short:
      "Noted stars and edges are resolved after the whole movement, in order: an Event Card each, then a gold star's town.",
    full: "When the whole distance is done, the noted triggers are resolved in the order in which they arose: one Event Card for each, and for a gold star the town right after its card.",
  },
  "HEIST-TRAIN-5": {
    short: "A switch turned by an event cannot bend the movement that brought it.",
    full: "As events come after the movement, a switch turned by one cannot change the movement that brought it.",
  },
  "HEIST-TRAIN-6": {
    short: "The step stops at once when the game is won or lost.",
    full: "As soon as the game is won or lost, nothing more of the step happens. In versus, towns whose gold stars the engine entered earlier in the movement that ends the line are worked first, so that their counters count.",
  },
  "HEIST-TRAIN-7": {
    short: "What the train only passes counts like what it stops on. The Sheriff does not walk meanwhile.",
    full: "Because it goes space by space, what the train merely passes counts like what it stops on: a cowboy it runs through, a roof that goes into the tunnel and out again in one movement. The Sheriff himself does not move meanwhile; in the Train step only Event Cards move him.",
  },
  "HEIST-STAR-1": {
    short: "A star fires when the engine enters it, stopping or passing; the other cars trigger nothing.",
    full: "A star fires when the engine enters its space, whether it stops there or not. The cars that follow over it trigger nothing: once per train.",
  },
  "HEIST-STAR-2": {
    short: "With speed at most 5 and five cars, some car always ends on each star passed.",
    full: "Speed never exceeds 5 and the train has five cars, so after the movement a car stands on every star that was passed: you can read off the board which stars have fired.",
  },
  "HEIST-STAR-3": {
    short: "Two stars, or a star and the edge, in one movement bring two cards.",
    full: "Several stars in one movement, or a star and the map edge, bring several Event Cards.",
  },
  "HEIST-STAR-4": {
    short: "With the event deck empty a star brings no card, but a gold star still works its town.",
    full: "When no Event Cards are left a star brings none. A gold star works its town all the same.",
  },
  "HEIST-TOWN-1": {
    short:
      "Tiles at the town are loaded into its car; without any, the Last Rope drops a knot. Then the train is refilled.",
    full: "After the card of a gold star: if the town has tiles, all of them are loaded into the car with the town's letter; if it has none, the Last Rope goes down one knot. In either case the train is then refilled.",
  },
  "HEIST-TOWN-2": {
    short: "Load tile by tile: an empty square first, else the smaller stack; if equal, the active player chooses.",
    full: "Tiles are loaded one by one: onto an empty square of the car, else onto its smaller stack. If both squares are empty or the stacks are equal, the active player chooses. The active player also picks the order of the tiles.",
  },
  "HEIST-TOWN-3": {
    short: "Refill: each empty square of any car gets a random tile, shown first, placed by the active player.",
    full: "Refill: every square still empty in any of the three cars gets one tile from the sack. Draw one at random, show it, and the active player chooses which empty square it goes to; then the next.",
  },
  "HEIST-TOWN-4": {
    short: "If the sack is empty, squares stay empty.",
    full: "When the sack is empty the remaining squares stay empty and the game goes on.",
  },
  "HEIST-TOWN-5": {
    short: "All tiles on the train and at towns lie face up; every stack may be looked through.",
    full: "Tiles on the train and at the towns lie face up, and every stack may be looked through at any time.",
  },
  "HEIST-TOWN-6": {
    short: "Two towns never fire in one movement on this map.",
    full: "On this map gold stars lie at least nine spaces apart on every route, so two towns never fire in one movement. On another map each town would be worked in full right after its own card.",
  },
  "HEIST-TUN-1": {
    short: "A section is in the tunnel while its car stands on Track 7, 8 or 9.",
    full: "A section is in the tunnel while its train car stands on track space 7, 8 or 9.",
  },
  "HEIST-TUN-2": {
    short: "On a roof that enters the tunnel you are laid flat in the canyon and lose your next turn.",
    full: "A cowboy on a roof whose section enters the tunnel is swept off: it lies flat in Crackpot Canyon and loses its next turn.",
  },
  "HEIST-TUN-3": {
    short: "Roofs in the tunnel cannot be entered.",
    full: "The roof of a section in the tunnel cannot be entered.",
  },
  "HEIST-TUN-4": {
    short: "Inside or at the Enter/Exit of a section in the tunnel nobody can be caught.",
    full: "Cowboys inside a car or at the Enter/Exit of a section in the tunnel cannot be caught.",
  },
  "HEIST-TUN-5": {
    short: "Laid flat, you keep cards, loot, bullets and Wanted Card.",
    full: "Being laid flat costs a turn and nothing else: you keep cards, loot, bullets and Wanted Card.",
  },
  "HEIST-TRACK-1": {
    short: "Every cowboy on the engine's new space, on foot or mounted, is laid flat in the canyon and loses a turn.",
    full: "Every cowboy on the space the engine enters, on foot or mounted, both riders of a horse included, lies flat in Crackpot Canyon, on foot, and loses its next turn. Belongings are kept.",
  },
  "HEIST-TRACK-2": {
    short: "Every horse the engine hits leaves the game for good.",
    full: "Every horse on the space the engine enters, ridden or not, is out of the game for good and is not replaced.",
  },
  "HEIST-TRACK-3": {
    short: "Only the engine enters new ground, so only it hits anything.",
    full: "Only the engine enters new ground; the cars roll where it has been. So only the engine hits anything.",
  },
  "HEIST-JUNC-1": {
    short: "The engine takes the route shown as it leaves the junction; the cars follow it.",
    full: "What counts is the side showing at the moment the engine leaves the junction. The cars follow it, and as no token turns under a train they are never parted.",
  },
  "HEIST-EDGE-1": {
    short: "When the engine goes over the map edge one Event Card is drawn, once per train.",
    full: "When the engine goes over the map edge, either way, the active player draws one Event Card: once per train, not once per car.",
  },
  "HEIST-EDGE-2": {
    short: "Cars may stand on both sides of the map; passengers ride along, nobody else crosses the edge.",
    full: "Cars may stand on both sides of the map at once. Cowboys on the train ride along; on foot or on horseback nobody crosses the edge.",
  },
  "HEIST-EDGE-3": {
    short: "Each section opens to the ground beside its own car, even if its neighbour is across the map.",
    full: "A section belongs to the track space of its own car. With section 3 at the northern edge and section 2 at the southern one, Enter/Exit 3 opens to the north and Enter/Exit 2 to the south. On the train itself they are linked as ever.",
  },
  "HEIST-EVENT-1": {
    short: "Draw the top Event Card, show it, resolve it in full. Played cards are never shuffled back.",
    full: "Draw the top card, show it, resolve it in full and put it on the played pile. That pile is open and is never shuffled back.",
  },
  "HEIST-EVENT-2": {
    short: "Sheriff cards move him one or two spaces towards the front or the rear.",
    full: "Sheriff: he moves one or two spaces, as the card says, towards the front or towards the rear of the train.",
  },
  "HEIST-EVENT-3": {
    short: "Range Closed lays a marker on the named cactus: it and its track space are closed from now on.",
    full: "Range Closed: lay a marker on the named cactus, pointing to the centre. That cactus space and the track space it faces are Closed Range from now on.",
  },
  "HEIST-EVENT-4": {
    short: "Track Switched turns the next junction's switch; with a car on it, the other; with cars on both, nothing.",
    full: "Track Switched: turn the switch of the junction the engine will reach next. If a train car stands on that junction, turn the other one. If cars stand on both, nothing happens. Nobody chooses.",
  },
  "HEIST-EVENT-5": {
    short: "From one junction the next is always the other, whichever way the train goes.",
    full: "A train leaving one junction always comes to the other next, whichever way it goes.",
  },
  "HEIST-EVENT-6": {
    short: "Train Speed Up raises the speed by 1 for good; at 5 the card is lost.",
    full: "Train Speed Up: the Speed Meter goes up by 1 for good, to 5 at most. Drawn at 5 it is lost: it is not owed for later and does not change what an escape lowers.",
  },
  "HEIST-EVENT-7": {
    short: "After the last Event Card both switch tokens leave the board.",
    full: "When the last Event Card has been resolved, both switch tokens leave the board: the line is about to end.",
  },
  "HEIST-RANGE-1": {
    short: "Once marked, a cactus and its track space stay closed for the rest of the game.",
    full: "Once it is marked, a cactus space and the track space it faces are Closed Range for the rest of the game.",
  },
  "HEIST-RANGE-2": {
    short: "No cowboy and no horse, ridden or not, enters Closed Range; only Trailblazer may.",
    full: "No cowboy on foot, no ridden horse and no lone horse may enter or pass Closed Range. The holder of an active Trailblazer may, on foot or riding.",
  },
  "HEIST-RANGE-3": {
    short: "The train passes freely. Getting off onto Closed Range counts as entering it.",
    full: "The train passes with everyone aboard. Getting off onto Closed Range counts as entering it. If a marker comes while train cars stand on its track space, the train is not affected, and the space is closed once they are gone.",
  },
  "HEIST-RANGE-4": {
    short: "Whoever stands on a range when it is closed may leave, not return, and not cross to its other half.",
    full: "Whoever or whatever stands on a range when it is closed may move out, but not back in. Going from one of its two spaces to the other counts as entering and is forbidden.",
  },
  "HEIST-RANGE-5": {
    short: "Standing on Closed Range, you may still do everything else.",
    full: "Standing on Closed Range hinders nothing but entering it again: all other actions remain possible.",
  },
  "HEIST-RANGE-6": {
    short:
      "Trailblazer counts for the one who moves: on foot, getting off, or moving the horse it rides, passenger included.",
    full: "Trailblazer counts for whoever makes the move: its holder on foot, getting off the train, or moving the horse it rides, with a second rider if there is one. A horse moved by another rider is stopped even if the holder sits on it. Anyone left on Closed Range without Trailblazer, or a horse left there, may move out and not back in.",
  },
} satisfies Partial<Record<HeistRule, RuleText>>;
