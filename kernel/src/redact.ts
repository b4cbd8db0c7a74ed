import type { EventBase, Seat } from "./game.ts";

/** What a seat (null: a spectator) may be told of an event: everything but a secret that isn't its own. */
export function redact<E extends EventBase>(event: E, seat: Seat | null): E {
  if (event.secret === undefined || (seat !== null && event.secret.to.includes(seat))) return event;
  const { secret: _secret, ...open } = event;
  return open as E;
}
