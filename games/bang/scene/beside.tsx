import type { Role, View } from "../engine/page.ts";
import type { Seat } from "@trestle/kernel";
import { RoleBadge } from "./art/role.tsx";
import { Face } from "./faces.tsx";

/** A player in the notebook and at the bar of the Saloon. */
export function SeatFace({ view, seat }: { view: View; seat: Seat }) {
  const player = view.players[seat];
  return <Face character={player?.character ?? null} out={player?.out ?? false} />;
}

export function RoleMark({ role }: { role: string }) {
  return <RoleBadge role={role as Role} size={32} />;
}
