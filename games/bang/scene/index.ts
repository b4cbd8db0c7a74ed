import { lazy } from "@trestle/ui/lazy.tsx";
import { slots, type BangTypes, type View } from "../engine/page.ts";
import type { GameText, Names } from "@trestle/kernel";
import type { BangWords } from "./text/en.ts";
import type { Language } from "@trestle/ui/language.ts";
import type { Scene } from "@trestle/ui/scene.ts";
import { advance } from "./advance.ts";
import { loadFaces } from "./art/faces.ts";
import { RoleMark, SeatFace } from "./beside.tsx";
import { Board } from "./board.tsx";
import { screenReader } from "./screen-reader.ts";
import { Hand } from "./hand.tsx";
import { isReaction } from "./keys.ts";
import { motion } from "./motion.ts";
import { sceneWords, text as say, type GameNames } from "./names.ts";
import { pieceWords } from "./piece-text.ts";
import { picture, type BangPicture } from "./picture.ts";
import { rulesOf } from "./rules-of.ts";

// Needed once, at the end.
const Result = lazy(() => import("./result.tsx").then((m) => m.Result));

interface Words {
  text: GameText<BangTypes>;
  names: GameNames;
  words: BangWords;
}
const WORDS: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => {
    const [{ en, ...names }, { bang: words }] = await Promise.all([import("../text/en.ts"), import("./text/en.ts")]);
    return { text: en, names, words };
  },
  it: async () => {
    const [{ it, ...names }, { bang: words }] = await Promise.all([import("../text/it.ts"), import("./text/it.ts")]);
    return { text: it, names, words };
  },
};

function headline(view: View, p: BangPicture, names: Names): string {
  const t = say().headline;
  if (p.winners !== null) return t.over;
  if (p.choosing) return t.choosing;
  if (p.extra) return t.extra(names.seat(p.turn));
  return p.turn === view.seat ? t.mine : t.turn(names.seat(p.turn));
}

export async function loadScene(language: Language): Promise<Scene<BangTypes, BangPicture>> {
  const [{ text, names, words }, faces] = await Promise.all([WORDS[language](), loadFaces(language)]);
  sceneWords.set({ names, words, faces });
  pieceWords.set(text);
  return {
    id: "bang",
    text,
    slots,
    picture,
    advance,
    motion,
    headline,
    commit: (d, view, ready, seats, { picks, lit }) => {
      if (ready !== null) return ready.t === "advance" ? words.advance : text.move(ready, view, seats);
      if (picks.length === 0) return isReaction(d.kind) ? words.chooseAnswer : words.chooseFirst;
      return [...lit].some((key) => key.startsWith("seat:")) ? words.chooseSeat : words.chooseCard;
    },
    mustPick: (d) => isReaction(d.kind),
    rulesOf,
    roles: {
      names: names.roleNames,
      hidden: ["deputy", "outlaw", "renegade"],
      seen: (view) => view.players.map(({ role, out }) => ({ role, out })),
      Face: SeatFace,
      Mark: RoleMark,
    },
    Board,
    Hand,
    Result,
    screenReader,
  };
}
