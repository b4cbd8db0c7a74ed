/** The games, in the order of the train. Their words are `text.home[id]`. */
export const GAME_IDS = ["colt", "bang", "heist"] as const;
export type GameId = (typeof GAME_IDS)[number];

export function isGame(id: string): id is GameId {
  return (GAME_IDS as readonly string[]).includes(id);
}

/** Games whose cards are hung up one by one, at `/gallery/:game`. */
export function hasGallery(game: string): boolean {
  return game === "bang";
}
