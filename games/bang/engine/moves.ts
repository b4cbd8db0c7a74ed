import { ALL_CARDS, CHARACTER_IDS } from "./catalogue.ts";
import { PIECES } from "./pieces.ts";
import { BAGGAGE_USES, type BaggageUse, type Move } from "./types.ts";

type Raw = Record<string, unknown>;

const within = (v: unknown, n: number): v is number => typeof v === "number" && Number.isInteger(v) && v >= 0 && v < n;
const isPiece = (v: unknown): v is number => within(v, PIECES);
const isCard = (v: unknown): v is number => within(v, ALL_CARDS);
const isSeat = (v: unknown): v is number => within(v, 8);
const orNull = <T>(is: (v: unknown) => v is T, v: unknown): v is T | null => v === null || is(v);
const isUse = (v: unknown): v is BaggageUse => (BAGGAGE_USES as readonly unknown[]).includes(v);

/** Shape only; legality is `check`. */
export function parseMove(raw: unknown): Move | null {
  if (typeof raw !== "object" || raw === null) return null;
  const m = raw as Raw;
  const { t, card, at, take, as } = m;
  switch (t) {
    case "pass":
    case "life":
      return { t };
    case "choose":
      return within(m["character"], CHARACTER_IDS.length) ? { t, character: m["character"] } : null;
    case "play":
      return isCard(card) && orNull(isSeat, at) && orNull(isPiece, take) ? { t, card, at, take } : null;
    case "use":
      return isPiece(card) && orNull(isUse, as) && orNull(isSeat, at) && orNull(isPiece, take)
        ? { t, card, as, at, take }
        : null;
    case "answer":
    case "sid":
      return isCard(card) ? { t, card } : null;
    case "barrel":
      return orNull(isCard, card) ? { t, card } : null;
    case "cover":
    case "sleeper":
    case "pick":
    case "stand":
      return isPiece(card) ? { t, card } : null;
    case "divert":
    case "give":
      return isPiece(card) && isSeat(at) ? { t, card, at } : null;
    case "draw":
      return parseDraw(m);
    case "take":
      return isPiece(m["car"]) ? { t, car: m["car"] } : null;
    case "advance":
      return m["by"] === "action" || m["by"] === "zippy-roy" ? { t, by: m["by"] } : null;
    case "place":
    case "exempt":
      return isSeat(at) ? { t, at } : null;
    case "steam":
      return m["times"] === 0 || m["times"] === 2 ? { t, times: m["times"] } : null;
    default:
      return null;
  }
}

function parseDraw(m: Raw): Move | null {
  const { from, at } = m;
  if (from !== "deck" && from !== "discard" && from !== "hand") return null;
  return orNull(isSeat, at) ? { t: "draw", from, at } : null;
}

/** Piece keys in the order in which a hand picks them. */
export function slotsOf(m: Move): readonly string[] {
  switch (m.t) {
    case "pass":
    case "life":
      return [m.t];
    case "choose":
      return [`character:${m.character}`];
    case "play":
      return aimed([`card:${m.card}`], m.at, m.take);
    case "use":
      return aimed(m.as === null ? [`card:${m.card}`] : [`card:${m.card}`, `as:${m.as}`], m.at, m.take);
    case "answer":
    case "pick":
      return [`card:${m.card}`];
    case "barrel":
      return [m.card === null ? "ability" : `card:${m.card}`];
    case "cover":
      return ["caboose", `card:${m.card}`];
    case "sleeper":
      return ["sleeper-car", `card:${m.card}`];
    case "divert":
      return ["ability", `card:${m.card}`, `seat:${m.at}`];
    case "sid":
      return ["ability", `card:${m.card}`];
    case "stand":
      return [`card:${m.card}`, "stand"];
    case "give":
      return [`card:${m.card}`, `seat:${m.at}`];
    case "draw":
      return [m.from === "hand" ? `hand:${m.at}` : m.from];
    case "take":
      return [`card:${m.car}`];
    case "advance":
      return [m.by === "action" ? "locomotive" : "ability"];
    case "place":
    case "exempt":
      return [`seat:${m.at}`];
    case "steam":
      return [m.times === 0 ? "ignore" : "twice"];
  }
}

/** At a player's hand, at one of the cards in play, at a car of the train. */
function aimed(keys: string[], at: number | null, take: number | null): string[] {
  if (at !== null) keys.push(`seat:${at}`);
  if (take !== null) keys.push(`card:${take}`);
  return keys;
}
