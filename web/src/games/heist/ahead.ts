import type { Forecast } from "@trestle/heist";
import type { Told } from "./ear-places.ts";
import { handText } from "./hand-words.ts";

/** All that a movement of the train sets off, in words. */
export function meetsOf({ say, view }: Told, f: Forecast): string[] {
  const { ear } = handText();
  const meets = f.meets.map((m) => {
    if (m.what !== "town") return ear.meets[m.what];
    const paid = (view.towns.find((town) => town.town === m.town)?.tiles.length ?? 0) > 0;
    return ear.meets.town(m.town ?? "", paid);
  });
  const hits = [...f.hits.cowboys.map((c) => say(`cowboy:${c}`)), ...f.hits.horses.map((h) => ear.horse(h + 1))];
  return [...new Set([...meets, ...hits.map(ear.meets.hits), ...(f.endOfLine ? [ear.meets.end] : [])])];
}

export function aheadOf(t: Told, f: Forecast, nth: number): string {
  return handText().ear.forecast(nth + 1, t.say(`space:${f.cars[0] ?? ""}`), meetsOf(t, f));
}
