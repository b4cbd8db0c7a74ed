import type { EventTexts, Names } from "@trestle/kernel";
import type { HeistEvent } from "../../engine/types.ts";

/** The text of an event by its kind. */
export function sentence<K extends HeistEvent["t"]>(
  texts: EventTexts<HeistEvent>,
  event: Extract<HeistEvent, { t: K }>,
  names: Names,
): string | null {
  const text = texts[event.t] as (e: Extract<HeistEvent, { t: K }>, names: Names) => string | null;
  return text(event, names);
}
