import { createStore } from "zustand/vanilla";
import { LANGUAGES, type Language } from "./language.ts";
import { useStore } from "./use-store.ts";

export const SPEEDS = ["slow", "normal", "fast", "instant"] as const;
export type Speed = (typeof SPEEDS)[number];
export const THEMES = ["system", "noon", "dusk"] as const;
export const MOTIONS = ["system", "full", "reduced"] as const;
export const VERBOSITIES = ["short", "normal", "story"] as const;

export interface Settings {
  name: string;
  language: Language;
  theme: (typeof THEMES)[number];
  speed: Speed;
  motion: (typeof MOTIONS)[number];
  /** 0 to 1. */
  world: number;
  cues: number;
  voice: number;
  muted: boolean;
  captions: boolean;
  verbosity: (typeof VERBOSITIES)[number];
  /** Whether single letters are commands; changed letters by command. */
  letters: boolean;
  keys: Readonly<Record<string, string>>;
  easyReading: boolean;
  /** Small surprises in the scenery. */
  delight: boolean;
  grain: boolean;
}

const KEY = "trestle.settings";

function preferred(): Language {
  const wanted = globalThis.navigator?.languages?.[0]?.slice(0, 2);
  return LANGUAGES.find((l) => wanted === l) ?? "en";
}

export function defaults(): Settings {
  return {
    name: "",
    language: preferred(),
    theme: "system",
    speed: "normal",
    motion: "system",
    world: 0.4,
    cues: 0.7,
    voice: 0,
    muted: false,
    captions: true,
    verbosity: "normal",
    letters: true,
    keys: {},
    easyReading: false,
    delight: true,
    grain: true,
  };
}

/** Stored settings are read field by field; missing or broken fields get their defaults. */
function kept(): Settings {
  const out = defaults();
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof raw !== "object" || raw === null) return out;
    const given = raw as Partial<Record<keyof Settings, unknown>>;
    const from = out as { -readonly [K in keyof Settings]: unknown };
    for (const key of Object.keys(out) as (keyof Settings)[])
      if (typeof given[key] === typeof out[key] && given[key] !== null) from[key] = given[key];
    for (const [key, values] of LISTS) if (!values.includes(String(from[key]))) from[key] = defaults()[key];
    for (const key of VOLUMES) if (!(out[key] >= 0 && out[key] <= 1)) from[key] = defaults()[key];
    from.keys = Object.fromEntries(Object.entries(out.keys).filter(([, letter]) => typeof letter === "string"));
  } catch {
    return defaults();
  }
  return out;
}
const VOLUMES = ["world", "cues", "voice"] as const;
const LISTS: readonly [keyof Settings, readonly string[]][] = [
  ["language", LANGUAGES],
  ["theme", THEMES],
  ["speed", SPEEDS],
  ["motion", MOTIONS],
  ["verbosity", VERBOSITIES],
];

export const settings = createStore<Settings>(kept);
settings.subscribe((s) => {
  try {
    localStorage.setItem(KEY, JSON.stringify(s));
  } catch {
    // A private window may store nothing; settings then last until it is closed.
  }
});

export function useSettings(): Settings {
  return useStore(settings, (s) => s);
}
export function useSetting<K extends keyof Settings>(key: K): Settings[K] {
  return useStore(settings, (s) => s[key]);
}
