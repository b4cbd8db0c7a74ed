import type { CowboyView, HeistView, MissionKind } from "../engine/page.ts";
import type { Names } from "@trestle/kernel";
import { Button } from "@trestle/ui/parts/button.tsx";
import { Dialog } from "@trestle/ui/parts/dialog.tsx";
import { useState } from "preact/hooks";
import { StepIcon } from "./art/marks.tsx";
import { WantedArt } from "./art/wanted.tsx";
import { type Box, boxOf } from "./box.ts";
import css from "./panels.module.css";
import { aboutCard, gameText, handText } from "./words.ts";

interface Props {
  view: HeistView;
  names: Names;
  cowboy: number;
}

/** What each Wanted Card asks for and gives, and how near one is to it. */
export function Wanted(props: Props) {
  const { view } = props;
  const t = handText().wanted;
  const [open, show] = useState(false);
  return (
    <>
      <Button class={css.wantedButton} onClick={() => show(true)} title={t.title}>
        <StepIcon name="nudge" />
        <span>{t.open}</span>
      </Button>
      <Dialog open={open} onClose={() => show(false)} title={t.title}>
        <Held {...props} />
        <p class={css.note}>{view.row.length === 0 ? t.none : t.one}</p>
        <ul class={css.wantedList}>
          {view.row.map((id) => (
            <Bill key={id} {...props} id={id} />
          ))}
        </ul>
      </Dialog>
    </>
  );
}

/** Who has which. */
function Held({ view, names, cowboy }: Props) {
  const t = handText().wanted;
  const held = view.cowboys.filter((c) => c.wanted !== null);
  return (
    <ul class={css.wantedList}>
      {held.map((c) => {
        const title = gameText().piece(`wanted:${c.wanted}`, view, names);
        const who = gameText().piece(`cowboy:${c.cowboy}`, view, names);
        return (
          <li key={c.cowboy} class={css.bill}>
            <Poster view={view} id={c.wanted ?? ""} />
            <strong>{c.cowboy === cowboy ? t.mine(title) : `${title}, ${t.held(who)}`}</strong>
            <span>{aboutCard(c.wanted ?? "")?.text ?? ""}</span>
            <small>{c.active ? t.works : t.soon}</small>
          </li>
        );
      })}
    </ul>
  );
}

function Poster({ view, id }: { view: HeistView; id: string }) {
  const card = boxOf(view.edition).edition.wanted.find((w) => w.id === id);
  return card === undefined ? null : (
    <span class={css.poster}>
      <WantedArt ability={card.ability.kind} />
    </span>
  );
}

function Bill({ view, names, cowboy, id }: Props & { id: string }) {
  const t = handText().wanted;
  const near = nearnessOf(view, boxOf(view.edition), cowboy, id);
  const free = view.cowboys[cowboy]?.wanted === null;
  return (
    <li class={css.bill}>
      <Poster view={view} id={id} />
      <strong>{gameText().piece(`wanted:${id}`, view, names)}</strong>
      <span>
        <em>{t.mission}:</em> {aboutCard(`${id}-mission`)?.text ?? ""}
      </span>
      <span>
        <em>{t.ability}:</em> {aboutCard(id)?.text ?? ""}
      </span>
      {near !== null && free && (
        <span class={css.near}>
          <span class={css.bar} aria-hidden="true">
            <span style={{ inlineSize: `${(100 * near.have) / near.of}%` }} />
          </span>
          {t.near[near.kind](near.have, near.of)}
        </span>
      )}
    </li>
  );
}

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
