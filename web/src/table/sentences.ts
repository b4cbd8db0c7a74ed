import type { Scene } from "../games/scene.ts";
import type { EventBase, Names } from "../net/frames.ts";
import type { Text } from "../text/index.ts";

/** One sentence an event, for log, speech and recap alike. A step back is the table's own event, of no game. */
export function eventSentence(scene: Scene, event: EventBase, names: Names, text: Text): string | null {
  if (event.t !== "undone") return scene.text.event(event, names);
  return text.table.undone("seat" in event && typeof event.seat === "number" ? names.seat(event.seat) : null);
}
