/** Fresh random bytes as lower-case hexadecimal digits. */
function randomHex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (b) => b.toString(16).padStart(2, "0")).join("");
}

/** A command's own key. */
export function newKey(): string {
  return randomHex(12);
}

/** A person's part of the sealed deal. */
export function newPart(): string {
  return randomHex(32);
}

/** What holds a seat. */
export function newSecret(): string {
  return randomHex(16);
}
