import type { CowboyView, HeistView, MissionKind } from "../engine/page.ts";
import type { Box } from "./box.ts";

export interface Nearness {
  kind: MissionKind;
  have: number;
  of: number;
}
interface Asked {
  view: HeistView;
  box: Box;
  me: CowboyView;
  n: number;
}

/** How much of each mission is there already, as far as the view says. */
const HAVE: Readonly<Record<MissionKind, (ask: Asked) => number>> = {
  lootWithRevolvers: ({ me, box }) => cardsOf(me, box).filter((c) => c.suit === "revolver").length,
  lootWithWilds: ({ me, box }) => cardsOf(me, box).filter((c) => c.suit === null).length,
  longRide: longest,
  roofJump: ({ me, box }) => Number(box.train.get(me.at)?.kind === "roof"),
  dropAtEmptyTown: ({ me }) => me.loot.length,
  lootWithLowCards: ({ me, box, n }) => cardsOf(me, box).filter((c) => c.number !== null && c.number <= n).length,
  lootBoth: ({ me, view }) =>
    Number(view.train.some((car) => car.wants.some((w) => w.tiles.length === 2 && w.cards.includes(me.cowboy)))),
  escapeJail: ({ me }) => Number(me.jailed),
  farCall: longest,
  rideOverEdge: ({ me, view, box }) =>
    Number(box.train.has(me.at) && !me.jailed) +
    Number(view.forecast[0]?.meets.some((m) => m.what === "edge") ?? false),
  flipOnFoot: ({ me, box }) => Number(box.edition.track.junctions.some((j) => j.space === me.at)),
  manyActions: ({ me, view }) => (view.active === me.cowboy ? view.done + view.actions : 0),
};
/** Where the figure of a mission is not what one counts. */
const OF: Partial<Record<MissionKind, number>> = {
  roofJump: 1,
  lootWithLowCards: 3,
  lootBoth: 1,
  escapeJail: 1,
  rideOverEdge: 2,
  flipOnFoot: 1,
};

function cardsOf(me: CowboyView, box: Box) {
  return (me.hand ?? []).flatMap((id) => box.cards.get(id) ?? []);
}
/** A Wild takes a horse as far as a ten. */
function longest({ me, box }: Asked): number {
  return Math.max(0, ...cardsOf(me, box).map((c) => c.number ?? 10));
}

export function nearnessOf(view: HeistView, box: Box, cowboy: number, card: string): Nearness | null {
  const wanted = box.edition.wanted.find((w) => w.id === card);
  const me = view.cowboys[cowboy];
  if (wanted === undefined || me === undefined) return null;
  const { kind, n } = wanted.mission;
  const of = OF[kind] ?? n;
  return { kind, have: Math.min(of, HAVE[kind]({ view, box, me, n })), of };
}
