import { randomBytes } from "node:crypto";
import type { Env } from "@trestle/table";

const random = (): string => randomBytes(32).toString("hex");

/** The time and the random source of this process. */
export function env(): Env {
  return { now: Date.now(), random };
}
