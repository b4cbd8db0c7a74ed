import type { Names } from "@trestle/kernel";
import type {
  Edition,
  EventCard,
  MainSpace,
  PokerCard,
  Requirement,
  Suit,
  TrainSpace,
  WantedCard,
} from "../../engine/edition/types.ts";
import type { Who } from "../../engine/event-types.ts";
import type { CowboyView, HeistView } from "../../engine/view-types.ts";
import { capital } from "../shared/capital.ts";
import { abilityText, missionText } from "./wanted.ts";

/** How things of one edition are called. Ids that the edition does not have are shown as they are. */
export interface Words {
  /** The bare name, for buttons: `North Bank`, `Inside Car A`. */
  space: (id: string) => string;
  /** `in Crackpot Canyon`, `on Track 5`, `inside Car A`. */
  at: (id: string) => string;
  /** `to Crackpot Canyon`, `into Car A`, `onto the Coal Heap`. */
  to: (id: string) => string;
  card: (id: string) => string;
  cards: (ids: readonly string[]) => string;
  tile: (id: string) => string;
  tiles: (ids: readonly string[]) => string;
  /** What a tile asks for, by its id. */
  needs: (id: string) => string;
  square: (id: string) => string;
  /** The id of a Wanted Card by its place in the edition. */
  wantedId: (index: number) => string;
  /** The title of a Wanted Card. */
  title: (id: string) => string;
  mission: (id: string) => string;
  ability: (id: string) => string;
  eventName: (id: string) => string;
  eventText: (id: string) => string;
  /** A cowboy as an event names it: by its player or colour, with its title. HEIST-WANT-6 */
  who: (who: Who, names: Names) => string;
  /** The same from a view. */
  cowboy: (view: HeistView, cowboy: number, names: Names) => string;
}

export const WILD = "Wild";
const SUIT_NAMES: Record<Suit, string> = { revolver: "Revolver", bag: "Bag", keyhole: "Keyhole" };
const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const and = new Intl.ListFormat("en-GB", { type: "conjunction" });

export function join(parts: readonly string[]): string {
  return and.format(parts);
}

/** `one card`, `three cards`. */
export function count(n: number, one: string, many = `${one}s`): string {
  return `${NUMBERS[n] ?? n} ${n === 1 ? one : many}`;
}

function suitName(suit: Suit): string {
  return SUIT_NAMES[suit];
}

export function needsText(needs: Requirement): string {
  switch (needs.kind) {
    case "suits":
      return needs.suits.map(suitName).join(" + ");
    case "numbers":
      return `the numbers ${join(needs.numbers.map(String))}`;
    case "threeOfAKind":
      return "3 of a Kind";
    case "twoPairs":
      return "2 Pairs";
    case "straight3":
      return "3 Card Straight";
  }
}

export function cardText({ suit, number }: PokerCard): string {
  if (suit === null || number === null) return WILD;
  return `${suitName(suit)} ${number === 1 ? "Ace" : number}`;
}

export function eventNameText(card: EventCard): string {
  switch (card.kind) {
    case "speedUp":
      return "Train Speed Up";
    case "closedRange":
      return `Range Closed: ${card.cactus}`;
    case "sheriff":
      return `Sheriff: ${card.spaces} to the ${card.direction}`;
    case "flip":
      return "Track Switched";
  }
}

export function eventCardText(card: EventCard): string {
  switch (card.kind) {
    case "speedUp":
      return "The train goes one space a turn faster, up to five.";
    case "closedRange":
      return `The ${card.cactus} cactus and the track space it faces are closed to walkers and horses for the rest of the game.`;
    case "sheriff":
      return `The Sheriff walks ${count(card.spaces, "space")} towards the ${card.direction} of the train, catching whoever he meets.`;
    case "flip":
      return "The switch of the next junction turns; with a train car on it, the other one; with cars on both, none.";
  }
}

