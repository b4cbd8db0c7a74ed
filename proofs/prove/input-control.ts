import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { openGame } from "./prober.ts";
import { Program, wait } from "./program.ts";
import type { Figures } from "./proof.ts";
import { wsFrame } from "./raw-socket.ts";

/** Of the server's memory, and of what others wait for an answer. */
const BAR = { growthMb: 100, waitMs: 1_000 };
const SIZE = 64 * 1024;

/** What costs a server something and is none of our frames: nothing is ever read of what it answers. */
const FLOODS: Readonly<Record<string, { first: Buffer; again: Buffer }>> = {
  pings: { first: Buffer.alloc(0), again: wsFrame(Buffer.alloc(125), { opcode: 9 }) },
  emptyPings: { first: Buffer.alloc(0), again: wsFrame(Buffer.alloc(0), { opcode: 9 }) },
  pongs: { first: Buffer.alloc(0), again: wsFrame(Buffer.alloc(0), { opcode: 10 }) },
  parts: {
    first: wsFrame(Buffer.alloc(0), { fin: false }),
    again: wsFrame(Buffer.alloc(0), { opcode: 0, fin: false }),
  },
};

function residentMb({ pid }: Program): number {
  return Math.round(Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024);
}

/** Floods for so long, or until it is cut off; whether it was. */
async function flood(port: number, table: string, kind: keyof typeof FLOODS, ms: number): Promise<boolean> {
  const { first, again } = FLOODS[kind]!;
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  const cut: unknown[] = [];
  socket.on("error", (error) => cut.push(error));
  socket.pause();
  socket.write(
    `GET /ws/${table} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString("base64")}\r\n\r\n`,
  );
  socket.write(wsFrame(Buffer.from(JSON.stringify({ t: "hello", protocol: 2, secrets: [], history: false }))));
  socket.write(first);
  const many = Buffer.alloc(SIZE - (SIZE % again.length), again);
  for (const end = performance.now() + ms; performance.now() < end && cut.length === 0;)
    if (socket.writableLength < SIZE) socket.write(many);
    else await wait(1);
  socket.destroy();
  return cut.length > 0;
}

export async function controlFloods(ms: number): Promise<Figures> {
  const figures: Figures = { floodsCut: 0, maxFloodGrowthMb: 0, maxFloodWaitMs: 0 };
  for (const kind of Object.keys(FLOODS)) {
    const program = new Program();
    try {
      await program.start();
      const { made, ann } = await openGame(program, "colt", 3);
      const before = residentMb(program);
      const flooded = flood(program.port, made.table, kind, ms);
      const end = performance.now() + ms;
      while (performance.now() < end) {
        const start = performance.now();
        await ann.ask({ t: "ping" });
        figures["maxFloodWaitMs"] = Math.max(figures["maxFloodWaitMs"]!, Math.round(performance.now() - start));
        await wait(100);
      }
      if (await flooded) figures["floodsCut"]!++;
      figures["maxFloodGrowthMb"] = Math.max(figures["maxFloodGrowthMb"]!, residentMb(program) - before);
      ann.end();
      if (!program.alive || program.complaints !== "") throw new Error(`the server complains: ${program.complaints}`);
    } finally {
      await program.end();
    }
  }
  const { floodsCut, maxFloodGrowthMb = 0, maxFloodWaitMs = 0 } = figures;
  if (floodsCut !== Object.keys(FLOODS).length || maxFloodGrowthMb > BAR.growthMb || maxFloodWaitMs > BAR.waitMs)
    throw new Error(`a flood of what is no frame is felt: ${JSON.stringify(figures)}`);
  return figures;
}
