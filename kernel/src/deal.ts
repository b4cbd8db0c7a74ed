import type { Seed } from "./game.ts";
import { hex, sha256, unhex, utf8 } from "./sha256.ts";

/** What is shown before the first card: SHA-256 of the secret's 32 bytes. */
export function commitmentOf(secret: Seed): string {
  return hex(sha256(unhex(secret)));
}

/**
 * The seed of a sealed deal: SHA-256 over
 * `trestle-deal/1` and a zero byte · the secret (32 bytes) · the table id's UTF-8 length (2 bytes, big-endian) and
 * bytes · the number of seats (1 byte) · for each seat 1 and its part (32 bytes), or 0 for a seat that gave none.
 */
export function dealSeed(secret: Seed, table: string, parts: readonly (Seed | null)[]): Seed {
  const id = utf8(table);
  let size = LABEL.length + 32 + 2 + id.length + 1;
  for (const part of parts) size += part === null ? 1 : 33;
  const bytes = new Uint8Array(size);
  bytes.set(LABEL);
  bytes.set(unhex(secret), LABEL.length);
  let at = LABEL.length + 32;
  bytes[at++] = id.length >> 8;
  bytes[at++] = id.length & 255;
  bytes.set(id, at);
  at += id.length;
  bytes[at++] = parts.length;
  for (const part of parts) {
    bytes[at++] = part === null ? 0 : 1;
    if (part === null) continue;
    bytes.set(unhex(part), at);
    at += 32;
  }
  return hex(sha256(bytes));
}

const LABEL = utf8("trestle-deal/1\0");
