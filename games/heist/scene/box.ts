import { type Edition, type LootTile, type MainSpace, ours, type PokerCard, type TrainSpace } from "../engine/page.ts";
import { hashOf } from "@trestle/kernel";

/** The components a table is played with, ready to be looked up by their ids. */
export interface Box {
  edition: Edition;
  hash: string;
  main: ReadonlyMap<string, MainSpace>;
  train: ReadonlyMap<string, TrainSpace>;
  cards: ReadonlyMap<string, PokerCard>;
  tiles: ReadonlyMap<string, LootTile>;
  /** Places of cards and tiles in their tables: hands and the sack lie in this order. */
  cardOrder: ReadonlyMap<string, number>;
  tileOrder: ReadonlyMap<string, number>;
}

const boxes = new Map<string, Box>();

/**
 * Puts a box on the shelf, so that whoever is shown a view finds it by the hash that the view names. Its components are
 * drawn under the names of `named`, which is the same edition in the language of the page.
 */
export function openBox(edition: Edition, named: Edition = edition): Box {
  const hash = hashOf(edition);
  const known = boxes.get(hash);
  const drawn = toScale(named);
  if (known?.edition === drawn) return known;
  const box = fill(drawn, hash);
  // Whatever was laid out with this box keeps it, and sees the new names in it.
  if (known !== undefined) return Object.assign(known, box);
  boxes.set(hash, box);
  return box;
}

const scaled = new WeakMap<Edition, Edition>();

/** Pieces, signs and letters have one size, so a map of whatever units is drawn as wide as ours. */
function toScale(edition: Edition): Edition {
  const { mainMap } = edition;
  const by = ours.mainMap.width / mainMap.width;
  if (by === 1) return edition;
  const known = scaled.get(edition);
  if (known !== undefined) return known;
  const far = (list: readonly number[]): number[] => list.map((n) => n * by);
  const at = <P extends { x: number; y: number }>(p: P): P => ({ ...p, x: p.x * by, y: p.y * by });
  const map = {
    ...mainMap,
    width: mainMap.width * by,
    height: mainMap.height * by,
    spaces: mainMap.spaces.map((s) => at({ ...s, outline: far(s.outline) })),
    mesas: mainMap.mesas.map((m) => at({ ...m, outlines: m.outlines.map(far) })),
  };
  const made = { ...edition, mainMap: map };
  scaled.set(edition, made);
  return made;
}

function fill(edition: Edition, hash: string): Box {
  const order = (list: readonly { id: string }[]): Map<string, number> => new Map(list.map(({ id }, i) => [id, i]));
  return {
    edition,
    hash,
    main: new Map(edition.mainMap.spaces.map((s) => [s.id, s])),
    train: new Map(edition.trainMap.spaces.map((s) => [s.id, s])),
    cards: new Map(edition.poker.map((c) => [c.id, c])),
    tiles: new Map(edition.tiles.map((t) => [t.id, t])),
    cardOrder: order(edition.poker),
    tileOrder: order(edition.tiles),
  };
}

export function boxOf(hash: string): Box {
  return boxes.get(hash) ?? boxes.get(hashOf(ours)) ?? openBox(ours);
}
