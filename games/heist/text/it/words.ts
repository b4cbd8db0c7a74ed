import type { Names } from "@trestle/kernel";
import type {
  CactusId,
  Direction,
  Edition,
  EventCard,
  JunctionId,
  MainSpace,
  PokerCard,
  Requirement,
  Side,
  Suit,
  TrainSpace,
  WantedCard,
} from "../../engine/edition/types.ts";
import type { Who } from "../../engine/event-types.ts";
import type { CowboyView, HeistView } from "../../engine/view-types.ts";
import { capital } from "../shared/capital.ts";
import { colour, joined, passenger, placeOf, to, withArticle, type Place } from "./names.ts";
import { abilityText, missionText } from "./wanted.ts";

/** How things of one edition are called. Ids that the edition does not have are shown as they are. */
export interface Words {
  /** The bare name, for buttons: `Sponda nord`, `Interno del vagone A`. */
  space: (id: string) => string;
  /** `il Binario 5`, `l'Entrata/Uscita 1`. */
  the: (id: string) => string;
  /** Being there and going there alike: `nel Crackpot Canyon`, `sul Binario 5`, `nel vagone A`. */
  at: (id: string) => string;
  /** `al Binario 5`, `all'Entrata/Uscita 1`: what a space is adjacent to. */
  near: (id: string) => string;
  /** `dal Binario 5`, `dall'Entrata/Uscita 1`. */
  from: (id: string) => string;
  card: (id: string) => string;
  cards: (ids: readonly string[]) => string;
  tile: (id: string) => string;
  tiles: (ids: readonly string[]) => string;
  /** What a tile asks for, by its id. */
  needs: (id: string) => string;
  square: (id: string) => string;
  /** The id of a Wanted Card by its place in the edition. */
  wantedId: (index: number) => string;
  /** The title of a Wanted Card: a nickname, the same for men and women and in every language. */
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

export const WILD = "Jolly";
const SUIT_NAMES: Record<Suit, string> = { revolver: "Revolver", bag: "Borsa", keyhole: "Serratura" };
const NUMBERS = ["", "", "due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove", "dieci"];
/** None, one, and many of a thing. */
const NOUNS = {
  action: ["nessuna azione", "un'azione", "azioni"],
  more: ["nessuna azione in più", "un'azione in più", "azioni in più"],
  bullet: ["nessun proiettile", "un proiettile", "proiettili"],
  card: ["nessuna carta", "una carta", "carte"],
  counter: ["nessun gettone", "un gettone", "gettoni"],
  event: ["nessuna Carta Evento", "una Carta Evento", "Carte Evento"],
  horse: ["nessun cavallo", "un cavallo", "cavalli"],
  offer: ["nessuna offerta", "un'offerta", "offerte"],
  point: ["nessun punto", "un punto", "punti"],
  rider: ["nessun cavaliere", "un cavaliere", "cavalieri"],
  space: ["nessuna casella", "una casella", "caselle"],
  tile: ["nessuna tessera", "una tessera", "tessere"],
  wild: ["nessun Jolly", "un Jolly", "Jolly"],
} as const;

const conjunction = new Intl.ListFormat("it", { type: "conjunction" });

export function join(parts: readonly string[]): string {
  return conjunction.format(parts);
}

/** `una carta`, `tre carte`. */
export function count(n: number, what: keyof typeof NOUNS): string {
  const [none, one, many] = NOUNS[what];
  if (n === 0) return none;
  return n === 1 ? one : `${NUMBERS[n] ?? n} ${many}`;
}

export function suitName(suit: string): string {
  return Object.hasOwn(SUIT_NAMES, suit) ? SUIT_NAMES[suit as Suit] : capital(suit);
}

/** `scambio alto`, `bivio basso`. */
export const LEVELS: Record<JunctionId, string> = { top: "alto", low: "basso" };
export const SIDES: Record<Side, string> = { green: "verde", red: "rosso" };
/** `verso la testa`. */
export const ENDS: Record<Direction, string> = { front: "la testa", rear: "la coda" };
export const CACTI: Record<CactusId, string> = { north: "nord", east: "est", south: "sud" };

export function needsText(needs: Requirement): string {
  switch (needs.kind) {
    case "suits":
      return needs.suits.map(suitName).join(" + ");
    case "numbers":
      return `i numeri ${join(needs.numbers.map(String))}`;
    case "threeOfAKind":
      return "3 uguali";
    case "twoPairs":
      return "2 Coppie";
    case "straight3":
      return "Scala da 3";
  }
}

export function cardText({ suit, number }: PokerCard): string {
  if (suit === null || number === null) return WILD;
  return `${number === 1 ? "Asso" : number} di ${suitName(suit)}`;
}

export function eventNameText(card: EventCard): string {
  switch (card.kind) {
    case "speedUp":
      return "Accelerazione";
    case "closedRange":
      return `Chiusura del pascolo: ${CACTI[card.cactus]}`;
    case "sheriff":
      return `Sceriffo: ${card.spaces} verso ${ENDS[card.direction]}`;
    case "flip":
      return "Cambio di binario";
  }
}

export function eventCardText(card: EventCard): string {
  switch (card.kind) {
    case "speedUp":
      return "Il treno va più veloce di una casella per turno, fino a cinque.";
    case "closedRange":
      return `Il cactus ${CACTI[card.cactus]} e la casella di binario a cui è rivolto sono chiusi a chi cammina e ai cavalli per il resto della partita.`;
    case "sheriff":
      return `Lo Sceriffo va di ${count(card.spaces, "space")} verso ${ENDS[card.direction]} del treno e cattura chi incontra.`;
    case "flip":
      return "Lo scambio del prossimo bivio si gira; con un vagone sopra, l'altro; con vagoni su entrambi, nessuno.";
  }
}

/** A place without a word of its own here: the edition's name for it, and the preposition of its kind. */
function foreign(name: string, at: Place["at"]): Place {
  return { name, article: "", at };
}

function mainPlace(s: MainSpace, inTunnel: boolean): Place {
  const known = placeOf(s.name);
  if (known !== null) return known;
  if (inTunnel || s.kind === "town" || s.kind === "canyon") return foreign(s.name, "in");
  return foreign(s.name, s.kind === "rail" && /\d$/.test(s.name) ? "su" : "a");
}

function trainPlace(s: TrainSpace): Place {
  return placeOf(s.name) ?? foreign(s.name, s.kind === "interior" ? "in" : s.kind === "roof" ? "su" : "a");
}

/** Inside of a car and on its roof, where that is but one space; in jail. */
function trainAt(s: TrainSpace, alone: boolean): string {
  const car = alone ? ["A", "B", "C"][s.section - 3] : undefined;
  if (s.kind === "jail") return "in prigione";
  if (car !== undefined && s.kind === "interior") return `nel vagone ${car}`;
  if (car !== undefined && s.kind === "roof") return `sul tetto del vagone ${car}`;
  const p = trainPlace(s);
  return joined(p.at, p);
}

export function makeWords(edition: Edition): Words {
  const main = new Map(edition.mainMap.spaces.map((s) => [s.id, s]));
  const train = new Map(edition.trainMap.spaces.map((s) => [s.id, s]));
  const cards = new Map(edition.poker.map((c) => [c.id, cardText(c)]));
  const tiles = new Map(edition.tiles.map((t) => [t.id, t]));
  const wanted = new Map<string, WantedCard>(edition.wanted.map((w) => [w.id, w]));
  const events = new Map(edition.events.map((e) => [e.id, e]));
  const squares = new Map(
    edition.trainMap.lootSquares.map((q, i) => [q.id, `Vagone ${q.car}, riquadro ${(i % 2) + 1}`]),
  );
  const alone = (s: TrainSpace): boolean =>
    edition.trainMap.spaces.filter((x) => x.kind === s.kind && x.section === s.section).length === 1;
  const place = (id: string): Place => {
    const s = main.get(id);
    if (s !== undefined) return mainPlace(s, edition.track.tunnel.includes(id));
    const t = train.get(id);
    return t === undefined ? foreign(id, "a") : trainPlace(t);
  };
  const titled = (name: string, title: string | null): string =>
    title === null ? name : (wanted.get(title)?.called ?? "{name}").replace("{name}", () => name);

  const words: Words = {
    space: (id) => place(id).name,
    the: (id) => withArticle(place(id)),
    at: (id) => {
      const t = train.get(id);
      if (t !== undefined) return trainAt(t, alone(t));
      const p = place(id);
      return p.article === "" && p.at === "a" ? to(p.name) : joined(p.at, p);
    },
    near: (id) => {
      const p = place(id);
      return p.article === "" ? to(p.name) : joined("a", p);
    },
    from: (id) => joined("da", place(id)),
    card: (id) => cards.get(id) ?? id,
    cards: (ids) => {
      const shown = ids.map(words.card).filter((name) => name !== WILD);
      const wilds = ids.length - shown.length;
      if (wilds > 0) shown.push(count(wilds, "wild"));
      return shown.length === 0 ? count(0, "card") : join(shown);
    },
    tile: (id) => passenger(tiles.get(id)?.name ?? id),
    tiles: (ids) => (ids.length === 0 ? "nessun bottino" : join(ids.map(words.tile))),
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
    who: (who, names) => titled(who.solo ? capital(colour(who.colour)) : names.seat(who.seat), who.title),
    cowboy: (view, cowboy, names) => {
      const c: CowboyView | undefined = view.cowboys[cowboy];
      if (c === undefined) return `cowboy ${cowboy + 1}`;
      return titled(view.solo ? capital(colour(c.colour)) : names.seat(c.seat), c.wanted);
    },
  };
  return words;
}
