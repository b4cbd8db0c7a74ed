import { canonical, isRefusal, type Game, type Types } from "@trestle/kernel";
import { NASTY } from "./nasty.ts";
import { brief, difference } from "./plain.ts";
import type { ConformOptions, Property } from "./types.ts";

type Fail = (property: Property, message: string) => void;

/** Options and numbers of seats, before any game is set up. */
export function checkConfig<T extends Types>(game: Game<T>, opts: ConformOptions<T>, fail: Fail): void {
  const guard = (raw: unknown, check: () => void): void => {
    try {
      check();
    } catch (error) {
      fail("config", `${brief(raw)} makes parseConfig throw: ${String(error)}`);
    }
  };
  for (const raw of [undefined, {}, ...opts.starts.map((s) => s.config)])
    guard(raw, () => checkAccepted(game, raw, fail));
  for (const o of game.options) {
    if (!Object.hasOwn(game.rules, o.rule)) fail("rules-known", `the option ${o.key} names ${brief(o.rule)}`);
    for (const value of o.values) guard(value, () => checkStable(game, { [o.key]: value }, fail));
  }
  for (const raw of nastyConfigs(game)) guard(raw, () => checkRefused(game, raw, fail));
}

function checkAccepted<T extends Types>(game: Game<T>, raw: unknown, fail: Fail): void {
  const config = game.parseConfig(raw);
  if (isRefusal(config)) return fail("config", `${brief(raw)} is refused: ${brief(config)}`);
  checkStable(game, raw, fail);
  const { min, max } = game.seats(config);
  if (!(Number.isInteger(min) && Number.isInteger(max) && min >= 1 && min <= max))
    fail("config", `${brief(raw)} can be played by ${min} to ${max}`);
}

/** Accepted or refused; what is accepted is plain, and comes through unchanged a second time and out of JSON. */
function checkStable<T extends Types>(game: Game<T>, raw: unknown, fail: Fail): void {
  const config = game.parseConfig(raw);
  if (isRefusal(config)) return checkRefused(game, raw, fail);
  const before = canonical(config);
  for (const again of [game.parseConfig(config), game.parseConfig(JSON.parse(JSON.stringify(config)))])
    if (canonical(again) !== before) fail("config", `parsed again the options change: ${difference(config, again)}`);
  if (canonical(config) !== before) fail("config", "parseConfig changes what it is given");
}

function checkRefused<T extends Types>(game: Game<T>, raw: unknown, fail: Fail): void {
  const config = game.parseConfig(raw);
  if (!isRefusal(config)) return fail("config", `${brief(raw)} is accepted as ${brief(config)}`);
  if (!Object.hasOwn(game.rules, config.rule) && !config.rule.startsWith("KERNEL-"))
    fail("rules-known", `the refusal of the options ${brief(raw)} names ${brief(config.rule)}`);
}

function nastyConfigs<T extends Types>(game: Game<T>): unknown[] {
  const out: unknown[] = [7, "x", true, [], [{}], () => null, { "no such option": 1 }, { constructor: 1 }];
  out.push(JSON.parse('{"__proto__":{"x":1}}'), JSON.parse('{"toString":null}'));
  for (const o of game.options)
    for (const value of NASTY) {
      const empty = value === undefined || (o.kind === "list" && Array.isArray(value) && value.length === 0);
      if (!empty && !(o.values as readonly unknown[]).includes(value)) out.push({ [o.key]: value });
    }
  return out;
}
