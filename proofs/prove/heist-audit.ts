import { tablesOf, type Cowboy, type Edition, type State, type Tables } from "@trestle/games/heist/engine";

interface Audit {
  fault(s: State): string | null;
}

/** HEIST-IMPL-6: watches one game; says the first thing that must not be. */
export function auditHeist(edition: Edition): (start: State) => Audit {
  const t = tablesOf(edition);
  const linked = new Set(edition.track.links.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
  return (start) => {
    const counts = JSON.stringify(piecesOf(start));
    return {
      fault(s) {
        const now = JSON.stringify(piecesOf(s));
        return now === counts ? (trainFault(t, linked, s) ?? peopleFault(t, s)) : `pieces are ${now}, not ${counts}`;
      },
    };
  };
}

const up = (a: number, b: number): number => a - b;

/** Every piece of the box, wherever it lies. */
function piecesOf(s: State): unknown {
  const cards = [s.deck, s.discard, ...s.cowboys.map((c) => c.hand), s.trade?.give ?? [], s.trade?.back ?? []].flat();
  const laying = [...(s.laying?.drawn ?? []), ...(s.laying?.brought ?? []), ...(s.tile === null ? [] : [s.tile])];
  const tiles = [...s.squares, ...s.towns, s.sack, ...s.cowboys.map((c) => c.loot), laying].flat();
  return {
    cards: cards.sort(up),
    tiles: tiles.sort(up),
    events: s.events.length + s.played.length,
    wanted: s.row.length + s.cowboys.filter((c) => c.wanted !== null).length,
    bullets: s.bullets + s.spent + s.cowboys.reduce((n, c) => n + c.bullets, 0),
  };
}

function trainFault(t: Tables, linked: ReadonlySet<string>, s: State): string | null {
  const cars = s.cars.map((at) => t.spaceIds[at]!);
  if (new Set(cars).size !== 5) return `two cars on one space: ${cars.join(" ")}`;
  for (let i = 1; i < 5; i++) if (!linked.has(`${cars[i - 1]} ${cars[i]}`)) return `a torn train: ${cars.join(" ")}`;
  if (s.speed < 1 || s.speed > 5) return `speed ${s.speed}`;
  for (const [h, at] of s.horses.entries()) {
    if (at !== null && s.cars.includes(at)) return `horse ${h} under the train`;
    if (s.cowboys.filter((c) => c.horse === h).length > 2) return `three riders on horse ${h}`;
  }
  return null;
}

function peopleFault(t: Tables, s: State): string | null {
  const law = t.sheriffLine[s.sheriff]!;
  const tunnel = t.isTunnel[s.cars[t.section[law]! - 1]!] === 1;
  for (const [i, c] of s.cowboys.entries()) {
    if (s.cars.includes(c.at)) return `cowboy ${i} under the train`;
    if (c.at === law && !tunnel) return `cowboy ${i} stands with the Sheriff`;
    if (c.hand.length > limitOf(t, c)) return `cowboy ${i} holds ${c.hand.length} cards`;
    if (c.horse !== null && s.horses[c.horse] !== c.at) return `cowboy ${i} and its horse are apart`;
    if (c.flat && c.at !== t.canyon) return `cowboy ${i} lies flat on ${t.spaceIds[c.at]}`;
    if (c.at === t.jail && c.loot.length + c.bullets > 0) return `prisoner ${i} kept loot or bullets`;
  }
  return null;
}

function limitOf(t: Tables, c: Cowboy): number {
  const more = c.active && c.wanted !== null && t.wantedAbility[c.wanted] === "handLimit";
  return more ? t.wantedAbilityN[c.wanted!]! : 5;
}
