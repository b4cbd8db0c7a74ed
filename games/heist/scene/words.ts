import type { DecisionKind, HeistTypes, HeistView, Move } from "../engine/page.ts";
import type { Decision, GameText, Names } from "@trestle/kernel";
import { sceneText } from "@trestle/ui/scene-text.ts";
import type { HeistPicture } from "./picture.ts";
import type { HeistWords } from "./text/en.ts";

/** A component as the game's own gallery tells it. */
export interface GalleryText {
  id: string;
  name: string;
  text: string;
}
/** The game's words and the page's, in the language the scene was loaded in. */
interface SceneWords {
  text: GameText<HeistTypes>;
  gallery: readonly GalleryText[];
  words: HeistWords;
}

export const sceneWords = sceneText<SceneWords>();

export function handText(): HeistWords {
  return sceneWords().words;
}
export function boardText(): HeistWords["onBoard"] {
  return sceneWords().words.onBoard;
}
export function gameText(): GameText<HeistTypes> {
  return sceneWords().text;
}
/** What a Wanted Card does by its id; with `-mission` behind it, how it is earned. */
export function aboutCard(id: string): GalleryText | null {
  return sceneWords().gallery.find((card) => card.id === id) ?? null;
}
/** A tile without what it asks for: the game says both, its name first. */
export function tileName(id: string, view: HeistView, names: Names): string {
  return gameText().piece(`tile:${id}`, view, names).split(",", 1)[0] ?? id;
}

/** How the heist stands, in two or three words. */
export function standing(view: Pick<HeistView, "mode" | "goal" | "meter">, points: number): string {
  const { headline: t } = handText();
  if (view.mode === "versus") return t.points(points);
  return view.goal === null ? t.score(view.meter) : t.heist(view.meter, view.goal);
}

/** "Your turn: 2 of 4 actions left · heist 3 of 10" */
export function headline(view: HeistView, p: HeistPicture, names: Names): string {
  const { headline: t } = handText();
  const on = p.cowboys[p.active];
  const own = p.cowboys.find((c) => c.seat === view.you) ?? on;
  const heist = standing(p, own?.points ?? 0);
  if (p.outcome !== null) return `${t.over} · ${heist}`;
  const of = Math.max(p.actions, view.done + view.actions);
  const mine = on?.seat === view.you && !view.solo;
  const name = gameText().piece(`cowboy:${p.active}`, view, names);
  return `${mine ? t.mine(p.actions, of) : t.other(name, p.actions, of)} · ${heist}`;
}

/** What the main button does; while something is missing, that something is to be chosen. */
export function commit(decision: Decision, _view: HeistView, ready: Move | null): string {
  const t = handText();
  return ready === null ? t.choose[decision.kind as DecisionKind] : t.commit[ready.t];
}

const RULES: Readonly<Record<DecisionKind, readonly string[]>> = {
  action: ["HEIST-TURN-3", "HEIST-MOVE-2", "HEIST-HORSE-1", "HEIST-LOOT-2", "HEIST-DROP-1", "HEIST-FREE-3"],
  ride: ["HEIST-HORSE-1", "HEIST-HORSE-5", "HEIST-RANGE-2"],
  way: ["HEIST-WANT-7"],
  offer: ["HEIST-TRADE-1", "HEIST-TRADE-2", "HEIST-TRADE-3"],
  answer: ["HEIST-TRADE-1", "HEIST-TRADE-2", "HEIST-TRADE-3"],
  confirm: ["HEIST-TRADE-2", "HEIST-TRADE-3"],
  lay: ["HEIST-DROP-2", "HEIST-DROP-3"],
  claim: ["HEIST-WANT-1", "HEIST-WANT-2", "HEIST-WANT-3"],
  load: ["HEIST-TOWN-1", "HEIST-TOWN-5"],
  refill: ["HEIST-TOWN-3"],
  discard: ["HEIST-TURN-1", "HEIST-CARD-4"],
};
const JAIL: readonly string[] = ["HEIST-JAIL-4", "HEIST-JAIL-5", "HEIST-JAIL-6"];

export function rulesOf(decision: Decision, view: HeistView): readonly string[] {
  if (decision.kind === "action" && view.cowboys[decision.as]?.jailed === true) return JAIL;
  return RULES[decision.kind as DecisionKind] ?? [];
}

/** Who plays several cowboys is told for which one each decision is. HEIST-SOLO-1 */
export function sayingFor(text: GameText<HeistTypes>): GameText<HeistTypes> {
  return {
    ...text,
    decision: (d, view, names) => {
      const said = text.decision(d, view, names);
      if (!view.solo) return said;
      const name = text.piece(`cowboy:${d.as}`, view, names);
      return said.startsWith(name) ? said : `${name}: ${said}`;
    },
  };
}
