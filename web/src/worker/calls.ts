import type { Refusal } from "@trestle/kernel";
import { catalogue } from "./catalogue.ts";
import type { CallName, Calls } from "./contract.ts";
import type { Host } from "./table-registry.ts";
import { keepBox, loadWith } from "./games.ts";
import { rehearse } from "./rehearse.ts";

type Handlers = { [N in CallName]: (ask: Calls[N]["ask"]) => Promise<Calls[N]["answer"] | Refusal> };

/** Everything the page can ask the worker for, apart from lines to tables. */
export function handlers(host: Host): Handlers {
  // A newer rehearsal makes those under way worthless: they answer with what they have.
  let newest = 0;
  return {
    catalogue,
    create: (ask) => host.create(ask),
    mine: () => host.mine(),
    forget: ({ table }) => host.forget(table),
    log: ({ table }) => host.log(table),
    check: async (ask) => (await import("./check-deal.ts")).checkDeal(ask),
    box: ({ game, file }) => keepBox(game, file),
    async rehearse(ask) {
      const mine = ++newest;
      const entry = await loadWith(ask.game, ask.edition);
      if (entry === null) return { rule: "TABLE-GAME-1", data: { game: ask.game } };
      return rehearse(entry, ask, () => mine !== newest);
    },
  };
}

/** The answer to one call; a call that falls over is answered too. */
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
