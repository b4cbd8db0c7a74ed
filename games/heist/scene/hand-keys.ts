import type { HeistView } from "../engine/page.ts";
import type { Seat } from "@trestle/kernel";
import { boxOf } from "./box.ts";
import { ACTION_KEYS } from "./choices.ts";

/** The keys that the hand has a place of its own for; whatever else is lit gets a button there as well. */
export function handKeys(view: HeistView, me: Seat | null): ReadonlySet<string> {
  const out = new Set<string>(ACTION_KEYS);
  for (const c of view.cowboys) if (c.seat === me) for (const card of c.hand ?? []) out.add(`card:${card}`);
  for (const card of view.row) out.add(`wanted:${card}`);
  for (const tile of [...(view.laying?.drawn ?? []), ...(view.laying?.brought ?? [])]) out.add(`tile:${tile}`);
  if (view.trade?.stage === "offer") for (const card of boxOf(view.edition).cards.keys()) out.add(`ask:${card}`);
  if (view.tile !== null) out.add(`tile:${view.tile}`);
  return out;
}
