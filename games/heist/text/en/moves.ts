import type { Names } from "@trestle/kernel";
import type { Move } from "../../engine/types.ts";
import type { HeistView } from "../../engine/view-types.ts";
import { capital } from "../shared/capital.ts";
import { count, join } from "./words.ts";
import type { Words } from "./words.ts";

type MoveTexts = { [K in Move["t"]]: (m: Extract<Move, { t: K }>, view: HeistView, names: Names) => string };

/** A move as a button says it. */
export function makeMoves(w: Words): (m: Move, view: HeistView, names: Names) => string {
  const texts: MoveTexts = {
    move: (m) => `Move ${w.to(m.to)}`,
    dash: (m) => `Move ${w.to(m.to)} by way of ${w.space(m.via)}`,
    board: (m) => `Board section ${m.section}`,
    leave: (m) => `Leave the train ${w.to(m.to)}`,
    jump: (m, view) => {
      const at = view.horses[m.horse];
      return `Jump onto horse ${m.horse + 1}${at === null || at === undefined ? "" : ` ${w.at(at)}`}`;
    },
    ride: (m) => `Move horse ${m.horse + 1} with ${w.cards([m.card])}`,
    gallop: (m) => capital(w.to(m.to)),
    way: (m) => (m.long ? "Take the long way" : "Take the shortest way"),
    loot: (m) => `Loot ${join(m.squares.map(w.square))} with ${w.cards(m.cards)}`,
    drop: () => "Drop off your loot",
    lay: (m) => `Lay ${w.tile(m.tile)} at Town ${m.town}`,
    flip: (m) => `Flip the ${m.junction} switch`,
    trade: (m, view, names) => `Offer ${w.cards([m.card])} to ${w.cowboy(view, m.with, names)}`,
    put: (m) => `Add ${w.cards([m.card])}`,
    ask: (m) => `Ask for ${w.cards([m.card])}`,
    propose: () => "Make the offer",
    accept: (_m, view) => {
      const t = view.trade;
      return t?.stage === "answer" && t.wants > 0 && t.gets === 0 ? "Offer nothing in return" : "Accept";
    },
    grant: (_m, view) => (view.trade?.want ? `Give ${w.cards(view.trade.want)}` : "Give what is asked for"),
    decline: () => "Decline",
    bullet: () => "Take a bullet",
    quick: () => "Take a bullet as a Free Action",
    shoot: () => "Use a bullet for one more action",
    draw: () => "Draw a card in jail",
    escape: (m) => `Escape with ${w.cards(m.cards)}`,
    mount: (m) => `Mount horse ${m.horse + 1}`,
    dismount: () => "Dismount",
    set: (m) => `Play ${w.cards(m.cards)} for ${count(m.cards.length - 1, "more action")}`,
    straight: (m) => `Turn the ${m.junction} switch with ${w.cards(m.cards)}`,
    nudge: (m) => `Send the Sheriff one space to the ${m.direction} with a Wild`,
    claim: (m) => (m.card === null ? "Take no Wanted Card" : `Take ${w.title(m.card)}: ${w.ability(m.card)}`),
    place: (m) => `Put ${w.tile(m.tile)} on ${w.square(m.square)}`,
    discard: (m) => `Discard ${w.cards([m.card])}`,
    done: () => "Done",
  };
  const say = <K extends Move["t"]>(m: Extract<Move, { t: K }>, view: HeistView, names: Names): string => {
    const text = texts[m.t] as (m: Extract<Move, { t: K }>, view: HeistView, names: Names) => string;
    return text(m, view, names);
  };
  return say;
}
