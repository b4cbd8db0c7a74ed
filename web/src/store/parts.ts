import type { Scene } from "@trestle/ui/scene.ts";
import { loadScene } from "../games/scenes.ts";
import { api, isFailed } from "../net/api.ts";
import type { Refusal, Seat } from "@trestle/kernel";
import { curtain, dialLocal, onWarning, shown, workerCall } from "../local/worker-client.ts";
import type { Dial, Line } from "../net/transport.ts";
import { Director, type Now } from "../stage/director.ts";
import { hearing } from "../stage/sound.ts";
import { pagePace } from "@trestle/ui/motion/pace.ts";
import type { Language } from "@trestle/ui/language.ts";
import type { Calls } from "../worker/contract.ts";

import type { Vault } from "./seat-secrets.ts";

export type Stage = Pick<Director, "sync" | "push" | "replay" | "hurry" | "skip" | "stop">;

/** What a table in the page is put together from; a test brings its own. */
export interface Parts {
  dial: Dial;
  /** null: a table of this device, whose secrets the worker keeps to itself. */
  vault: Vault | null;
  curtain(line: Line, seat: Seat | null): void;
  /** On this device bots wait for what is being shown. */
  shown(line: Line, v: number): void;
  /** What this device has to say of itself; call the result to hear no more. */
  warnings(hear: (refusal: Refusal) => void): () => void;
  /** null: this page has no picture of the game. */
  scene(game: string, language: Language, edition: string | null): Promise<Scene> | null;
  stage(scene: Scene, onNow: (now: Now) => void): Stage;
  rehearse(ask: Calls["rehearse"]["ask"]): Promise<Calls["rehearse"]["answer"]>;
}

export const NO_SCENE: Refusal = { rule: "WEB-SCENE-1", data: {} };

export function localParts(id: string): Parts {
  return {
    ...shared(id),
    dial: dialLocal(id),
    vault: null,
    shown,
    warnings: onWarning,
  };
}

/** What tables of the server and of this device have in common. */
export function shared(id: string): Pick<Parts, "curtain" | "scene" | "stage" | "rehearse"> {
  return {
    curtain,
    scene: (game, language, edition) =>
      loadScene(game, language, edition === null ? undefined : { hash: edition, file: () => boxOfTable(id, game) }),
    stage: (scene, onNow) => new Director(scene, onNow, pagePace, { hearing }),
    rehearse: (ask) => workerCall("rehearse", ask),
  };
}

/** The components of a server's table that is played with another box. */
async function boxOfTable(id: string, game: string): Promise<unknown> {
  const told = await api.edition(id);
  if (isFailed(told)) throw new Error(told.text);
  // The worker needs it too, to rehearse with; the table can do without that.
  void workerCall("box", { game, file: told.edition }).catch(() => undefined);
  return told.edition;
}
