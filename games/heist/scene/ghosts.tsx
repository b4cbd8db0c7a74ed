import type { HeistTypes, HeistView } from "../engine/page.ts";
import { Bandit } from "@trestle/ui/art/bandit.tsx";
import type { Rehearsal } from "@trestle/ui/scene.ts";
import { HorseArt, SheriffArt } from "./art/marks.tsx";
import { banditOf } from "./colours.ts";
import type { Point } from "./geometry.ts";
import { layout, type Layout, type World } from "./layout.ts";
import { type HeistPicture, picture } from "./picture.ts";
import css from "./sheet.module.css";

/** Where the step that is being thought about would certainly lead: pale figures, and dashes that lead to them. */
export function Ghosts({ world, at, preview }: { world: World; at: Layout; preview: Preview }) {
  const after = picture(preview.view);
  const then = layout(after, world);
  return (
    <g class={css.ghosts}>
      {preview.horses.map((h) => {
        const [from, to] = [at.horses[h], then.horses[h]];
        return from == null || to == null ? null : (
          <Ghost key={`h${h}`} from={from} to={to}>
            <HorseArt />
          </Ghost>
        );
      })}
      {preview.cowboys.map((i) => {
        const c = after.cowboys[i]!;
        return (
          <Ghost key={`c${i}`} from={at.cowboys[i]!} to={then.cowboys[i]!}>
            <g transform={`scale(${c.flat ? 0.4 : 0.46})`}>
              <Bandit who={banditOf(world.box, c.colour)} pose={c.flat ? "lying" : "standing"} />
            </g>
          </Ghost>
        );
      })}
      {preview.sheriff && (
        <Ghost from={at.sheriff} to={then.sheriff}>
          <SheriffArt />
        </Ghost>
      )}
    </g>
  );
}

function Ghost({ from, to, children }: { from: Point; to: Point; children: preact.ComponentChildren }) {
  return (
    <>
      <path class={css.way} d={`M${from.x} ${from.y - 6}L${to.x} ${to.y - 6}`} />
      <g class={css.pale} transform={`translate(${to.x} ${to.y})`}>
        <ellipse class={css.foot} rx="22" ry="8" />
        {children}
      </g>
    </>
  );
}

/** Places that somebody points at one after the other are a way. */
export function Route({ world, pointed }: { world: World; pointed: ReadonlySet<string> }) {
  const stops = [...pointed].flatMap((key) =>
    key.startsWith("space:") ? [world.place(key.slice("space:".length))] : [],
  );
  if (stops.length < 2) return null;
  return (
    <g class={css.ghosts}>
      <path class={css.route} d={`M${stops.map(({ x, y }) => `${x} ${y}`).join("L")}`} />
      {stops.map(({ x, y }, i) => (
        <g key={i} transform={`translate(${x} ${y})`}>
          <circle class={css.stop} r="12" />
          <text class={css.nth} y="5">
            {i + 1}
          </text>
        </g>
      ))}
    </g>
  );
}

/** What a step leads to in every world that it was acted out in; where they differ, nothing is said. */
export interface Preview {
  /** The world after it, for what all of them agree on. */
  view: HeistView;
  /** By number: those who end up somewhere else. */
  cowboys: readonly number[];
  horses: readonly number[];
  sheriff: boolean;
  /** The train's way from here, as the step leaves it; null: it has rolled, or chance decides. */
  forecast: HeistView["forecast"] | null;
}

/** null: nothing was rehearsed, or nothing is certain. */
export function previewOf(p: HeistPicture, rehearsal: Rehearsal<HeistTypes> | null): Preview | null {
  const views = rehearsal?.worlds.map((world) => world.view) ?? [];
  const [view, ...others] = views;
  if (view === undefined) return null;
  const sure = (of: (v: HeistView) => unknown): boolean => {
    const said = JSON.stringify(of(view));
    return others.every((v) => JSON.stringify(of(v)) === said);
  };
  const stands = (v: HeistView, i: number): unknown => [v.cowboys[i]?.at, v.cowboys[i]?.horse];
  return {
    view,
    cowboys: p.cowboys.flatMap((c, i) =>
      sure((v) => stands(v, i)) && JSON.stringify(stands(view, i)) !== JSON.stringify([c.at, c.horse]) ? [i] : [],
    ),
    horses: p.horses.flatMap((at, h) =>
      sure((v) => v.horses[h]) && view.horses[h] !== at && view.horses[h] !== null ? [h] : [],
    ),
    sheriff: sure((v) => v.sheriff) && view.sheriff !== p.sheriff,
    forecast: sure((v) => [v.cars, v.forecast]) && view.cars.join() === p.cars.join() ? view.forecast : null,
  };
}
