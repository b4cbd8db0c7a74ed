/** What somebody typed, said or pasted (a whole link too), as six capitals; null: no code is in it. */
export function codeIn(typed: string): string | null {
  const link = /join\/([a-z]{6})\b/i.exec(typed);
  const letters = link?.[1] ?? typed.replace(/[^\p{L}\p{N}]/gu, "");
  return /^[a-z]{6}$/i.test(letters) ? letters.toUpperCase() : null;
}
