import { LEVELS, TEMPERS, USUAL_LEVEL } from "@trestle/bots";
import { isRefusal, type Option } from "@trestle/kernel";
import { CLOCKS } from "@trestle/protocol";
import type { Calls } from "./contract.ts";
import type { Catalogue, GameInfo, OptionInfo } from "../net/catalogue.ts";
import { MANIFESTS } from "@trestle/games";
import type { LoadedGame } from "@trestle/games/load";
import { loadGame } from "./games.ts";

/** The options, clocks and bots there are; the words for them are the page's. */
export async function catalogue(ask: Calls["catalogue"]["ask"]): Promise<Catalogue> {
  const wanted = MANIFESTS.filter(({ id }) => ask.games?.includes(id) ?? true);
  const entries = await Promise.all(wanted.map(({ id }) => loadGame(id)));
  return {
    games: entries.flatMap((e) => (e === null ? [] : [describe(e)])),
    clocks: CLOCKS,
    bots: { levels: LEVELS, tempers: TEMPERS, usual: USUAL_LEVEL },
  };
}

function describe({ game, manifest }: LoadedGame): GameInfo {
  const seats = manifest.seats.usual;
  const config = game.parseConfig({});
  const range = isRefusal(config) ? { min: seats, max: seats } : game.seats(config);
  return {
    id: game.id,
    rulesVersion: game.rulesVersion,
    seats: { ...range, initial: seats },
    options: game.options.map(option),
  };
}

function option(o: Option): OptionInfo {
  return {
    key: o.key,
    kind: o.kind,
    rule: o.rule,
    values: o.values,
    initial: o.kind === "choice" ? o.initial : [],
    needs: o.kind === "choice" ? (o.needs ?? null) : null,
  };
}
