import { isFailed } from "../net/api.ts";
import { LocalFault } from "../net/local.ts";
import type { Refusal } from "../net/frames.ts";
import { words } from "../text/index.ts";

/** What a screen shows when a wish was not granted: the rule's sentence, or that it failed. */
export class Fault extends Error {}

/** The answer itself, or a fault that carries the sentence. */
export function granted<T>(reply: T): Exclude<T, Refusal> {
  if (isFailed(reply)) throw new Fault(reply.text);
  return reply as Exclude<T, Refusal>;
}

export function faultText(error: unknown): string {
  if (error instanceof Fault) return error.message;
  const { failed } = words.getState().text.home;
  return error instanceof LocalFault ? `${failed} (${error.refusal.rule})` : failed;
}
