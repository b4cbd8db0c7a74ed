import { ROLES, type BangTypes, type Move, type Role } from "../engine/index.ts";
import type { BotRequest } from "@trestle/bots";
import { chanceOf } from "./belief.ts";
import { knowledgeOf } from "./knowledge.ts";
import { aimOf, friendChance } from "./veto.ts";

/** What a player thought when it was asked: for those who watch whether it thinks and acts well. */
export interface BangThought {
  /** How likely each seat has each role, in the order of `ROLES`; null where the role is open or the seat is its own. */
  chances: (readonly number[] | null)[];
  /** How sure it was that whom a move hurts wins with it; 0: the move hurts nobody. */
  friend(move: Move): number;
}

export const BANG_ROLES: readonly Role[] = ROLES;

export function thoughtBang(request: BotRequest<BangTypes>): BangThought {
  const { view, decision } = request;
  const { own, table } = knowledgeOf(request);
  return {
    chances: view.players.map((p, at) =>
      p.shown || at === decision.seat ? null : ROLES.map((role) => chanceOf(own, at, role)),
    ),
    friend(move) {
      const at = aimOf(table, move);
      return at < 0 ? 0 : friendChance(table, decision.seat, own, at);
    },
  };
}
