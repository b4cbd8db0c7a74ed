import type { Refusal } from "@trestle/kernel";
import type { HeistRule } from "../../src/rules.ts";
import { ruleTexts } from "./rules.ts";
import { capital, count } from "./words.ts";
import type { Words } from "./words.ts";

type Data = Refusal["data"];
/** null: these figures tell no more than the rule itself. */
type RefusalText = (d: Data) => string | null;

/** The rule's sentence with the figures of a refusal. */
export function makeRefusals(w: Words): (refusal: Refusal) => string {
  const str = (d: Data, key: string): string => String(d[key] ?? "");
  const num = (d: Data, key: string): number => Number(d[key] ?? 0);
  const space = (d: Data, key: string): string => w.space(str(d, key));
  const horse = (d: Data): string => `horse ${num(d, "horse") + 1}`;
  const has = (d: Data, ...keys: string[]): boolean => keys.every((k) => k in d);
  const apart = (d: Data): string | null =>
    has(d, "from", "to") ? `${space(d, "to")} is not adjacent to ${space(d, "from")}.` : null;

  const texts: Partial<Record<HeistRule, RefusalText>> = {
    "HEIST-MOVE-1": apart,
    "HEIST-MOVE-2": (d) =>
      has(d, "section") ? `Section ${num(d, "section")} of the train stands on ${space(d, "to")}.` : null,
    "HEIST-MOVE-5": (d) =>
      has(d, "section") ? `Section ${num(d, "section")} is in the tunnel: no room on its roof.` : null,
    "HEIST-MAP-3": (d) => (has(d, "to") ? "That is a mesa: rock, not a space." : null),
    "HEIST-TMAP-3": (d) =>
      has(d, "from", "to") ? `No way leads from ${space(d, "from")} straight to ${space(d, "to")}.` : null,
    "HEIST-RAIL-2": () => "Only the train crosses the map edge.",
    "HEIST-RAIL-5": (d) =>
      has(d, "to") ? `${space(d, "to")} is in the tunnel, which is open only along the track.` : null,
    "HEIST-RANGE-2": (d) => (has(d, "to") ? `${space(d, "to")} is Closed Range.` : null),
    "HEIST-RANGE-3": (d) => (has(d, "to") ? `${space(d, "to")} is Closed Range: you cannot get off there.` : null),
    "HEIST-RANGE-4": (d) => (has(d, "to") ? `${space(d, "to")} is Closed Range too: you may only leave it.` : null),
    "HEIST-BOARD-1": (d) =>
      has(d, "from", "car")
        ? `${space(d, "from")} is not beside section ${num(d, "section")}, which stands on ${space(d, "car")}.`
        : null,
    "HEIST-BOARD-2": (d) =>
      has(d, "from") ? `${space(d, "from")} is in front of the engine; board from the side or the rear.` : null,
    "HEIST-BOARD-6": (d) =>
      has(d, "car") ? `Section ${num(d, "section")} stands across the map edge on ${space(d, "car")}.` : null,
    "HEIST-LEAVE-1": (d) => {
      if (has(d, "taken")) return `Section ${num(d, "taken")} of the train stands on ${space(d, "to")}.`;
      if (has(d, "front")) return `${space(d, "to")} is in front of the engine; leave by the side or the rear.`;
      return has(d, "section", "car")
        ? `${space(d, "to")} is not beside section ${num(d, "section")} on ${space(d, "car")}.`
        : null;
    },
    "HEIST-LEAVE-2": (d) =>
      has(d, "horse", "section")
        ? `${capital(horse(d))} is not on a space beside section ${num(d, "section")} where you could land.`
        : null,
    "HEIST-LEAVE-4": (d) =>
      has(d, "section") ? `Section ${num(d, "section")} is in the tunnel, which has no sides to leave by.` : null,
    "HEIST-LEAVE-5": (d) =>
      has(d, "horse") ? `${capital(horse(d))} already carries ${count(num(d, "riders"), "rider")}.` : null,
    "HEIST-FREE-2": (d) => {
      if (has(d, "mounted")) return `You already sit on ${horse(d)}.`;
      if (has(d, "riders")) return `${capital(horse(d))} already carries ${count(num(d, "riders"), "rider")}.`;
      return has(d, "from", "at")
        ? `${capital(horse(d))} is ${w.at(str(d, "at"))}, you are ${w.at(str(d, "from"))}.`
        : null;
    },
    "HEIST-FREE-6": (d) => (has(d, "at") ? `The Sheriff is ${w.at(str(d, "at"))}, where his line ends.` : null),
    "HEIST-TRACK-2": (d) => (has(d, "horse") ? `${capital(horse(d))} is out of the game.` : null),
    "HEIST-HORSE-1": (d) => {
      if (has(d, "distance"))
        return `${space(d, "to")} is ${count(num(d, "distance"), "space")} away; the card allows ${num(d, "reach")}.`;
      return num(d, "hand") === 0 && has(d, "hand") ? "A horse moves for a card, and your hand is empty." : null;
    },
    "HEIST-HORSE-3": (d) => (has(d, "riders") ? `${capital(horse(d))} is ridden by somebody else.` : null),
    "HEIST-HORSE-5": (d) => {
      if (has(d, "section")) return `Section ${num(d, "section")} of the train stands on ${space(d, "to")}.`;
      if (has(d, "to")) return `No open way leads the horse to ${space(d, "to")}.`;
      return has(d, "at") ? `${capital(horse(d))} is shut in ${w.at(str(d, "at"))}.` : null;
    },
    "HEIST-CARD-4": (d) =>
      has(d, "limit") ? `The hand limit is ${num(d, "limit")}; that hand has ${num(d, "hand")}.` : null,
    "HEIST-JAIL-6": (d) => {
      if (has(d, "card")) return `${w.card(str(d, "card"))} is neither Keyhole nor Wild, or not in your hand.`;
      if (has(d, "given")) return `An escape takes ${num(d, "needed")} Keyholes or Wilds; that is ${num(d, "given")}.`;
      return has(d, "at") ? `You are ${w.at(str(d, "at"))}, not in jail.` : null;
    },
    "HEIST-WANT-10": (d) => (has(d, "used") ? "You have used that ability this turn." : null),
  };

  return ({ rule, data }) => {
    const known = Object.keys(texts).find((k): k is HeistRule => k === rule);
    const said = known === undefined ? null : (texts[known]?.(data) ?? null);
    const text = Object.keys(ruleTexts).find((k): k is HeistRule => k === rule);
    const sentence = text === undefined ? rule : ruleTexts[text].short;
    if (said !== null) return `${said} ${sentence}`;
    const shown = figures(w, data);
    return shown === "" ? sentence : `${sentence} (${shown})`;
  };
}

const LABELS: Readonly<Record<string, string>> = {
  actions: "actions left",
  bullets: "bullets",
  given: "given",
  hand: "cards in hand",
  left: "left",
  limit: "limit",
  needed: "needed",
  reach: "reach",
};

/** Whatever figures a refusal carries, in a few words. */
function figures(w: Words, data: Data): string {
  return Object.entries(data)
    .map(([key, value]) => {
      if (key === "card") return w.card(String(value));
      if (key === "tile") return w.tile(String(value));
      if (key === "square") return w.square(String(value));
      if (key === "horse") return `horse ${Number(value) + 1}`;
      if (key === "at") return w.at(String(value));
      if (key === "to") return w.to(String(value));
      if (key === "from") return `from ${w.space(String(value))}`;
      return `${LABELS[key] ?? key} ${value}`;
    })
    .join(", ");
}
