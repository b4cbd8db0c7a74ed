import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { expect, it } from "vitest";
import { done, letterFrom, type Letter } from "../src/wire/encoded-frame.ts";
import { Outbox, together } from "../src/wire/socket-writer.ts";
import { read } from "./read-frames.ts";

/** One behind the other, as on their way to one socket. */
function row(texts: readonly string[]): Letter {
  const letters = texts.map((text) => letterFrom([text.slice(0, 8), text.slice(8)]));
  letters.forEach((letter, i) => (letter.next = letters[i + 1] ?? null));
  return letters[0]!;
}

it("frames texts so that they are read as they were, whatever their length", () => {
  const lengths = [0, 1, 41, 42, 43, 125, 126, 127, 21_844, 21_845, 21_846, 65_535, 65_536, 90_000, 300_000];
  const texts = lengths.flatMap((n) => ["x".repeat(n), "é€".repeat(n / 2), "\u{1F682}".repeat(n / 2)]);
  for (const text of texts) expect(read(together(row([text])))).toEqual([text]);
  expect(read(together(row(texts)))).toEqual(texts);
});

it("several frames are one letter where nothing lies between them", () => {
  const first = letterFrom(["first"]);
  expect(letterFrom(["é".repeat(200)], first)).toBe(first);
  const other = letterFrom(["other"]);
  const last = letterFrom(["last"], first);
  expect(last).not.toBe(first);
  expect(read(together(first))).toEqual(["first", "é".repeat(200)]);
  expect([read(together(other)), read(together(last))]).toEqual([["other"], ["last"]]);
});

it("leaves what it gave out before as it was", () => {
  const first = together(row(["first"]));
  for (let i = 0; i < 2_000; i++) together(row(["y".repeat(i)]));
  expect(read(first)).toEqual(["first"]);
});

it("leaves a letter as it was until it has gone, however many others are written meanwhile, in whatever order", () => {
  const held: { letter: Letter; text: string }[] = [];
  for (let i = 0; i < 6_000; i++) {
    const text = `${i} `.repeat(1 + ((89 * i) % 700));
    held.push({ letter: letterFrom([text.slice(0, 9), text.slice(9)]), text });
    // Most go soon, some never, some after a long time, and those not in the order in which they came.
    const going = held.length > 300 ? 1 : held.length > 40 && i % 3 === 0 ? held.length - 40 : 0;
    for (let k = 0; k < going; k++) {
      const one = held.splice((31 * i) % held.length, 1)[0]!;
      if (i % 97 === 0) expect(read(together(one.letter))).toEqual([one.text]);
      else {
        const { piece, from, end } = one.letter;
        expect(read(piece.bytes.subarray(from, end))).toEqual([one.text]);
        done(one.letter);
      }
    }
  }
  for (const { letter, text } of held) expect(read(together(letter))).toEqual([text]);
});

it("tells everybody what was meant for them, though one of them does not read for a long time", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const ends: { out: Socket; heard: Buffer[]; far: Socket }[] = [];
  for (let i = 0; i < 3; i++) {
    const far = connect(port, "127.0.0.1");
    const [out] = (await once(server, "connection")) as [Socket];
    ends.push({ out, far, heard: [] });
  }
  for (const { far, heard } of ends.slice(1)) far.on("data", (data: Buffer) => heard.push(data));
  const boxes = ends.map(({ out }) => new Outbox(out));
  const sent: string[][] = ends.map(() => []);
  let waited = 0;
  for (let i = 0; i < 800; i++) {
    boxes.forEach((box, to) => {
      const text = `${i} to ${to} `.repeat(1 + ((97 * i + to) % 4_500));
      sent[to]!.push(text);
      box.put(letterFrom([text.slice(0, 5), text.slice(5)]));
    });
    await new Promise(setImmediate);
    waited = Math.max(waited, ends[0]!.out.writableLength);
  }
  // Of whoever did not read, much was still unsent while the others were written to.
  expect(waited).toBeGreaterThan(100_000);
  ends[0]!.far.on("data", (data: Buffer) => ends[0]!.heard.push(data));
  for (const { out } of ends) out.end();
  await Promise.all(ends.map(({ far }) => once(far, "end")));
  ends.forEach(({ heard }, to) => expect(read(Buffer.concat(heard))).toEqual(sent[to]));
  server.close();
});
