import { deckOf, isRailcar, PIECES, STATION_IDS, type Frame, type State } from "@trestle/games/bang/engine";

const seen = new Int8Array(PIECES);
const tiles = new Int8Array(STATION_IDS.length);

/** All 96 cards, 16 Railcars and 13 stations (80 cards without the train) are somewhere, each once; else what is wrong. */
export function wholeBang(s: State): string | null {
  seen.fill(0);
  count(s.deck);
  count(s.discard);
  for (const p of s.players) {
    count(p.hand);
    count(p.table);
  }
  if (s.train !== null) {
    count(s.train.cars);
    count(s.train.deck);
  }
  for (const f of s.stack) count(heldBy(f));
  const wanted = boxOf(s);
  for (let i = 0; i < PIECES; i++)
    if (seen[i] !== wanted[i]) return `piece ${i} is there ${seen[i]} times, not ${wanted[i]}`;
  return s.train === null ? null : stations(s, s.train.stations, s.train.spare);
}

/** How often each face is in the box: two Stagecoaches look alike. */
function boxOf({ config, rules }: State): Int8Array {
  const box = new Int8Array(PIECES);
  for (const card of deckOf(config, rules)) box[card]!++;
  if (config.expansion) for (let i = 0; i < PIECES; i++) if (isRailcar(i)) box[i] = 1;
  return box;
}

function count(pieces: readonly number[]): void {
  for (let i = 0; i < pieces.length; i++) seen[pieces[i]!]!++;
}

/** Pieces that lie neither in a pile nor in front of anybody while something is being resolved. */
function heldBy(f: Frame): readonly number[] {
  switch (f.k) {
    case "store":
      return f.row;
    case "flip":
    case "cattle-truck":
    case "kit-carlson":
    case "map":
    case "mail-car":
    case "lounge-car":
      return f.cards;
    case "place":
      return [f.car];
    default:
      return [];
  }
}

function stations(s: State, line: readonly number[], spare: readonly number[]): string | null {
  tiles.fill(0);
  for (const tile of line) tiles[tile]!++;
  for (const tile of spare) tiles[tile]!++;
  const all = STATION_IDS.length - (s.config.customStation === "off" ? 1 : 0);
  for (let i = 0; i < STATION_IDS.length; i++)
    if (tiles[i] !== (i < all ? 1 : 0)) return `station ${i} is there ${tiles[i]} times`;
  return null;
}
