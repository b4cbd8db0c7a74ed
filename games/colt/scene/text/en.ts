type Facing = "front" | "rear";
const list = new Intl.ListFormat("en", { type: "conjunction" });
const dollars = (value: number): string => `$${value}`;

export const text = {
  headline: {
    schemin: (round: number, rounds: number): string => `Round ${round} of ${rounds} · everybody schemes`,
    reveal: (round: number, nth: number, name: string): string => `Round ${round} · reveal ${nth} of 3 · ${name} acts`,
    unhooking: (round: number): string => `Round ${round} · the last car goes`,
    over: "The ride is over",
  },
  lock: "Lock plan",
  unlock: "Unlock",
  unlockLong: "Unlock: take the plan back",
  carName: (car: number): string => (car === 0 ? "Locomotive" : `Car ${car}`),
  floor: { roof: "roof", inside: "inside" },
  train: "The train",
  minimap: "The whole train",
  engine: "Engine",
  tail: "drops next",
  look: (car: number): string => `Look at ${car === 0 ? "the locomotive" : `car ${car}`}`,

  figure: {
    facing: (facing: Facing): string => (facing === "front" ? "faces the engine" : "faces the tail"),
    standing: "standing",
    stunned: "lying stunned",
    out: "out of the game",
    ejected: "beside the train",
    first: "first player",
    you: "you",
    nextLoot: "would take the next car",
    loot: (count: number, best: number): string => (count === 0 ? "no loot" : `${count} loot, best ${dollars(best)}`),
    played: (seat: string): string => `played by ${seat}`,
  },
  noLoot: "no loot",
  lootShort: (count: number, best: number): string => `${count} · ${dollars(best)}`,
  lootHint: (count: number, best: number): string => `${count} loot cards, the highest worth ${dollars(best)}`,
  dollars,

  plans: "Plans of this round",
  planOf: (name: string): string => `${name}'s plan`,
  slot: {
    empty: (nth: number): string => `Card ${nth}: not laid`,
    hidden: (nth: number): string => `Card ${nth}: face down`,
    card: (nth: number, card: string): string => `Card ${nth}: ${card}`,
  },
  stamp: { done: "done", blocked: "no effect", down: "only got up" },
  thinking: "thinking",
  ready: "ready",

  hand: "My cards",
  myPlan: (name: string): string => `${name}'s plan`,
  put: (card: string, digit: number): string => `${card}, key ${digit}`,
  inPlan: (nth: number): string => `card ${nth} of the plan`,
  takeOut: (nth: number, card: string): string => `Card ${nth}: ${card}. Take it out`,
  waitingFor: (names: string[]): string => `Still scheming: ${list.format(names)}.`,
  noneWaiting: "All plans are in.",
  youAreOut: "You are out. The others ride on.",
  watching: "Three secret cards each, then everything happens at once.",

  ghost: {
    stand: (nth: number, where: string): string => `After card ${nth} you would be ${where}`,
    guess: (worlds: number, of: number): string => ` (in ${worlds} of ${of} guesses).`,
    inside: (car: number): string => (car === 0 ? "inside the locomotive" : `inside car ${car}`),
    roof: (car: number): string => (car === 0 ? "on the roof of the locomotive" : `on the roof of car ${car}`),
    off: "off the train",
    down: ", lying down",
    percent: (share: number): string => `${Math.round(share * 100)}%`,
    shoots: (name: string, share: string): string => `You would hit ${name} (${share}).`,
    rivals: (places: string[]): string => `Likely by then: ${places.join(", ")}.`,
    note: "Others' cards are guessed.",
  },

  screenReader: {
    grid: "The train, floors by cars",
    cell: (car: number, cars: number, floor: "roof" | "inside", who: string[]): string => {
      const where =
        car === 0 ? "Locomotive" : car === cars ? `Car ${car} of ${cars}, the tail` : `Car ${car} of ${cars}`;
      return who.length === 0 ? `${where}, ${floor}: nobody.` : `${where}, ${floor}: ${who.join("; ")}.`;
    },
    figure: (name: string, standing: string, facing: string): string => `${name}, ${standing}, ${facing}`,
    round: (round: number, rounds: number, cars: number): string =>
      `Round ${round} of at most ${rounds}. ${cars === 1 ? "One car" : `${cars} cars`} and the locomotive; car ${cars} drops at the end of the round.`,
    over: "The game is over.",
    empty: "Nobody is on the train.",
    nextLoot: (name: string): string => `${name} would take the next car.`,
    first: (name: string): string => `${name} is first player.`,
    ready: (names: string[]): string => `Ready: ${list.format(names)}.`,
    hand: (cards: string[]): string => `Your cards: ${list.format(cards)}.`,
    plan: (name: string, cards: string[]): string => `${name}'s plan: ${cards.join(", ")}.`,
    noPlan: (name: string): string => `${name} has no plan yet.`,
    noHand: "You hold no cards.",
    where: (name: string, where: string, standing: string, facing: string): string =>
      `${name} is ${where}, ${standing}, ${facing}.`,
    gone: (name: string): string => `${name} is out of the game.`,
    ejected: (name: string): string => `${name} is beside the train and needs a horse.`,
    loot: (name: string, values: number[]): string =>
      values.length === 0 ? `${name} has no loot.` : `${name} has ${list.format(values.map(dollars))}.`,
  },

  result: {
    tally: "Loot",
    player: "Bandit",
    best: "Highest",
    fate: "In the end",
    aboard: "aboard",
    out: "out",
    shotOff: (shooter: string, victim: string): string => `${shooter} shoots ${victim} clean off the train.`,
    walkedOff: (name: string): string => `${name} walks off the train, all by themselves.`,
    rolledAway: (names: string[]): string =>
      `${list.format(names)} roll${names.length === 1 ? "s" : ""} away with the tail.`,
    saved: (name: string): string => `${name} gallops back from the dead.`,
    loot: (name: string, value: number): string => `${name} grabs ${dollars(value)}.`,
    hits: (name: string, count: number): string => `${name} hits ${count} bandits in one round.`,
  },
};

export type ColtText = typeof text;