function trainPlace(s: TrainSpace, alone: boolean, inside: string, roof: string, other: string): string {
  const car = ["A", "B", "C"][s.section - 3];
  const name = car === undefined || !alone ? s.name : `Car ${car}`;
  if (s.kind === "interior") return `${inside} ${name}`;
  if (s.kind === "roof") return name === s.name ? `${roof} the ${s.name}` : `${roof} the roof of ${name}`;
  return `${other} ${s.name}`;
}

function mainAt({ kind, name }: MainSpace, inTunnel: boolean): string {
  if (inTunnel || kind === "town" || kind === "canyon") return "in";
  return kind === "rail" && /\d$/.test(name) ? "on" : "at";
}

export function makeWords(edition: Edition): Words {
  const main = new Map(edition.mainMap.spaces.map((s) => [s.id, s]));
  const train = new Map(edition.trainMap.spaces.map((s) => [s.id, s]));
  const cards = new Map(edition.poker.map((c) => [c.id, cardText(c)]));
  const tiles = new Map(edition.tiles.map((t) => [t.id, t]));
  const wanted = new Map<string, WantedCard>(edition.wanted.map((w) => [w.id, w]));
  const events = new Map(edition.events.map((e) => [e.id, e]));
  const squares = new Map(edition.trainMap.lootSquares.map((q, i) => [q.id, `Car ${q.car}, square ${(i % 2) + 1}`]));
  const alone = (s: TrainSpace): boolean =>
    edition.trainMap.spaces.filter((x) => x.kind === s.kind && x.section === s.section).length === 1;
  const on = (id: string, inside: string, roof: string, other: string, jail: string, fallback: string): string => {
    const t = train.get(id);
    if (t === undefined) return `${fallback} ${main.get(id)?.name ?? id}`;
    return t.kind === "jail" ? jail : trainPlace(t, alone(t), inside, roof, other);
  };
  const titled = (name: string, title: string | null): string =>
    title === null ? name : (wanted.get(title)?.called ?? "{name}").replace("{name}", () => name);

  const words: Words = {
    space: (id) => main.get(id)?.name ?? train.get(id)?.name ?? id,
    at: (id) => {
      const s = main.get(id);
      return on(
        id,
        "inside",
        "on",
        "at",
        "in jail",
        s === undefined ? "at" : mainAt(s, edition.track.tunnel.includes(id)),
      );
    },
    to: (id) => on(id, "into", "onto", "to", "to jail", "to"),
    card: (id) => cards.get(id) ?? id,
    cards: (ids) => {
      const shown = ids.map(words.card).filter((name) => name !== WILD);
      const wilds = ids.length - shown.length;
      if (wilds > 0) shown.push(wilds === 1 ? "a Wild" : count(wilds, WILD));
      return shown.length === 0 ? "no cards" : join(shown);
    },
    tile: (id) => tiles.get(id)?.name ?? id,
    tiles: (ids) => (ids.length === 0 ? "no loot" : join(ids.map(words.tile))),
    needs: (id) => {
      const tile = tiles.get(id);
      return tile === undefined ? id : needsText(tile.needs);
    },
    square: (id) => squares.get(id) ?? id,
    wantedId: (index) => edition.wanted[index]?.id ?? String(index),
    title: (id) => wanted.get(id)?.title ?? id,
    mission: (id) => {
      const w = wanted.get(id);
      return w === undefined ? id : missionText(w.mission.kind, w.mission.n);
    },
    ability: (id) => {
      const w = wanted.get(id);
      return w === undefined ? id : abilityText(w.ability.kind, w.ability.n);
    },
    eventName: (id) => {
      const e = events.get(id);
      return e === undefined ? id : eventNameText(e);
    },
    eventText: (id) => {
      const e = events.get(id);
      return e === undefined ? id : eventCardText(e);
    },
    who: (who, names) => titled(who.solo ? capital(who.colour) : names.seat(who.seat), who.title),
    cowboy: (view, cowboy, names) => {
      const c: CowboyView | undefined = view.cowboys[cowboy];
      if (c === undefined) return `cowboy ${cowboy + 1}`;
      return titled(view.solo ? capital(c.colour) : names.seat(c.seat), c.wanted);
    },
  };
  return words;
}
