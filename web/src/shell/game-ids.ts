/** The games, in the order of the train. Their words are `text.home[id]`. */
export const GAME_IDS = ["colt", "bang", "heist"] as const;
export type GameId = (typeof GAME_IDS)[number];

export function isGame(id: string): id is GameId {
  return (GAME_IDS as readonly string[]).includes(id);
}
