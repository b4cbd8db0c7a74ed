import { z } from "zod";
import { BRIEFS, CHANNELS, CLOCKS, type ClientFrame } from "./frames.ts";
import { WAGERS } from "./side.ts";
import { plainMove } from "./plain-move.ts";

// The edge: whatever a socket brings is one of these or is refused. Server and tools only, never in a page.

const key = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/);
const seat = z.int().min(0).max(15);
const hash = z.string().regex(/^[0-9a-f]{64}$/);
const attempt = z.int().min(1).max(1_000_000);
const secret = z.string().regex(/^[0-9a-f]{32}$/);
const word = z.string().regex(/^[a-z][a-z-]{0,23}$/);
const entry = z.int().min(0).max(1_000_000);
const piece = z.string().min(1).max(64);
const free = z.string().max(2_000);

const keyText = z.string().regex(/^[A-Za-z0-9_-]{16,128}$/);
const reach = z.strictObject({
  endpoint: z
    .string()
    .max(1_000)
    .regex(/^https:\/\/[^\s@\\]+$/),
  p256dh: keyText,
  auth: keyText,
});

const frame = z.discriminatedUnion("t", [
  z.strictObject({
    t: z.literal("hello"),
    protocol: z.int().min(1).max(1_000),
    secrets: z.array(secret).max(8),
    history: z.boolean(),
  }),
  z.strictObject({ t: z.literal("sit"), key, seat: seat.nullable(), name: z.string().max(80), secret }),
  z.strictObject({ t: z.literal("ready"), key, seat, ready: z.boolean(), attempt, commitment: hash.nullable() }),
  z.strictObject({ t: z.literal("part"), key, seat, attempt, part: hash }),
  z.strictObject({ t: z.literal("leave"), key, seat }),
  z.strictObject({ t: z.literal("move"), key, seat, d: entry, move: z.json() }),
  z.strictObject({ t: z.literal("why"), key, seat, d: entry, picks: z.array(z.string().max(64)).max(16) }),
  z.strictObject({ t: z.literal("undo"), key, seat }),
  z.strictObject({ t: z.literal("take-back"), key, seat, to: entry }),
  z.strictObject({ t: z.literal("agree"), key, seat, yes: z.boolean() }),
  z.strictObject({
    t: z.literal("say"),
    key,
    seat: seat.nullable(),
    channel: z.enum(CHANNELS),
    text: free,
  }),
  z.strictObject({ t: z.literal("mind"), key, seat, brief: z.enum(BRIEFS) }),
  z.strictObject({ t: z.literal("notify"), key, seat, to: reach.nullable() }),
  z.strictObject({ t: z.literal("rotate"), key, seat, secret }),
  z.strictObject({
    t: z.literal("arrange"),
    key,
    options: z.json(),
    seats: z.int().min(1).max(16),
    clock: z.enum(CLOCKS),
    hints: z.boolean().nullable().optional(),
  }),
  z.strictObject({ t: z.literal("seat-bot"), key, seat, level: word, temper: word }),
  z.strictObject({ t: z.literal("free"), key, seat }),
  z.strictObject({ t: z.literal("start"), key }),
  z.strictObject({ t: z.literal("go-on"), key }),
  z.strictObject({ t: z.literal("break-off"), key }),
  z.strictObject({ t: z.literal("pause"), key, on: z.boolean() }),
  z.strictObject({ t: z.literal("close"), key }),
  z.strictObject({ t: z.literal("rematch"), key }),
  z.strictObject({ t: z.literal("look"), key, seat: seat.nullable(), v: entry }),
  z.strictObject({ t: z.literal("ping"), key }),
  z.strictObject({ t: z.literal("reason"), key, n: entry }),
  z.strictObject({ t: z.literal("hint"), key, seat, d: entry }),
  z.strictObject({
    t: z.literal("note"),
    key,
    seat,
    about: seat,
    guess: word.nullable(),
    strength: z.int().min(0).max(3),
    text: free,
  }),
  z.strictObject({ t: z.literal("seal"), key, seat }),
  z.strictObject({ t: z.literal("bet"), key, seat, on: z.enum(WAGERS), about: seat, guess: word.nullable() }),
  z.strictObject({ t: z.literal("sketch"), key, seat, keys: z.array(piece).max(64), text: free }),
  z.strictObject({ t: z.literal("reveal"), key, seat }),
  z.strictObject({ t: z.literal("ping-piece"), key, seat, piece }),
]);

export interface FrameFault {
  rule: "PROTOCOL-JSON-1" | "PROTOCOL-FRAME-1";
  data: Record<string, string>;
}

/** One frame as it came over the wire. */
export function parseFrame(text: string): ClientFrame | FrameFault {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return { rule: "PROTOCOL-JSON-1", data: {} };
  }
  return plainMove(raw) ?? checkFrame(raw);
}

/** The schema's verdict. */
export function checkFrame(raw: unknown): ClientFrame | FrameFault {
  try {
    const parsed = frame.safeParse(raw);
    if (parsed.success) return parsed.data;
    const issue = parsed.error.issues[0];
    return { rule: "PROTOCOL-FRAME-1", data: { at: issue?.path.join(".") ?? "", problem: issue?.message ?? "" } };
  } catch {
    // Thousands of brackets within each other: deeper than any parser goes.
    return { rule: "PROTOCOL-FRAME-1", data: { at: "", problem: "nested too deep" } };
  }
}

export function isFrameFault(value: ClientFrame | FrameFault): value is FrameFault {
  return "rule" in value;
}
