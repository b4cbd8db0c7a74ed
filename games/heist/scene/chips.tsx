import { slotsOf, type HeistTypes, type Move } from "../engine/page.ts";
import type { ComponentChildren } from "preact";
import type { HandProps } from "@trestle/ui/scene.ts";
import { NeedMarks } from "./art/cards.tsx";
import { StepIcon } from "./art/marks.tsx";
import { boxOf } from "./box.ts";
import css from "./chips.module.css";
import { beginningWith, costOf, groupsOf, kindOf, MAIN_ACTIONS, usesOf, valueOf, waysToPay, wayTo } from "./choices.ts";
import { aboutCard, gameText, handText } from "./words.ts";
import type { HeistPicture } from "./picture.ts";

export type ChipProps = HandProps<HeistTypes, HeistPicture> & {
  legal: readonly Move[];
  /** The card in the fingers before any action is chosen. */
  held: string | null;
};

/** A labelled button for everything that can be chosen next, and for whole moves where one touch can make them. */
export function Chips(props: ChipProps) {
  const { legal, held, picks, lit, decision, view, names } = props;
  const { choices: t } = handText();
  if (decision === null) return null;
  const { steps, places, things, cards } = groupsOf(lit);
  const ways = waysToPay(legal, picks);
  const uses = held === null ? [] : usesOf(legal, held);
  const free = decision.kind === "action" && picks.length === 0 && view.cowboys[decision.as]?.jailed !== true;
  const dim = free ? MAIN_ACTIONS.map((name) => `action:${name}`).filter((key) => !lit.has(key)) : [];
  return (
    <div class={css.chips}>
      {picks.length > 0 && <Crumbs {...props} />}
      {held !== null && (
        <Group label={t.uses(gameText().piece(`card:${held}`, view, names))}>
          {uses.map((m, i) => (
            <Whole key={i} {...props} move={m} />
          ))}
          {uses.length === 0 && <li class={css.none}>{t.none}</li>}
        </Group>
      )}
      {ways.length > 0 && (
        <Group label={t.ways}>
          {ways.map((m, i) => (
            <Whole key={i} {...props} move={m} />
          ))}
        </Group>
      )}
      {cards.length > 0 && <p class={css.hint}>{cards.length === lit.size ? t.fromHand : t.cardsOn}</p>}
      <Keys {...props} label={t.things} keys={things} />
      <Keys {...props} label={t.steps} keys={steps} dim={dim} />
      <Keys {...props} label={t.places} keys={places} />
    </div>
  );
}

function Group({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    <ul class={css.group} aria-label={label}>
      {children}
    </ul>
  );
}

function Keys({
  label,
  keys,
  dim = [],
  ...props
}: ChipProps & { label: string; keys: readonly string[]; dim?: readonly string[] }) {
  if (keys.length + dim.length === 0) return null;
  const done = (key: string): boolean => key === "action:done";
  const shown = [...keys.filter((key) => !done(key)), ...keys.filter(done), ...dim];
  return (
    <Group label={label}>
      {shown.map((key) => (
        <KeyChip key={key} {...props} of={key} dim={dim.includes(key)} />
      ))}
    </Group>
  );
}

/** What a key is called here: the move it makes, where it makes one; else the piece. */
export function labelOf(
  { legal, picks, view, names }: Pick<ChipProps, "legal" | "picks" | "view" | "names">,
  key: string,
): string {
  const short: Readonly<Record<string, string>> = handText().acts;
  if (kindOf(key) === "action") return short[valueOf(key)] ?? gameText().piece(key, view, names);
  const moves = beginningWith(legal, [...picks, key]);
  const only = moves.length === 1 ? moves[0] : undefined;
  const whole = only !== undefined && slotsOf(only).length === picks.length + 1 && kindOf(key) !== "tile";
  return whole ? gameText().move(only, view, names) : gameText().piece(key, view, names);
}

function KeyChip(props: ChipProps & { of: string; dim: boolean }) {
  const { of: key, dim, legal, picks, decision, touch, view, names, pointed } = props;
  const { cost } = handText();
  const kind = kindOf(key);
  const value = valueOf(key);
  const moves = beginningWith(legal, [...picks, key]);
  const priced = decision?.kind === "action" && picks.length === 0 && !dim && value !== "done";
  const paid = priced && moves.some((m) => costOf(m) === 1);
  const tile = kind === "tile" ? boxOf(view.edition).tiles.get(value) : undefined;
  return (
    <li>
      <button
        type="button"
        class={`${css.chip} ${dim ? css.dim : ""} ${pointed.has(key) ? css.pointed : ""}`}
        aria-disabled={dim}
        data-key={key}
        title={kind === "action" ? gameText().piece(key, view, names) : undefined}
        onClick={() => touch(key)}
      >
        <StepIcon name={kind === "action" ? value : kind} />
        <span>{labelOf(props, key)}</span>
        {tile !== undefined && <NeedMarks needs={tile.needs} />}
        {kind === "wanted" && <small class={css.about}>{aboutCard(value)?.text ?? ""}</small>}
        {priced && (
          <span class={paid ? css.paid : css.free}>
            <span aria-hidden="true">{paid ? cost.pip : cost.free}</span>
            <span class="unseen">{paid ? `, ${cost.one}` : `, ${cost.free}`}</span>
          </span>
        )}
      </button>
    </li>
  );
}

/** A move as one touch: all its pieces are picked, and the main button waits. */
function Whole({ move, picks, touch, unpick, view, names }: ChipProps & { move: Move }) {
  const go = (): void => {
    const way = wayTo(picks, slotsOf(move));
    for (let i = 0; i < way.back; i++) unpick();
    for (const key of way.touch) touch(key);
  };
  return (
    <li>
      <button type="button" class={css.chip} onClick={go}>
        <StepIcon name={move.t} />
        <span>{gameText().move(move, view, names)}</span>
      </button>
    </li>
  );
}

/** What is chosen so far; a touch takes it and all after it back. */
function Crumbs({ picks, unpick, view, names }: ChipProps) {
  const { choices: t } = handText();
  const back = (nth: number): void => {
    for (let i = picks.length; i > nth; i--) unpick();
  };
  return (
    <Group label={t.chosen}>
      {picks.map((key, nth) => {
        const name = gameText().piece(key, view, names);
        return (
          <li key={nth}>
            <button type="button" class={`${css.chip} ${css.chosen}`} onClick={() => back(nth)}>
              <span class="unseen">{t.back(name)}</span>
              <span aria-hidden="true">{name} ×</span>
            </button>
          </li>
        );
      })}
    </Group>
  );
}
