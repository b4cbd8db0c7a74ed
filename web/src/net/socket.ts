import type { Refusal } from "@trestle/kernel";
import type { ServerFrame } from "@trestle/protocol";
import type { Connect } from "./transport.ts";

const TABLE_ID = /^[0-9a-z]{8,40}$/;

const NO_TABLE: Refusal = { rule: "SERVER-TABLE-1", data: {} };
/** Close codes after which connecting again is useless; any other is taken for a network failure. */
const FINAL: Readonly<Record<number, Refusal>> = {
  1009: { rule: "PROTOCOL-FRAME-1", data: {} },
  1011: { rule: "SERVER-TABLE-3", data: {} },
  4404: NO_TABLE,
  4426: { rule: "PROTOCOL-VERSION-1", data: {} },
};

/** Why connecting again is useless after this close; null: try again. */
export function finalOf(code: number, reason: string): Refusal | null {
  // A rate limit passes by itself. A frame that does not parse would be refused again and again.
  if (code === 1008 && reason.startsWith("PROTOCOL-")) return { rule: reason, data: {} };
  return FINAL[code] ?? null;
}

/** On the host that the page came from. */
function socketAddress(table: string): string {
  return `${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}/ws/${table}`;
}

export function connectSocket(table: string, address: (table: string) => string = socketAddress): Connect {
  return (on) => {
    if (!TABLE_ID.test(table)) {
      queueMicrotask(() => on.down(NO_TABLE));
      return { send: () => undefined, close: () => undefined };
    }
    const socket = new WebSocket(address(table));
    let over = false;
    socket.addEventListener("open", () => !over && on.open());
    socket.addEventListener("message", ({ data }) => {
      const frame = over ? null : readFrame(data);
      if (frame !== null) on.frame(frame);
    });
    socket.addEventListener("close", ({ code, reason }) => {
      if (over) return;
      over = true;
      on.down(finalOf(code, reason));
    });
    return {
      send(frame) {
        if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame));
      },
      close() {
        over = true;
        socket.close();
      },
    };
  };
}

/** null: no frame. A newer server may send kinds that this page does not know. */
function readFrame(data: unknown): ServerFrame | null {
  if (typeof data !== "string") return null;
  try {
    const raw: unknown = JSON.parse(data);
    return typeof raw === "object" && raw !== null && "t" in raw ? (raw as ServerFrame) : null;
  } catch {
    return null;
  }
}
