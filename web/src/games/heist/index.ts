import { lazy } from "preact/compat";
import { isEditionFault, ours, parseEdition, slotsOf, type Edition, type HeistTypes } from "@trestle/heist";
import { hashOf } from "@trestle/kernel";
import type { GameText } from "../../net/frames.ts";
import type { HeistHandWords } from "../../text/en/heist-hand.ts";
import type { HeistWords } from "../../text/en/heist.ts";
import type { Language } from "../../text/index.ts";
import type { Components } from "../registry.ts";
import type { Scene } from "../scene.ts";
import { advance } from "./advance.ts";
import { Board } from "./board.tsx";
import { speakBoard } from "./board-words.ts";
import { openBox } from "./box.ts";
import { ear } from "./ear.ts";
import { Hand } from "./hand.tsx";
import { speakHand, type GalleryText } from "./hand-words.ts";
import { commit, headline, rulesOf, sayingFor } from "./headline.ts";
import { motion } from "./motion.ts";
import { picture, type HeistPicture } from "./picture.ts";

interface Words {
  makeText: (edition: Edition) => GameText<HeistTypes>;
  makeGallery: (edition: Edition) => readonly GalleryText[];
  nameEdition: (edition: Edition) => Edition;
  board: HeistWords;
  hand: HeistHandWords;
}
const WORDS: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => {
    const [game, board, hand] = await Promise.all([
      import("@trestle/heist/text/en"),
      import("../../text/en/heist.ts"),
      import("../../text/en/heist-hand.ts"),
    ]);
    return { ...game, board: board.heist, hand: hand.heistHand };
  },
  it: async () => {
    const [game, board, hand] = await Promise.all([
      import("@trestle/heist/text/it"),
      import("../../text/it/heist.ts"),
      import("../../text/it/heist-hand.ts"),
    ]);
    return { ...game, board: board.heist, hand: hand.heistHand };
  },
};

// Nobody needs it before the end; what stands in its place waits for it.
const Podium = lazy(() => import("./podium.tsx").then((m) => ({ default: m.Podium })));

/** Ours, unless the table is played with another box. */
async function editionOf(components: Components | undefined): Promise<Edition> {
  if (components === undefined || components.hash === hashOf(ours)) return ours;
  const edition = parseEdition(await components.file());
  if (isEditionFault(edition)) throw new Error(`${edition.place}: ${edition.reason}`);
  return edition;
}

/** The scene for tables of one edition: another box draws itself from its own coordinates. */
export async function loadHeist(language: Language, components?: Components): Promise<Scene<HeistTypes, HeistPicture>> {
  const [{ makeText, makeGallery, nameEdition, board, hand }, edition] = await Promise.all([
    WORDS[language](),
    editionOf(components),
  ]);
  openBox(edition, nameEdition(edition));
  const text = makeText(edition);
  speakBoard(board);
  speakHand({ text, gallery: makeGallery(edition), words: hand });
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
    together: (options) => !isVersus(options),
    Board,
    Hand,
    Podium,
    ear,
  };
}

function isVersus(options: unknown): boolean {
  return typeof options === "object" && options !== null && "mode" in options && options.mode === "versus";
}
