import { partFrames, readyFrame, type RevealRefusal } from "@trestle/protocol/deal-memory";
import type { AboutFrame, ServerFrame, SyncFrame, TableInfo } from "@trestle/protocol";
import type { Seat } from "@trestle/kernel";
import type { CommandRequest } from "../net/transport.ts";
import { storedDeal, storeDeal } from "../device/deal.ts";
import { newPart } from "../device/random.ts";
import { dropSecret, storeRematch, storeSeatSecret, newSeatSecret, secretsOf } from "../device/table-secrets.ts";
import type { Answer } from "../net/session.ts";
import { TranscriptRecorder } from "../device/transcript.ts";

type Send = (request: CommandRequest) => Promise<Answer>;

/** What this device keeps of a server table, so that after a reload it still holds its seat and its part of the deal. */
export interface SeatSecrets {
  /** All secrets this device holds at the table, for `hello`. */
  all(): string[];
  /** Takes a seat (null: any) with a fresh secret, which is stored before it is sent. */
  sit(seat: Seat | null, name: string): CommandRequest;
  /** A fresh secret for a seat that is ours. */
  rotate(seat: Seat): CommandRequest;
  /** Keeps or drops the secret that a command carried. */
  answered(request: CommandRequest, answer: Answer): void;
  /** Commits to fresh random bytes, which are stored before the commitment is sent. */
  ready(info: TableInfo, seat: Seat, on: boolean): CommandRequest;
  /**
   * Records what this device is shown. Reveals its part of the deal when the start waits for it and the list of
   * commitments is stored; `withheld` says why not. null: the frame does not concern the deal.
   */
  receive(frame: ServerFrame, send: Send): { withheld: RevealRefusal | null } | null;
}

export function seatSecretsOf(table: string): SeatSecrets {
  const transcript = new TranscriptRecorder(table);
  /** Parts that were sent and not answered yet; the session repeats them. */
  const sent = new Set<string>();

  const reveal = async (request: Extract<CommandRequest, { t: "part" }>, send: Send): Promise<void> => {
    const { seat, attempt } = request;
    const name = `${seat} ${attempt}`;
    if (sent.has(name)) return;
    sent.add(name);
    const answer = await send(request);
    if (answer.t === "refused") return void sent.delete(name);
    const deal = storedDeal(table);
    storeDeal(table, { ...deal, arrived: [...deal.arrived.filter((a) => a.attempt === attempt), { seat, attempt }] });
  };

  const takeInfo = ({ table: info, you, v }: SyncFrame | AboutFrame, send: Send): RevealRefusal | null => {
    if (info.rematch !== null) storeRematch(table, info.rematch);
    const deal = storedDeal(table);
    const before = JSON.stringify(deal);
    if (info.phase === "over") deal.over ??= v;
    const parts = info.phase === "lobby" ? partFrames(deal, info, you.seats) : [];
    if (parts === "other-own-commitment") deal.displaced = info.starting?.list.attempt ?? null;
    if (JSON.stringify(deal) !== before) storeDeal(table, deal);
    if (typeof parts === "string") return parts;
    for (const { key: _key, ...request } of parts) void reveal(request, send);
    return null;
  };

  return {
    all: () => secretsOf(table),
    sit: (seat, name) => ({ t: "sit", seat, name, secret: newSeatSecret(table, seat) }),
    rotate: (seat) => ({ t: "rotate", seat, secret: newSeatSecret(table, seat) }),
    answered(request, answer) {
      if (request.t !== "sit" && request.t !== "rotate") return;
      if (answer.t === "seated") storeSeatSecret(table, answer.seat, request.secret);
      else if (answer.t === "refused" && isDefinite(answer.rule)) dropSecret(table, request.secret);
    },
    ready(info, seat, on) {
      if (!on) return { t: "ready", seat, ready: false, attempt: info.attempt, commitment: null };
      const deal = storedDeal(table);
      const frame = readyFrame(deal, info, seat, newPart());
      storeDeal(table, deal);
      return frame;
    },
    receive(frame, send) {
      if (frame.t === "step") transcript.shown(frame.board.seat, frame);
      if (frame.t === "passed") transcript.shown(frame.seat, frame);
      if (frame.t === "sync") transcript.synced(frame);
      return frame.t === "sync" || frame.t === "about" ? { withheld: takeInfo(frame, send) } : null;
    },
  };
}

/**
 * The command certainly did not count. Other refusals leave that open: the page was closed before the answer came, or the
 * command was accepted and its repetition met a limit.
 */
function isDefinite(rule: string): boolean {
  return rule.startsWith("TABLE-") || rule.startsWith("SERVER-NAME-");
}
