import type { RuleId } from "@trestle/kernel";
import { CHARACTERS as KINDS, type CharacterId } from "../engine/catalogue.ts";
import type { Stage } from "./dsl.ts";
import { ask } from "./matrix-answers.ts";

/** Each character with the rule of its ability. */
export const CHARACTERS: readonly (readonly [CharacterId, RuleId])[] = [
  ["bart-cassidy", "BANG-CH-BART-1"],
  ["black-jack", "BANG-CH-BLAC-1"],
  ["calamity-janet", "BANG-CH-CALA-1"],
  ["el-gringo", "BANG-CH-GRIN-1"],
  ["jesse-jones", "BANG-CH-JESS-1"],
  ["jourdonnais", "BANG-CH-JOUR-1"],
  ["kit-carlson", "BANG-CH-KITC-1"],
  ["lucky-duke", "BANG-CH-LUCK-1"],
  ["paul-regret", "BANG-CH-PAUL-1"],
  ["pedro-ramirez", "BANG-CH-PEDR-1"],
  ["rose-doolan", "BANG-CH-ROSE-1"],
  ["sid-ketchum", "BANG-CH-SIDK-1"],
  ["slab-the-killer", "BANG-CH-SLAB-1"],
  ["suzy-lafayette", "BANG-CH-SUZY-1"],
  ["vulture-sam", "BANG-CH-VULT-1"],
  ["willy-the-kid", "BANG-CH-WILL-1"],
  ["benny-brawler", "GTR-CH-BENN-1"],
  ["evan-babbit", "GTR-CH-EVAN-1"],
  ["jimmy-texas", "GTR-CH-JIMM-1"],
  ["manuelita", "GTR-CH-MANU-1"],
  ["sancho", "GTR-CH-SANC-1"],
  ["sgt-blaze", "GTR-CH-BLAZ-1"],
  ["shade-oconnor", "GTR-CH-SHAD-1"],
  ["zippy-roy", "GTR-CH-ZIPP-1"],
];

/** Somebody is this character, with the life points of its card. */
export function cast(t: Stage, name: string, id: CharacterId): void {
  t.is(name, id);
  const p = t.player(name);
  p.max = KINDS[id].lives + (p.role === "sheriff" ? 1 : 0);
  p.life = p.max;
}

/** What a character adds to what happens; none where it is not named. */
export type Gains = Partial<Record<CharacterId, readonly string[]>>;

/** Draws that belong to a turn or to the card just played. */
const USUAL: readonly string[] = ["phase-1", "kit-carlson", "black-jack", "jimmy-texas", "next-stop", "most-wanted"];

/** All that somebody got beyond the usual, in order: `bart-cassidy 3`, `el-gringo from 0`, `inherited 2`. */
export function gains(t: Stage, name: string): string[] {
  const out: string[] = [];
  for (const e of t.events) {
    if (!("seat" in e) || e.seat !== t.seat(name)) continue;
    if (e.t === "drew" && !USUAL.includes(e.why)) out.push(`${e.why} ${e.count}`);
    if (e.t === "stole") out.push(`${e.why} from ${e.from}`);
    if (e.t === "inherited") out.push(`inherited ${e.cards.length + e.count}`);
  }
  return out;
}

/** Lucky Duke picks this one of his two cards; everybody else flips only the first. */
export function flips(t: Stage, name: string, face: string): void {
  if (ask(t, name) === "flip") t.person(name).picks(face);
}

/** Somebody declines whatever is asked, until nothing or the turn's own question is left. */
export function declines(t: Stage, name: string): void {
  for (let kind = ask(t, name); kind !== null && kind !== "play"; kind = ask(t, name)) t.person(name).passes();
}

/** A turn without plays: the first offer to every question of drawing and discarding. */
export function idles(t: Stage, name: string): void {
  const person = t.person(name);
  t.turnIs(name);
  while (ask(t, name) !== null && t.names[t.s.turn.seat] === name) {
    const offers = person.offers();
    person.does(ask(t, name) === "play" ? { t: "pass" } : offers[0]!);
  }
}
