/** Controls, unassigned and private characters, line separators, lone surrogates; whatever shows nothing or turns text. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Cf}\p{Default_Ignorable_Code_Point}\u{2800}]/u;
/** What joins emoji and the scripts that need it: harmless between visible characters, so long as it is not alone. */
const JOINERS =
  /(?<=\p{Extended_Pictographic})\u{FE0F}|(?<=[\p{L}\p{M}\p{Extended_Pictographic}\u{FE0F}])[\u{200C}\u{200D}](?=[\p{L}\p{Extended_Pictographic}])/gu;
/** More marks on one letter than any script writes: they would paint over what stands beside them. */
const STACKED = /\p{M}{5,}/u;

/**
 * The first character of a text from outside that must not be shown, such as `U+001B`; null: all may be. Terminal escape
 * sequences, line breaks, bidirectional overrides and invisible characters are among those that must not.
 */
export function unfitCharacter(text: string): string | null {
  const visible = text.replace(JOINERS, "");
  const found = FORBIDDEN.exec(visible) ?? STACKED.exec(visible);
  return found === null ? null : `U+${found[0].codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}`;
}

/** A text from outside as an error may quote it: what must not be shown is replaced. */
export function harmless(text: string): string {
  if (unfitCharacter(text) === null) return text;
  return text.replaceAll(new RegExp(`${FORBIDDEN.source}|${STACKED.source}`, "gu"), "\u{FFFD}");
}
