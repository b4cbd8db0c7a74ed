/**
 * SQLite's write-ahead log as https://sqlite.org/walformat.html describes it: a header, then frames of one page each
 * with running checksums. SQLite stops reading at the first frame that does not fit.
 */
export const PAGE = 4096;
export const HEADER = 32;
export const FRAME = 24 + PAGE;
const MAGIC = 0x377f0682;
const VERSION = 3_007_000;

export type Sum = readonly [number, number];
const ZERO: Sum = [0, 0];

export const isSame = (a: Sum, b: Sum): boolean => a[0] === b[0] && a[1] === b[1];
export const sumAt = (bytes: Buffer, at: number): Sum => [bytes.readInt32BE(at), bytes.readInt32BE(at + 4)];
const putSum = (bytes: Buffer, at: number, sum: Sum): void => {
  bytes.writeInt32BE(sum[0], at);
  bytes.writeInt32BE(sum[1], at + 4);
};

/** Continues the log's checksum over these bytes. */
function run([first, second]: Sum, bytes: Buffer, from: number, to: number): Sum {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let [a, b] = [first, second];
  for (let at = from; at < to; at += 8) {
    a = (a + view.getInt32(at, true) + b) | 0;
    b = (b + view.getInt32(at + 4, true) + a) | 0;
  }
  return [a, b];
}

export const headerSum = (wal: Buffer): Sum => run(ZERO, wal, 0, 24);
export const isHeader = (wal: Buffer): boolean =>
  wal.readUInt32BE(0) === MAGIC && wal.readUInt32BE(8) === PAGE && isSame(headerSum(wal), sumAt(wal, 24));

/** Rewrites the header. */
export function putHeader(wal: Buffer, salts: Buffer): void {
  wal.writeUInt32BE(MAGIC, 0);
  wal.writeUInt32BE(VERSION, 4);
  wal.writeUInt32BE(PAGE, 8);
  salts.copy(wal, 16);
  putSum(wal, 24, headerSum(wal));
}

/** One frame where it lies in the log. */
export class Frame {
  readonly #wal: Buffer;
  readonly at: number;

  constructor(wal: Buffer, nth: number) {
    this.#wal = wal;
    this.at = HEADER + nth * FRAME;
  }
  get page(): number {
    return this.#wal.readUInt32BE(this.at);
  }
  /** The last of its transaction. */
  get isCommit(): boolean {
    return this.#wal.readUInt32BE(this.at + 4) > 0;
  }
  /** The checksum stored in the log. */
  get stored(): Sum {
    return sumAt(this.#wal, this.at + 16);
  }
  set stored(sum: Sum) {
    putSum(this.#wal, this.at + 16, sum);
  }
  /** The checksum that its bytes give. */
  sum(before: Sum): Sum {
    return run(run(before, this.#wal, this.at, this.at + 8), this.#wal, this.at + 24, this.at + FRAME);
  }
  hasSalts(salts: Buffer): boolean {
    return this.#wal.compare(salts, 0, 8, this.at + 8, this.at + 16) === 0;
  }
  setSalts(salts: Buffer): void {
    salts.copy(this.#wal, this.at + 8);
  }
  get body(): Buffer {
    return this.#wal.subarray(this.at + 24, this.at + FRAME);
  }

  /** Flips the one bit that makes the frame fit `right`; false: there is none. */
  turnBack(before: Sum, right: Sum): boolean {
    const is = this.sum(before);
    const [d0, d1] = [(right[0] - is[0]) | 0, (right[1] - is[1]) | 0];
    // How the checksum changes if one is added to a pair's first word (a) or second word (b), from the last pair on.
    let [a0, a1, b0, b1] = [1, 1, 0, 1];
    for (let pair = PAGE / 8; pair >= 0; pair--) {
      const at = pair === 0 ? this.at : this.at + 24 + (pair - 1) * 8;
      if (this.#turn(at, a0, a1, d0, d1) || this.#turn(at + 4, b0, b1, d0, d1)) return true;
      [a0, a1] = [(a0 + a1) | 0, (a0 + 2 * a1) | 0];
      [b0, b1] = [(b0 + b1) | 0, (b0 + 2 * b1) | 0];
    }
    return false;
  }
  #turn(at: number, v0: number, v1: number, d0: number, d1: number): boolean {
    const word = this.#wal.readInt32LE(at);
    for (let bit = 0; bit < 32; bit++) {
      const mask = 1 << bit;
      const change = (word & mask) === 0 ? mask : -mask | 0;
      if (Math.imul(change, v0) !== d0 || Math.imul(change, v1) !== d1) continue;
      this.#wal.writeInt32LE(word ^ mask, at);
      return true;
    }
    return false;
  }
}
