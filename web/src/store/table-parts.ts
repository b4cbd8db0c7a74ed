import type { Scene } from "@trestle/ui/scene.ts";
import { loadScene } from "../games/scenes.ts";
import { api, isFailed } from "../net/api.ts";
import type { Refusal, Seat } from "@trestle/kernel";
import { curtain, connectLocal, onWarning, shown, workerCall } from "../local/worker-client.ts";
import type { Connect, Transport } from "../net/transport.ts";
import { Director, type Now } from "../stage/director.ts";
import { soundPlayer } from "../stage/sound.ts";
import { pagePace } from "@trestle/ui/motion/pace.ts";
import type { Language } from "@trestle/ui/language.ts";
import type { Calls } from "../worker/contract.ts";

import type { SeatSecrets } from "./seat-secrets.ts";

export type Stage = Pick<Director, "sync" | "push" | "replay" | "hurry" | "skip" | "stop">;

/** What a table client depends on; tests bring their own. */
export interface TableParts {
  connect: Connect;
  /** null: a table of this device, whose secrets stay in the worker. */
  secrets: SeatSecrets | null;
  curtain(transport: Transport, seat: Seat | null): void;
  /** Tells the worker what has been shown: bots of this device wait for it. */
  shown(transport: Transport, v: number): void;
  /** Warnings of this device about its storage; call the result to unsubscribe. */
  warnings(listen: (refusal: Refusal) => void): () => void;
  /** null: this page has no scene for the game. */
  scene(game: string, language: Language, edition: string | null): Promise<Scene> | null;
  stage(scene: Scene, onNow: (now: Now) => void): Stage;
  rehearse(ask: Calls["rehearse"]["ask"]): Promise<Calls["rehearse"]["answer"]>;
}

export const NO_SCENE: Refusal = { rule: "WEB-SCENE-1", data: {} };

export function localParts(id: string): TableParts {
  return {
    ...shared(id),
    connect: connectLocal(id),
    secrets: null,
    shown,
    warnings: onWarning,
  };
}

/** What tables of the server and of this device share. */
export function shared(id: string): Pick<TableParts, "curtain" | "scene" | "stage" | "rehearse"> {
  return {
    curtain,
    scene: (game, language, edition) =>
      loadScene(game, language, edition === null ? undefined : { hash: edition, file: () => editionOfTable(id, game) }),
    stage: (scene, onNow) => new Director(scene, onNow, pagePace, { sounds: soundPlayer }),
    rehearse: (ask) => workerCall("rehearse", ask),
  };
}

/** The edition of a server table that is not the usual one. */
async function editionOfTable(id: string, game: string): Promise<unknown> {
  const reply = await api.edition(id);
  if (isFailed(reply)) throw new Error(reply.text);
  // The worker needs it for rehearsals; without it the table works all the same.
  void workerCall("edition", { game, file: reply.edition }).catch(() => undefined);
  return reply.edition;
}
