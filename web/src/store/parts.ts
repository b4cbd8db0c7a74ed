import type { Scene } from "../games/scene.ts";
import { SCENES } from "../games/registry.ts";
import { api, isFailed } from "../net/api.ts";
import type { Refusal, Seat, TableInfo } from "../net/frames.ts";
import { curtain, dialLocal, onWarning, shown, workerCall } from "../net/local.ts";
import type { Dial, Line } from "../net/line.ts";
import { keepCommitment, keepPart, keepRematch, keepSeat, secretsOf } from "../net/secrets.ts";
import { dialSocket } from "../net/socket.ts";
import { Director } from "../stage/director.ts";
import { hearing } from "../stage/hear.ts";
import { pagePace } from "../stage/pace.ts";
import type { Language } from "../text/index.ts";
import type { Calls } from "../worker/contract.ts";
import type { Now } from "./table-state.ts";

export type Stage = Pick<Director, "sync" | "push" | "replay" | "hurry" | "skip" | "stop">;

/** What this device remembers of a table, so that seat and deal are its own after a reload. */
export interface Vault {
  secrets(): string[];
  seated(seat: Seat, secret: string): void;
  part(seat: Seat, part: string): void;
  info(info: TableInfo): void;
}

/** What a table in the page is put together from; a test brings its own. */
export interface Parts {
  dial: Dial;
  vault: Vault;
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

export function pageParts({ id, local }: { id: string; local: boolean }): Parts {
  return {
    dial: local ? dialLocal(id) : dialSocket(id),
    vault: local ? NO_VAULT : vaultOf(id),
    curtain,
    shown: (line, v) => (local ? shown(line, v) : undefined),
    warnings: (hear) => (local ? onWarning(hear) : () => undefined),
    scene: (game, language, edition) =>
      SCENES[game]?.(language, edition === null ? undefined : { hash: edition, file: () => boxOfTable(id, game) }) ??
      null,
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

/** The worker keeps the secrets of its tables to itself. */
const NO_VAULT: Vault = {
  secrets: () => [],
  seated: () => undefined,
  part: () => undefined,
  info: () => undefined,
};

function vaultOf(table: string): Vault {
  return {
    secrets: () => secretsOf(table),
    seated: (seat, secret) => keepSeat(table, seat, secret),
    part: (seat, part) => keepPart(table, seat, part),
    info(info) {
      if (info.phase === "lobby") keepCommitment(table, info.commitment);
      if (info.rematch !== null) keepRematch(table, info.rematch);
    },
  };
}
