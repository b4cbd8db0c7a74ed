import { expect } from "vitest";

/** The texts of these frames, read as RFC 6455 has it. */
export function read(bytes: Buffer): string[] {
  const texts: string[] = [];
  for (let at = 0; at < bytes.length;) {
    expect(bytes[at]).toBe(0x81);
    const short = bytes[at + 1]!;
    const [start, size] =
      short < 126
        ? [at + 2, short]
        : short === 126
          ? [at + 4, bytes.readUInt16BE(at + 2)]
          : [at + 10, Number(bytes.readBigUInt64BE(at + 2))];
    // A length must be written in as few bytes as it takes.
    expect(short === 126 && size < 126).toBe(false);
    expect(short === 127 && size < 0x10000).toBe(false);
    texts.push(bytes.toString("utf8", start, start + size));
    at = start + size;
  }
  return texts;
}
