import type { Refusal } from "@trestle/kernel";
import type { ServerFrame } from "@trestle/protocol";
import type { Dial } from "./transport.ts";

const TABLE_ID = /^[0-9a-z]{8,40}$/;

const NO_TABLE: Refusal = { rule: "SERVER-TABLE-1", data: {} };
/** Goodbyes after which dialling again would bring the same; any other end is taken for the network's. */
const FINAL: Readonly<Record<number, Refusal>> = {
  1009: { rule: "PROTOCOL-FRAME-1", data: {} },
  1011: { rule: "SERVER-TABLE-3", data: {} },
  4404: NO_TABLE,
  4426: { rule: "PROTOCOL-VERSION-1", data: {} },
};

/** Why a line that was closed so will not come back; null: dial again. */
export function finalOf(code: number, reason: string): Refusal | null {
  // Too much at once passes by itself; frames that are none would be sent again and again.
  if (code === 1008 && reason.startsWith("PROTOCOL-")) return { rule: reason, data: {} };
  return FINAL[code] ?? null;
}

/** Where the server's sockets are: on the host that the page came from. */
function socketAddress(table: string): string {
  return `${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}/ws/${table}`;
}

export function dialSocket(table: string, address: (table: string) => string = socketAddress): Dial {
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

/** What is no frame is left unread: the server may know more kinds of them than this page. */
function readFrame(data: unknown): ServerFrame | null {
  if (typeof data !== "string") return null;
  try {
    const raw: unknown = JSON.parse(data);
    return typeof raw === "object" && raw !== null && "t" in raw ? (raw as ServerFrame) : null;
  } catch {
    return null;
  }
}
