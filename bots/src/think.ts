import type { Types } from "@trestle/kernel";
import type { BotFactory, BotRequest, BotResult, Hint, Thinking } from "./bot.ts";

/** All iterations at once: for tests, tools and whoever verifies a log. */
export function think<T extends Types>(factory: BotFactory<T>, request: BotRequest<T>): BotResult<T> {
  return finished(factory, request).result();
}

export function hints<T extends Types>(factory: BotFactory<T>, request: BotRequest<T>): Hint<T>[] {
  return finished(factory, request).hints();
}

function finished<T extends Types>(factory: BotFactory<T>, request: BotRequest<T>): Thinking<T> {
  const thinking = factory.begin(request);
  if (!thinking.done) thinking.more(request.iterations);
  return thinking;
}

/** For levels that decide without a search. */
export function decided<T extends Types>(result: BotResult<T>, best: () => Hint<T>[]): Thinking<T> {
  return { more: () => {}, spent: 0, done: true, result: () => result, hints: best };
}
