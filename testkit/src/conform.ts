import { beforeAll, describe, expect, it } from "vitest";
import type { Game, Types } from "@trestle/kernel";
import { runConfig, runStart } from "./conform/run.ts";
import { PROPERTIES, type ConformOptions, type Failure, type Property } from "./conform/types.ts";

export { runConformance } from "./conform/run.ts";
export { PROPERTIES, type ConformOptions, type ConformStart, type Failure, type Property } from "./conform/types.ts";

const TEN_MINUTES = 600_000;

/** Registers the whole suite for a game: one test a property, for its options and for each of the starts. */
export function conform<T extends Types>(game: Game<T>, opts: ConformOptions<T>): void {
  describe(`${game.id} keeps the contract`, () => {
    register("options", ["config", "rules-known"], () => runConfig(game, opts));
    opts.starts.forEach((start, i) => {
      const title = `${start.seats} seats, ${JSON.stringify(start.config ?? {})}`;
      const properties = (Object.keys(PROPERTIES) as Property[]).filter((property) => property !== "config");
      register(title, properties, () => runStart(game, opts, i));
    });
  });
}

function register(title: string, properties: readonly Property[], run: () => Failure[]): void {
  describe(title, () => {
    let failures: Failure[] | null = null;
    beforeAll(() => {
      failures = run();
    }, TEN_MINUTES);
    for (const property of properties)
      it(`${property}: ${PROPERTIES[property]}`, () => {
        expect(failures).not.toBeNull();
        const failure = failures?.find((f) => f.property === property);
        if (failure !== undefined) expect.fail(sentence(failure));
      });
  });
}

export function sentence(failure: Failure): string {
  const log = failure.log === null ? "no log" : `log: ${failure.log}`;
  return `${failure.property}, seed ${failure.seed}, ${failure.message}\n${log}`;
}
