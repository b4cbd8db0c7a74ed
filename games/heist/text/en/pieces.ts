import type { Names } from "@trestle/kernel";
import type { HeistView } from "../../engine/view-types.ts";
import { capital } from "../shared/capital.ts";
import type { Words } from "./words.ts";

type PieceText = (value: string, view: HeistView, names: Names) => string;

/** The buttons that begin or end a move. */
const ACTIONS: Readonly<Record<string, string>> = {
  accept: "Accept",
  ask: "Ask for a card",
  bullet: "Take a bullet",
  dash: "Move two spaces",
  decline: "Decline",
  dismount: "Dismount",
  done: "Done",
  draw: "Draw a card in jail",
  drop: "Drop off your loot",
  escape: "Escape from jail",
  flip: "Flip a switch",
  grant: "Give what is asked for",
  jump: "Jump onto a horse",
  "long-way": "Take the long way",
  loot: "Loot the train",
  mount: "Mount a horse",
  nudge: "Move the Sheriff with a Wild",
  pass: "Take no Wanted Card",
  play: "Play these cards",
  propose: "Make the offer",
  quick: "Take a bullet as a Free Action",
  ride: "Move a horse",
  set: "Play a Pair or a Kind for actions",
  shoot: "Use a bullet for one more action",
  "short-way": "Take the shortest way",
  straight: "Turn a switch with a straight",
  take: "Take the loot",
  trade: "Give or trade",
};

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
      return `Horse ${Number(v) + 1}${at === null || at === undefined ? "" : ` ${w.at(at)}`}`;
    },
    cowboy: (v, view, names) => w.cowboy(view, Number(v), names),
    section: (v) => `Section ${v} of the train`,
    town: (v) => `Town ${v}`,
    switch: (v) => `${capital(v)} switch`,
    action: (v) => (Object.hasOwn(ACTIONS, v) ? ACTIONS[v]! : capital(v)),
    wanted: (v) => w.title(v),
    direction: (v) => `Towards the ${v}`,
    as: (v) => `As ${/^\d+$/.test(v) ? v : capital(v)}`,
  };
  return (key, view, names) => {
    const at = key.indexOf(":");
    const [kind, value] = at < 0 ? [key, ""] : [key.slice(0, at), key.slice(at + 1)];
    const text = Object.hasOwn(texts, kind) ? texts[kind] : undefined;
    return text === undefined ? capital(value === "" ? kind : value) : text(value, view, names);
  };
}
