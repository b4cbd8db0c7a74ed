import { partFrames, readyFrame, type RevealRefusal } from "@trestle/protocol/deal-memory";
import type { AboutFrame, ServerFrame, SyncFrame, TableInfo } from "@trestle/protocol";
import type { Seat } from "@trestle/kernel";
import type { Wish } from "../net/transport.ts";
import { dealOf, keepDeal } from "../device/deal.ts";
import { newPart } from "../device/random.ts";
import { dropSecret, keepRematch, keepSeat, offerSecret, secretsOf } from "../device/table-secrets.ts";
import type { Answer } from "../net/session.ts";
import { ShownKeeper } from "../device/transcript.ts";

type Send = (wish: Wish) => Promise<Answer>;

/** What this device remembers of a table, so that seat and deal are its own after a reload. */
export interface Vault {
  secrets(): string[];
  /** Takes a seat (null: whichever is given) with a fresh secret, stored before it is sent. */
  sit(seat: Seat | null, name: string): Wish;
  /** The same for a seat of one's own. */
  rotate(seat: Seat): Wish;
  /** How a command with a secret ended. */
  answered(wish: Wish, answer: Answer): void;
  /** With a commitment to fresh random bytes, stored before it is sent. */
  ready(info: TableInfo, seat: Seat, on: boolean): Wish;
  /**
   * Keeps what this device is told, and reveals its part when the start waits for it and the list is stored; `withheld`
   * says why not. null: nothing was said about that.
   */
  hear(frame: ServerFrame, send: Send): { withheld: RevealRefusal | null } | null;
}

export function vaultOf(table: string): Vault {
  const shown = new ShownKeeper(table);
  /** Parts on their way: the session sends them again until they are answered. */
  const sent = new Set<string>();

  const reveal = async (wish: Extract<Wish, { t: "part" }>, send: Send): Promise<void> => {
    const { seat, attempt } = wish;
    const name = `${seat} ${attempt}`;
    if (sent.has(name)) return;
    sent.add(name);
    const answer = await send(wish);
    if (answer.t === "refused") return void sent.delete(name);
    const deal = dealOf(table);
    keepDeal(table, { ...deal, arrived: [...deal.arrived.filter((a) => a.attempt === attempt), { seat, attempt }] });
  };

  const info = ({ table: told, you, v }: SyncFrame | AboutFrame, send: Send): RevealRefusal | null => {
    if (told.rematch !== null) keepRematch(table, told.rematch);
    const deal = dealOf(table);
    const before = JSON.stringify(deal);
    if (told.phase === "over") deal.over ??= v;
    const parts = told.phase === "lobby" ? partFrames(deal, told, you.seats) : [];
    if (parts === "other-own-commitment") deal.displaced = told.starting?.list.attempt ?? null;
    if (JSON.stringify(deal) !== before) keepDeal(table, deal);
    if (typeof parts === "string") return parts;
    for (const { key: _key, ...wish } of parts) void reveal(wish, send);
    return null;
  };

  return {
    secrets: () => secretsOf(table),
    sit: (seat, name) => ({ t: "sit", seat, name, secret: offerSecret(table, seat) }),
    rotate: (seat) => ({ t: "rotate", seat, secret: offerSecret(table, seat) }),
    answered(wish, answer) {
      if (wish.t !== "sit" && wish.t !== "rotate") return;
      if (answer.t === "seated") keepSeat(table, answer.seat, wish.secret);
      else if (answer.t === "refused" && saysNo(answer.rule)) dropSecret(table, wish.secret);
    },
    ready(told, seat, on) {
      if (!on) return { t: "ready", seat, ready: false, attempt: told.attempt, commitment: null };
      const deal = dealOf(table);
      const frame = readyFrame(deal, told, seat, newPart());
      keepDeal(table, deal);
      return frame;
    },
    hear(frame, send) {
      if (frame.t === "step") shown.told(frame.board.seat, frame);
      if (frame.t === "passed") shown.told(frame.seat, frame);
      if (frame.t === "sync") shown.synced(frame);
      return frame.t === "sync" || frame.t === "about" ? { withheld: info(frame, send) } : null;
    },
  };
}

/**
 * It did not happen, for certain. Whoever left the page before the answer came may hold the seat all the same, and so may
 * whoever was refused by a limit when they sent it again.
 */
function saysNo(rule: string): boolean {
  return rule.startsWith("TABLE-") || rule.startsWith("SERVER-NAME-");
}
