import type { ServerFrame } from "@trestle/protocol";
import type { Batch, Op } from "@trestle/table";
import { expect, it } from "vitest";
import { commitGroups, type CommitGroup } from "../src/tables/commit-group.ts";

const line = (n: number): Op => ({ t: "line", table: "t", n, line: `line ${n}`, due: null });
const chat = (id: number): Op => ({
  t: "chat",
  table: "t",
  line: { id, channel: "table", name: "Ann", seat: 0, text: "howdy", at: 0 },
});
const passed = (v: number, seat: number): ServerFrame => ({ t: "passed", v, seat, by: null, events: [] });
const done = (key: string): ServerFrame => ({ t: "done", key, v: 1 });
const refused = (key: string): ServerFrame => ({ t: "refused", key, d: null, rule: "TABLE-TURN-1", data: {} });

const sentTo = ({ frames }: CommitGroup, id: number): ServerFrame[] =>
  frames.filter(({ to }) => to === id).map(({ frame }) => JSON.parse(frame.bytes.toString()) as ServerFrame);

it("sends the frames of one moment to each connection in order", () => {
  const batches: Batch[] = [0, 1].map((n) => ({
    ops: [line(n)],
    frames: [7, 8].map((to) => ({ to, frame: passed(n, to - 7) })).concat({ to: 7 + n, frame: done(`key-${n}`) }),
  }));
  const [group, ...more] = commitGroups(batches);
  expect(more).toEqual([]);
  expect([group!.ops.length, group!.lastLine]).toEqual([2, 1]);
  expect(sentTo(group!, 7)).toEqual([passed(0, 0), done("key-0"), passed(1, 0)]);
  expect(sentTo(group!, 8)).toEqual([passed(0, 1), passed(1, 1), done("key-1")]);
});

it("keeps beside each frame what its sender must know", () => {
  const side: ServerFrame = { t: "side", notebooks: [], bets: [], scores: null, council: null };
  const frames = [passed(2, 0), done("key-a"), refused("key-b"), side].map((frame) => ({ to: 7, frame }));
  const [group] = commitGroups([{ ops: [line(0)], frames }]);
  expect(group!.frames.map(({ frame: { t, key, rule } }) => [t, key, rule])).toEqual([
    ["passed", null, null],
    ["done", "key-a", null],
    ["refused", "key-b", "TABLE-TURN-1"],
    ["side", null, null],
  ]);
});

it("notes the last log line and all chat lines", () => {
  const [group] = commitGroups([{ ops: [line(3), chat(1), line(4), chat(4)], frames: [] }]);
  expect([group!.lastLine, group!.chatIds]).toEqual([4, [1, 4]]);
});

it("does not let frames with nothing to store wait for a commit that comes later", () => {
  const at = (n: number) => ({ ping: { seat: 0, piece: `car:${n}` } });
  const groups = commitGroups([
    { ops: [], frames: [{ to: 7, frame: refused("key-a") }], ...at(1) },
    { ops: [line(0)], frames: [] },
    { ops: [], frames: [{ to: 7, frame: refused("key-b") }], ...at(2) },
  ]);
  expect(groups.map(({ ops, pings }) => [ops.length, pings])).toEqual([
    [0, [{ seat: 0, piece: "car:1" }]],
    [1, [{ seat: 0, piece: "car:2" }]],
  ]);
  expect(commitGroups([])).toEqual([]);
});
