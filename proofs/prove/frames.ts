import { below, pick, type Rng } from "@trestle/kernel";
import type { ServerFrame } from "@trestle/protocol";
import { mutate, mutateBytes } from "./mutate.ts";
import { newKey, newPart } from "./prober.ts";
import { addFigures, type Figures } from "./proof.ts";
import { RawSocket, wsFrame } from "./raw-socket.ts";
import { SCRIPT } from "./requests.ts";

/** Where frames are thrown at, and with what rights. */
export interface Target {
  table: string;
  /** May grow: a seat's new secret counts. */
  secrets: string[];
  seat: number;
  /** Whatever might count as a move, by its key; one that a mutation made may come again. */
  sent: Map<string, unknown[]>;
  /** Keys of moves that were acknowledged. */
  acknowledged: string[];
}

/** Every command as it might be right here. */
function goodFrame(rng: Rng, seat: number, d: number, moves: readonly unknown[]): Record<string, unknown> {
  const move = moves.length === 0 ? { t: "plan", cards: [0, 1, 2] } : pick(rng, moves);
  const key = newKey();
  return pick<Record<string, unknown>>(rng, [
    { t: "sit", key, seat: null, name: SCRIPT.slice(0, 20), secret: newPart().slice(0, 32) },
    { t: "ready", key, seat, ready: true, attempt: 1, commitment: newPart() },
    { t: "part", key, seat, attempt: 1, part: newPart() },
    { t: "go-on", key },
    { t: "break-off", key },
    { t: "leave", key, seat: seat + 1 },
    { t: "move", key, seat, d, move },
    { t: "move", key, seat, d: d + below(rng, 3), move },
    { t: "why", key, seat, d, picks: ["card:1", "seat:0"] },
    { t: "undo", key, seat },
    { t: "take-back", key, seat, to: 3 },
    { t: "agree", key, seat, yes: true },
    { t: "say", key, seat, channel: "table", text: SCRIPT },
    { t: "say", key, seat: null, channel: "watch", text: SCRIPT },
    { t: "mind", key, seat, brief: "safe" },
    {
      t: "notify",
      key,
      seat,
      to: { endpoint: "https://push.example/x", p256dh: "p".repeat(87), auth: "a".repeat(22) },
    },
    { t: "arrange", key, options: { horse: true }, seats: 4, clock: "off" },
    { t: "seat-bot", key, seat: 1, level: "greenhorn", temper: "even" },
    { t: "free", key, seat: 0 },
    { t: "start", key },
    { t: "pause", key, on: true },
    { t: "rematch", key },
    { t: "look", key, seat: pick(rng, [seat, seat + 1, null]), v: below(rng, 40) },
    { t: "ping", key },
    { t: "note", key, seat, about: seat + 1, guess: "outlaw", strength: below(rng, 4), text: SCRIPT },
    { t: "seal", key, seat },
    { t: "bet", key, seat, on: pick(rng, ["role", "victim", "winner"]), about: seat + 1, guess: null },
    { t: "sketch", key, seat, keys: ["car:1"], text: SCRIPT },
    { t: "reveal", key, seat },
    { t: "ping-piece", key, seat, piece: "car:1" },
  ]);
}

/** What no client would send: most of it ends the connection, and so does giving up on it. */
function brokenFraming(rng: Rng): Buffer {
  const text = Buffer.from(JSON.stringify({ t: "ping", key: newKey() }));
  return pick(rng, [
    () => wsFrame(text, { opcode: 2 }),
    () => wsFrame(text, { masked: false }),
    () => wsFrame(text, { rsv: 1 + below(rng, 7) }),
    () => wsFrame(text, { opcode: pick(rng, [3, 4, 7, 11, 15]) }),
    () => wsFrame(text, { opcode: 0 }),
    () => wsFrame(Buffer.alloc(200), { opcode: 9 }),
    () => wsFrame(text, { opcode: 8, fin: false }),
    () => wsFrame(Buffer.alloc(17_000, 0x20)),
    () => wsFrame(Buffer.from([0xff, 0xfe, 0xc0])),
    () => wsFrame(Buffer.from(JSON.stringify({ t: "hello", protocol: 2, secrets: [], history: true }))),
    () => mutateBytes(rng, wsFrame(text)),
    () => Buffer.concat([wsFrame(text, { fin: false }), wsFrame(text)]),
  ])();
}

