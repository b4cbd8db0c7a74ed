import type { ServerFrame } from "@trestle/protocol";
import type { Batch, Op } from "@trestle/table";
import { expect, it } from "vitest";
import { packed, type Parcel } from "../src/wire/commit-group.ts";
import { read } from "./read-frames.ts";

const line = (n: number): Op => ({ t: "line", table: "t", n, line: `line ${n}`, due: null });
const passed = (v: number, seat: number): ServerFrame => ({ t: "passed", v, seat, by: null, events: [] });
const done = (key: string): ServerFrame => ({ t: "done", key, v: 1 });
const refused = (key: string): ServerFrame => ({ t: "refused", key, d: null, rule: "TABLE-TURN-1", data: {} });

/** What goes to whom, letter by letter: the kinds of its frames, and the key it answers. */
const sent = ({ mail }: Parcel): unknown[] =>
  mail.map(({ to, key, piece, from, end }) => [
    to,
    key,
    read(piece.bytes.subarray(from, end)).map((text) => (JSON.parse(text) as ServerFrame).t),
  ]);

it("what goes to one connection in a moment is one letter, in order", () => {
  const batches: Batch[] = [0, 1].map((n) => ({
    ops: [line(n)],
    frames: [7, 8].map((to) => ({ to, frame: passed(n, to - 7) })).concat({ to: 7 + n, frame: done(`key-${n}`) }),
  }));
  const [parcel, ...more] = packed(batches);
  expect(more).toEqual([]);
  expect([parcel!.ops.length, parcel!.line]).toEqual([2, 1]);
  expect(sent(parcel!)).toEqual([
    [7, "key-0", ["passed", "done", "passed"]],
    [8, "key-1", ["passed", "passed", "done"]],
  ]);
  const [first, second] = read(parcel!.mail[1]!.piece.bytes.subarray(parcel!.mail[1]!.from, parcel!.mail[1]!.end));
  expect([JSON.parse(first!), JSON.parse(second!)]).toEqual([passed(0, 1), passed(1, 1)]);
});

it("a letter answers one command, and a refusal goes alone", () => {
  const frames = [done("key-a"), done("key-b"), passed(2, 0), refused("key-c"), passed(3, 0)];
  const [parcel] = packed([{ ops: [line(0)], frames: frames.map((frame) => ({ to: 7, frame })) }]);
  expect(sent(parcel!)).toEqual([
    [7, "key-a", ["done"]],
    [7, "key-b", ["done", "passed"]],
    [7, "key-c", ["refused"]],
    [7, null, ["passed"]],
  ]);
});

it("what is kept beside the game goes with the entry that changed it", () => {
  const side: ServerFrame = { t: "side", notebooks: [], bets: [], scores: null, council: null };
  const frames = [passed(1, 0), side, done("key-a")];
  const [parcel] = packed([{ ops: [line(0)], frames: frames.map((frame) => ({ to: 7, frame })) }]);
  expect(sent(parcel!)).toEqual([[7, "key-a", ["passed", "side", "done"]]]);
});

it("what has nothing to be kept does not wait for what is kept behind it", () => {
  const at = (n: number) => ({ ping: { seat: 0, piece: `car:${n}` } });
  const parcels = packed([
    { ops: [], frames: [{ to: 7, frame: refused("key-a") }], ...at(1) },
    { ops: [line(0)], frames: [] },
    { ops: [], frames: [{ to: 7, frame: refused("key-b") }], ...at(2) },
  ]);
  expect(parcels.map(({ ops, pointing }) => [ops.length, pointing])).toEqual([
    [0, [{ seat: 0, piece: "car:1" }]],
    [1, [{ seat: 0, piece: "car:2" }]],
  ]);
  expect(packed([])).toEqual([]);
});
