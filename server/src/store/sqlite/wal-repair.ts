import { closeSync, copyFileSync, chmodSync, existsSync, fsyncSync, openSync, readSync, renameSync } from "node:fs";
import { fstatSync, writeSync } from "node:fs";
import { Frame, FRAME, HEADER, headerSum, isHeader, isSame, PAGE, putHeader, sumAt, type Sum } from "./wal-format.ts";
import { readMark, type Mark } from "./wal-mark.ts";
import type { Damage } from "../server-store.ts";

const noticed = (reason: string): Damage => ({ table: null, reason });
const UNKNOWN = noticed("trestle.mark is damaged: it is unknown whether the newest moves are all there");

/**
 * Repairs the write-ahead log of a killed server before SQLite opens it: SQLite would stop at the first damaged one and
 * drop everything acknowledged after it. Single bits are flipped back; other damage stays in its page, where the
 * checksums of rows find the table it belongs to, and everything after it is preserved.
 */
export function mendWal(file: string): Damage[] {
  const { wal, mark, damage } = look(file);
  if (wal === null || mark === null) return damage;
  const log = new Log(wal, mark, file);
  const found = log.mend();
  if (found.length > 0) replace(`${file}-wal`, log.bytes);
  return [...damage, ...found];
}

/** The same without changing anything. */
export function examineWal(file: string): Damage[] {
  const { wal, mark, damage } = look(file);
  return wal === null || mark === null ? damage : [...damage, ...new Log(wal, mark, file).mend()];
}

function look(file: string): { wal: Buffer | null; mark: Mark | null; damage: Damage[] } {
  const found = readMark(file);
  const wal = readWhole(`${file}-wal`);
  const mark = found === "damaged" ? (wal === null ? null : guess(wal)) : found;
  const damage = found === "damaged" ? [UNKNOWN] : [];
  if (mark !== null && mark.frames > 0 && wal === null)
    damage.push(
      noticed(
        "trestle.db-wal is missing, which held the newest moves when the server last ran. Put it back beside trestle.db; " +
          "if another program has opened the database since, that program has moved them into it",
      ),
    );
  return { wal, mark: mark?.frames === 0 ? null : mark, damage };
}

function readWhole(name: string): Buffer | null {
  if (!existsSync(name)) return null;
  const fd = openSync(name, "r");
  const bytes = Buffer.alloc(fstatSync(fd).size);
  readSync(fd, bytes, 0, bytes.length, 0);
  closeSync(fd);
  return bytes.length < HEADER + FRAME ? null : bytes;
}

/** Without a mark: the log ends with its last transaction whose frames fit. */
function guess(wal: Buffer): Mark | null {
  const salts = wal.subarray(16, 24);
  let last: Mark | null = null;
  for (let n = 1; HEADER + (n + 1) * FRAME <= wal.length; n++) {
    const frame = new Frame(wal, n);
    const before = new Frame(wal, n - 1).stored;
    if (frame.isCommit && frame.hasSalts(salts) && isSame(frame.sum(before), frame.stored))
      last = { salts, frames: n + 1, sum: frame.stored };
  }
  return last;
}

function replace(name: string, bytes: Buffer): void {
  copyFileSync(name, `${name}.damaged`);
  chmodSync(`${name}.damaged`, 0o600);
  const mended = `${name}.mended`;
  const fd = openSync(mended, "w", 0o600);
  writeSync(fd, bytes);
  fsyncSync(fd);
  closeSync(fd);
  renameSync(mended, name);
}

class Log {
  readonly bytes: Buffer;
  readonly #mark: Mark;
  readonly #file: string;

  constructor(wal: Buffer, mark: Mark, file: string) {
    this.bytes = wal;
    this.#mark = mark;
    this.#file = file;
  }

  /** What had to be repaired; without damage nothing is changed. */
  mend(): Damage[] {
    const { bytes, found } = { bytes: this.bytes, found: [] as Damage[] };
    const { salts } = this.#mark;
    // Another generation of the log has begun: what the mark describes was in the database by then.
    if (isHeader(bytes) && !salts.equals(bytes.subarray(16, 24))) return [];
    let before = this.#firstSum(found);
    const there = Math.floor((bytes.length - HEADER) / FRAME);
    for (let n = 0; n < Math.min(there, this.#mark.frames); n++) before = this.#frame(n, before, found);
    if (there < this.#mark.frames)
      found.push(noticed(`trestle.db-wal was cut off: the newest moves are lost (${this.#mark.frames - there} pages)`));
    if (found.length > 0) this.#sign();
    return found;
  }

  /** What the first frame's checksum continues from: the header's, as it was before any damage. */
  #firstSum(found: Damage[]): Sum {
    const { bytes } = this;
    const stored = sumAt(bytes, 24);
    if (isHeader(bytes)) return stored;
    found.push(noticed("the beginning of trestle.db-wal was damaged and has been rewritten"));
    const first = new Frame(bytes, 0);
    const right = [stored, headerSum(bytes)].find((sum) => isSame(first.sum(sum), first.stored));
    return right ?? stored;
  }

  /** Its checksum as it was written. */
  #frame(n: number, before: Sum, found: Damage[]): Sum {
    const { salts, frames, sum } = this.#mark;
    const frame = new Frame(this.bytes, n);
    const saltsFit = frame.hasSalts(salts);
    if (!saltsFit) frame.setSalts(salts);
    const is = frame.sum(before);
    const right = n === frames - 1 ? sum : this.#rightSum(n, is, frame.stored);
    if (isSame(is, right)) {
      if (!saltsFit || !isSame(frame.stored, right)) found.push(noticed(MENDED));
    } else if (frame.turnBack(before, right) || this.#fromDatabase(frame, before, right)) {
      found.push(noticed(MENDED));
    } else {
      found.push(noticed(`page ${frame.page} of the newest data is damaged in trestle.db-wal`));
    }
    return right;
  }

  /** Either the frame or its checksum is damaged: the next frame tells which. */
  #rightSum(n: number, is: Sum, stored: Sum): Sum {
    if (isSame(is, stored)) return stored;
    const next = new Frame(this.bytes, n + 1);
    return isSame(next.sum(is), next.stored) ? is : stored;
  }

  /** The page may have been moved into the database before. */
  #fromDatabase(frame: Frame, before: Sum, right: Sum): boolean {
    const was = Buffer.from(frame.body);
    const fd = openSync(this.#file, "r");
    readSync(fd, frame.body, 0, PAGE, (frame.page - 1) * PAGE);
    closeSync(fd);
    if (isSame(frame.sum(before), right)) return true;
    was.copy(frame.body);
    return false;
  }

  /** Rewrites all checksums, so that SQLite reads to the end. */
  #sign(): void {
    const { bytes } = this;
    putHeader(bytes, this.#mark.salts);
    let before = sumAt(bytes, 24);
    for (let n = 0; HEADER + (n + 1) * FRAME <= bytes.length && n < this.#mark.frames; n++) {
      const frame = new Frame(bytes, n);
      frame.stored = before = frame.sum(before);
    }
  }
}

const MENDED = "a flipped bit in trestle.db-wal was turned back; nothing is lost. Look at the disk and the memory";
