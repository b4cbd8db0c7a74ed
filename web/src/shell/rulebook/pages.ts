import type { GameId } from "../game-ids.ts";

type Pages = Readonly<Record<string, { page: number }>>;

/** On which page of its book a rule stands. Only these lists are taken from the games, each as a file of its own. */
export const PAGES: Readonly<Record<GameId, () => Promise<Pages>>> = {
  colt: async () => (await import("./pages-colt.ts")).pages,
  bang: async () => (await import("./pages-bang.ts")).pages,
  heist: async () => (await import("./pages-heist.ts")).pages,
};
