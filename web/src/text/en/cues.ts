import type { Cue } from "@trestle/ui/cues.ts";

/** Captions of sounds, for people who do not hear them. */
export const cues = {
  whistle: "Steam whistle",
  card: "Card turned",
  step: "Footsteps",
  climb: "Rungs clatter",
  turn: "Coat swishes",
  click: "Click",
  shot: "Gunshot",
  ricochet: "Bullet whines past",
  fall: "Body thuds",
  up: "Gets back up",
  hooves: "Hoofbeats",
  coupling: "Coupling clanks, steam hisses",
  coin: "Coins jingle",
  blast: "Dynamite explodes",
  bars: "Iron bars slam",
  beer: "Glasses clink",
  "turn-yours": "Telegraph ticks: your turn",
  sit: "Door chime",
  "last-seconds": "Low drum: time runs out",
  win: "Banjo, cheerful",
  lose: "Banjo, mournful",
} satisfies Record<Cue, string>;
