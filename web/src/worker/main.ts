import { isRefusal } from "@trestle/kernel";
import { answer, handlers } from "./calls.ts";
import type { Calls, CallName, FromWorker, ToWorker } from "./contract.ts";
import { LocalTableRegistry } from "./table-registry.ts";
import { DeviceSecrets } from "./device-secrets.ts";
import { IndexedDbStore } from "./indexed-db-store.ts";
import { SafeRepository } from "./safe-repository.ts";

const SWEEP_MS = 30_000;
const KEEP_MS = 90 * 86_400_000;

const post = (message: FromWorker): void => self.postMessage(message);

/** Other pages of this device may show the same table. */
const others = new BroadcastChannel("trestle-tables");

async function open(): Promise<{ registry: LocalTableRegistry; calls: ReturnType<typeof handlers> }> {
  const warn = (): void => post({ t: "warning", refusal: { rule: "WEB-STORE-1", data: {} } });
  const store = await IndexedDbStore.open("trestle").catch(() => null);
  // As on a server: finished tables that nobody has opened for long are deleted.
  store?.forget(Date.now() - KEEP_MS).catch(() => undefined);
  const repository = new SafeRepository(
    store,
    async () => new (await import("./memory-repository.ts")).MemoryRepository(),
    warn,
  );
  const secrets = new DeviceSecrets(await repository.device());
  const registry = new LocalTableRegistry({
    repository,
    secrets,
    pace: 1,
    post,
    committed: (tables) => others.postMessage(tables),
  });
  others.addEventListener("message", ({ data }: MessageEvent<readonly string[]>) => {
    for (const table of data) registry.follow(table);
  });
  setInterval(() => registry.sweep(), SWEEP_MS);
  return { registry, calls: handlers(registry) };
}

const opened = open();

async function receive(message: ToWorker): Promise<void> {
  const { registry, calls } = await opened;
  switch (message.t) {
    case "call":
      return call(calls, message.id, message.name, message.ask);
    case "connect":
      return registry.connect(message.connection, message.table);
    case "frame":
      return registry.frame(message.connection, message.frame);
    case "curtain":
      return registry.curtain(message.connection, message.seat);
    case "shown":
      return registry.shown(message.connection, message.v);
    case "disconnect":
      return registry.disconnect(message.connection);
  }
}

async function call(calls: ReturnType<typeof handlers>, id: number, name: CallName, ask: unknown): Promise<void> {
  const got = await answer(calls, name, ask as Calls[typeof name]["ask"]);
  post(isRefusal(got) ? { t: "failed", id, refusal: got } : { t: "answer", id, answer: got });
}

self.addEventListener("message", (event: MessageEvent<ToWorker>) => void receive(event.data));
