import { ABILITIES, CACTI, DIRECTIONS, MISSIONS, SUITS } from "./types.ts";
import type { AbilityKind, Edition, EventCard, MissionKind, PokerCard, Requirement, Suit } from "./types.ts";
import { bool, broken, distinct, fields, id, list, listOf, oneOf, text, whole } from "./read.ts";
import type { At } from "./read.ts";

/** HEIST-COMP-1 */
const COUNTS = { poker: 35, tiles: 21, events: 21, wanted: 12, speedUps: 2 } as const;

export function parsePoker(at: At): Edition["poker"] {
  const cards = listOf(at, COUNTS.poker, (item): PokerCard => {
    const f = fields(item, ["id", "suit", "number"]);
    const suit = f.suit.value === null ? null : oneOf(f.suit, SUITS);
    const number = f.number.value === null ? null : whole(f.number, 1, 10);
    if ((suit === null) !== (number === null))
      broken(item.place, "a card has both a suit and a number, or neither as a Wild");
    return { id: id(f.id), suit, number };
  });
  distinct(at, cards, (c) => c.id, ".id");
  // Without these nobody could ever leave the jail: HEIST-JAIL-6.
  const keys = cards.filter((c) => c.suit === null || c.suit === "keyhole").length;
  if (keys < 3) broken(at.place, `${keys} Keyholes and Wilds; an escape needs 3`);
  return cards;
}

export function parseTiles(at: At): Edition["tiles"] {
  const tiles = listOf(at, COUNTS.tiles, (item) => {
    const f = fields(item, ["id", "name", "needs"]);
    return { id: id(f.id), name: text(f.name), needs: parseNeeds(f.needs) };
  });
  distinct(at, tiles, (t) => t.id, ".id");
  distinct(at, tiles, (t) => t.name, ".name");
  return tiles;
}

const SIMPLE = ["threeOfAKind", "twoPairs", "straight3"] as const;

function parseNeeds(at: At): Requirement {
  const kind = oneOf({ value: (at.value as { kind?: unknown } | null)?.kind, place: `${at.place}.kind` }, [
    "suits",
    "numbers",
    ...SIMPLE,
  ] as const);
  if (kind === "suits") {
    const f = fields(at, ["kind", "suits"]);
    const suits = list(f.suits, (x): Suit => oneOf(x, SUITS));
    return { kind, suits: few(f.suits, suits) };
  }
  if (kind === "numbers") {
    const f = fields(at, ["kind", "numbers"]);
    const numbers = few(
      f.numbers,
      list(f.numbers, (x) => whole(x, 1, 10)),
    );
    distinct(f.numbers, numbers, String, "");
    return { kind, numbers };
  }
  fields(at, ["kind"]);
  return { kind };
}

/** A hand holds five: a tile that asks for more could never be taken. HEIST-CARD-4 */
function few<T>(at: At, cards: T[]): T[] {
  if (cards.length < 1 || cards.length > 5) broken(at.place, `asks for ${cards.length} cards; 1 to 5 can be paid`);
  return cards;
}

export function parseEvents(at: At): Edition["events"] {
  const cards = listOf(at, COUNTS.events, parseEvent);
  distinct(at, cards, (c) => c.id, ".id");
  const speedUps = cards.filter((c) => c.kind === "speedUp").length;
  if (speedUps !== COUNTS.speedUps) broken(at.place, `${speedUps} Train Speed Up cards; there are ${COUNTS.speedUps}`);
  for (const cactus of CACTI) {
    const n = cards.filter((c) => c.kind === "closedRange" && c.cactus === cactus).length;
    if (n > 1) broken(at.place, `${n} cards close the ${cactus} range; there is one marker for it`);
  }
  return cards;
}

function parseEvent(at: At): EventCard {
  const kinds = ["speedUp", "closedRange", "sheriff", "flip"] as const;
  const kind = oneOf({ value: (at.value as { kind?: unknown } | null)?.kind, place: `${at.place}.kind` }, kinds);
  switch (kind) {
    case "closedRange": {
      const f = fields(at, ["id", "kind", "cactus"]);
      return { id: id(f.id), kind, cactus: oneOf(f.cactus, CACTI) };
    }
    case "sheriff": {
      const f = fields(at, ["id", "kind", "direction", "spaces"]);
      return { id: id(f.id), kind, direction: oneOf(f.direction, DIRECTIONS), spaces: whole(f.spaces, 1, 6) };
    }
    case "speedUp":
    case "flip":
      return { id: id(fields(at, ["id", "kind"]).id), kind };
  }
}

type Range = readonly [min: number, max: number];
const NONE: Range = [0, 0];

/** Within these the figures keep their meaning: nobody escapes for nothing or needs cards that no hand holds. */
const MISSION_FIGURES: Record<MissionKind, Range> = {
  lootWithRevolvers: [1, 6],
  lootWithWilds: [1, 5],
  longRide: [2, 12],
  roofJump: NONE,
  dropAtEmptyTown: [1, 3],
  lootWithLowCards: [1, 10],
  lootBoth: NONE,
  escapeJail: NONE,
  farCall: [2, 12],
  rideOverEdge: NONE,
  flipOnFoot: NONE,
  manyActions: [2, 12],
};
const ABILITY_FIGURES: Record<AbilityKind, Range> = {
  handLimit: [6, 6],
  quietWilds: NONE,
  ignoreClosedRange: NONE,
  tradeAnywhere: NONE,
  splitDelivery: NONE,
  doubleStep: [2, 2],
  lootAgain: [1, 2],
  easyEscape: [1, 1],
  fasterHorse: [1, 10],
  duckTunnel: NONE,
  longReach: [3, 4],
  freeBullet: [1, 3],
};

export function parseWanted(at: At): Edition["wanted"] {
  const cards = listOf(at, COUNTS.wanted, (item) => {
    const f = fields(item, ["id", "title", "called", "versus", "mission", "ability"]);
    const called = text(f.called);
    if (!called.includes("{name}")) broken(f.called.place, "needs {name} where the player's name goes");
    const m = fields(f.mission, ["kind", "n"]);
    const a = fields(f.ability, ["kind", "n"]);
    const mission = oneOf(m.kind, MISSIONS);
    const ability = oneOf(a.kind, ABILITIES);
    return {
      id: id(f.id),
      title: text(f.title),
      called,
      versus: bool(f.versus),
      mission: { kind: mission, n: whole(m.n, ...MISSION_FIGURES[mission]) },
      ability: { kind: ability, n: whole(a.n, ...ABILITY_FIGURES[ability]) },
    };
  });
  distinct(at, cards, (c) => c.id, ".id");
  distinct(at, cards, (c) => c.mission.kind, ".mission.kind");
  distinct(at, cards, (c) => c.ability.kind, ".ability.kind");
  const versus = cards.filter((c) => c.versus).length;
  if (versus < 5) broken(at.place, `${versus} cards are left for versus; the row needs 5`);
  return cards;
}
