import { canonical, type EventBase, type Types } from "@trestle/kernel";
import { checkRule } from "./decisions.ts";
import { brief, rngsIn, sharedBetween } from "./plain.ts";
import type { Probe } from "./types.ts";

/** The events of one step, and whether they hold on to the state or the move. */
export function checkEvents<T extends Types>(p: Probe<T>, s: T["state"], events: readonly T["event"][]): void {
  for (const e of events) {
    p.attempt("events", () => {
      canonical(e);
      const wrong = malformed(e, p.seats);
      if (wrong !== null) p.fail("events", `${wrong}: ${brief(e)}`);
    });
    checkRule(p, e.rule, `the event ${brief(e)}`);
    const secret = e.secret;
    if (secret !== undefined)
      for (let viewer = -1; viewer < p.seats; viewer++) if (!secret.to.includes(viewer)) p.memory.untold.add(viewer);
  }
  const shared = sharedBetween(s, events);
  if (shared !== null) p.fail("own-copies", `an event holds a part of the state: ${shared}`);
  p.attempt("no-seed", () => {
    if (holdsSeed(s, canonical(events))) p.fail("no-seed", `an event holds the state's generator: ${brief(events)}`);
  });
}

function malformed(e: EventBase, seats: number): string | null {
  if (typeof e.t !== "string" || e.t === "") return "an event has no name";
  if (typeof e.rule !== "string") return "an event names no rule";
  if ("reveals" in e && !e.reveals) return "reveals is true or left out";
  if (!("secret" in e)) return null;
  const to: unknown = e.secret?.to;
  if (!Array.isArray(to)) return "a secret has no audience";
  const seatsOk = to.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < seats);
  return seatsOk && new Set(to).size === to.length ? null : "a secret's audience are not different seats of this table";
}

/** Whether a view's or an event's text gives the random numbers away. */
export function holdsSeed(s: unknown, text: string): boolean {
  if (text.includes('"key":[') || text.includes('"k":"chacha"') || text.includes('"k":"sfc32"')) return true;
  return rngsIn(s).some((rng) => Array.isArray(rng["key"]) && text.includes(canonical(rng["key"])));
}
