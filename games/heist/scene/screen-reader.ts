import type { CowboyView, HeistEvent, HeistTypes } from "../engine/page.ts";
import type { ScreenReader } from "@trestle/ui/scene.ts";
import { aheadOf, gridRows, told, type Told } from "./screen-reader-places.ts";
import { aboutCard, handText, standing, tileName } from "./words.ts";

function nameOf({ say }: Told, cowboy: number): string {
  return say(`cowboy:${cowboy}`);
}
/** Where a cowboy is and in what state, one sentence for each thing worth saying. */
function stateOf(t: Told, c: CowboyView): string[] {
  const { screenReader: words } = handText();
  const name = nameOf(t, c.cowboy);
  const out = [c.jailed ? words.jailed(name) : words.cowboyAt(name, t.say(`space:${c.at}`))];
  if (c.horse !== null) out.push(words.riding(name, c.horse + 1));
  if (c.flat) out.push(words.flat(name));
  return out;
}

function carLine(t: Told, car: Told["view"]["train"][number]): string {
  const { screenReader: words, needs } = handText();
  const tiles = car.stacks.map((s) => {
    const top = s.tiles.at(-1);
    return top === undefined ? needs.empty : t.say(`tile:${top}`);
  });
  const could = new Set(car.wants.flatMap((w) => w.cards));
  const who = could.size === 0 ? "" : ` ${words.could([...could].map((c) => nameOf(t, c)))}`;
  return words.car3(car.car, tiles) + who;
}

/** Pieces an event names, by the fields in which events name them. */
function keysOf(event: HeistEvent): string[] {
  const out = new Set<string>();
  const fields: Readonly<Record<string, unknown>> = { ...event };
  const add = (kind: string, value: unknown): void => {
    if (typeof value === "string" || typeof value === "number") out.add(`${kind}:${value}`);
    else if (Array.isArray(value)) for (const one of value) add(kind, one);
  };
  for (const who of [fields["who"], fields["with"], fields["riders"]].flat())
    if (typeof who === "object" && who !== null && "cowboy" in who) add("cowboy", who.cowboy);
  for (const field of ["from", "to", "at", "star"])
    if (!(event.t === "laid" || event.t === "sped-up")) add("space", fields[field]);
  if (event.t === "range-closed") add("space", event.spaces);
  add("horse", fields["horse"] === null ? undefined : fields["horse"]);
  add("tile", fields["tile"] ?? fields["tiles"]);
  add("square", fields["square"]);
  add("town", fields["town"]);
  add("switch", fields["junction"]);
  add("section", fields["section"]);
  if (event.t === "rolled") for (let n = 1; n <= event.cars.length; n++) out.add(`section:${n}`);
  if (event.t === "claimed") add("wanted", event.card);
  return [...out];
}

export const screenReader: ScreenReader<HeistTypes> = {
  grid: (view, names) => ({ label: handText().screenReader.grid, rows: gridRows(told(view, names)) }),

  board(view, names) {
    const t = told(view, names);
    const { screenReader: words } = handText();
    const { say } = t;
    const own = view.cowboys.find((c) => c.seat === view.you) ?? view.cowboys[view.active];
    return [
      view.outcome !== null ? words.over : words.turn(view.turn, nameOf(t, view.active), view.actions),
      words.meters(standing(view, own?.points ?? 0), view.speed, view.knot, view.events),
      words.train(
        say(`space:${view.cars[0] ?? ""}`),
        say(`space:${view.cars.at(-1) ?? ""}`),
        say(`space:${view.front}`),
      ),
      words.sheriffAt(say(`space:${view.sheriff}`)),
      view.tokens ? words.switches(view.switches.top, view.switches.low) : words.noSwitches,
      ...view.forecast.map((f, i) => aheadOf(t, f, i)),
      ...view.train.map((car) => carLine(t, car)),
      ...view.towns.map((town) =>
        words.town(
          town.town,
          town.tiles.map((id) => say(`tile:${id}`)),
        ),
      ),
      ...view.cowboys.flatMap((c) => stateOf(t, c)),
      ...view.horses.map((at, h) => words.horseAt(h + 1, at === null ? null : say(`space:${at}`))),
      words.row(view.row.map((id) => say(`wanted:${id}`))),
      words.bullets(view.bullets),
    ];
  },

  hand(view, names) {
    const t = told(view, names);
    const { screenReader: words, trade } = handText();
    const mine = view.cowboys.filter((c) => c.seat === view.you);
    if (mine.length === 0) return [words.noHand];
    const lines = mine.flatMap((c) => holds(t, c));
    if (view.trade !== null && mine.some((c) => c.cowboy === view.trade?.by || c.cowboy === view.trade?.with)) {
      const { by, with: other, give, want, back, gives, wants, gets } = view.trade;
      const said = (cards: string[] | null, n: number): string =>
        cards === null || cards.length === 0 ? trade.cards(n) : cards.map((id) => t.say(`card:${id}`)).join(", ");
      lines.push(
        `${trade.gives(nameOf(t, by))}: ${said(give, gives)}.`,
        ...(wants > 0 ? [`${trade.asks(nameOf(t, by))}: ${said(want, wants)}.`] : []),
        `${trade.gives(nameOf(t, other))}: ${said(back, gets)}.`,
      );
    }
    return lines;
  },

  player(view, seat, names) {
    const t = told(view, names);
    return view.cowboys.filter((c) => c.seat === seat).flatMap((c) => [...stateOf(t, c), ...holds(t, c)]);
  },

  keys: keysOf,
};

/** Cards, loot, bullets, title and points. */
function holds(t: Told, c: CowboyView): string[] {
  const { screenReader: words } = handText();
  const name = nameOf(t, c.cowboy);
  const out = [
    c.hand === null
      ? words.hiddenCards(name, c.cards)
      : words.cards(
          name,
          c.hand.map((id) => t.say(`card:${id}`)),
        ),
    words.loot(
      name,
      c.loot.map((id) => tileName(id, t.view, t.names)),
    ),
  ];
  if (c.bullets > 0) out.push(words.ownBullets(name, c.bullets));
  if (c.wanted !== null) out.push(words.title(name, t.say(`wanted:${c.wanted}`), aboutCard(c.wanted)?.text ?? ""));
  if (t.view.mode === "versus")
    out.push(
      words.points(
        name,
        c.points,
        c.counters.reduce((a, b) => a + b, 0),
      ),
    );
  return out;
}
