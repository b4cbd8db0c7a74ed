import type { HeistEvent, Letter } from "../engine/page.ts";
import type { Cue } from "@trestle/ui/cues.ts";
import type { Motion, Motions } from "@trestle/ui/scene.ts";
import { boxOf } from "./box.ts";
import type { HeistPicture } from "./picture.ts";

/** Where on its map a space is heard, from left to right. */
function pan(p: HeistPicture, space: string): number {
  const { edition, main, train } = boxOf(p.edition);
  const onMap = main.get(space);
  const x = onMap === undefined ? (train.get(space)?.x ?? 0) / edition.trainMap.width : onMap.x / edition.mainMap.width;
  return Math.max(-0.9, Math.min(0.9, 1.8 * x - 0.9));
}
function at(p: HeistPicture, space: string, ms: number, cue: Cue | null): Motion {
  return { ms, cue, pan: pan(p, space) };
}
function everywhere(ms: number, cue: Cue | null): Motion {
  return { ms, cue, pan: 0 };
}
function by(p: HeistPicture, who: { cowboy: number }, ms: number, cue: Cue | null): Motion {
  return at(p, p.cowboys[who.cowboy]!.at, ms, cue);
}
function town(p: HeistPicture, letter: Letter, ms: number, cue: Cue | null): Motion {
  return at(p, p.towns.find((t) => t.town === letter)!.space, ms, cue);
}

/** A long ride takes longer, but not for ever. */
function riding(spaces: number): number {
  return Math.min(900, 240 + 90 * spaces);
}

export const motion = {
  "set-up": () => everywhere(400, "whistle"),
  dealt: () => everywhere(120, "card"),
  "turn-began": (e, p) => by(p, e.who, 260, null),
  "stood-up": (e, p) => by(p, e.who, 260, "up"),
  moved: (e, p) => at(p, e.to, 260, "step"),
  boarded: (e, p) => at(p, e.from, 320, "climb"),
  left: (e, p) => at(p, e.to, 320, "step"),
  jumped: (e, p) => at(p, e.to, 420, "hooves"),
  "called-horse": (e, p) => by(p, e.who, 260, "card"),
  headed: (e, p) => at(p, e.to, 200, "click"),
  rode: (e, p) => at(p, e.to, riding(e.path.length), "hooves"),
  looted: (e, p) => at(p, e.at, 900, "coin"),
  "sheriff-moved": (e, p) => at(p, e.to, 240 + 140 * e.path.length, "step"),
  arrested: (e, p) => at(p, e.to, 900, "bars"),
  dropped: (e, p) => town(p, e.town, 800, "coin"),
  laid: (e, p) => town(p, e.town, 260, "click"),
  returned: () => everywhere(160, null),
  flipped: (e, p) => {
    const junction = boxOf(p.edition).edition.track.junctions.find((j) => j.id === e.junction);
    return junction === undefined ? everywhere(500, "coupling") : at(p, junction.space, 500, "coupling");
  },
  put: (e, p) => by(p, e.who, 140, "card"),
  asked: (e, p) => by(p, e.who, 140, "card"),
  proposed: (e, p) => by(p, e.who, 200, "card"),
  answered: (e, p) => by(p, e.who, 200, "card"),
  declined: (e, p) => by(p, e.who, 200, "click"),
  traded: (e, p) => by(p, e.who, 320, "card"),
  "took-bullet": (e, p) => by(p, e.who, 200, "click"),
  "used-bullet": (e, p) => by(p, e.who, 240, "shot"),
  "drew-in-jail": (e, p) => by(p, e.who, 260, "card"),
  escaped: (e, p) => at(p, e.to, 420, "bars"),
  mounted: (e, p) => at(p, e.at, 200, "climb"),
  dismounted: (e, p) => at(p, e.at, 160, "step"),
  "gained-actions": (e, p) => by(p, e.who, 300, "card"),
  "played-wild": (e, p) => by(p, e.who, 240, "card"),
  claimed: (e, p) => by(p, e.who, 500, "coin"),
  "passed-up": () => everywhere(0, null),
  "ended-actions": () => everywhere(120, "whistle"),
  rolled: (e, p) => at(p, e.to, 340, e.step === 1 ? "coupling" : "turn"),
  hit: (e, p) => at(p, e.at, 450, "fall"),
  "horse-lost": (e, p) => at(p, e.at, 450, "fall"),
  "swept-off": (e, p) => at(p, e.from, 450, "fall"),
  ducked: (e, p) => at(p, e.to, 300, "step"),
  "event-drawn": (e, p) => (e.by === null ? everywhere(600, "card") : at(p, e.by, 600, "card")),
  "range-closed": (e, p) => at(p, e.spaces[0]!, 420, "click"),
  "switches-stuck": () => everywhere(260, "ricochet"),
  "sped-up": (_e, p) => at(p, p.cars[0]!, 450, "whistle"),
  "tokens-removed": () => everywhere(450, "coupling"),
  "town-reached": (e, p) => at(p, e.star, 420, "whistle"),
  "counters-home": (e, p) => town(p, e.town, 420, "coin"),
  loaded: (e, p) => town(p, e.town, 500, "click"),
  "rope-tightened": (e, p) => town(p, e.town, 600, "last-seconds"),
  "tile-drawn": () => everywhere(260, "card"),
  refilled: () => everywhere(260, "click"),
  discarded: (e, p) => by(p, e.who, 140, "card"),
  drew: (e, p) => by(p, e.who, 260, "card"),
  reshuffled: () => everywhere(260, "card"),
  "line-ended": (e, p) => at(p, e.at, 600, "coupling"),
  "tie-broken": () => everywhere(600, "coin"),
  // A score challenge is neither won nor lost.
  ended: (e) => everywhere(450, e.outcome.winners.length > 0 || e.rule === "HEIST-VAR-1" ? "win" : "lose"),
} satisfies Motions<HeistEvent, HeistPicture>;
