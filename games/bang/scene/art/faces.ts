import type {
  CardName,
  CharacterId,
  LocomotiveSide,
  RailcarId,
  Rank,
  Role,
  StationId,
  Suit,
} from "../../engine/page.ts";
import type { GalleryEntry } from "../../text/en.ts";
import type { Language } from "@trestle/ui/language.ts";
import type { Lines } from "./words/lines.ts";

/** The words on all faces in one language: titles from the game, lines short enough for a ticket. */
export interface Faces {
  language: Language;
  name(id: CardName | RailcarId | CharacterId | LocomotiveSide): string;
  /** At most 12 words. */
  line(id: CardName | RailcarId): string;
  station(id: StationId): string;
  role(role: Role): string;
  suit(suit: Suit): string;
  rank(rank: Rank): string;
  reach: string;
  gallery: readonly GalleryEntry[];
}

interface GameWords {
  faceName(id: CardName | RailcarId | CharacterId | LocomotiveSide): string;
  gallery: readonly GalleryEntry[];
  rankText(rank: Rank): string;
  roleNames: Readonly<Record<Role, string>>;
}

const LOADERS: Readonly<Record<Language, () => Promise<readonly [GameWords, Lines]>>> = {
  en: async () => [await import("../../text/en.ts"), (await import("./words/en.ts")).lines],
  it: async () => [await import("../../text/it.ts"), (await import("./words/it.ts")).lines],
};

const loaded = new Map<Language, Faces>();

function make(language: Language, game: GameWords, lines: Lines): Faces {
  const stations = new Map(game.gallery.filter((e) => e.kind === "station").map((e) => [e.id, e.name]));
  return {
    language,
    name: (id) => game.faceName(id),
    line: (id) => lines.faces[id],
    station: (id) => stations.get(id) ?? "",
    role: (role) => game.roleNames[role],
    suit: (suit) => lines.suits[suit],
    rank: (rank) => game.rankText(rank),
    reach: lines.reach,
    gallery: game.gallery,
  };
}

export async function loadFaces(language: Language): Promise<Faces> {
  const kept = loaded.get(language);
  if (kept !== undefined) return kept;
  const faces = make(language, ...(await LOADERS[language]()));
  loaded.set(language, faces);
  return faces;
}
