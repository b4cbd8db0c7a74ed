import type { Names } from "@trestle/kernel";
import type { HeistView } from "../../engine/view-types.ts";
import { capital } from "../shared/capital.ts";
import { ENDS, LEVELS, suitName } from "./words.ts";
import type { Words } from "./words.ts";

type PieceText = (value: string, view: HeistView, names: Names) => string;

/** The buttons that begin or end a move. */
const ACTIONS: Readonly<Record<string, string>> = {
  accept: "Accetta",
  ask: "Chiedi una carta",
  bullet: "Prendi un proiettile",
  dash: "Muoviti di due caselle",
  decline: "Rifiuta",
  dismount: "Smonta",
  done: "Fatto",
  draw: "Pesca una carta in prigione",
  drop: "Consegna il tuo bottino",
  escape: "Evadi dalla prigione",
  flip: "Gira uno scambio",
  grant: "Dai ciò che è chiesto",
  jump: "Salta su un cavallo",
  "long-way": "Fai la via lunga",
  loot: "Saccheggia il treno",
  mount: "Monta un cavallo",
  nudge: "Muovi lo Sceriffo con un Jolly",
  pass: "Nessuna Carta Ricercato",
  play: "Gioca queste carte",
  propose: "Fai l'offerta",
  quick: "Prendi un proiettile come Azione gratuita",
  ride: "Muovi un cavallo",
  set: "Gioca una Coppia o carte uguali per altre azioni",
  shoot: "Usa un proiettile per un'azione in più",
  "short-way": "Fai la via più breve",
  straight: "Gira uno scambio con una scala",
  take: "Prendi il bottino",
  trade: "Dona o baratta",
};

function looked(table: Readonly<Record<string, string>>, key: string): string {
  return Object.hasOwn(table, key) ? table[key]! : key;
}

/** A piece key of `slots`, as a button or the screen reader says it. */
export function makePieces(w: Words): (key: string, view: HeistView, names: Names) => string {
  const texts: Record<string, PieceText> = {
    space: (v) => w.space(v),
    card: (v) => w.card(v),
    ask: (v) => w.card(v),
    tile: (v) => `${w.tile(v)}, ${w.needs(v)}`,
    square: (v) => w.square(v),
    horse: (v, view) => {
      const at = view.horses[Number(v)];
      return `Cavallo ${Number(v) + 1}${at === null || at === undefined ? "" : ` ${w.at(at)}`}`;
    },
    cowboy: (v, view, names) => w.cowboy(view, Number(v), names),
    section: (v) => `Sezione ${v} del treno`,
    town: (v) => `Città ${v}`,
    switch: (v) => `Scambio ${looked(LEVELS, v)}`,
    action: (v) => (Object.hasOwn(ACTIONS, v) ? ACTIONS[v]! : capital(v)),
    wanted: (v) => w.title(v),
    direction: (v) => `Verso ${looked(ENDS, v)}`,
    as: (v) => `Come ${/^\d+$/.test(v) ? v : suitName(v)}`,
  };
  return (key, view, names) => {
    const at = key.indexOf(":");
    const [kind, value] = at < 0 ? [key, ""] : [key.slice(0, at), key.slice(at + 1)];
    const text = Object.hasOwn(texts, kind) ? texts[kind] : undefined;
    return text === undefined ? capital(value === "" ? kind : value) : text(value, view, names);
  };
}
