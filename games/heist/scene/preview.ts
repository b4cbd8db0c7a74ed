import type { HeistTypes, HeistView } from "../engine/page.ts";
import type { Rehearsal } from "@trestle/ui/scene.ts";
import type { HeistPicture } from "./picture.ts";

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
