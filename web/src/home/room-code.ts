/** The room code in what somebody typed, dictated or pasted (a whole link too), in capitals; null: there is none. */
export function codeIn(typed: string): string | null {
  const link = /join\/([a-z]{6})\b/i.exec(typed);
  const letters = link?.[1] ?? typed.replace(/[^\p{L}\p{N}]/gu, "");
  return /^[a-z]{6}$/i.test(letters) ? letters.toUpperCase() : null;
}
