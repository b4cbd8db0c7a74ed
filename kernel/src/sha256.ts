/** SHA-256 (FIPS 180-4), synchronous and without any platform: deals, log chains and state hashes rest on it. */

// oxfmt-ignore
const K = new Int32Array([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
]);

// oxfmt-ignore
const START = new Int32Array([
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
]);

export function sha256(bytes: Uint8Array): Uint8Array {
  const words = padded(bytes);
  const h = START.slice();
  const w = new Int32Array(64);
  for (let at = 0; at < words.length; at += 16) compress(h, w, words, at);
  const out = new Uint8Array(32);
  for (let i = 0; i < 8; i++) {
    const word = h[i]!;
    out[4 * i] = word >>> 24;
    out[4 * i + 1] = word >>> 16;
    out[4 * i + 2] = word >>> 8;
    out[4 * i + 3] = word;
  }
  return out;
}

/** The message as big-endian words, with a 1 bit and its length behind it, in whole blocks of sixteen. */
function padded(bytes: Uint8Array): Int32Array {
  const n = bytes.length;
  const words = new Int32Array(Math.ceil((n + 9) / 64) * 16);
  const whole = n >> 2;
  for (let i = 0; i < whole; i++) {
    const at = 4 * i;
    words[i] = (bytes[at]! << 24) | (bytes[at + 1]! << 16) | (bytes[at + 2]! << 8) | bytes[at + 3]!;
  }
  for (let at = 4 * whole; at < n; at++) words[whole]! |= bytes[at]! << (24 - 8 * (at & 3));
  words[whole]! |= 0x80 << (24 - 8 * (n & 3));
  words[words.length - 2] = Math.floor(n / 0x2000_0000);
  words[words.length - 1] = n << 3;
  return words;
}

/** `w`: room for the words of one block. */
function compress(h: Int32Array, w: Int32Array, words: Int32Array, at: number): void {
  for (let i = 0; i < 16; i++) w[i] = words[at + i]!;
  for (let i = 16; i < 64; i++) {
    const p = w[i - 15]!;
    const q = w[i - 2]!;
    const s0 = ((p >>> 7) | (p << 25)) ^ ((p >>> 18) | (p << 14)) ^ (p >>> 3);
    const s1 = ((q >>> 17) | (q << 15)) ^ ((q >>> 19) | (q << 13)) ^ (q >>> 10);
    w[i] = (w[i - 16]! + s0 + w[i - 7]! + s1) | 0;
  }
  let a = h[0]!;
  let b = h[1]!;
  let c = h[2]!;
  let d = h[3]!;
  let e = h[4]!;
  let f = h[5]!;
  let g = h[6]!;
  let z = h[7]!;
  for (let i = 0; i < 64; i++) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const t1 = (z + s1 + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    z = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  h[0] = (h[0]! + a) | 0;
  h[1] = (h[1]! + b) | 0;
  h[2] = (h[2]! + c) | 0;
  h[3] = (h[3]! + d) | 0;
  h[4] = (h[4]! + e) | 0;
  h[5] = (h[5]! + f) | 0;
  h[6] = (h[6]! + g) | 0;
  h[7] = (h[7]! + z) | 0;
}

const HEX: string[] = [];
for (let b = 0; b < 256; b++) HEX.push((b < 16 ? "0" : "") + b.toString(16));

/** Joined at once: a text that grew by two digits at a time would be kept as the fifty small ones it was made of. */
export function hex(bytes: Uint8Array): string {
  const out: string[] = [];
  for (let i = 0; i < bytes.length; i++) out.push(HEX[bytes[i]!]!);
  return out.join("");
}

export function unhex(text: string): Uint8Array {
  const out = new Uint8Array(text.length >> 1);
  for (let i = 0; i < out.length; i++)
    out[i] = (digit(text.charCodeAt(2 * i)) << 4) | digit(text.charCodeAt(2 * i + 1));
  return out;
}
function digit(code: number): number {
  return code <= 57 ? code - 48 : (code | 32) - 87;
}

/** UTF-8. A lone surrogate becomes U+FFFD, as everywhere else on the web. */
export function utf8(text: string): Uint8Array {
  const out = new Uint8Array(3 * text.length);
  let n = 0;
  for (let i = 0; i < text.length; i++) {
    const c = text.codePointAt(i)!;
    if (c > 0xffff) i++;
    const p = c >= 0xd800 && c <= 0xdfff ? 0xfffd : c;
    if (p < 0x80) out[n++] = p;
    else {
      if (p < 0x800) out[n++] = 0xc0 | (p >> 6);
      else {
        if (p < 0x10000) out[n++] = 0xe0 | (p >> 12);
        else {
          out[n++] = 0xf0 | (p >> 18);
          out[n++] = 0x80 | ((p >> 12) & 63);
        }
        out[n++] = 0x80 | ((p >> 6) & 63);
      }
      out[n++] = 0x80 | (p & 63);
    }
  }
  return out.subarray(0, n);
}

/** SHA-256 of a text's UTF-8 bytes, as 64 hexadecimal digits. */
export function sha256Text(text: string): string {
  return hex(sha256(utf8(text)));
}
