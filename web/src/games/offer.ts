import { useEffect, useState } from "preact/hooks";
import { createStore } from "zustand/vanilla";
import { api, isFailed } from "../net/api.ts";
import { workerCall } from "../local/worker-client.ts";
import { useStore } from "@trestle/ui/use-store.ts";
import type { Catalogue, GameInfo } from "../net/catalogue.ts";

/** Whether this page has a server; asked once, and again when the network comes back. */
const server = createStore<{ here: boolean | null }>(() => ({ here: null }));
let asked = false;

async function look(): Promise<void> {
  server.setState({ here: await api.here() });
}

export function useServer(): boolean | null {
  useEffect(() => {
    if (asked) return;
    asked = true;
    void look();
    addEventListener("online", () => void look());
  }, []);
  return useStore(server, (s) => s.here);
}

export interface Offer extends Omit<Catalogue, "games"> {
  game: GameInfo;
}

/** What can be chosen for a game: the server's list, or the worker's where there is no server. */
async function offerOf(id: string): Promise<Offer | null> {
  const reply = await api.games();
  if (isFailed(reply)) return pick(await workerCall("catalogue", { games: [id] }), id);
  const games = reply.games.map((g) => ({
    ...g,
    options: g.options.map((o) => ({ ...o, values: o.values.map((v) => v.value) })),
  }));
  return pick({ ...reply, games }, id);
}

function pick({ games, ...rest }: Catalogue, id: string): Offer | null {
  const game = games.find((g) => g.id === id);
  return game === undefined ? null : { ...rest, game };
}

/** undefined: loading; null: there is no such game. */
export function useOffer(id: string): Offer | null | undefined {
  const [offer, setOffer] = useState<Offer | null | undefined>(undefined);
  useEffect(() => {
    let current = true;
    offerOf(id).then(
      (o) => current && setOffer(o),
      () => current && setOffer(null),
    );
    return () => {
      current = false;
    };
  }, [id]);
  return offer;
}
