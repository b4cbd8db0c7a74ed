import type { Seat } from "@trestle/kernel";
import { useNames, useTable, useTableState } from "../context/table-context.ts";
import type { Token } from "./tokens.tsx";

/** What is openly known of a seat, and its token. */
export interface Person {
  seat: Seat;
  role: string | null;
  out: boolean;
  token: Token;
}

/** All players but me. */
export function useOthers(me: Seat): readonly Person[] {
  const { handle } = useTable();
  const names = useNames();
  const view = useTableState((s) => s.board?.view);
  const { roles } = handle.scene;
  if (roles === undefined || view === undefined) return [];
  return roles.seen(view).flatMap(({ role, out }, seat) => {
    if (seat === me) return [];
    const picture = <roles.Face view={view} seat={seat} />;
    return [{ seat, role, out, token: { value: String(seat), name: names.seat(seat), picture } }];
  });
}

/** Tokens of the roles that can be guessed. */
export function useRoleTokens(): readonly Token[] {
  const { roles } = useTable().handle.scene;
  return (roles?.hidden ?? []).map((role) => ({
    value: role,
    name: roles?.names[role] ?? role,
    picture: roles === undefined ? undefined : <roles.Mark role={role} />,
  }));
}
