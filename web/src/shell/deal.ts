import { checkDeal, type DealCheck } from "../net/secrets.ts";

type Kind = "open" | "person" | "bot";
type Line =
  | { t: "seat"; seat: number; who: { kind: Kind } }
  | { t: "move" }
  | { t: "end"; secret: string; parts: (string | null)[] };

/** The deal of a finished game, from its log: the last line opens what was sealed before the first card. */
export async function checkLog(table: string, log: string): Promise<DealCheck> {
  try {
    const lines = log
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as Line);
    const end = lines.at(-1);
    if (end?.t !== "end") return "unknown";
    const seats = end.parts.map((): { kind: Kind } => ({ kind: "open" }));
    // Who sat there when the cards were dealt; whoever came later has no part in the deal.
    for (const line of lines) {
      if (line.t === "move") break;
      if (line.t === "seat") seats[line.seat] = { kind: line.who.kind };
    }
    return await checkDeal({ id: table, opened: { secret: end.secret, parts: end.parts }, seats });
  } catch {
    return "unknown";
  }
}
