import { lazy } from "@trestle/ui/lazy.tsx";
import { slots, type ColtTypes, type View } from "../engine/page.ts";
import type { GameText } from "@trestle/kernel";
import type { Scene } from "@trestle/ui/scene.ts";
import { Board } from "./board.tsx";
import { screenReader } from "./screen-reader.ts";
import { Hand } from "./hand.tsx";
import { motion } from "./motion.ts";
import { banditName, gameNames, type ColtText, type GameNames, coltText } from "./names.ts";
import { advance, picture, type ColtPicture } from "./picture.ts";
import type { Language } from "@trestle/ui/language.ts";

// Needed once, at the end.
const Result = lazy(() => import("./later/result.tsx").then((m) => m.Result));

interface Words {
  text: GameText<ColtTypes>;
  names: GameNames;
  words: ColtText;
}
const WORDS: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => {
    const [{ en, ...names }, { text: words }] = await Promise.all([import("../text/en.ts"), import("./text/en.ts")]);
    return { text: en, names, words };
  },
  it: async () => {
    const [{ it, ...names }, { text: words }] = await Promise.all([import("../text/it.ts"), import("./text/it.ts")]);
    return { text: it, names, words };
  },
};

function headline(_view: View, p: ColtPicture): string {
  const { headline: t } = coltText();
  if (p.phase === "over") return t.over;
  if (p.leaving !== null) return t.unhooking(p.round);
  if (p.act === null) return t.schemin(p.round, p.rounds);
  return t.reveal(p.round, p.act.nth, banditName(p.figures[p.act.figure]!.bandit));
}

export async function loadScene(language: Language): Promise<Scene<ColtTypes, ColtPicture>> {
  const { text, names, words } = await WORDS[language]();
  gameNames.set(names);
  coltText.set(words);
  return {
    id: "colt",
    text,
    slots,
    picture,
    advance,
    motion,
    headline,
    commit: (d) => (d.kind === "plan" ? coltText().lock : coltText().unlock),
    rulesOf: (d) =>
      d.kind === "plan"
        ? ["COLT-SCHEME-2", "COLT-SHOOT-1", "COLT-FLIP-1", "COLT-MOVE-1", "COLT-FLOOR-1", "COLT-FIRE-3", "COLT-LOOT-2"]
        : ["COLT-SCHEME-4"],
    Board,
    Hand,
    Result,
    screenReader,
  };
}
