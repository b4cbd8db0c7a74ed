/** Random bytes as lower-case hexadecimal digits. */
export function randomHex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (b) => b.toString(16).padStart(2, "0")).join("");
}

/** The key of a command. */
export function newKey(): string {
  return randomHex(12);
}

/** A person's part of the deal. */
export function newPart(): string {
  return randomHex(32);
}

/** A seat secret. */
export function newSecret(): string {
  return randomHex(16);
}
