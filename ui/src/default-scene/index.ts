import type { Game, GameText, Seat, Types } from "@trestle/kernel";
import type { Language } from "../language.ts";
import type { Scene } from "../scene.ts";
import { boardOf } from "./board.tsx";
import { headlineOf, type DefaultGame } from "./game.ts";
import { handOf } from "./hand.tsx";
import { motionOf } from "./motion.ts";
import { resultOf } from "./result.tsx";
import { screenReaderOf } from "./screen-reader.ts";
import type { DefaultText } from "./text/en.ts";

const WORDS: Readonly<Record<Language, () => Promise<DefaultText>>> = {
  en: async () => (await import("./text/en.ts")).text,
  it: async () => (await import("./text/it.ts")).text,
};

/** All that a scene asks of an engine. */
type Engine<T extends Types> = Pick<Game<T>, "id" | "slots" | "cooperative">;

/**
 * A scene for any game: seats and pieces from the view's own keys, its choices as buttons, its events as they are told.
 * A picture is the view itself, so nothing moves between two views; what has changed stands out for a moment. A game
 * that wants to draw a part itself takes the rest from here.
 */
export async function defaultScene<T extends Types>(
  engine: Engine<T>,
  text: GameText<T>,
  language: Language,
): Promise<Scene<T>> {
  const game: DefaultGame = { text, words: await WORDS[language]() };
  return {
    id: engine.id,
    text,
    slots: (move) => engine.slots(move),
    cooperative: (options) => engine.cooperative?.(options) ?? false,
    picture: (view) => view,
    advance: (picture) => picture,
    motion: motionOf(text),
    headline: (view, _picture, names) => headlineOf(game, view, viewerIn(view), names),
    commit: (_decision, view, ready, names) =>
      ready === null ? game.words.chooseFirst : text.move(ready, view, names),
    Board: boardOf(game),
    Hand: handOf(game),
    Result: resultOf(game),
    screenReader: screenReaderOf(game),
  };
}

/** The seat that looks, where the view says so under `me`. */
function viewerIn(view: Types["view"]): Seat | null {
  const me = typeof view === "object" && view !== null && "me" in view ? view.me : null;
  return typeof me === "number" ? me : null;
}
