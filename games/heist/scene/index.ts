import { lazy } from "@trestle/ui/lazy.tsx";
import { isEditionFault, ours, parseEdition, slotsOf, type Edition, type HeistTypes } from "../engine/page.ts";
import { hashOf } from "@trestle/kernel";
import type { GameText } from "@trestle/kernel";
import type { HeistWords } from "./text/en.ts";
import type { Language } from "@trestle/ui/language.ts";
import type { EditionFile } from "@trestle/ui/scene.ts";
import type { Scene } from "@trestle/ui/scene.ts";
import { advance } from "./advance.ts";
import { Board } from "./board.tsx";
import { commit, type GalleryText, sceneWords, headline, rulesOf, sayingFor } from "./words.ts";
import { openBox } from "./box.ts";
import { screenReader } from "./screen-reader.ts";
import { Hand } from "./hand.tsx";
import { motion } from "./motion.ts";
import { type HeistPicture, picture } from "./picture.ts";

interface Words {
  makeText: (edition: Edition) => GameText<HeistTypes>;
  makeGallery: (edition: Edition) => readonly GalleryText[];
  nameEdition: (edition: Edition) => Edition;
  words: HeistWords;
}
const WORDS: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => {
    const [game, { words }] = await Promise.all([import("../text/en.ts"), import("./text/en.ts")]);
    return { ...game, words };
  },
  it: async () => {
    const [game, { words }] = await Promise.all([import("../text/it.ts"), import("./text/it.ts")]);
    return { ...game, words };
  },
};

// Nobody needs it before the end; what stands in its place waits for it.
const Result = lazy(() => import("./later/result.tsx").then((m) => m.Result));

/** Ours, unless the table is played with another box. */
async function editionOf(components: EditionFile | undefined): Promise<Edition> {
  if (components === undefined || components.hash === hashOf(ours)) return ours;
  const edition = parseEdition(await components.file());
  if (isEditionFault(edition)) throw new Error(`${edition.place}: ${edition.reason}`);
  return edition;
}

/** The scene for tables of one edition: another box draws itself from its own coordinates. */
export async function loadScene(
  language: Language,
  components?: EditionFile,
): Promise<Scene<HeistTypes, HeistPicture>> {
  const [{ makeText, makeGallery, nameEdition, words }, edition] = await Promise.all([
    WORDS[language](),
    editionOf(components),
  ]);
  openBox(edition, nameEdition(edition));
  const text = makeText(edition);
  sceneWords.set({ text, gallery: makeGallery(edition), words });
  return {
    id: "heist",
    text: sayingFor(text),
    slots: slotsOf,
    picture,
    advance,
    motion,
    headline,
    commit,
    rulesOf,
    promises: (view, me) =>
      view.cowboys.flatMap((c) => (c.seat === me ? (c.hand ?? []).map((id) => `card:${id}`) : [])),
    cooperative: (options) => !isVersus(options),
    Board,
    Hand,
    Result,
    screenReader,
  };
}

function isVersus(options: unknown): boolean {
  return typeof options === "object" && options !== null && "mode" in options && options.mode === "versus";
}