const BATCH = 30;
const ANSWERS: readonly ServerFrame["t"][] = ["fault", "refused", "done", "because", "seen", "pong"];

/** One connection full of bad frames, each of which must be answered, or the connection closed. */
async function oneSocket(port: number, target: Target, rng: Rng, tally: Figures): Promise<void> {
  const socket = new RawSocket(port, `/ws/${target.table}`);
  let answers = 0;
  let pong: () => void = () => undefined;
  let last = "";
  let owed = { d: 1, moves: [] as unknown[] };
  const moves = target.sent;
  // A key that a mutation made may have been another command's: then the answer is that one's.
  const own = new Set<unknown>();
  socket.onFrame = (frame) => {
    if (ANSWERS.includes(frame.t)) answers++;
    if (frame.t === "done" && moves.has(frame.key) && own.has(frame.key)) target.acknowledged.push(frame.key);
    const board = frame.t === "sync" ? frame.boards[0] : frame.t === "step" ? frame.board : undefined;
    const legal = board?.legal.at(-1);
    if (legal !== undefined) owed = legal;
    if (frame.t === "fault" || frame.t === "refused") addFigures(tally, { typed: 1 });
    if (frame.t === "pong" && frame.key === last) pong();
  };
  if (!(await socket.open)) throw new Error("no connection");
  const synced = new Promise<void>((done) => {
    const take = socket.onFrame;
    socket.onFrame = (frame) => {
      take(frame);
      if (frame.t === "sync") done();
    };
  });
  socket.send(JSON.stringify({ t: "hello", protocol: 2, secrets: target.secrets.slice(-8), history: false }));
  await Promise.race([synced, socket.closed]);
  const batches = 1 + below(rng, 3);
  for (let b = 0; b < batches && !socket.isClosed; b++) {
    answers = 0;
    last = newKey();
    const heard = new Promise<void>((done) => (pong = done));
    const writes: Buffer[] = [];
    for (let i = 0; i < BATCH; i++) {
      const frame = goodFrame(rng, target.seat, owed.d, owed.moves);
      // Bytes that are no text end the connection; those come last.
      const text = below(rng, 5) === 0 ? JSON.stringify(frame) : mutate(rng, frame).toString();
      own.add(frame["key"]);
      note(text, moves);
      writes.push(wsFrame(Buffer.from(text)));
    }
    const ends = below(rng, 6) === 0;
    writes.push(ends ? brokenFraming(rng) : wsFrame(Buffer.from(JSON.stringify({ t: "ping", key: last }))));
    socket.write(Buffer.concat(writes));
    tally["frames"]! += BATCH + 1;
    await answered(socket, heard, { mayHang: ends });
    if (socket.isClosed) addFigures(tally, { closes: 1 });
    else if (answers !== BATCH + 1) throw new Error(`${answers} answers to ${BATCH + 1} frames`);
  }
  socket.end();
}

/** Half a frame keeps the other side waiting for the rest: then we are the ones who give up. */
async function answered(socket: RawSocket, heard: Promise<void>, { mayHang }: { mayHang: boolean }): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((done) => (timer = setTimeout(() => done("late"), mayHang ? 300 : 20_000)));
  const first = await Promise.race([heard, socket.closed, late]);
  clearTimeout(timer);
  if (first === "late" && mayHang) {
    socket.end();
    await socket.closed;
  } else if (first === "late") throw new Error("frames were neither answered nor the connection closed");
}

/** Remembers what might count as a move. */
function note(text: string, moves: Target["sent"]): void {
  try {
    const frame = JSON.parse(text) as { t?: unknown; key?: unknown; move?: unknown };
    if (frame.t === "move" && typeof frame.key === "string")
      moves.set(frame.key, [...(moves.get(frame.key) ?? []), frame.move]);
  } catch {
    // No JSON, no move.
  }
}

export async function badFrames(port: number, targets: readonly Target[], rng: Rng, many: number): Promise<Figures> {
  const tally: Figures = { frames: 0 };
  const worker = async (): Promise<void> => {
    while (tally["frames"]! < many) await oneSocket(port, pick(rng, targets), rng, tally);
  };
  await Promise.all(Array.from({ length: 6 }, worker));
  return tally;
}
