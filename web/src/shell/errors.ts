import { isFailed } from "../net/api.ts";
import type { Refusal } from "../net/frames.ts";
import { LocalFault } from "../local/worker-client.ts";
import { refusalText } from "../text/refusals.ts";
import { words } from "../text/index.ts";
import { toast } from "./toast.tsx";

/** A wish of a screen that was not granted. */
class Fault extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.rule);
    this.refusal = refusal;
  }
}

/** The answer itself; a refusal is thrown, so that a screen has one place for it. */
export function granted<T>(reply: T): Exclude<T, Refusal> {
  if (isFailed(reply)) throw new Fault(reply);
  return reply as Exclude<T, Refusal>;
}

export function refusalIn(error: unknown): Refusal | null {
  return error instanceof Fault || error instanceof LocalFault ? error.refusal : null;
}

/** The sentence for whatever was thrown. */
export async function faultText(error: unknown): Promise<string> {
  const refusal = refusalIn(error);
  return refusal === null ? words.getState().text.home.failed : refusalText(refusal);
}

export async function warnOf(error: unknown): Promise<void> {
  toast(await faultText(error), "warn");
}
