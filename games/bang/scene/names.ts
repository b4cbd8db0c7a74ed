import {
  CHARACTER_IDS,
  NAME,
  STATION_IDS,
  type CharacterId,
  type Config,
  type PieceName,
  type Role,
} from "../engine/page.ts";
import type { GalleryEntry } from "../text/en.ts";
import { sceneText } from "@trestle/ui/scene-text.ts";
import type { BangWords } from "./text/en.ts";
import type { Faces } from "./art/faces.ts";
import { costOf } from "./art/stations.tsx";

/** The game's own names and texts, in the language the scene was loaded in. */
export interface GameNames {
  roleNames: Readonly<Record<Role, string>>;
  gallery: readonly GalleryEntry[];
  characterName(character: number): string;
  faceName(id: PieceName | CharacterId | "ironhorse" | "leland"): string;
  pieceName(piece: number): string;
  plainName(piece: number): string;
  stationName(station: number): string;
  stationPrice(station: number, custom: Config["customStation"]): string;
}

interface Spoken {
  names: GameNames;
  words: BangWords;
  faces: Faces;
}
export const sceneWords = sceneText<Spoken>();

/** The game's own names; only after the scene has been loaded. */
export function game(): GameNames {
  return sceneWords().names;
}
/** The words on the cards. */
export function faces(): Faces {
  return sceneWords().faces;
}
/** The page's words for this game. */
export function text(): BangWords {
  return sceneWords().words;
}

export function characterId(character: number | null): CharacterId | null {
  return character === null ? null : (CHARACTER_IDS[character] ?? null);
}

/** What a card, a Railcar, a character or a side of the Locomotive does. */
export function aboutFace(id: string): GalleryEntry | null {
  return game().gallery.find((entry) => entry.id === id) ?? null;
}
export function aboutPiece(piece: number): string {
  return aboutFace(NAME[piece] ?? "")?.text ?? "";
}

/** The price of a station in a few words: `any ♠`. */
export function priceSaid(station: number, custom: Config["customStation"]): string {
  const id = STATION_IDS[station];
  const cost = id === undefined ? null : costOf(id, custom);
  if (cost === null) return "";
  return text().price(cost, cost.t === "name" ? cost.names.map((name) => game().faceName(name)) : []);
}
