import type { Forecast } from "../engine/page.ts";
import type { Told } from "./screen-reader-places.ts";
import { handText } from "./hand-words.ts";

/** Stars of both kinds and the edge of the map bring up an Event Card. HEIST-STAR-1, HEIST-EDGE-1 */
export function drawsEvent({ what }: Forecast["meets"][number]): boolean {
  return what === "star" || what === "town" || what === "edge";
}

/** All that a movement of the train sets off, in words. */
export function meetsOf({ say, view }: Told, f: Forecast): string[] {
  const { screenReader: words } = handText();
  const meets = f.meets.flatMap((m) => {
    const paid = (view.towns.find((town) => town.town === m.town)?.tiles.length ?? 0) > 0;
    const met = m.what === "town" ? words.meets.town(m.town ?? "", paid) : words.meets[m.what];
    return drawsEvent(m) ? [met, words.meets.star] : [met];
  });
  const hits = [...f.hits.cowboys.map((c) => say(`cowboy:${c}`)), ...f.hits.horses.map((h) => words.horse(h + 1))];
  return [...new Set([...meets, ...hits.map(words.meets.hits), ...(f.endOfLine ? [words.meets.end] : [])])];
}

export function aheadOf(t: Told, f: Forecast, nth: number): string {
  return handText().screenReader.forecast(nth + 1, t.say(`space:${f.cars[0] ?? ""}`), meetsOf(t, f));
}
