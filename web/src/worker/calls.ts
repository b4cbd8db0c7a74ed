import type { Refusal } from "@trestle/kernel";
import { catalogue } from "./catalogue.ts";
import type { CallName, Calls } from "./contract.ts";
import type { LocalTableRegistry } from "./table-registry.ts";
import { keepEdition, loadEdition } from "./games.ts";
import { rehearse } from "./rehearse.ts";

type Handlers = { [N in CallName]: (ask: Calls[N]["ask"]) => Promise<Calls[N]["answer"] | Refusal> };

/** Everything the page can ask of the worker, besides connections to tables. */
export function handlers(registry: LocalTableRegistry): Handlers {
  // A newer rehearsal ends those under way: they answer with what they have.
  let newest = 0;
  return {
    catalogue,
    create: (ask) => registry.create(ask),
    mine: () => registry.mine(),
    forget: ({ table }) => registry.forget(table),
    log: ({ table }) => registry.log(table),
    check: async (ask) => (await import("./check-deal.ts")).checkDeal(ask),
    edition: ({ game, file }) => keepEdition(game, file),
    async rehearse(ask) {
      const mine = ++newest;
      const entry = await loadEdition(ask.game, ask.edition);
      if (entry === null) return { rule: "TABLE-GAME-1", data: { game: ask.game } };
      return rehearse(entry, ask, () => mine !== newest);
    },
  };
}

/** The answer to a call; one that throws gets a refusal. */
export async function answer<N extends CallName>(
  all: Handlers,
  name: N,
  ask: Calls[N]["ask"],
): Promise<Calls[N]["answer"] | Refusal> {
  try {
    return await all[name](ask);
  } catch {
    return { rule: "WEB-CALL-1", data: { call: name } };
  }
}
