import type { HeistEvent } from "../engine/types.ts";

const ann = { cowboy: 0, seat: 0, colour: "red", solo: false, title: null };
const bob = { cowboy: 1, seat: 1, colour: "blue", solo: false, title: "boxcar" };
const rule = "HEIST-TURN-1";

/** One of each kind with its sentence: a new kind without one fails the type check. */
export const SAMPLES: { [K in HeistEvent["t"]]: [Extract<HeistEvent, { t: K }>, string] } = {
  "set-up": [
    {
      t: "set-up",
      rule,
      cowboys: [ann, bob],
      first: ann,
      goal: null,
      horses: 1,
      speed: 2,
      events: 18,
      row: ["wild", "theKid"],
      turnedUp: "R03",
    },
    "Ann and Boxcar Bob ride out. Speed 2, one horse, 18 Event Cards; Wanted: Wild and The Kid. Ann begins.",
  ],
  dealt: [{ t: "dealt", rule, who: ann, count: 2, cards: ["R01", "W1"] }, "Ann is dealt Revolver Ace and a Wild."],
  "turn-began": [{ t: "turn-began", rule, who: bob, turn: 4 }, "Turn 4: Boxcar Bob."],
  "stood-up": [{ t: "stood-up", rule, who: ann }, "Ann gets up and loses this turn."],
  moved: [{ t: "moved", rule, who: ann, from: "ee3", to: "in3", left: 1 }, "Ann goes into Car A. One action left."],
  boarded: [
    { t: "boarded", rule, who: ann, from: "r00", to: "ee5", section: 5, left: 0 },
    "Ann boards the train at Enter/Exit 5.",
  ],
  left: [
    { t: "left", rule, who: ann, from: "ee3", to: "cactusN", section: 3, left: 0 },
    "Ann leaves the train and goes to North Cactus.",
  ],
  jumped: [
    { t: "jumped", rule, who: ann, from: "rf4", to: "rimNW1", horse: 1, left: 2 },
    "Ann jumps from the roof onto horse 2, at North Bank. Two actions left.",
  ],
  "called-horse": [
    { t: "called-horse", rule, who: ann, horse: 0, card: "W1", reach: 10, left: 2 },
    "Ann plays a Wild to move horse 1, up to ten spaces.",
  ],
  rode: [
    { t: "rode", rule, who: ann, horse: 0, from: "canyon", to: "rimN", path: ["drawN", "rimN"], riders: [ann, bob] },
    "Ann and Boxcar Bob ride horse 1 two spaces to North Gap.",
  ],
  looted: [
    {
      t: "looted",
      rule,
      who: ann,
      at: "in3",
      car: "A",
      tiles: ["L10", "L17"],
      cards: ["K04", "B05", "W1"],
      as: ["revolver"],
      left: 1,
    },
    "Ann robs Senator Boar and Ladder-climbing Raccoon in Car A with Keyhole 4, Bag 5 and a Wild as Revolver. One action left.",
  ],
  "sheriff-moved": [
    { t: "sheriff-moved", rule, from: "in5", to: "in4", path: ["ee4", "in4"], because: "loot", who: ann },
    "The Wilds stir the Sheriff: he walks two spaces into Car B.",
  ],
  arrested: [
    {
      t: "arrested",
      rule,
      who: ann,
      at: "in3",
      to: "jail",
      tiles: ["L10"],
      cards: ["R01", "R02"],
      bullets: 1,
      raised: true,
      speed: 3,
    },
    "The Sheriff catches Ann inside Car A. Ann goes to jail and loses two cards, Senator Boar and one bullet; the speed is now 3.",
  ],
  dropped: [
    { t: "dropped", rule, who: ann, town: "B", tiles: ["L01"], meter: null, counters: 1, left: 3 },
    "Ann drops off Madam Heron in Town B and places one counter. Three actions left.",
  ],
  laid: [
    { t: "laid", rule, who: ann, tile: "L19", town: "C", from: "sack" },
    "Clockmaker Weasel (the numbers 2, 5 and 8) is laid at Town C.",
  ],
  returned: [{ t: "returned", rule, tiles: ["L01", "L02"] }, "Madam Heron and Gambler Fox go back into the sack."],
  flipped: [
    {
      t: "flipped",
      rule,
      junction: "top",
      side: "green",
      because: "straight",
      who: ann,
      cards: ["R05", "B06"],
      left: 0,
    },
    "Ann turns the top switch to green with Revolver 5 and Bag 6.",
  ],
  put: [{ t: "put", rule, who: ann, with: bob, count: 1 }, "Ann adds one card for Boxcar Bob."],
  headed: [
    { t: "headed", rule, who: ann, horse: 0, to: "townA", spaces: 7 },
    "Ann sends horse 1 to Town A; a way of seven spaces would earn a Wanted Card.",
  ],
  asked: [{ t: "asked", rule, who: ann, with: bob, count: 1, cards: ["B02"] }, "Ann asks Boxcar Bob for Bag 2."],
  "line-ended": [
    { t: "line-ended", rule, at: "r16" },
    "The engine comes to Lower Junction, where no switch lies: the line ends here.",
  ],
  "tie-broken": [
    { t: "tie-broken", rule, by: "counters", tied: [ann, bob], figures: [1, 2] },
    "Level on points; the most counters at the towns decide: Ann 1 and Boxcar Bob 2.",
  ],
  proposed: [
    { t: "proposed", rule, who: ann, with: bob, count: 1, wants: 0, cards: ["K01"] },
    "Ann offers Boxcar Bob Keyhole Ace.",
  ],
  answered: [{ t: "answered", rule, who: bob, with: ann, count: 0 }, "Boxcar Bob offers Ann nothing in return."],
  declined: [{ t: "declined", rule, who: bob, with: ann }, "Boxcar Bob breaks off the trade with Ann."],
  traded: [
    { t: "traded", rule, who: ann, with: bob, gave: 2, got: 0, left: 1 },
    "Ann gives Boxcar Bob two cards. One action left.",
  ],
  "took-bullet": [
    { t: "took-bullet", rule, who: ann, free: true, board: 0, left: 3 },
    "Ann takes a bullet as a Free Action; none left on the board.",
  ],
  "used-bullet": [
    { t: "used-bullet", rule, who: ann, left: 5 },
    "Ann uses a bullet for one more action. Five actions left.",
  ],
  "drew-in-jail": [
    { t: "drew-in-jail", rule, who: ann, kept: false, card: "B02", left: 0 },
    "Ann draws Bag 2 in jail and discards it.",
  ],
  escaped: [
    { t: "escaped", rule, who: ann, to: "ee1", cards: ["K01", "W1", "W1"], lowered: true, speed: 2, left: 1 },
    "Ann escapes with Keyhole Ace and two Wilds to Enter/Exit 1; the speed is now 2.",
  ],
  mounted: [{ t: "mounted", rule, who: ann, horse: 0, at: "canyon" }, "Ann mounts horse 1 in Crackpot Canyon."],
  dismounted: [{ t: "dismounted", rule, who: ann, horse: 0, at: "r00" }, "Ann gets off horse 1 at Top Junction."],
  "gained-actions": [
    { t: "gained-actions", rule, who: ann, cards: ["R06", "B06", "K06"], gained: 2, left: 4 },
    "Ann plays Revolver 6, Bag 6 and Keyhole 6 for two more actions. Four actions left.",
  ],
  "played-wild": [
    { t: "played-wild", rule, who: ann, card: "W1", direction: "front" },
    "Ann plays a Wild to send the Sheriff towards the front.",
  ],
  claimed: [
    { t: "claimed", rule, who: bob, card: "sixShooter" },
    "Boxcar Bob takes the Wanted Card 6-Shooter: Your hand limit is 6, and you refill to 6.",
  ],
  "passed-up": [{ t: "passed-up", rule, who: ann, cards: ["wild", "twoTiming"] }, "Ann passes up Wild and Two-Timing."],
  "ended-actions": [{ t: "ended-actions", rule, who: ann, unused: 1 }, "Ann is done and lets one action lapse."],
  rolled: [
    { t: "rolled", rule, step: 2, of: 3, from: "rN", to: "rS", cars: ["rS", "rN", "r00", "r31", "r30"], edge: true },
    "The engine goes over the map edge to South Edge Track (2 of 3).",
  ],
  hit: [
    { t: "hit", rule, who: ann, at: "r08", to: "canyon", horse: 0 },
    "The train hits Ann in Tunnel 2: flat in Crackpot Canyon, next turn lost.",
  ],
  "horse-lost": [{ t: "horse-lost", rule, horse: 1, at: "r18" }, "Horse 2 is hit at Town C Halt and out of the game."],
  "swept-off": [
    { t: "swept-off", rule, who: ann, from: "rf2", to: "canyon" },
    "The tunnel sweeps Ann off the roof: flat in Crackpot Canyon, next turn lost.",
  ],
  ducked: [
    { t: "ducked", rule, who: bob, from: "rf2", to: "ee2" },
    "Boxcar Bob ducks under the tunnel roof and drops to Enter/Exit 2.",
  ],
  "event-drawn": [
    { t: "event-drawn", rule, who: ann, card: "EV03", by: null, left: 1 },
    "Map edge: Range Closed: north; one Event Card left.",
  ],
  "range-closed": [
    { t: "range-closed", rule, cactus: "north", spaces: ["cactusN", "r02"] },
    "The north range is closed: North Cactus and Track 2.",
  ],
  "switches-stuck": [{ t: "switches-stuck", rule }, "Train cars stand on both junctions: no switch turns."],
  "sped-up": [{ t: "sped-up", rule, from: 5, speed: 5 }, "The train is at full speed, 5."],
  "tokens-removed": [
    { t: "tokens-removed", rule },
    "That was the last event. Both switch tokens leave: the line ends at the next junction.",
  ],
  "town-reached": [
    { t: "town-reached", rule, town: "A", star: "r05", tiles: ["L03", "L04"] },
    "The train reaches Town A: Banker Badger and Widow Magpie are to be loaded.",
  ],
  "counters-home": [
    { t: "counters-home", rule, town: "B", who: ann, count: 2, points: 5 },
    "Two counters of Ann come home from Town B: five points.",
  ],
  loaded: [
    { t: "loaded", rule, who: ann, tile: "L03", square: "lootA2", town: "A" },
    "Banker Badger is loaded: Car A, square 2.",
  ],
  "rope-tightened": [
    { t: "rope-tightened", rule, town: "C", knot: 4 },
    "Town C goes unpaid: the Last Rope reaches the skull.",
  ],
  "tile-drawn": [
    { t: "tile-drawn", rule, who: ann, tile: "L15", sack: 4 },
    "Twin Hares (2 Pairs) comes out of the sack; 4 left in it.",
  ],
  refilled: [
    { t: "refilled", rule, who: ann, tile: "L15", square: "lootC1" },
    "Twin Hares boards the train: Car C, square 1.",
  ],
  discarded: [{ t: "discarded", rule, who: ann, card: "W1" }, "Ann discards a Wild."],
  drew: [{ t: "drew", rule, who: ann, count: 3 }, "Ann draws three cards."],
  reshuffled: [{ t: "reshuffled", rule, cards: 27 }, "The discard pile is shuffled into a new deck of 27 cards."],
  ended: [
    { t: "ended", rule, outcome: { winners: [0, 1], because: "HEIST-END-1", scores: [10, 10] }, meter: 10 },
    "The goal is reached: the gang has won.",
  ],
};
