import type { Env } from "@trestle/table";

/** 64 fresh hexadecimal digits. */
export function freshHex(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (b) => b.toString(16).padStart(2, "0")).join("");
}

export function env(): Env {
  return { now: Date.now(), random: freshHex };
}
