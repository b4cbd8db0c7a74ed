import type { Refusal } from "@trestle/kernel";
import { words } from "../text/index.ts";
import { refusalText } from "../text/refusals.ts";
import { isFailed } from "./api.ts";

/** A request was refused. Thrown, so that a screen handles every refusal in one place. */
export class RefusedError extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.rule);
    this.refusal = refusal;
  }
}

/** The reply itself; a refusal is thrown. */
export function granted<T>(reply: T): Exclude<T, Refusal> {
  if (isFailed(reply)) throw new RefusedError(reply);
  return reply as Exclude<T, Refusal>;
}

/** The sentence for whatever was thrown. */
export async function errorText(error: unknown): Promise<string> {
  return error instanceof RefusedError ? refusalText(error.refusal) : words.getState().text.home.failed;
}
