import { makeField, type Field } from "./field.ts";
import type { Ground } from "./ground.ts";
import { makeNow, type Now } from "./reach.ts";
import { makeWatch, type Watch } from "./sheriff.ts";
import { makeTimetable, type Timetable } from "./timetable.ts";

/**
 * The ground, and the figures that planning works out on it. Each plan writes over those of the last and none are read
 * later, so that all decisions of a factory can share one.
 */
export interface Workspace extends Ground {
  field: Field;
  now: Now;
  timetable: Timetable;
  watch: Watch;
}

export function makeWorkspace(ground: Ground): Workspace {
  const { t } = ground;
  return { ...ground, field: makeField(ground), now: makeNow(ground), timetable: makeTimetable(t), watch: makeWatch() };
}
