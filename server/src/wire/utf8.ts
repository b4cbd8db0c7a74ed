/** A few letters are written faster than it takes to call for them to be. */
const FEW = 24;

/** Writes a text as UTF-8; where it ends. There is room for three bytes a character. */
function putText(out: Buffer, at: number, text: string): number {
  if (text.length > FEW) return at + out.write(text, at);
  for (let i = 0; i < text.length; i++) {
    const letter = text.charCodeAt(i);
    if (letter > 0x7f) return at + out.write(text, at);
    out[at + i] = letter;
  }
  return at + text.length;
}

/** The same with texts one behind the other: joining them first would only make one more copy. */
export function putTexts(out: Buffer, at: number, texts: readonly string[]): number {
  let end = at;
  for (const text of texts) end = putText(out, end, text);
  return end;
}

export function charactersOf(texts: readonly string[]): number {
  let length = 0;
  for (const text of texts) length += text.length;
  return length;
}

export function bytesOf(texts: readonly string[]): number {
  let size = 0;
  for (const text of texts) size += Buffer.byteLength(text);
  return size;
}
