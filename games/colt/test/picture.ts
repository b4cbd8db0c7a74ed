import { BANDIT_NAMES } from "../text/en/names.ts";
import { NOWHERE, lanesOf } from "../engine/train.ts";
import type { Facing, State } from "../engine/types.ts";

/** A figure as the notation of the specification has it: `Belle>`, `Doc<*`. */
interface Drawn {
  name: string;
  facing: Facing;
  stunned: boolean;
}
interface Card {
  car: number;
  roof: Drawn[];
  inside: Drawn[];
}

/** Reads `C3[^Tuco< | Doc>] C2[] C1[Mei<*] L[]`, the rear first. */
export function readPicture(text: string): Card[] {
  const cards: Card[] = [];
  for (const found of text.matchAll(/(L|C(\d+))\[([^\]]*)\]/g)) {
    const body = found[3]!;
    const [roof, inside] = body.trim().startsWith("^") ? split(body.trim().slice(1)) : ["", body];
    cards.push({ car: found[1] === "L" ? 0 : Number(found[2]), roof: figures(roof), inside: figures(inside) });
  }
  const numbers = cards.map((c) => c.car);
  if (numbers.length === 0 || numbers.some((car, i) => car !== numbers.length - 1 - i))
    throw new Error(`not a train from the caboose to L: ${text}`);
  return cards;
}

function split(body: string): [string, string] {
  const bar = body.indexOf("|");
  return bar < 0 ? [body, ""] : [body.slice(0, bar), body.slice(bar + 1)];
}

function figures(text: string): Drawn[] {
  return text
    .split(" ")
    .filter((word) => word !== "")
    .map((word) => {
      const found = /^([A-Z][a-z]+)([<>])(\*?)$/.exec(word);
      if (found === null) throw new Error(`not a figure: ${word}`);
      return { name: found[1]!, facing: found[2] === ">" ? "front" : "rear", stunned: found[3] === "*" };
    });
}

/** Puts the figures of a state where the picture has them; whoever is not in it is out. */
export function place(s: State, cards: readonly Card[]): void {
  s.cars = cards.length - 1;
  for (const f of s.figures) Object.assign(f, { status: "out", lane: NOWHERE, place: 0, stunned: false });
  for (const card of cards)
    for (const [floor, lane] of [card.inside, card.roof].entries())
      lane.forEach((drawn, i) => {
        const f = s.figures.find((g) => BANDIT_NAMES[g.bandit] === drawn.name)!;
        const at = { lane: 2 * card.car + floor, place: i };
        Object.assign(f, { status: "aboard", facing: drawn.facing, stunned: drawn.stunned, ...at });
      });
}

export function drawPicture(s: State): string {
  const lanes = lanesOf(s);
  const show = (lane: number[]): string =>
    lane
      .map((i) => {
        const f = s.figures[i]!;
        return `${BANDIT_NAMES[f.bandit]}${f.facing === "front" ? ">" : "<"}${f.stunned ? "*" : ""}`;
      })
      .join(" ");
  const cards: string[] = [];
  for (let car = s.cars; car >= 0; car--) {
    const inside = show(lanes[2 * car]!);
    const roof = show(lanes[2 * car + 1]!);
    const both = roof === "" ? inside : inside === "" ? `^${roof}` : `^${roof} | ${inside}`;
    cards.push(`${car === 0 ? "L" : `C${car}`}[${both}]`);
  }
  return cards.join(" ");
}
