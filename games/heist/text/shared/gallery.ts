import type { RuleId } from "@trestle/kernel";
import type {
  AbilityKind,
  Edition,
  EventCard,
  EventKind,
  LootTile,
  MissionKind,
  PokerCard,
} from "../../engine/edition/types.ts";
import type { HeistRule } from "../../engine/rules.ts";

/** A component as a gallery shows it. `text` has at most 25 words. */
export interface GalleryCard {
  group: "wanted" | "events" | "tiles" | "poker";
  id: string;
  name: string;
  text: string;
  /** How many alike there are. */
  count: number;
  rules: readonly RuleId[];
}

/** What one language says of the components. */
export interface GalleryWords {
  ability(kind: AbilityKind, n: number): string;
  mission(kind: MissionKind, n: number): string;
  /** Over the mission of a Wanted Card. */
  missionOf(title: string): string;
  eventName(card: EventCard): string;
  eventText(card: EventCard): string;
  tileName(tile: LootTile): string;
  tileText(tile: LootTile): string;
  cardName(card: PokerCard): string;
  cardText(card: PokerCard): string;
}

const EVENT_RULES: Record<EventKind, readonly HeistRule[]> = {
  speedUp: ["HEIST-EVENT-6"],
  closedRange: ["HEIST-EVENT-3", "HEIST-RANGE-1"],
  sheriff: ["HEIST-EVENT-2", "HEIST-SHER-2", "HEIST-SHER-3"],
  flip: ["HEIST-EVENT-4"],
};

const MISSION_RULES: Record<MissionKind, readonly HeistRule[]> = {
  lootWithRevolvers: ["HEIST-WANT-5", "HEIST-WANT-7"],
  lootWithWilds: ["HEIST-WANT-5"],
  longRide: ["HEIST-WANT-7"],
  roofJump: ["HEIST-LEAVE-2"],
  dropAtEmptyTown: ["HEIST-DROP-2"],
  lootWithLowCards: ["HEIST-WANT-5", "HEIST-WANT-7"],
  lootBoth: ["HEIST-WANT-5"],
  escapeJail: ["HEIST-JAIL-6"],
  farCall: ["HEIST-WANT-7"],
  rideOverEdge: ["HEIST-EDGE-1"],
  flipOnFoot: ["HEIST-FLIP-1"],
  manyActions: ["HEIST-TURN-3"],
};

/** Every face of an edition once, in the order of its decks. */
export function galleryOf(edition: Edition, words: GalleryWords): readonly GalleryCard[] {
  const wanted = edition.wanted.map((w): GalleryCard => ({
    group: "wanted",
    id: w.id,
    name: w.title,
    text: words.ability(w.ability.kind, w.ability.n),
    count: 1,
    rules: ["HEIST-WANT-1", "HEIST-WANT-10", ...MISSION_RULES[w.mission.kind]],
  }));
  const missions = edition.wanted.map((w): GalleryCard => ({
    group: "wanted",
    id: `${w.id}-mission`,
    name: words.missionOf(w.title),
    text: words.mission(w.mission.kind, w.mission.n),
    count: 1,
    rules: ["HEIST-WANT-1", "HEIST-WANT-9", ...MISSION_RULES[w.mission.kind]],
  }));
  const events = edition.events.map((e): GalleryCard => ({
    group: "events",
    id: e.id,
    name: words.eventName(e),
    text: words.eventText(e),
    count: 1,
    rules: EVENT_RULES[e.kind],
  }));
  const tiles = edition.tiles.map((t): GalleryCard => ({
    group: "tiles",
    id: t.id,
    name: words.tileName(t),
    text: words.tileText(t),
    count: 1,
    rules: ["HEIST-LOOT-2", "HEIST-LOOT-4"],
  }));
  const poker = edition.poker.map((c): GalleryCard => ({
    group: "poker",
    id: c.id,
    name: words.cardName(c),
    text: words.cardText(c),
    count: 1,
    rules: c.number === null ? ["HEIST-CARD-3", "HEIST-HORSE-2", "HEIST-FREE-6"] : ["HEIST-CARD-1", "HEIST-HORSE-1"],
  }));
  return [...wanted, ...missions, ...alike(events), ...tiles, ...alike(poker)];
}

/** Copies that look the same are shown once, with their number. */
function alike(cards: readonly GalleryCard[]): GalleryCard[] {
  const out: GalleryCard[] = [];
  for (const card of cards) {
    const known = out.findIndex((c) => c.name === card.name);
    if (known < 0) out.push(card);
    else out[known] = { ...out[known]!, count: out[known]!.count + 1 };
  }
  return out;
}

const KINDS = { wanted: "Wanted Card", events: "Event Card", tiles: "loot tile", poker: "poker card" } as const;

/** The gallery as the rulebook prints it. */
export function galleryCards(
  gallery: readonly GalleryCard[],
  types: Readonly<Record<GalleryCard["group"], string>>,
  alike: (count: number) => string,
) {
  return gallery.map(({ group, name, text, count, rules }) => ({
    kind: KINDS[group],
    name,
    type: types[group],
    copies: count > 1 ? alike(count) : "",
    text,
    rules,
  }));
}
