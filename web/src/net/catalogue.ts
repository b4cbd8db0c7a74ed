/** What a new table can choose from, in the shape of the server's `GET /api/games`. */
export interface Catalogue {
  games: GameInfo[];
  clocks: readonly string[];
  bots: { levels: readonly string[]; tempers: readonly string[]; usual: string };
}
export interface GameInfo {
  id: string;
  rulesVersion: number;
  seats: { min: number; max: number; initial: number };
  options: OptionInfo[];
}
export interface OptionInfo {
  key: string;
  kind: "choice" | "list";
  rule: string;
  values: readonly (string | boolean | number)[];
  initial: unknown;
  needs: string | null;
}
