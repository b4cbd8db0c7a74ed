import { isRefusal } from "@trestle/kernel";
import { answer, handlers } from "./calls.ts";
import type { Calls, CallName, FromWorker, ToWorker } from "./contract.ts";
import { Host } from "./table-registry.ts";
import { Keyring } from "./device-secrets.ts";
import { IdbStore } from "./indexed-db-store.ts";
import { SafeShelf } from "./safe-repository.ts";

const SWEEP = 30_000;
const KEEP = 90 * 86_400_000;

const post = (message: FromWorker): void => self.postMessage(message);

/** Other pages of this device, which may show the same table. */
const others = new BroadcastChannel("trestle-tables");

async function open(): Promise<{ host: Host; calls: ReturnType<typeof handlers> }> {
  const warn = (): void => post({ t: "warning", refusal: { rule: "WEB-STORE-1", data: {} } });
  const kept = await IdbStore.open("trestle").catch(() => null);
  // As on a server: what is over and was not looked at for long makes room.
  kept?.forget(Date.now() - KEEP).catch(() => undefined);
  const shelf = new SafeShelf(kept, async () => new (await import("./memory-repository.ts")).MemoryShelf(), warn);
  const keys = new Keyring(await shelf.device());
  const host = new Host({ shelf, keys, pace: 1, post, kept: (tables) => others.postMessage(tables) });
  others.addEventListener("message", ({ data }: MessageEvent<readonly string[]>) => {
    for (const table of data) host.follow(table);
  });
  setInterval(() => host.sweep(), SWEEP);
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
    case "shown":
      return host.shown(message.line, message.v);
    case "hang-up":
      return host.hangUp(message.line);
  }
}

async function call(calls: ReturnType<typeof handlers>, id: number, name: CallName, ask: unknown): Promise<void> {
  const got = await answer(calls, name, ask as Calls[typeof name]["ask"]);
  post(isRefusal(got) ? { t: "failed", id, refusal: got } : { t: "answer", id, answer: got });
}

self.addEventListener("message", (event: MessageEvent<ToWorker>) => void hear(event.data));
