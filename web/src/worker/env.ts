import type { Env } from "@trestle/table";
import { randomHex } from "../device/random.ts";

export function env(): Env {
  return { now: Date.now(), random: () => randomHex(32) };
}
