import { CARD_NAMES, CHARACTER_IDS, LOCOMOTIVE_SIDES, RAILCAR_IDS, STATION_IDS } from "@trestle/games/bang/engine";
import { gallery } from "@trestle/games/bang/text/en";
import { describe, expect, it } from "vitest";
import { lines as english } from "../../../games/bang/scene/art/words/en.ts";
import { lines as italian } from "../../../games/bang/scene/art/words/it.ts";
import { isInBox, isOnShelf, SHELVES } from "../../../games/bang/scene/gallery/filters.ts";
import { find } from "../../src/gallery/find.ts";

const FILTERS = [
  { label: "", values: [], has: isOnShelf },
  { label: "", values: [], has: isInBox },
];
const names = ({ asked = "", shelf = "all", box = "both" }) =>
  find(gallery, FILTERS, { asked, chosen: [shelf, box] }).map((e) => e.id);

describe("the gallery of BANG!", () => {
  it("hangs up every card, character, Railcar, station and side of the Locomotive once", () => {
    const all = [...CARD_NAMES, ...CHARACTER_IDS, ...RAILCAR_IDS, ...STATION_IDS, ...LOCOMOTIVE_SIDES];
    expect(names({})).toEqual(all);
  });

  it("puts every picture on exactly one shelf and into exactly one box", () => {
    const shelves = SHELVES.filter((s) => s !== "all").flatMap((shelf) => names({ shelf }));
    expect(shelves.toSorted()).toEqual(names({}).toSorted());
    const boxes = [...names({ box: "base" }), ...names({ box: "train" })];
    expect(boxes.toSorted()).toEqual(names({}).toSorted());
    expect(names({ shelf: "weapon", box: "train" })).toEqual(["dragoon"]);
    expect(names({ shelf: "character", box: "base" })).toHaveLength(16);
  });

  it("finds all words of a question in any order, capitals aside, and rules by their id", () => {
    expect(names({ asked: "POINT  any life duels" })).toEqual([]);
    expect(names({ asked: "indians duels" })).toEqual(["prisoner-car"]);
    expect(names({ asked: "BANG-VOLC" })).toEqual([]);
    expect(names({ asked: "gtr-rc-ghos-4" })).toEqual(["ghost-car"]);
    expect(names({ asked: "hearts", shelf: "station" })).toEqual(["san-tafe"]);
  });

  it.each([
    ["English", english],
    ["Italian", italian],
  ])("has a line of at most twelve words for each ticket in %s", (_, { faces }) => {
    for (const [id, line] of Object.entries(faces)) {
      expect(line, id).not.toBe("");
      expect(line.split(/\s+/).length, id).toBeLessThanOrEqual(12);
    }
  });
});
