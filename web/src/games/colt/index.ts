import { lazy } from "preact/compat";
import { slots, type ColtTypes, type View } from "@trestle/colt";
import type { GameText } from "../../net/frames.ts";
import { words, type Language } from "../../text/index.ts";
import type { Scene } from "../scene.ts";
import { Board } from "./board.tsx";
import { ear } from "./ear.ts";
import { Hand } from "./hand.tsx";
import { motion } from "./motion.ts";
import { banditName, speakNames, type GameNames } from "./names.ts";
import { advance, picture, type ColtPicture } from "./picture.ts";

// Needed once, at the end.
const Podium = lazy(() => import("./podium.tsx").then((m) => ({ default: m.Podium })));

interface Words extends GameNames {
  text: GameText<ColtTypes>;
}
const WORDS: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => {
    const { en, ...names } = await import("@trestle/colt/text/en");
    return { text: en, ...names };
  },
  it: async () => {
    const { it, ...names } = await import("@trestle/colt/text/it");
    return { text: it, ...names };
  },
};

function headline(_view: View, p: ColtPicture): string {
  const { headline: t } = words.getState().text.colt;
  if (p.phase === "over") return t.over;
  if (p.leaving !== null) return t.unhooking(p.round);
  if (p.act === null) return t.schemin(p.round, p.rounds);
  return t.reveal(p.round, p.act.nth, banditName(p.figures[p.act.figure]!.bandit));
}

export async function loadColt(language: Language): Promise<Scene<ColtTypes, ColtPicture>> {
  const { text, ...names } = await WORDS[language]();
  speakNames(names);
  return {
    id: "colt",
    text,
    slots,
    picture,
    advance,
    motion,
    headline,
    commit: (d) => (d.kind === "plan" ? words.getState().text.colt.lock : words.getState().text.colt.unlock),
    rulesOf: (d) =>
      d.kind === "plan"
        ? ["COLT-SCHEME-2", "COLT-SHOOT-1", "COLT-FLIP-1", "COLT-MOVE-1", "COLT-FLOOR-1", "COLT-FIRE-3", "COLT-LOOT-2"]
        : ["COLT-SCHEME-4"],
    Board,
    Hand,
    Podium,
    ear,
  };
}
