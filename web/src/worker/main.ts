import { isRefusal } from "@trestle/kernel";
import { answer, handlers } from "./calls.ts";
import type { Calls, CallName, FromWorker, ToWorker } from "./contract.ts";
import { Host } from "./host.ts";
import { Keyring } from "./keyring.ts";
import { MemoryShelf } from "./memory.ts";

const post = (message: FromWorker): void => self.postMessage(message, { transfer: [] });

async function open(): Promise<{ host: Host; calls: ReturnType<typeof handlers> }> {
  const shelf = new MemoryShelf();
  const keys = new Keyring(await shelf.device());
  const host = new Host({ shelf, keys, pace: 1, post, kept: () => undefined });
  return { host, calls: handlers(host) };
}

const opened = open();

async function hear(message: ToWorker): Promise<void> {
  const { host, calls } = await opened;
  switch (message.t) {
    case "call":
      return call(calls, message.id, message.name, message.ask);
    case "dial":
      return host.dial(message.line, message.table);
    case "frame":
      return host.frame(message.line, message.frame);
    case "curtain":
      return host.curtain(message.line, message.seat);
    case "hang-up":
      return host.hangUp(message.line);
  }
}

async function call(calls: ReturnType<typeof handlers>, id: number, name: CallName, ask: unknown): Promise<void> {
  const got = await answer(calls, name, ask as Calls[typeof name]["ask"]);
  post(isRefusal(got) ? { t: "failed", id, refusal: got } : { t: "answer", id, answer: got });
}

self.addEventListener("message", (event: MessageEvent<ToWorker>) => void hear(event.data));
