/** Everything that can be heard. Each has a caption in the catalogue and a recipe in `sound.ts`. */
export const CUES = [
  "whistle",
  "card",
  "step",
  "climb",
  "turn",
  "click",
  "shot",
  "ricochet",
  "fall",
  "up",
  "hooves",
  "coupling",
  "coin",
  "turn-yours",
  "sit",
  "last-seconds",
  "win",
  "lose",
] as const;
export type Cue = (typeof CUES)[number];
