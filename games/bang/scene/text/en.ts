import type { Cost, Suit } from "../../engine/page.ts";

const list = new Intl.ListFormat("en", { type: "conjunction" });
const either = new Intl.ListFormat("en", { type: "disjunction" });
const SIGNS: Readonly<Record<Suit, string>> = { clubs: "♣", diamonds: "♦", hearts: "♥", spades: "♠" };
const cards = (count: number): string => (count === 1 ? "1 card" : `${count} cards`);

export const bang = {
  headline: {
    choosing: "Everybody chooses a character",
    turn: (name: string): string => `${name} plays`,
    mine: "Your turn",
    extra: (name: string): string => `${name} plays an extra turn`,
    over: "The dust settles",
  },
  ring: "The players, in turn order",
  line: "The line and the train",
  middle: "What is going on",
  you: "you",
  turnMark: "plays now",
  decides: "decides",
  isDeciding: (name: string): string => `${name} is deciding`,
  youDecide: "You decide",
  thenNames: (names: string[]): string => `then ${list.format(names)}`,
  roleHidden: "role unknown",
  roleSecret: (role: string): string => `${role}, a secret`,
  out: "out of the game",
  ghost: "a ghost",
  lives: (life: number, max: number): string => `${life} of ${max} life points`,
  hand: (count: number): string => `${cards(count)} in hand`,
  cards,
  reach: (range: number): string => `reach ${range}`,
  distance: (sum: number, parts: string): string => (parts === "" ? `distance ${sum}` : `distance ${sum} = ${parts}`),
  sum: (sum: number, parts: string): string => (parts === "" ? String(sum) : `${sum} = ${parts}`),
  tooFar: (distance: string, reach: number): string => `Too far: ${distance}, you reach ${reach}`,
  distanceShort: (sum: number): string => `d ${sum}`,
  parts: (base: number, theirs: number, yours: number): string =>
    [
      String(base),
      theirs === 0 ? "" : `${theirs > 0 ? "+" : "−"} ${Math.abs(theirs)} theirs`,
      yours === 0 ? "" : `${yours > 0 ? "+" : "−"} ${Math.abs(yours)} yours`,
    ]
      .filter(Boolean)
      .join(" "),
  youReach: "you reach them",
  reachesYou: "reaches you",
  inPlay: (names: string[]): string => (names.length === 0 ? "nothing in play" : `in play: ${list.format(names)}`),
  handOf: (name: string): string => `${name}'s hand`,
  empty: "empty",

  deck: (count: number): string => `Draw pile, ${cards(count)}`,
  discard: (count: number, top: string | null): string =>
    top === null ? `Discard pile, ${cards(count)}` : `Discard pile, ${cards(count)}, ${top} on top`,
  railcars: (count: number): string => `Railcars to come: ${count}`,
  effect: { ironhorse: "shoots at everybody", leland: "a card for everybody" },
  endOfLine: "End of the Line",
  price: (cost: Cost, names: string[]): string => {
    switch (cost.t) {
      case "name":
        return either.format(names);
      case "suit":
        return `any ${SIGNS[cost.suit]}`;
      case "rank":
        return cost.from === 2 ? "2 to 9" : "10 to A";
      case "blue":
        return "blue card";
      case "any":
        return cost.count === 1 ? "any card" : `any ${cost.count} cards`;
      case "life":
        return "1 life";
    }
  },
  locomotive: (name: string, where: string): string => `${name} at ${where}`,
  carAt: (car: string, where: string | null): string =>
    where === null ? `${car}, at no station` : `${car} at ${where}`,
  noStation: "no station",
  standsHere: "would stand here",

  myTable: "In front of me",
  myCards: "My cards",
  choices: "Choices",
  picked: "picked",
  wouldPay: (names: string[]): string => `You would pay with ${either.format(names)}.`,
  wouldPaySome: (count: number, names: string[]): string =>
    `You would pay with ${count} of these: ${names.join(", ")}.`,
  wouldGo: (names: string[]): string => `You would discard ${list.format(names)}.`,
  paysLife: "You would pay 1 life point.",
  paysNothing: "You would pay nothing.",
  pays: "pays",
  pay: (name: string): string => `${name} goes to the discard pile.`,
  advancePreview: (lines: string[]): string => `The train would stand so: ${lines.join("; ")}.`,
  outNow: "You are out. Watch how it ends, and bet on it.",
  toSaloon: "To the Saloon",
  watching: "Sheriff and Deputies against Outlaws, a Renegade against all; most roles are hidden.",
  advance: "Advance the train",
  chooseFirst: "Choose what to do",
  chooseAnswer: "Choose your answer",
  chooseSeat: "Now choose a player",
  chooseCard: "Now choose a card",
  about: "About",
  close: "Close",
  chosen: "has chosen",
  thinking: "chooses",

  affair: {
    at: (what: string, by: string, at: string): string => `${what}: ${by} → ${at}`,
    on: (what: string, at: string): string => `${what}: ${at}`,
    by: (what: string, by: string): string => `${what}: ${by}`,
    discard: "Too many cards",
    lastLife: "The last life point",
    draw: "draw!",
    success: "It works",
    fails: "It does not",
    looks: (name: string, count: number): string => `${name} looks at ${cards(count)}`,
    store: "Everybody takes one",
  },
  stamp: {
    hit: (points: number): string => `−${points}`,
    heal: "+1",
    ghost: "Ghost",
    free: "Free",
    locked: "Locked up",
    extra: "Extra turn",
    spared: "Spared",
    out: "Out",
    moveOn: "Moves on",
    passes: "Takes it",
    stands: "Stands",
    twice: "Twice!",
    ignored: "Ignored",
    showed: "Shows",
  },

  screenReader: {
    grid: "Players, train and hand",
    players: "Players",
    front: "In front of the others",
    train: "Train",
    hand: "My cards",
    piles: "Piles",
    seat: (parts: string[]): string => `${parts.join(", ")}.`,
    cards: (names: string[]): string =>
      names.length === 0 ? "You hold no cards." : `Your hand: ${list.format(names)}.`,
    table: (names: string[]): string => (names.length === 0 ? "" : `In front of you: ${list.format(names)}.`),
    noHand: "You hold no cards.",
    turn: (name: string): string => `${name} plays.`,
    over: "The game is over.",
  },

  result: {
    roles: "Who was who",
    role: "Role",
    character: "Character",
    end: "In the end",
    alive: (life: number): string => (life === 1 ? "1 life" : `${life} lives`),
    kill: (by: string, victim: string, role: string): string => `${by} brings down ${victim}, the ${role}.`,
    fell: (victim: string, role: string): string => `${victim}, the ${role}, falls all alone.`,
    blast: (name: string): string => `The Dynamite goes off in ${name}'s face.`,
    duel: (count: number): string => `A Duel of ${count} shots.`,
    ghost: (name: string): string => `${name} comes back as a ghost.`,
    saved: (name: string): string => `${name} drinks a last Beer and lives.`,
  },
};

/** Fetched with the scene, so that no other game pays for it; a missing word still fails the build. */
export type BangWords = typeof bang;
