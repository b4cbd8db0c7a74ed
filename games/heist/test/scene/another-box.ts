import { ours, parseEdition, type Edition } from "../../engine/index.ts";
import { openBox } from "../../scene/box.ts";

/** Another box: half as large, some ids of its own, a colour nobody has heard of. */
export function another(): Edition {
  const small = (list: readonly number[]): number[] => list.map((n) => n / 2);
  const half = <S extends { x: number; y: number }>(s: S): S => ({ ...s, x: s.x / 2, y: s.y / 2 });
  const { mainMap } = ours;
  const text = JSON.stringify({
    ...ours,
    id: "another",
    name: "Another box",
    colours: ["teal", "yellow", "red", "blue"],
    mainMap: {
      ...mainMap,
      width: mainMap.width / 2,
      height: mainMap.height / 2,
      spaces: mainMap.spaces.map((s) => half({ ...s, outline: small(s.outline) })),
      mesas: mainMap.mesas.map((m) => half({ ...m, outlines: m.outlines.map(small) })),
    },
  });
  const edition = parseEdition(JSON.parse(text.replaceAll('"townB"', '"fort"').replaceAll('"W1"', '"joker"')));
  if ("reason" in edition) throw new Error(`${edition.place}: ${edition.reason}`);
  openBox(edition);
  return edition;
}
