import type { HeistView } from "../engine/page.ts";
import { useState } from "preact/hooks";
import type { Names } from "@trestle/kernel";
import { Button } from "@trestle/ui/parts/button.tsx";
import { Dialog } from "@trestle/ui/parts/dialog.tsx";
import { WantedArt } from "./art/wanted.tsx";
import { boxOf } from "./box.ts";
import { aboutCard, gameText, handText } from "./hand-words.ts";
import { StepIcon } from "./art/step-icons.tsx";
import { nearnessOf } from "./wanted-logic.ts";
import css from "./wanted.module.css";

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
      <Button class={css.open} onClick={() => show(true)} title={t.title}>
        <StepIcon name="nudge" />
        <span>{t.open}</span>
      </Button>
      <Dialog open={open} onClose={() => show(false)} title={t.title}>
        <Held {...props} />
        <p class={css.note}>{view.row.length === 0 ? t.none : t.one}</p>
        <ul class={css.list}>
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
    <ul class={css.list}>
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
