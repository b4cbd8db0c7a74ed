import { ACTIONS, BANDITS, type ColtTypes } from "../engine/page.ts";
import { useMemo } from "preact/hooks";
import { BanditPortrait } from "@trestle/ui/art/bandit.tsx";
import type { BoardProps } from "@trestle/ui/scene.ts";
import { CardBack, StampMark } from "./art/actions.tsx";
import { Coin, StarMark } from "./art/marks.tsx";
import { banditName, cardName, coltText, type ColtText } from "./names.ts";
import css from "./plates.module.css";
import type { ColtPicture, FigurePicture, Slot } from "./picture.ts";
import { Ticket } from "./ticket.tsx";

interface Props extends BoardProps<ColtTypes, ColtPicture> {
  onInfo: (key: string) => void;
}

/** One plate a bandit: face, loot, and the three cards of the round. */
export function Plates(props: Props) {
  const text = coltText();
  const { figures } = props.picture;
  return (
    <ol class={`${css.plates} ${css[props.width]}`} aria-label={text.plans} data-count={figures.length}>
      {figures.map((f, i) => (
        <Plate key={i} f={f} i={i} {...props} />
      ))}
    </ol>
  );
}

function Plate({
  f,
  i,
  picture,
  me,
  names,
  decision,
  picks,
  pointed,
  onInfo,
}: Props & { f: FigurePicture; i: number }) {
  const text = coltText();
  const mine = f.seat === me;
  const acting = picture.act?.figure === i;
  // The decision may already be that of the next round, while this one is still being shown.
  const free = picture.phase === "schemin" && f.status === "aboard" && f.slots.every((s) => s.state === "empty");
  const planning = free && decision !== null && decision.kind === "plan" && decision.as === i;
  const slots = planning ? picked(picks) : f.slots;
  const face = useMemo(() => <BanditPortrait who={BANDITS[f.bandit]!} />, [f.bandit]);
  const classes = [css.plate, mine ? css.mine : "", acting ? css.acting : "", f.status === "out" ? css.out : ""];
  if (pointed.has(`figure:${i}`)) classes.push(css.pointed ?? "");
  return (
    <li class={classes.join(" ")} data-figure={i}>
      <button type="button" class={css.who} onClick={() => onInfo(`figure:${i}`)}>
        <span class="unseen">{sentence(text, picture, i, names)}</span>
        <span class={css.face} aria-hidden="true">
          {face}
          {picture.first === i && f.status !== "out" && (
            <span class={css.first}>
              <StarMark />
            </span>
          )}
        </span>
        <span class={css.label} aria-hidden="true">
          <span class={css.name}>{banditName(f.bandit)}</span>
          <span class={css.seat}>{mine ? text.figure.you : names.seat(f.seat)}</span>
        </span>
        <Loot loot={f.loot} next={picture.nextLoot === i} />
      </button>
      <ol class={css.slots} aria-label={text.planOf(banditName(f.bandit))}>
        {slots.map((slot, nth) => (
          <SlotMark key={nth} slot={slot} nth={nth + 1} lifted={acting && picture.act?.nth === nth + 1} />
        ))}
      </ol>
      <span class={css.marks} aria-hidden="true">
        {picture.first === i && f.status !== "out" && <StarMark />}
        {picture.nextLoot === i && <Coin class="" />}
      </span>
    </li>
  );
}

function picked(picks: readonly string[]): Slot[] {
  return [0, 1, 2].map((i): Slot => {
    const card = (ACTIONS as readonly string[]).indexOf((picks[i] ?? "").slice("card:".length));
    return card < 0 ? { state: "empty", card: null, stamp: null } : { state: "mine", card, stamp: null };
  });
}

function Loot({ loot, next }: { loot: readonly number[]; next: boolean }) {
  const text = coltText();
  return (
    <span class={`${css.loot} ${next ? css.next : ""}`} aria-hidden="true">
      <span class={`${css.count} ${loot.length === 0 ? css.none : ""}`}>{loot.length}</span>
      {loot.length > 0 && <span class={css.best}>{text.dollars(Math.max(...loot))}</span>}
      {next && <Coin class={css.coin ?? ""} />}
    </span>
  );
}

function SlotMark({ slot, nth, lifted }: { slot: Slot; nth: number; lifted: boolean }) {
  const text = coltText();
  const label =
    slot.card === null
      ? slot.state === "empty"
        ? text.slot.empty(nth)
        : text.slot.hidden(nth)
      : text.slot.card(nth, cardName(slot.card));
  const full = slot.stamp === null ? label : `${label}, ${text.stamp[slot.stamp]}`;
  return (
    <li class={`${css.slot} ${css[slot.state]} ${lifted ? css.lifted : ""}`} data-nth={nth}>
      <span role="img" aria-label={full} title={full}>
        {slot.state === "hidden" && <CardBack />}
        {slot.card !== null && <Ticket card={slot.card} size="only" />}
        {slot.state === "empty" && nth}
      </span>
      {slot.stamp !== null && (
        <span class={`${css.stamp} ${css[slot.stamp]}`} aria-hidden="true">
          <StampMark stamp={slot.stamp} />
        </span>
      )}
    </li>
  );
}

/** A player in one sentence, for speech and for the info line. */
export function sentence(text: ColtText, p: ColtPicture, i: number, names: { seat(seat: number): string }): string {
  const f = p.figures[i]!;
  const parts = [banditName(f.bandit), text.figure.played(names.seat(f.seat))];
  if (f.status !== "aboard") parts.push(text.figure[f.status === "out" ? "out" : "ejected"]);
  else {
    parts.push(f.lane & 1 ? text.ghost.roof(f.lane >> 1) : text.ghost.inside(f.lane >> 1));
    parts.push(f.stunned ? text.figure.stunned : text.figure.standing, text.figure.facing(f.facing));
  }
  parts.push(text.figure.loot(f.loot.length, Math.max(0, ...f.loot)));
  if (p.first === i) parts.push(text.figure.first);
  if (p.nextLoot === i) parts.push(text.figure.nextLoot);
  return `${parts.join(", ")}.`;
}
