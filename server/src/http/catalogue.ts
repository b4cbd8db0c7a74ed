import { LEVELS, TEMPERS, USUAL_LEVEL } from "@trestle/bots";
import { isRefusal, type Option } from "@trestle/kernel";
import { CLOCKS } from "@trestle/protocol";
import { GAMES, type Entry } from "../games/games.ts";

/** What a lobby shows before anybody sits: the games with their options and words. */
export function catalogue() {
  return {
    games: GAMES.map(describe),
    clocks: CLOCKS,
    bots: { levels: LEVELS, tempers: TEMPERS, usual: USUAL_LEVEL },
  };
}

function describe({ game, text, seats }: Entry) {
  const config = game.parseConfig({});
  const range = isRefusal(config) ? { min: seats, max: seats } : game.seats(config);
  return {
    id: game.id,
    name: text.name,
    promise: text.promise,
    rulesVersion: game.rulesVersion,
    seats: { ...range, initial: seats },
    options: game.options.map((o) => option(o, text)),
  };
}

function option(o: Option, text: Entry["text"]) {
  const words = text.options[o.key];
  const nameOf = (value: string | boolean | number): string => words?.values[String(value)] ?? String(value);
  return {
    key: o.key,
    kind: o.kind,
    rule: o.rule,
    says: text.rules[o.rule]?.short ?? "",
    name: words?.name ?? o.key,
    about: words?.about ?? "",
    values: o.values.map((value) => ({ value, name: nameOf(value) })),
    initial: o.kind === "choice" ? o.initial : [],
    needs: o.kind === "choice" ? (o.needs ?? null) : null,
  };
}
