import type { Names } from "@trestle/kernel";
import type { Move } from "../../engine/types.ts";
import type { HeistView } from "../../engine/view-types.ts";
import { capital } from "../shared/capital.ts";
import { to } from "./names.ts";
import { count, ENDS, join, LEVELS } from "./words.ts";
import type { Words } from "./words.ts";

type MoveTexts = { [K in Move["t"]]: (m: Extract<Move, { t: K }>, view: HeistView, names: Names) => string };

/** A move as a button says it. */
export function makeMoves(w: Words): (m: Move, view: HeistView, names: Names) => string {
  const texts: MoveTexts = {
    move: (m) => `Vai ${w.at(m.to)}`,
    dash: (m) => `Vai ${w.at(m.to)} passando per ${w.the(m.via)}`,
    board: (m) => `Sali sulla sezione ${m.section}`,
    leave: (m) => `Scendi dal treno ${w.at(m.to)}`,
    jump: (m, view) => {
      const at = view.horses[m.horse];
      return `Salta sul cavallo ${m.horse + 1}${at === null || at === undefined ? "" : ` ${w.at(at)}`}`;
    },
    ride: (m) => `Muovi il cavallo ${m.horse + 1} con ${w.cards([m.card])}`,
    gallop: (m) => capital(w.at(m.to)),
    way: (m) => (m.long ? "Fai la via lunga" : "Fai la via più breve"),
    loot: (m) => `Saccheggia ${join(m.squares.map(w.square))} con ${w.cards(m.cards)}`,
    drop: () => "Consegna il tuo bottino",
    lay: (m) => `Metti ${w.tile(m.tile)} alla Città ${m.town}`,
    flip: (m) => `Gira lo scambio ${LEVELS[m.junction]}`,
    trade: (m, view, names) => `Offri ${w.cards([m.card])} ${to(w.cowboy(view, m.with, names))}`,
    put: (m) => `Aggiungi ${w.cards([m.card])}`,
    ask: (m) => `Chiedi ${w.cards([m.card])}`,
    propose: () => "Fai l'offerta",
    accept: (_m, view) => {
      const t = view.trade;
      return t?.stage === "answer" && t.wants > 0 && t.gets === 0 ? "Non offrire niente in cambio" : "Accetta";
    },
    grant: (_m, view) => (view.trade?.want ? `Dai ${w.cards(view.trade.want)}` : "Dai ciò che è chiesto"),
    decline: () => "Rifiuta",
    bullet: () => "Prendi un proiettile",
    quick: () => "Prendi un proiettile come Azione gratuita",
    shoot: () => "Usa un proiettile per un'azione in più",
    draw: () => "Pesca una carta in prigione",
    escape: (m) => `Evadi con ${w.cards(m.cards)}`,
    mount: (m) => `Monta il cavallo ${m.horse + 1}`,
    dismount: () => "Smonta",
    set: (m) => `Gioca ${w.cards(m.cards)} per ${count(m.cards.length - 1, "more")}`,
    straight: (m) => `Gira lo scambio ${LEVELS[m.junction]} con ${w.cards(m.cards)}`,
    nudge: (m) => `Manda lo Sceriffo di una casella verso ${ENDS[m.direction]} con un Jolly`,
    claim: (m) => (m.card === null ? "Nessuna Carta Ricercato" : `Prendi ${w.title(m.card)}: ${w.ability(m.card)}`),
    place: (m) => `Metti ${w.tile(m.tile)}: ${w.square(m.square)}`,
    discard: (m) => `Scarta ${w.cards([m.card])}`,
    done: () => "Fatto",
  };
  const say = <K extends Move["t"]>(m: Extract<Move, { t: K }>, view: HeistView, names: Names): string => {
    const text = texts[m.t] as (m: Extract<Move, { t: K }>, view: HeistView, names: Names) => string;
    return text(m, view, names);
  };
  return say;
}
