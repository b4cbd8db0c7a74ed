import { expect, it } from "vitest";
import { encode } from "../src/wire/encoder.ts";

it("keeps beside the bytes what the sender of a frame must know", () => {
  const done = { t: "done", key: 'odd "key"', v: 3 } as const;
  const refused = {
    t: "refused",
    key: "key-0001",
    d: null,
    rule: "TABLE-TURN-1",
    data: { a: "é \u2028 \u{1F682}" },
  } as const;
  const passed = { t: "passed", v: 7, seat: null, by: null, events: [] } as const;
  expect(encode(done)).toEqual({ t: "done", key: done.key, rule: null, bytes: Buffer.from(JSON.stringify(done)) });
  const { t, key, rule, bytes } = encode(refused);
  expect([t, key, rule, JSON.parse(bytes.toString())]).toEqual(["refused", refused.key, refused.rule, refused]);
  expect(encode({ ...passed, events: [] })).toMatchObject({ t: "passed", key: null, rule: null });
});
