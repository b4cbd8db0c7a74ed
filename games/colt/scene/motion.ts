import type { Event, Facing, Place } from "../engine/page.ts";
import type { Cue } from "@trestle/ui/cues.ts";
import type { Motion, Motions } from "@trestle/ui/scene.ts";
import type { ColtPicture } from "./picture.ts";

/** Where on the train it is heard: the tail left, the locomotive right. */
function pan(p: ColtPicture, car: number): number {
  return p.cars === 0 ? 0.6 : 0.8 - (1.6 * car) / Math.max(1, p.cars);
}
function at(p: ColtPicture, place: Place | null, ms: number, cue: Cue | null): Motion {
  return { ms, cue, pan: place === null ? 0.9 : pan(p, place.car) };
}
function everywhere(ms: number, cue: Cue | null): Motion {
  return { ms, cue, pan: 0 };
}
function endOf(p: ColtPicture, over: Facing): number {
  return pan(p, over === "front" ? 0 : p.cars);
}

/** A round of seven may take twelve seconds, so their cards turn faster than those of three. */
function turning(p: ColtPicture): number {
  const aboard = p.figures.filter((f) => f.status !== "out").length;
  return TURNING[aboard] ?? 520;
}
const TURNING: Readonly<Record<number, number>> = { 4: 420, 5: 280, 6: 175, 7: 140 };
function placeOf(p: ColtPicture, figure: number): Place | null {
  const { lane } = p.figures[figure]!;
  return lane < 0 ? null : { car: lane >> 1, floor: lane & 1 ? "roof" : "inside" };
}

export const motion = {
  began: () => everywhere(500, "whistle"),
  "round-began": (e) => everywhere(300, e.round === 1 ? null : "whistle"),
  planned: (e, p) => at(p, placeOf(p, e.figure), 120, "click"),
  unlocked: (e, p) => at(p, placeOf(p, e.figure), 120, "click"),
  revealed: (e, p) => at(p, placeOf(p, e.figure), turning(p), "card"),
  turned: (e, p) => at(p, e.at, 200, "turn"),
  walked: (e, p) => at(p, e.to, 260, "step"),
  climbed: (e, p) => at(p, e.to, 260, "climb"),
  shot: (e, p) => at(p, placeOf(p, e.figure), 360, "shot"),
  missed: (e, p) => at(p, e.at, 180, "ricochet"),
  absorbed: (e, p) => at(p, e.at, 180, "ricochet"),
  left: (e, p) => ({ ms: 420, cue: e.shooter === null ? "fall" : "shot", pan: endOf(p, e.over) }),
  woke: (e, p) => at(p, e.at, 180, "up"),
  ducked: (e, p) => at(p, e.at, 220, "fall"),
  rode: (e, p) => at(p, e.from, 450, "hooves"),
  lost: () => everywhere(220, "fall"),
  unhooked: (e, p) => ({ ms: 900, cue: "coupling", pan: pan(p, e.car) }),
  fell: (e, p) => at(p, e.from, 80, "fall"),
  looted: (e, p) => at(p, e.at, 420, "coin"),
  "first-passed": () => everywhere(120, null),
  ended: () => everywhere(400, "win"),
} satisfies Motions<Event, ColtPicture>;
