import type { MissionKind, Move } from "@trestle/heist";

const list = new Intl.ListFormat("en", { type: "conjunction" });
const some = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** Train Heist's hand, plan, needs, trade, Wanted Cards, podium and ear. */
export const heistHand = {
  headline: {
    mine: (left: number, of: number): string => `Your turn: ${left} of ${some(of, "action")} left`,
    other: (name: string, left: number, of: number): string => `${name}: ${left} of ${some(of, "action")} left`,
    heist: (meter: number, goal: number): string => `heist ${meter} of ${goal}`,
    score: (meter: number): string => `heist ${meter}`,
    points: (points: number): string => some(points, "point"),
    over: "The run is over",
  },
  commit: {
    move: "Move",
    dash: "Move twice",
    board: "Board",
    leave: "Get off",
    jump: "Jump",
    ride: "Play the card",
    gallop: "Ride there",
    loot: "Rob",
    drop: "Drop off",
    lay: "Lay it",
    flip: "Flip",
    trade: "Open the trade",
    put: "Add it",
    propose: "Make the offer",
    accept: "Accept",
    decline: "Decline",
    bullet: "Take a bullet",
    quick: "Take a bullet",
    shoot: "Use the bullet",
    draw: "Draw",
    escape: "Escape",
    mount: "Mount",
    dismount: "Dismount",
    set: "Play the set",
    straight: "Turn the switch",
    nudge: "Send the Sheriff",
    claim: "Decide",
    place: "Load it",
    discard: "Discard",
    done: "Done",
  } satisfies Record<Move["t"], string>,
  choose: "Choose a step",

  hand: "My cards",
  handOf: (name: string): string => `${name}'s cards`,
  for: (name: string): string => `You decide for ${name}`,
  noCards: "No cards in hand.",
  hidden: (cards: number): string => some(cards, "hidden card"),
  buys: (actions: number): string => `part of a set that buys ${some(actions, "more action")}`,
  buysShort: (actions: number): string => `+${actions}`,
  turns: "part of a straight that turns a switch",
  picked: "chosen",
  waiting: (name: string): string => `${name} is on turn.`,
  watching: "The gang shares one board; the cards lie open.",

  choices: {
    steps: "What you can do",
    places: "Where you can go",
    things: "What you can choose",
    ways: "Ways to pay",
    uses: (card: string): string => `What ${card} can do`,
    chosen: "Chosen so far",
    back: (what: string): string => `Take back ${what}`,
    none: "Nothing can be done with this card now.",
  },
  cost: {
    one: "costs 1 action",
    free: "free",
    pip: "1",
  },
  plan: {
    label: "This turn",
    left: (left: number, of: number): string => `${left} of ${some(of, "action")} left`,
    step: (nth: number, what: string): string => `${nth}. ${what}`,
    next: (what: string): string => `next: ${what}`,
    nothing: "Nothing done yet.",
  },

  needs: {
    title: "Loot and who could take it",
    open: "Loot",
    hint: (tile: string, who: string): string => `${tile}: ${who}`,
    now: (names: string[]): string => `${list.format(names)} could, right now`,
    alone: (names: string[]): string => `${list.format(names)} could`,
    together: (names: string[]): string => `${names.join(" + ")} could`,
    lacks: (n: number): string => `you lack ${some(n, "card")}`,
    nobody: "nobody has the cards",
    both: "both tiles of this car at once",
    with: (cards: string): string => `with ${cards}`,
    empty: "an empty square",
    under: (n: number): string => `${some(n, "more tile")} underneath`,
    tunnel: "in the tunnel",
    car: (letter: string): string => `Car ${letter}`,
    towns: "Waiting in the towns",
    town: (letter: string): string => `Town ${letter}`,
    unpaid: "nothing waits: the rope tightens when the train comes",
    hands: "All hands",
    carries: (tiles: string[]): string => `carries ${list.format(tiles)}`,
    you: "you",
  },

  trade: {
    title: "The trade",
    gives: (name: string): string => `${name} gives`,
    nothing: "nothing yet",
    cards: (n: number): string => some(n, "card"),
    stage: {
      offer: (name: string): string => `Choose cards for ${name}, then make the offer.`,
      answer: (name: string): string => `${name} waits for the answer.`,
      confirm: (name: string): string => `${name} has named a price: accept or decline.`,
    },
  },

  wanted: {
    title: "Wanted Cards",
    open: "Wanted",
    mission: "To earn it",
    ability: "Then",
    mine: (title: string): string => `Your card: ${title}`,
    works: "It works.",
    soon: "It works from your next turn on.",
    held: (name: string): string => `held by ${name}`,
    none: "No Wanted Card lies open.",
    one: "A cowboy can earn only one.",
    near: {
      lootWithRevolvers: (have: number, of: number): string => `${have} of ${of} Revolvers in your hand`,
      lootWithWilds: (have: number, of: number): string => `${have} of ${of} Wilds in your hand`,
      longRide: (have: number, of: number): string =>
        `your longest card goes ${have} of ${of} spaces; be in the saddle`,
      roofJump: (have: number): string => (have > 0 ? "you stand on a roof" : "climb onto a roof first"),
      dropAtEmptyTown: (have: number, of: number): string => `you carry ${have} of ${of} tiles`,
      lootWithLowCards: (have: number, of: number): string => `${have} of ${of} low cards in your hand`,
      lootBoth: (have: number): string =>
        have > 0 ? "your cards pay for both tiles of a car" : "your cards do not pay for two tiles",
      escapeJail: (have: number): string => (have > 0 ? "you are in jail" : "you are free"),
      farCall: (have: number, of: number): string =>
        `your longest card goes ${have} of ${of} spaces; call a riderless horse`,
      rideOverEdge: (have: number, of: number): string =>
        have === of
          ? "you are aboard, and the train crosses the edge next"
          : have > 0
            ? "one of two: be aboard, and the edge comes next"
            : "neither aboard nor near the edge",
      flipOnFoot: (have: number): string => (have > 0 ? "you stand on a junction" : "walk to a junction"),
      manyActions: (have: number, of: number): string => `${have} of ${of} actions within reach this turn`,
    } satisfies Record<MissionKind, (have: number, of: number) => string>,
  },

  podium: {
    won: "The gang has won!",
    lost: "The gang has lost",
    youWin: "You win!",
    wins: (names: string[]): string =>
      names.length === 0 ? "Nobody wins" : `${list.format(names)} win${names.length === 1 ? "s" : ""}!`,
    score: "The score",
    meter: (meter: number, goal: number | null): string =>
      goal === null ? some(meter, "tile") + " delivered" : `${meter} of ${some(goal, "tile")} delivered`,
    rope: (knot: number): string => (knot > 3 ? "the Last Rope has run out" : `Last Rope at knot ${knot} of 3`),
    turns: (n: number): string => `after ${some(n, "turn")}`,
    cowboy: "Cowboy",
    delivered: "Delivered",
    robbed: "Robbed",
    arrests: "Arrests",
    points: "Points",
    title: "Wanted",
    moment: "Moment of the game",
    replay: "Replay it",
    moments: {
      goal: (name: string): string => `${name} brings home the tile that wins it all.`,
      double: (name: string): string => `${name} robs both tiles of a car at once.`,
      delivery: (name: string, n: number): string => `${name} drops off ${some(n, "tile")} in one go.`,
      ride: (name: string, n: number): string => `${name} rides ${some(n, "space")} with one card.`,
      jump: (name: string): string => `${name} jumps from the roof into the saddle.`,
      escape: (name: string): string => `${name} breaks out of jail.`,
      hit: (name: string): string => `${name} does not see the train coming.`,
      swept: (name: string): string => `The tunnel sweeps ${name} off the roof.`,
      arrest: (names: string[]): string => `The Sheriff catches ${list.format(names)}.`,
      rope: "An unpaid town tightens the rope.",
      wanted: (name: string): string => `${name} earns a Wanted Card.`,
    },
  },

  ear: {
    grid: "The land and the train",
    rows: {
      loop: "The loop, counter-clockwise",
      land: "The land",
      roof: "The train, roofs from front to rear",
      floor: "The train, inside from front to rear",
      board: "The cars on the track",
      squares: "Loot squares",
      riders: "Cowboys and horses",
      signs: "Switches, towns and the Sheriff",
    },
    place: (name: string, marks: string[], here: string[], beside: string[]): string =>
      `${name}${marks.length > 0 ? ` (${marks.join(", ")})` : ""}: ${here.length > 0 ? list.format(here) : "empty"}.${beside.length > 0 ? ` Next to ${list.format(beside)}.` : ""}`,
    car: (section: number, name: string, at: string): string => `Section ${section}, ${name}, on ${at}.`,
    square: (name: string, tile: string | null, under: number): string =>
      tile === null ? `${name}: empty.` : `${name}: ${tile}${under > 0 ? `, on ${some(under, "more tile")}` : ""}.`,
    star: { gold: (town: string): string => `gold star of Town ${town}`, silver: "silver star" },
    tunnel: "tunnel",
    junction: (side: "green" | "red"): string => `junction, switch ${side}`,
    junctionBare: "junction, no switch",
    closed: "Closed Range",
    engine: "the engine",
    section: (n: number): string => `train section ${n}`,
    sheriff: "the Sheriff",
    horse: (n: number): string => `horse ${n}`,
    tilesHere: (tiles: string[]): string => `loot: ${tiles.join("; ")}`,
    turn: (turn: number, name: string, left: number): string => `Turn ${turn}: ${name}, ${some(left, "action")} left.`,
    meters: (heist: string, speed: number, knot: number, events: number): string =>
      `${heist}; speed ${speed}; ${knot > 3 ? "the rope has run out" : `Last Rope at knot ${knot} of 3`}; ${some(events, "Event Card")} left.`,
    train: (engine: string, rear: string, front: string): string =>
      `The engine is on ${engine}, the last car on ${rear}; next comes ${front}.`,
    sheriffAt: (where: string): string => `The Sheriff is at ${where}.`,
    switches: (top: "green" | "red", low: "green" | "red"): string => `Top switch ${top}, low switch ${low}.`,
    noSwitches: "The switches are gone: the line ends at a junction.",
    bullets: (n: number): string => `${some(n, "bullet")} on the board.`,
    forecast: (n: number, at: string, meets: string[]): string =>
      `${n === 1 ? "Next movement" : `Movement ${n}`}: engine on ${at}${meets.length > 0 ? `, ${meets.join(", ")}` : ""}.`,
    meets: {
      star: "an event",
      town: (town: string, paid: boolean): string => (paid ? `Town ${town} is paid` : `Town ${town} goes unpaid`),
      edge: "over the map edge",
      tunnel: "into the tunnel",
      junction: "a junction",
      hits: (who: string): string => `it hits ${who}`,
      end: "the line ends",
    },
    car3: (letter: string, tiles: string[]): string => `Car ${letter}: ${tiles.join("; ")}.`,
    could: (names: string[]): string => `${list.format(names)} could take it.`,
    town: (letter: string, tiles: string[]): string =>
      tiles.length === 0 ? `Town ${letter}: nothing waits there.` : `Town ${letter}: ${tiles.join("; ")}.`,
    horseAt: (n: number, where: string | null): string =>
      where === null ? `Horse ${n} is lost.` : `Horse ${n}: ${where}.`,
    row: (titles: string[]): string =>
      titles.length === 0 ? "No Wanted Card lies open." : `Wanted: ${list.format(titles)}.`,
    cowboyAt: (name: string, where: string): string => `${name}: ${where}.`,
    riding: (name: string, horse: number): string => `${name} rides horse ${horse}.`,
    flat: (name: string): string => `${name} lies flat and loses a turn.`,
    jailed: (name: string): string => `${name} is in jail.`,
    loot: (name: string, tiles: string[]): string =>
      tiles.length === 0 ? `${name} carries no loot.` : `${name} carries ${list.format(tiles)}.`,
    cards: (name: string, cards: string[]): string =>
      cards.length === 0 ? `${name} holds no cards.` : `${name} holds ${list.format(cards)}.`,
    hiddenCards: (name: string, n: number): string => `${name} holds ${some(n, "card")}.`,
    ownBullets: (name: string, n: number): string => `${name} has ${some(n, "bullet")}.`,
    title: (name: string, title: string, ability: string): string => `${name} is ${title}: ${ability}`,
    points: (name: string, points: number, out: number): string =>
      `${name} has ${some(points, "point")} and ${some(out, "counter")} on the way.`,
    sets: (cards: string[], actions: number): string =>
      `${list.format(cards)} would buy ${some(actions, "more action")}.`,
    noHand: "You hold no cards.",
    over: "The game is over.",
  },
};
export type HeistHandWords = typeof heistHand;
