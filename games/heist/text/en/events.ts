import type { EventTexts, Names } from "@trestle/kernel";
import type { HeistEvent, Who } from "../../engine/event-types.ts";
import { outcomeText } from "./outcome.ts";
import { capital } from "../shared/capital.ts";
import { count, join, WILD } from "./words.ts";
import type { Words } from "./words.ts";

/** One sentence an event, in the present tense, for log, speech and captions alike. */
export function makeEvents(w: Words): EventTexts<HeistEvent> {
  const who = (x: Who, names: Names): string => w.who(x, names);
  const all = (list: readonly Who[], names: Names): string => join(list.map((x) => who(x, names)));
  const shown = (e: { count: number; cards?: string[]; secret?: { cards: string[] } }): string => {
    const cards = e.cards ?? e.secret?.cards;
    return cards === undefined ? count(e.count, "card") : w.cards(cards);
  };
  const left = (n: number): string => (n === 0 ? "" : ` ${capital(count(n, "action"))} left.`);
  const speed = (n: number): string => `the speed is now ${n}`;

  return {
    "set-up": (e, names) =>
      `${all(e.cowboys, names)} ride out${e.goal === null ? "" : `, and the goal is ${e.goal}`}. ` +
      `Speed ${e.speed}, ${count(e.horses, "horse")}, ${e.events} Event Cards; Wanted: ${join(e.row.map(w.title))}. ` +
      `${who(e.first, names)} begins.`,
    dealt: (e, names) => `${who(e.who, names)} is dealt ${shown(e)}.`,
    "turn-began": (e, names) => `Turn ${e.turn}: ${who(e.who, names)}.`,
    "stood-up": (e, names) => `${who(e.who, names)} gets up and loses this turn.`,
    moved: (e, names) => `${who(e.who, names)} goes ${w.to(e.to)}.${left(e.left)}`,
    boarded: (e, names) => `${who(e.who, names)} boards the train at ${w.space(e.to)}.${left(e.left)}`,
    left: (e, names) => `${who(e.who, names)} leaves the train and goes ${w.to(e.to)}.${left(e.left)}`,
    jumped: (e, names) =>
      `${who(e.who, names)} jumps from the roof onto horse ${e.horse + 1}, ${w.at(e.to)}.${left(e.left)}`,
    "called-horse": (e, names) =>
      `${who(e.who, names)} plays ${w.cards([e.card])} to move horse ${e.horse + 1}, up to ${count(e.reach, "space")}.`,
    headed: (e, names) =>
      `${who(e.who, names)} sends horse ${e.horse + 1} ${w.to(e.to)}; a way of ${count(e.spaces, "space")} would earn a Wanted Card.`,
    rode: (e, names) => {
      const way = `${count(e.path.length, "space")} ${w.to(e.to)}`;
      if (e.riders.length === 0) return `Horse ${e.horse + 1} runs ${way}.`;
      return `${all(e.riders, names)} ${e.riders.length === 1 ? "rides" : "ride"} horse ${e.horse + 1} ${way}.`;
    },
    looted: (e, names) =>
      `${who(e.who, names)} robs ${w.tiles(e.tiles)} in Car ${e.car} with ${lootCards(w, e.cards, e.as)}.${left(e.left)}`,
    "sheriff-moved": (e) => {
      const why = e.because === "loot" ? "The Wilds stir the Sheriff: he" : "The Sheriff";
      return `${why} walks ${count(e.path.length, "space")} ${w.to(e.to)}.`;
    },
    arrested: (e, names) => {
      const lost = [
        ...(e.cards.length > 0 ? [count(e.cards.length, "card")] : []),
        ...(e.tiles.length > 0 ? [w.tiles(e.tiles)] : []),
        ...(e.bullets > 0 ? [count(e.bullets, "bullet")] : []),
      ];
      const name = who(e.who, names);
      const loses = lost.length === 0 ? "" : ` and loses ${join(lost)}`;
      const meter = e.raised ? `; ${speed(e.speed)}` : "";
      return `The Sheriff catches ${name} ${w.at(e.at)}. ${name} goes to jail${loses}${meter}.`;
    },
    dropped: (e, names) => {
      const gain =
        e.meter === null ? ` and places ${count(e.counters, "counter")}` : `; the Heist Meter shows ${e.meter}`;
      return `${who(e.who, names)} drops off ${w.tiles(e.tiles)} in Town ${e.town}${gain}.${left(e.left)}`;
    },
    laid: (e) => `${w.tile(e.tile)} (${w.needs(e.tile)}) is laid at Town ${e.town}.`,
    returned: (e) => `${w.tiles(e.tiles)} ${e.tiles.length === 1 ? "goes" : "go"} back into the sack.`,
    flipped: (e, names) => {
      const by = e.who === null ? "" : `${who(e.who, names)} `;
      const what = `the ${e.junction} switch`;
      if (e.because === "event" || e.who === null) return `${capital(what)} turns to ${e.side}.`;
      const how = e.because === "straight" ? ` with ${w.cards(e.cards)}` : "";
      return `${by}turns ${what} to ${e.side}${how}.${left(e.left)}`;
    },
    put: (e, names) => `${who(e.who, names)} adds ${shown(e)} for ${who(e.with, names)}.`,
    asked: (e, names) => `${who(e.who, names)} asks ${who(e.with, names)} for ${shown(e)}.`,
    proposed: (e, names) => {
      const want = e.want ?? e.secret?.want;
      const asked = want === undefined ? count(e.wants, "card") : w.cards(want);
      return `${who(e.who, names)} offers ${who(e.with, names)} ${shown(e)}${e.wants === 0 ? "" : ` for ${asked}`}.`;
    },
    answered: (e, names) =>
      `${who(e.who, names)} offers ${who(e.with, names)} ${e.count === 0 ? "nothing" : shown(e)} in return.`,
    declined: (e, names) => `${who(e.who, names)} breaks off the trade with ${who(e.with, names)}.`,
    traded: (e, names) => {
      const cards = e.cards ?? e.secret;
      const gave = cards === undefined ? count(e.gave, "card") : w.cards(cards.gave);
      const got = cards === undefined ? count(e.got, "card") : w.cards(cards.got);
      const back = e.got === 0 ? "" : ` and gets ${got}`;
      return `${who(e.who, names)} gives ${who(e.with, names)} ${gave}${back}.${left(e.left)}`;
    },
    "took-bullet": (e, names) =>
      `${who(e.who, names)} takes a bullet${e.free ? " as a Free Action" : ""}; ${e.board === 0 ? "none" : e.board} left on the board.`,
    "used-bullet": (e, names) => `${who(e.who, names)} uses a bullet for one more action.${left(e.left)}`,
    "drew-in-jail": (e, names) => {
      const card = e.card ?? e.secret?.card;
      const drawn = card === undefined ? "a card" : w.cards([card]);
      return `${who(e.who, names)} draws ${drawn} in jail and ${e.kept ? "keeps" : "discards"} it.${left(e.left)}`;
    },
    escaped: (e, names) =>
      `${who(e.who, names)} escapes with ${w.cards(e.cards)} ${w.to(e.to)}${e.lowered ? `; ${speed(e.speed)}` : ""}.`,
    mounted: (e, names) => `${who(e.who, names)} mounts horse ${e.horse + 1} ${w.at(e.at)}.`,
    dismounted: (e, names) => `${who(e.who, names)} gets off horse ${e.horse + 1} ${w.at(e.at)}.`,
    "gained-actions": (e, names) =>
      `${who(e.who, names)} plays ${w.cards(e.cards)} for ${count(e.gained, "more action", "more actions")}.${left(e.left)}`,
    "played-wild": (e, names) => `${who(e.who, names)} plays a Wild to send the Sheriff towards the ${e.direction}.`,
    claimed: (e, names) => `${who(e.who, names)} takes the Wanted Card ${w.title(e.card)}: ${w.ability(e.card)}`,
    "passed-up": (e, names) => `${who(e.who, names)} passes up ${join(e.cards.map(w.title))}.`,
    "ended-actions": (e, names) =>
      e.unused === 0
        ? `${who(e.who, names)} is done.`
        : `${who(e.who, names)} is done and lets ${count(e.unused, "action")} lapse.`,
    rolled: (e) =>
      e.edge
        ? `The engine goes over the map edge ${w.to(e.to)} (${e.step} of ${e.of}).`
        : `The engine rolls ${w.to(e.to)} (${e.step} of ${e.of}).`,
    hit: (e, names) => `The train hits ${who(e.who, names)} ${w.at(e.at)}: flat ${w.at(e.to)}, next turn lost.`,
    "horse-lost": (e) => `Horse ${e.horse + 1} is hit ${w.at(e.at)} and out of the game.`,
    "swept-off": (e, names) =>
      `The tunnel sweeps ${who(e.who, names)} off the roof: flat ${w.at(e.to)}, next turn lost.`,
    ducked: (e, names) => `${who(e.who, names)} ducks under the tunnel roof and drops ${w.to(e.to)}.`,
    "event-drawn": (e) => {
      const by = e.by === null ? "Map edge" : `Star ${w.at(e.by)}`;
      return `${by}: ${w.eventName(e.card)}; ${count(e.left, "Event Card")} left.`;
    },
    "range-closed": (e) => `The ${e.cactus} range is closed: ${join(e.spaces.map(w.space))}.`,
    "switches-stuck": () => "Train cars stand on both junctions: no switch turns.",
    "sped-up": (e) => (e.from === e.speed ? `The train is at full speed, ${e.speed}.` : `Faster: ${speed(e.speed)}.`),
    "tokens-removed": () => "That was the last event. Both switch tokens leave: the line ends at the next junction.",
    "town-reached": (e) =>
      e.tiles.length === 0
        ? `The train reaches Town ${e.town}, where nothing waits.`
        : `The train reaches Town ${e.town}: ${w.tiles(e.tiles)} ${e.tiles.length === 1 ? "is" : "are"} to be loaded.`,
    "counters-home": (e, names) => {
      const counters = `${capital(count(e.count, "counter"))} of ${who(e.who, names)}`;
      return `${counters} ${e.count === 1 ? "comes" : "come"} home from Town ${e.town}: ${count(e.points, "point")}.`;
    },
    loaded: (e) => `${w.tile(e.tile)} is loaded: ${w.square(e.square)}.`,
    "rope-tightened": (e) =>
      e.knot > 3
        ? `Town ${e.town} goes unpaid: the Last Rope reaches the skull.`
        : `Town ${e.town} goes unpaid: the Last Rope is on knot ${e.knot} of three.`,
    "tile-drawn": (e) => `${w.tile(e.tile)} (${w.needs(e.tile)}) comes out of the sack; ${e.sack} left in it.`,
    refilled: (e) => `${w.tile(e.tile)} boards the train: ${w.square(e.square)}.`,
    discarded: (e, names) => `${who(e.who, names)} discards ${w.cards([e.card])}.`,
    drew: (e, names) => `${who(e.who, names)} draws ${shown(e)}.`,
    reshuffled: (e) => `The discard pile is shuffled into a new deck of ${count(e.cards, "card")}.`,
    "line-ended": (e) => `The engine comes ${w.to(e.at)}, where no switch lies: the line ends here.`,
    "tie-broken": (e, names) => {
      const each = join(e.tied.map((x, i) => `${who(x, names)} ${e.figures[i]}`));
      if (e.by === "counters") return `Level on points; the most counters at the towns decide: ${each}.`;
      const carry = e.tied.filter((_, i) => e.figures[i] === 1);
      if (e.by === "loot") return `Still level; whoever carries loot comes first: ${all(carry, names)}.`;
      return `Nothing tells ${all(e.tied, names)} apart.`;
    },
    ended: (e, names) => {
      const text = outcomeText(e.outcome.because, e.outcome.winners, names);
      return e.outcome.winners.length === 0 ? `${text} The Heist Meter shows ${e.meter}.` : text;
    },
  };
}

/** The cards of a Loot action, with what its Wilds stand for. */
function lootCards(w: Words, cards: readonly string[], as: readonly (number | string)[]): string {
  let wild = 0;
  return join(
    cards.map((card) => {
      const name = w.card(card);
      const meaning = name === WILD ? as[wild++] : undefined;
      return meaning === undefined ? name : `a Wild as ${typeof meaning === "number" ? meaning : capital(meaning)}`;
    }),
  );
}
