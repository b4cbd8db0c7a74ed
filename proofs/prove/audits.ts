import type { State as BangState } from "@trestle/games/bang/engine";
import { ours, type State as HeistState } from "@trestle/games/heist/engine";
import type { Types } from "@trestle/kernel";
import { wholeBang } from "./bang-audit.ts";
import { auditHeist } from "./heist-audit.ts";

/** Watches one game from its first state on and says the first thing that must not be. */
interface Audit {
  fault(s: Types["state"]): string | null;
}

interface Plan {
  /** How many random games its proof plays. */
  games: number;
  audit?: (start: Types["state"]) => Audit;
}

const heistAudit = auditHeist(ours);

const PLANS: Readonly<Record<string, Plan>> = {
  colt: { games: 200_000 },
  bang: { games: 100_000, audit: () => ({ fault: (s) => wholeBang(s as BangState) }) },
  heist: { games: 50_000, audit: (start) => heistAudit(start as HeistState) },
};

export function planOf({ game }: { game: { id: string } }): Plan {
  return PLANS[game.id] ?? { games: 50_000 };
}
