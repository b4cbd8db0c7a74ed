import { NAME, type Event } from "../engine/page.ts";
import type { Seat } from "@trestle/kernel";
import type { Cue } from "@trestle/ui/cues.ts";
import type { Motion, Motions } from "@trestle/ui/scene.ts";
import type { BangPicture } from "./picture.ts";
import { ringSpots } from "./ring.ts";

/** Heard from where the seat is: left and right of the viewer. */
function at(p: BangPicture, seat: Seat | null, ms: number, cue: Cue | null): Motion {
  const n = p.players.length;
  if (seat === null) return { ms, cue, pan: 0 };
  const spot = ringSpots(n)[(seat - (p.me ?? 0) + n) % n];
  return { ms, cue, pan: spot === undefined ? 0 : (spot.x - 0.5) * 1.6 };
}
function everywhere(ms: number, cue: Cue | null): Motion {
  return { ms, cue, pan: 0 };
}

/** Cards that are heard before anything comes of them. */
const SOUNDS: Readonly<Record<string, Cue>> = {
  beer: "beer",
  saloon: "beer",
  stagecoach: "hooves",
  "wells-fargo": "hooves",
  mustang: "hooves",
  jail: "bars",
  "full-steam": "whistle",
  "general-store": "sit",
};

export const motion = {
  dealt: () => everywhere(400, "whistle"),
  chose: (e, p) => at(p, e.seat, 140, "click"),
  cast: () => everywhere(500, "card"),
  "turn-began": (e, p) => at(p, e.seat, e.extra ? 420 : 220, null),
  finished: (e, p) => at(p, e.seat, 100, null),
  drew: (e, p) => at(p, e.seat, e.why === "setup" ? 160 : 300, "card"),
  "picked-up": (e, p) => at(p, e.seat, 380, "card"),
  showed: (e, p) => at(p, e.seat, 480, "card"),
  looked: (e, p) => at(p, e.seat, 320, "card"),
  "put-back": (e, p) => at(p, e.seat, 240, "card"),
  played: (e, p) => at(p, e.seat, e.at === null ? 520 : 620, SOUNDS[e.as] ?? "card"),
  used: (e, p) => at(p, e.seat, 560, "coupling"),
  answered: (e, p) => at(p, e.seat, 420, e.as === "bang" ? "shot" : e.as === "beer" ? "beer" : "card"),
  declined: (e, p) => at(p, e.seat, 200, null),
  diverted: (e, p) => at(p, e.seat, 420, "ricochet"),
  discarded: (e, p) => at(p, e.seat, e.cards.length > 1 ? 360 : 260, "card"),
  flipped: (e, p) => at(p, e.seat, 420, "card"),
  checked: (e, p) => at(p, e.seat, 480, e.success ? "up" : "click"),
  missed: (e, p) => at(p, e.seat, 380, "ricochet"),
  "lost-life": (e, p) => at(p, e.seat, 460, e.points > 1 ? null : "shot"),
  "gained-life": (e, p) => at(p, e.seat, 380, "up"),
  stole: (e, p) => at(p, e.from, 440, "card"),
  removed: (e, p) => at(p, e.from, 420, "card"),
  gave: (e, p) => at(p, e.at, 420, "card"),
  moved: (e, p) => at(p, e.to, 520, NAME[e.card] === "dynamite" ? "click" : "card"),
  stood: (e, p) => at(p, e.seat, 320, "click"),
  offered: (e, p) => at(p, e.seat, 280, "card"),
  switched: (e, p) => at(p, e.at, 560, "turn"),
  exploded: (e, p) => at(p, e.seat, 800, "blast"),
  jailed: (e, p) => at(p, e.seat, 520, e.free ? "up" : "bars"),
  "store-opened": () => everywhere(520, "card"),
  "store-taken": (e, p) => at(p, e.seat, 360, "card"),
  exempted: (e, p) => at(p, e.at, 320, "click"),
  spared: (e, p) => at(p, e.seat, 320, "click"),
  eliminated: (e, p) => at(p, e.seat, 900, "fall"),
  "became-ghost": (e, p) => at(p, e.seat, 600, "turn"),
  returned: (e, p) => at(p, e.seat, 700, "up"),
  faded: (e, p) => at(p, e.seat, 700, "fall"),
  inherited: (e, p) => at(p, e.seat, 480, "card"),
  shuffled: () => everywhere(360, "card"),
  advanced: (e) => everywhere(e.end ? 800 : 600, e.end ? "whistle" : "coupling"),
  claimed: (e, p) => at(p, e.seat, 360, "coin"),
  "took-car": (e, p) => at(p, e.seat, 560, "coupling"),
  placed: (e, p) => at(p, e.at, 420, "coupling"),
  coupled: () => everywhere(320, "coupling"),
  steamed: (e, p) => at(p, e.seat, 360, "whistle"),
  "locomotive-acted": (e) => everywhere(700, e.side === "ironhorse" ? "blast" : "whistle"),
  "new-line": () => everywhere(800, "whistle"),
  ended: () => everywhere(500, "win"),
} satisfies Motions<Event, BangPicture>;
