import type { EventTexts, Names } from "@trestle/kernel";
import type { HeistEvent, Who } from "../../engine/event-types.ts";
import { capital } from "../shared/capital.ts";
import { to } from "./names.ts";
import { outcomeText } from "./outcome.ts";
import { CACTI, count, ENDS, join, LEVELS, SIDES, suitName, WILD } from "./words.ts";
import type { Words } from "./words.ts";

/** One sentence an event, in the present tense, for log, speech and captions alike; seats have no gender here. */
export function makeEvents(w: Words): EventTexts<HeistEvent> {
  const who = (x: Who, names: Names): string => w.who(x, names);
  const toWhom = (x: Who, names: Names): string => to(w.who(x, names));
  const all = (list: readonly Who[], names: Names): string => join(list.map((x) => who(x, names)));
  const shown = (e: { count: number; cards?: string[]; secret?: { cards: string[] } }): string => {
    const cards = e.cards ?? e.secret?.cards;
    return cards === undefined ? count(e.count, "card") : w.cards(cards);
  };
  const left = (n: number): string => {
    if (n === 0) return "";
    return n === 1 ? " Resta un'azione." : ` Restano ${count(n, "action")}.`;
  };
  const speed = (n: number): string => `la velocità ora è ${n}`;

  return {
    "set-up": (e, names) =>
      `${e.cowboys.length === 1 ? "Parte" : "Partono"} ${all(e.cowboys, names)}${e.goal === null ? "" : `, e l'obiettivo è ${e.goal}`}. ` +
      `Velocità ${e.speed}, ${count(e.horses, "horse")}, ${e.events} Carte Evento; Ricercati: ${join(e.row.map(w.title))}. ` +
      `Comincia ${who(e.first, names)}.`,
    dealt: (e, names) => `${who(e.who, names)} riceve ${shown(e)}.`,
    "turn-began": (e, names) => `Turno ${e.turn}: ${who(e.who, names)}.`,
    "stood-up": (e, names) => `${who(e.who, names)} si rialza e perde questo turno.`,
    moved: (e, names) => `${who(e.who, names)} va ${w.at(e.to)}.${left(e.left)}`,
    boarded: (e, names) => `${who(e.who, names)} sale sul treno ${w.at(e.to)}.${left(e.left)}`,
    left: (e, names) => `${who(e.who, names)} scende dal treno e va ${w.at(e.to)}.${left(e.left)}`,
    jumped: (e, names) =>
      `${who(e.who, names)} salta dal tetto sul cavallo ${e.horse + 1}, ${w.at(e.to)}.${left(e.left)}`,
    "called-horse": (e, names) =>
      `${who(e.who, names)} gioca ${w.cards([e.card])} per muovere il cavallo ${e.horse + 1}, fino a ${count(e.reach, "space")}.`,
    headed: (e, names) =>
      `${who(e.who, names)} manda il cavallo ${e.horse + 1} ${w.at(e.to)}; una via di ${count(e.spaces, "space")} varrebbe una Carta Ricercato.`,
    rode: (e, names) => {
      const way = `per ${count(e.path.length, "space")} e arriva ${w.at(e.to)}`;
      if (e.riders.length === 0) return `Il cavallo ${e.horse + 1} corre ${way}.`;
      return `Il cavallo ${e.horse + 1} porta ${all(e.riders, names)} ${way}.`;
    },
    looted: (e, names) =>
      `${who(e.who, names)} saccheggia ${w.tiles(e.tiles)} nel vagone ${e.car} con ${lootCards(w, e.cards, e.as)}.${left(e.left)}`,
    "sheriff-moved": (e) => {
      const why = e.because === "loot" ? "I Jolly smuovono lo Sceriffo: fa" : "Lo Sceriffo fa";
      return `${why} ${count(e.path.length, "space")} e arriva ${w.at(e.to)}.`;
    },
    arrested: (e, names) => {
      const lost = [
        ...(e.cards.length > 0 ? [count(e.cards.length, "card")] : []),
        ...e.tiles.map(w.tile),
        ...(e.bullets > 0 ? [count(e.bullets, "bullet")] : []),
      ];
      const name = who(e.who, names);
      const loses = lost.length === 0 ? "" : ` e perde ${join(lost)}`;
      const meter = e.raised ? `; ${speed(e.speed)}` : "";
      return `Lo Sceriffo cattura ${name} ${w.at(e.at)}. ${name} va in prigione${loses}${meter}.`;
    },
    dropped: (e, names) => {
      const gain = e.meter === null ? ` e mette ${count(e.counters, "counter")}` : `; il Contabottino segna ${e.meter}`;
      return `${who(e.who, names)} consegna ${w.tiles(e.tiles)} nella Città ${e.town}${gain}.${left(e.left)}`;
    },
    laid: (e) => `Alla Città ${e.town} va la tessera ${w.tile(e.tile)} (${w.needs(e.tile)}).`,
    returned: (e) => `Nel sacco ${e.tiles.length === 1 ? "torna" : "tornano"} ${w.tiles(e.tiles)}.`,
    flipped: (e, names) => {
      const what = `lo scambio ${LEVELS[e.junction]}`;
      if (e.because === "event" || e.who === null) return `${capital(what)} passa al ${SIDES[e.side]}.`;
      const how = e.because === "straight" ? ` con ${w.cards(e.cards)}` : "";
      return `${who(e.who, names)} gira ${what} sul ${SIDES[e.side]}${how}.${left(e.left)}`;
    },
    put: (e, names) => `${who(e.who, names)} aggiunge ${shown(e)} per ${who(e.with, names)}.`,
    asked: (e, names) => `${who(e.who, names)} chiede ${shown(e)} ${toWhom(e.with, names)}.`,
    proposed: (e, names) => {
      const want = e.want ?? e.secret?.want;
      const asked = want === undefined ? count(e.wants, "card") : w.cards(want);
      return `${who(e.who, names)} offre ${shown(e)} ${toWhom(e.with, names)}${e.wants === 0 ? "" : ` per ${asked}`}.`;
    },
    answered: (e, names) =>
      e.count === 0
        ? `${who(e.who, names)} non offre niente in cambio ${toWhom(e.with, names)}.`
        : `${who(e.who, names)} offre in cambio ${shown(e)} ${toWhom(e.with, names)}.`,
    declined: (e, names) => `${who(e.who, names)} rompe il baratto con ${who(e.with, names)}.`,
    traded: (e, names) => {
      const cards = e.cards ?? e.secret;
      const gave = cards === undefined ? count(e.gave, "card") : w.cards(cards.gave);
      const got = cards === undefined ? count(e.got, "card") : w.cards(cards.got);
      const back = e.got === 0 ? "" : ` e riceve ${got}`;
      return `${who(e.who, names)} dà ${gave} ${toWhom(e.with, names)}${back}.${left(e.left)}`;
    },
    "took-bullet": (e, names) => {
      const rest =
        e.board === 0
          ? "sul tabellone non ne restano"
          : `sul tabellone ne ${e.board === 1 ? "resta" : "restano"} ${e.board}`;
      return `${who(e.who, names)} prende un proiettile${e.free ? " come Azione gratuita" : ""}; ${rest}.`;
    },
    "used-bullet": (e, names) => `${who(e.who, names)} usa un proiettile per un'azione in più.${left(e.left)}`,
    "drew-in-jail": (e, names) => {
      const card = e.card ?? e.secret?.card;
      const then = e.kept ? "tiene" : "scarta";
      const what =
        card === undefined ? `una carta in prigione e la ${then}` : `${w.cards([card])} in prigione e ${then} la carta`;
      return `${who(e.who, names)} pesca ${what}.${left(e.left)}`;
    },
    escaped: (e, names) =>
      `${who(e.who, names)} evade con ${w.cards(e.cards)} e sbuca ${w.at(e.to)}${e.lowered ? `; ${speed(e.speed)}` : ""}.`,
    mounted: (e, names) => `${who(e.who, names)} monta il cavallo ${e.horse + 1} ${w.at(e.at)}.`,
    dismounted: (e, names) => `${who(e.who, names)} smonta dal cavallo ${e.horse + 1} ${w.at(e.at)}.`,
    "gained-actions": (e, names) =>
      `${who(e.who, names)} gioca ${w.cards(e.cards)} per ${count(e.gained, "more")}.${left(e.left)}`,
    "played-wild": (e, names) =>
      `${who(e.who, names)} gioca un Jolly per mandare lo Sceriffo verso ${ENDS[e.direction]}.`,
    claimed: (e, names) => `${who(e.who, names)} prende la Carta Ricercato ${w.title(e.card)}: ${w.ability(e.card)}`,
    "passed-up": (e, names) => `${who(e.who, names)} rinuncia a ${join(e.cards.map(w.title))}.`,
    "ended-actions": (e, names) =>
      e.unused === 0
        ? `${who(e.who, names)} ha finito.`
        : `${who(e.who, names)} ha finito e lascia cadere ${count(e.unused, "action")}.`,
    rolled: (e) =>
      e.edge
        ? `La locomotiva passa il bordo della mappa e arriva ${w.at(e.to)} (${e.step} di ${e.of}).`
        : `La locomotiva arriva ${w.at(e.to)} (${e.step} di ${e.of}).`,
    hit: (e, names) =>
      `Il treno investe ${who(e.who, names)} ${w.at(e.at)}: a terra ${w.at(e.to)}, prossimo turno perso.`,
    "horse-lost": (e) => `Il cavallo ${e.horse + 1} viene investito ${w.at(e.at)} ed è fuori dal gioco.`,
    "swept-off": (e, names) =>
      `La galleria spazza ${who(e.who, names)} giù dal tetto: a terra ${w.at(e.to)}, prossimo turno perso.`,
    ducked: (e, names) => `${who(e.who, names)} si abbassa sotto la volta della galleria e si cala ${w.at(e.to)}.`,
    "event-drawn": (e) => {
      const by = e.by === null ? "Bordo della mappa" : `Stella ${w.at(e.by)}`;
      const rest = e.left === 1 ? "resta una Carta Evento" : `restano ${count(e.left, "event")}`;
      return `${by}: ${w.eventName(e.card)}; ${e.left === 0 ? "non restano Carte Evento" : rest}.`;
    },
    "range-closed": (e) => `Il pascolo ${CACTI[e.cactus]} è chiuso: ${join(e.spaces.map(w.space))}.`,
    "switches-stuck": () => "Su entrambi i bivi stanno dei vagoni: nessuno scambio si gira.",
    "sped-up": (e) =>
      e.from === e.speed ? `Il treno va già alla velocità massima, ${e.speed}.` : `Più veloce: ${speed(e.speed)}.`,
    "tokens-removed": () =>
      "Era l'ultimo evento. Entrambi i segnalini Scambio se ne vanno: la linea finisce al prossimo bivio.",
    "town-reached": (e) =>
      e.tiles.length === 0
        ? `Il treno arriva alla Città ${e.town}, dove niente lo aspetta.`
        : `Il treno arriva alla Città ${e.town}: da caricare ${w.tiles(e.tiles)}.`,
    "counters-home": (e, names) => {
      const come = e.count === 1 ? "torna a casa" : "tornano a casa";
      return `Dalla Città ${e.town} ${come} ${count(e.count, "counter")} di ${who(e.who, names)}: ${count(e.points, "point")}.`;
    },
    loaded: (e) => `Si carica la tessera ${w.tile(e.tile)}: ${w.square(e.square)}.`,
    "rope-tightened": (e) =>
      e.knot > 3
        ? `La Città ${e.town} resta non pagata: l'Ultima Corda arriva al teschio.`
        : `La Città ${e.town} resta non pagata: l'Ultima Corda è al nodo ${e.knot} di tre.`,
    "tile-drawn": (e) => {
      const rest = e.sack === 1 ? "ne resta" : "ne restano";
      return `Dal sacco esce la tessera ${w.tile(e.tile)} (${w.needs(e.tile)}); ${rest} ${e.sack}.`;
    },
    refilled: (e) => `Sul treno sale la tessera ${w.tile(e.tile)}: ${w.square(e.square)}.`,
    discarded: (e, names) => `${who(e.who, names)} scarta ${w.cards([e.card])}.`,
    drew: (e, names) => `${who(e.who, names)} pesca ${shown(e)}.`,
    reshuffled: (e) => `Gli scarti vengono rimescolati in un nuovo mazzo di ${count(e.cards, "card")}.`,
    "line-ended": (e) => `La locomotiva arriva ${w.at(e.at)}, dove non c'è scambio: la linea finisce qui.`,
    "tie-broken": (e, names) => {
      const each = join(e.tied.map((x, i) => `${who(x, names)} ${e.figures[i]}`));
      if (e.by === "counters") return `Pari punti; decidono i gettoni nelle città: ${each}.`;
      const carry = e.tied.filter((_, i) => e.figures[i] === 1);
      if (e.by === "loot") return `Ancora parità; chi porta bottino passa avanti: ${all(carry, names)}.`;
      return `Niente distingue ${all(e.tied, names)}.`;
    },
    ended: (e, names) => {
      const text = outcomeText(e.outcome.because, e.outcome.winners, names);
      return e.outcome.winners.length === 0 ? `${text} Il Contabottino segna ${e.meter}.` : text;
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
      return meaning === undefined
        ? name
        : `un Jolly come ${typeof meaning === "number" ? meaning : suitName(meaning)}`;
    }),
  );
}
