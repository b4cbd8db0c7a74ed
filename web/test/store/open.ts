import { colt, type State } from "@trestle/games/colt/engine";
import { sha256Text, type Refusal, type Seat } from "@trestle/kernel";
import { newDealMemory, partFrames, readyFrame } from "@trestle/protocol/deal-memory";
import { vi } from "vitest";
import type { Connect } from "../../src/net/transport.ts";
import { newPart, newSecret } from "../../src/device/random.ts";
import type { TableParts } from "../../src/store/table-parts.ts";
import type { SeatSecrets } from "../../src/store/seat-secrets.ts";
import { openTable } from "../../src/store/open-table.ts";
import type { TableHandle, TableState } from "../../src/store/table-state.ts";
import { PERFECT, FakeServer, HOST, seedChance, type Network } from "../net/fake-server.ts";
import { FakeStage, SCENE } from "./fake-scene.ts";

export interface Opened {
  handle: TableHandle;
  stage: () => FakeStage;
  state: () => TableState;
  curtains: (Seat | null)[];
  rehearsed: string[];
  held: string[];
  /** Posts a warning of the device. */
  warn(refusal: Refusal): void;
}

/** Seat secrets in memory: several devices meet in one test. */
function deviceOf(held: string[]): SeatSecrets {
  const memory = newDealMemory();
  const sent = new Set<string>();
  const fresh = (): string => {
    held.push(newSecret());
    return held.at(-1)!;
  };
  return {
    all: () => held,
    sit: (seat, name) => ({ t: "sit", seat, name, secret: fresh() }),
    rotate: (seat) => ({ t: "rotate", seat, secret: fresh() }),
    answered: () => undefined,
    ready: (info, seat, on) =>
      on
        ? readyFrame(memory, info, seat, newPart())
        : { t: "ready", seat, ready: false, attempt: info.attempt, commitment: null },
    receive: (frame, send) => {
      if (frame.t !== "sync" && frame.t !== "about") return null;
      const frames = partFrames(memory, frame.table, frame.you.seats);
      if (typeof frames === "string") return { withheld: frames };
      for (const { key, ...request } of frames) if (!sent.has(key)) void send(request);
      for (const { key } of frames) sent.add(key);
      return { withheld: null };
    },
  };
}

/** Opens a table without a page. */
export function openIn(
  connect: Connect,
  { held = [], local = false }: { held?: string[]; local?: boolean } = {},
): Opened {
  let stage: FakeStage | null = null;
  let warn: (refusal: Refusal) => void = () => undefined;
  const curtains: (Seat | null)[] = [];
  const rehearsed: string[] = [];
  const parts: TableParts = {
    connect,
    secrets: local ? null : deviceOf(held),
    warnings: (hear) => {
      warn = hear;
      return () => undefined;
    },
    curtain: (_line, seat) => void curtains.push(seat),
    shown: () => undefined,
    scene: () => Promise.resolve(SCENE),
    stage: (_scene, onNow) => (stage = new FakeStage(onNow)),
    rehearse: async ({ picks }) => {
      rehearsed.push(picks.join(" "));
      return { picks, worlds: [] };
    },
  };
  const handle = openTable({ id: "t0000000", local }, parts);
  return { handle, stage: () => stage!, state: () => handle.store.getState(), curtains, rehearsed, held, warn };
}

export function openAt(server: FakeServer, held: string[], network: Network = PERFECT): Opened {
  return openIn(server.connect(network), { held });
}

/** Ann in seat 0 and bots, in a running match. */
export async function annPlays(): Promise<{ server: FakeServer; ann: Opened }> {
  seedChance(1);
  const server = new FakeServer();
  const ann = openAt(server, [HOST]);
  await vi.advanceTimersByTimeAsync(50);
  void ann.handle.do.sit(0, "Ann");
  await vi.advanceTimersByTimeAsync(50);
  void ann.handle.do.ready(0, { on: true });
  await vi.advanceTimersByTimeAsync(50);
  void ann.handle.do.send({ t: "start" });
  await vi.advanceTimersByTimeAsync(500);
  return { server, ann };
}

/** A Colt state from a fixed deal, for real legal lists and views. */
export function dealt(options: Record<string, unknown> = {}): State {
  const config = colt.parseConfig(options);
  if ("rule" in config) throw new Error(config.rule);
  return colt.setup({ config, seats: 4, seed: sha256Text("a deal"), rules: 1 }, null);
}
