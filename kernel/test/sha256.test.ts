import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hex, sha256, sha256Text, unhex, utf8 } from "../src/index.ts";

const node = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

describe("sha256", () => {
  it.each([
    ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
    ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
    [
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
    ],
  ])("gives the published hash of %j", (text, digest) => {
    expect(sha256Text(text)).toBe(digest);
  });

  it("hashes a million a's as published", () => {
    expect(sha256Text("a".repeat(1_000_000))).toBe("cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
  });

  it("pads right at every length around the ends of a block", () => {
    for (let n = 0; n <= 200; n++) {
      const bytes = Uint8Array.from({ length: n }, (_, i) => (i * 7 + n) & 255);
      expect(hex(sha256(bytes)), `length ${n}`).toBe(node(bytes));
    }
  });

  it("agrees with Node on random bytes", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 500 }), (bytes) => {
        expect(hex(sha256(bytes))).toBe(node(bytes));
      }),
      { seed: 3, numRuns: 200 },
    );
  });

  it("leaves its input as it was", () => {
    const bytes = Uint8Array.from([1, 2, 3]);
    sha256(bytes);
    expect([...bytes]).toEqual([1, 2, 3]);
  });
});

describe("texts and bytes", () => {
  it("writes UTF-8 as the web does, lone surrogates included", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((c) => String.fromCharCode(c)) }),
        (text) => {
          expect([...utf8(text)]).toEqual([...new TextEncoder().encode(text)]);
        },
      ),
      { seed: 4, numRuns: 300 },
    );
    expect(hex(utf8("é€𝄞\ud800"))).toBe("c3a9e282acf09d849eefbfbd");
  });

  it("reads back the hexadecimal digits it writes", () => {
    expect(hex(Uint8Array.from([0, 15, 16, 255]))).toBe("000f10ff");
    expect([...unhex("000f10ff")]).toEqual([0, 15, 16, 255]);
  });
});
