import { kernelRules } from "@trestle/kernel/text/en";
import type { Refusal, RuleText } from "@trestle/kernel";
import type { HeistRule } from "../../engine/rules.ts";
import { ruleTexts } from "./rules.ts";
import { capital } from "../shared/capital.ts";
import { has, num, str, type Data } from "../shared/data.ts";
import { count, join } from "./words.ts";
import type { Words } from "./words.ts";

/** null: these figures tell no more than the rule itself. */
type RefusalText = (d: Data) => string | null;

/** The rule's sentence with the figures of a refusal. */
export function makeRefusals(w: Words): (refusal: Refusal) => string {
  const space = (d: Data, key: string): string => w.space(str(d, key));
  const horse = (d: Data): string => `horse ${num(d, "horse") + 1}`;
  const tiles = (d: Data): string => w.tiles(str(d, "tiles").split(" "));
  const wants = (d: Data): string =>
    join(
      str(d, "tiles")
        .split(" ")
        .map((tile) => `${w.tile(tile)} asks for ${w.needs(tile)}`),
    );
  const played = (d: Data): string =>
    num(d, "cards") === 1 ? "one card does" : `${count(num(d, "cards"), "card")} do`;
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
      has(d, "from", "to") ? `${space(d, "to")} cannot be entered from ${space(d, "from")}.` : null,
    "HEIST-RANGE-2": (d) => (has(d, "to") ? `${space(d, "to")} is Closed Range.` : null),
    "HEIST-RANGE-3": (d) => (has(d, "to") ? `${space(d, "to")} is Closed Range: you cannot get off there.` : null),
    "HEIST-RANGE-4": (d) => (has(d, "to") ? `${space(d, "to")} is Closed Range too: you may only leave it.` : null),
    "HEIST-BOARD-1": (d) =>
      has(d, "from", "car")
        ? `${space(d, "from")} is not beside section ${num(d, "section")}, which stands on ${space(d, "car")}.`
        : null,
    "HEIST-BOARD-2": (d) => (has(d, "from") ? `${space(d, "from")} is right in front of the engine.` : null),
    "HEIST-BOARD-6": (d) =>
      has(d, "car") ? `Section ${num(d, "section")} stands across the map edge on ${space(d, "car")}.` : null,
    "HEIST-LEAVE-1": (d) => {
      if (has(d, "taken")) return `Section ${num(d, "taken")} of the train stands on ${space(d, "to")}.`;
      if (has(d, "front")) return `${space(d, "to")} is right in front of the engine.`;
      return has(d, "section", "car")
        ? `${space(d, "to")} is not beside section ${num(d, "section")} on ${space(d, "car")}.`
        : null;
    },
    "HEIST-LEAVE-2": (d) => {
      if (has(d, "horse", "section"))
        return `${capital(horse(d))} is not on a space beside section ${num(d, "section")} where you could land.`;
      return has(d, "from") ? `You are ${w.at(str(d, "from"))}.` : null;
    },
    "HEIST-LEAVE-3": (d) => (has(d, "from") ? `You are ${w.at(str(d, "from"))}.` : null),
    "HEIST-LEAVE-4": (d) =>
      has(d, "section") ? `Section ${num(d, "section")} is in the tunnel, which has no sides to leave by.` : null,
    "HEIST-LEAVE-5": (d) =>
      has(d, "horse") ? `${capital(horse(d))} already carries ${count(num(d, "riders"), "rider")}.` : null,
    "HEIST-FREE-2": (d) => {
      if (has(d, "mounted"))
        return num(d, "mounted") === 0 ? "You are on no horse." : `You already sit on ${horse(d)}.`;
      if (has(d, "riders")) return `${capital(horse(d))} already carries ${count(num(d, "riders"), "rider")}.`;
      return has(d, "from", "at")
        ? `${capital(horse(d))} is ${w.at(str(d, "at"))}, you are ${w.at(str(d, "from"))}.`
        : null;
    },
    "HEIST-FREE-6": (d) => (has(d, "at") ? `The Sheriff is ${w.at(str(d, "at"))}, where his line ends.` : null),
    "HEIST-TRACK-2": (d) => (has(d, "horse") ? `${capital(horse(d))} is out of the game.` : null),
    "HEIST-HORSE-1": (d) => {
      if (has(d, "card"))
        return num(d, "hand") === 0 ? "Your hand is empty." : `${w.card(str(d, "card"))} is not in your hand.`;
      if (has(d, "distance"))
        return `${space(d, "to")} is ${count(num(d, "distance"), "space")} away; the card allows ${num(d, "reach")}.`;
      return null;
    },
    "HEIST-HORSE-3": (d) => (has(d, "riders") ? `${capital(horse(d))} is ridden by somebody else.` : null),
    "HEIST-HORSE-5": (d) => {
      if (has(d, "section")) return `Section ${num(d, "section")} of the train stands on ${space(d, "to")}.`;
      if (has(d, "to")) return `No open way leads the horse to ${space(d, "to")}.`;
      return has(d, "at") ? `${capital(horse(d))} is shut in ${w.at(str(d, "at"))}.` : null;
    },
    "HEIST-CARD-3": (d) =>
      has(d, "tiles") ? `For ${tiles(d)} together a Wild would have to mean two things at once.` : null,
    "HEIST-CARD-4": (d) => (has(d, "limit") ? `The hand holds ${num(d, "hand")} of ${num(d, "limit")} cards.` : null),
    "HEIST-CARD-5": (d) => (has(d, "deck") ? "There is no card left to draw." : null),
    "HEIST-DOUBT-1": (d) =>
      has(d, "edition")
        ? `This table plays with edition ${str(d, "known").slice(0, 12)}, not with ${str(d, "edition").slice(0, 12)}.`
        : null,
    "HEIST-DROP-1": (d) => {
      if (has(d, "carried")) return "You carry no loot.";
      return has(d, "at") ? `You are ${w.at(str(d, "at"))}, not in a town.` : null;
    },
    "HEIST-DROP-2": (d) => (has(d, "town") ? `This delivery is laid at Town ${str(d, "at")}.` : null),
    "HEIST-DROP-3": (d) => (has(d, "tile") ? `${w.tile(str(d, "tile"))} is not the tile to be laid now.` : null),
    "HEIST-BULLET-1": (d) => (has(d, "board") ? "No bullet lies on the board." : null),
    "HEIST-BULLET-2": (d) => {
      if (!has(d, "bullets")) return null;
      return num(d, "bullets") === 0 ? "You hold no bullet." : "You took it this turn.";
    },
    "HEIST-BULLET-5": (d) => (has(d, "used") ? "The bullets used this turn are not back on the board yet." : null),
    "HEIST-FLIP-3": (d) => (has(d, "junction") ? `The ${str(d, "junction")} switch is gone.` : null),
    "HEIST-JAIL-9": () => "You are in jail.",
    "HEIST-MOVE-4": () => "The jail is entered only under arrest.",
    "HEIST-SOLO-4": (d) =>
      has(d, "solo") ? `One person with ${num(d, "solo")} cowboys has nobody to hide a hand from.` : null,
    "HEIST-FLIP-1": (d) =>
      has(d, "at", "junction") ? `You are ${w.at(str(d, "at"))}, not on ${space(d, "junction")}.` : null,
    "HEIST-FLIP-2": (d) =>
      has(d, "section")
        ? `Section ${num(d, "section")} of the train stands on the ${str(d, "junction")} junction.`
        : null,
    "HEIST-FREE-1": (d) => (has(d, "jailed") ? "You are in jail." : null),
    "HEIST-FREE-3": (d) => {
      if (has(d, "wilds")) return "You hold no Wild.";
      const cards = d["cards"];
      if (typeof cards === "string") {
        const shown = w.cards(cards.split(" "));
        return has(d, "length") ? `${shown} do not make a straight.` : `${shown} are not of one number.`;
      }
      return has(d, "length")
        ? `A straight takes ${num(d, "length")} cards of your hand; that is ${num(d, "cards")}.`
        : null;
    },
    "HEIST-JAIL-5": (d) => {
      if (has(d, "jailed")) return "You are in jail.";
      return has(d, "at") ? `You are ${w.at(str(d, "at"))}, not in jail.` : null;
    },
    "HEIST-JAIL-6": (d) => {
      if (has(d, "card")) return `${w.card(str(d, "card"))} is neither a Keyhole nor a Wild.`;
      if (has(d, "given"))
        return `You need ${num(d, "needed")} Keyholes or Wilds from your hand; that is ${num(d, "given")}.`;
      return has(d, "at") ? `You are ${w.at(str(d, "at"))}, not in jail.` : null;
    },
    "HEIST-JAIL-8": (d) => {
      if (has(d, "card")) return `${w.card(str(d, "card"))} is neither a Keyhole nor a Wild.`;
      return has(d, "at") ? `You are ${w.at(str(d, "at"))}.` : null;
    },
    "HEIST-LOOT-1": (d) => {
      if (has(d, "square")) return `No tile lies on ${w.square(str(d, "square"))}.`;
      return has(d, "at") ? `You are ${w.at(str(d, "at"))}, not inside a passenger car.` : null;
    },
    "HEIST-LOOT-2": (d) => {
      if (has(d, "square")) return `${w.square(str(d, "square"))} is not in Car ${str(d, "car")}, where you are.`;
      if (has(d, "tiles")) return `That is ${count(num(d, "tiles"), "tile")}; choose one or two.`;
      return has(d, "hand") ? "Those cards are not in your hand." : null;
    },
    "HEIST-LOOT-4": (d) => (has(d, "tiles") ? `${wants(d)}; ${played(d)} not meet that.` : null),
    "HEIST-LOOT-5": (d) =>
      has(d, "tiles") ? `${wants(d)}; not all of ${count(num(d, "cards"), "card")} are needed.` : null,
    "HEIST-LOOT-9": (d) => (has(d, "carried") ? `You carry ${count(num(d, "carried"), "tile")}.` : null),
    "HEIST-SETUP-12": (d) =>
      has(d, "cowboys") ? `There is no cowboy ${num(d, "first")} at a table of ${num(d, "cowboys")}.` : null,
    "HEIST-TOWN-1": (d) =>
      has(d, "square") ? `${w.square(str(d, "square"))} is not in the car of Town ${str(d, "town")}.` : null,
    "HEIST-TOWN-2": (d) => {
      if (has(d, "tile")) return `${w.tile(str(d, "tile"))} does not lie at Town ${str(d, "town")}.`;
      return has(d, "square")
        ? `${w.square(str(d, "square"))} has ${count(num(d, "tiles"), "tile")}, the other square ${num(d, "other")}.`
        : null;
    },
    "HEIST-TOWN-3": (d) =>
      has(d, "tiles") ? `${w.square(str(d, "square"))} already has ${count(num(d, "tiles"), "tile")}.` : null,
    "HEIST-TRADE-1": (d) => {
      if (has(d, "card")) return `${w.card(str(d, "card"))} is not in your hand.`;
      return has(d, "at") ? `You are ${w.at(str(d, "at"))}, the other is ${w.at(str(d, "with"))}.` : null;
    },
    "HEIST-TRADE-2": (d) =>
      has(d, "limit") ? `That would make a hand of ${num(d, "cards")} where ${num(d, "limit")} is the limit.` : null,
    "HEIST-TRADE-3": (d) =>
      has(d, "failed")
        ? `${capital(count(num(d, "failed"), "offer"))} came to nothing this turn; that is enough.`
        : null,
    "HEIST-TURN-1": (d) => (has(d, "card") ? `${w.card(str(d, "card"))} is not in your hand.` : null),
    "HEIST-TURN-3": (d) => (has(d, "actions") ? "You have no actions left." : null),
    "HEIST-VAR-2": (d) =>
      has(d, "events") ? `That would leave ${num(d, "events")} Event Cards; ${num(d, "least")} are the least.` : null,
    "HEIST-VS-4": (d) => (has(d, "bullets") ? "You hold a bullet already." : null),
    "HEIST-VS-6": (d) => (has(d, "at") ? `You are ${w.at(str(d, "at"))}.` : null),
    "HEIST-WANT-1": (d) => (has(d, "card") ? `You have not just earned ${w.title(str(d, "card"))}.` : null),
    "HEIST-WANT-10": (d) => {
      if (has(d, "carried")) return `You carry ${count(num(d, "carried"), "tile")}.`;
      if (has(d, "times") && num(d, "times") === 0) return "You do not have that ability.";
      return has(d, "used") ? "You have used that ability this turn." : null;
    },
  };

  return ({ rule, data }) => {
    const known = Object.keys(texts).find((k): k is HeistRule => k === rule);
    const said = known === undefined ? optionText(rule, data) : (texts[known]?.(data) ?? null);
    const sentence = BOOK[rule]?.short ?? rule;
    if (said !== null) return `${said} ${sentence}`;
    const shown = figures(w, data);
    return shown === "" ? sentence : `${sentence} (${shown})`;
  };
}

const BOOK: Readonly<Record<string, RuleText>> = { ...ruleTexts, ...kernelRules };

function optionText(rule: string, data: Data): string | null {
  if (rule === "KERNEL-OPT-2") return `"${data["option"]}" is not among: ${data["known"]}.`;
  if (rule === "KERNEL-OPT-3") return `Option ${data["option"]} cannot be ${data["got"]}; it takes ${data["allowed"]}.`;
  if (rule === "KERNEL-OPT-4") return `Option ${data["option"]} needs ${data["needs"]}.`;
  return null;
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
