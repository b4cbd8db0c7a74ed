import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { dealOf } from "../../src/device/deal.ts";
import {
  dropSecret,
  forgetTable,
  isQuick,
  keepHost,
  keepQuick,
  keepRematch,
  keepSeat,
  keepTable,
  mySecrets,
  offerSecret,
  oldDealOf,
  secretsOf,
} from "../../src/device/table-secrets.ts";
import { shownOf } from "../../src/device/transcript.ts";
import { stubStorage } from "./memory-storage.ts";

const [A, B, C] = ["a", "b", "c"].map((c) => c.repeat(32)) as [string, string, string];
const TABLE = "t0000000";

beforeEach(() => void stubStorage("localStorage"));
afterEach(() => vi.unstubAllGlobals());

describe("secrets of seats", () => {
  it("are kept per table, the host's first", () => {
    keepHost(TABLE, A);
    keepSeat(TABLE, 0, B);
    keepSeat("another1", 0, C);
    expect(secretsOf(TABLE)).toEqual([A, B]);
    expect(new Set(mySecrets())).toEqual(new Set([A, B, C]));
    expect(secretsOf("unknown1")).toEqual([]);
    forgetTable(TABLE);
    expect(secretsOf(TABLE)).toEqual([]);
  });

  it("are stored before they are sent, beside the old one, which goes when the new one is answered", () => {
    keepSeat(TABLE, 0, A);
    const next = offerSecret(TABLE, 0);
    expect(next).toMatch(/^[0-9a-f]{32}$/);
    expect(secretsOf(TABLE)).toEqual([next, A]);
    keepSeat(TABLE, 0, next);
    expect(secretsOf(TABLE)).toEqual([next]);
  });

  it("are dropped when they were refused, and only then", () => {
    const first = offerSecret(TABLE, null);
    const second = offerSecret(TABLE, null);
    dropSecret(TABLE, first);
    expect(secretsOf(TABLE)).toEqual([second]);
    keepSeat(TABLE, 3, second);
    expect(secretsOf(TABLE)).toEqual([second]);
  });

  it("give way to the seat's newest one", () => {
    keepSeat(TABLE, 0, A);
    keepSeat(TABLE, 0, B);
    expect(secretsOf(TABLE)).toEqual([B]);
  });

  it("go along to the next table of the same people, once, though its deal was looked at before", () => {
    keepHost(TABLE, A);
    keepSeat(TABLE, 1, B);
    keepQuick(TABLE);
    keepTable("nexttable");
    keepRematch(TABLE, "nexttable");
    expect(secretsOf("nexttable")).toEqual([A, B]);
    expect([isQuick("nexttable"), isQuick("another1")]).toEqual([true, false]);
    keepSeat("nexttable", 0, C);
    keepRematch(TABLE, "nexttable");
    expect(secretsOf("nexttable")).toContain(C);
  });

  it("survive whatever else lies in the store", () => {
    for (const broken of ["", "{", "[]", "7", "null", '{"t0000000":5,"x":{"held":[{"seat":"0","secret":9}]}}']) {
      stubStorage("localStorage", {
        "trestle.secrets": broken,
        "trestle.deal.t0000000": broken,
        "trestle.shown.t0000000": broken,
      });
      expect(secretsOf(TABLE)).toEqual([]);
      expect(mySecrets()).toEqual([]);
      expect(dealOf(TABLE)).toEqual({
        commitment: null,
        parts: [],
        list: null,
        arrived: [],
        over: null,
        displaced: null,
      });
      expect(shownOf(TABLE)).toEqual([]);
      keepSeat(TABLE, 0, A);
      expect(secretsOf(TABLE)).toEqual([A]);
    }
  });

  it("hold until the page is closed where nothing can be stored", () => {
    vi.stubGlobal("localStorage", {
      getItem: () => {
        throw new Error("forbidden");
      },
      setItem: () => {
        throw new Error("full");
      },
      removeItem: () => {
        throw new Error("forbidden");
      },
    });
    keepSeat(TABLE, 0, A);
    expect(mySecrets()).toEqual([A]);
    forgetTable(TABLE);
    expect(mySecrets()).toEqual([]);
  });

  it("of tables without a seat make room first, with all that was kept of them", () => {
    const kept = stubStorage("localStorage");
    keepSeat(TABLE, 0, A);
    for (let i = 0; i < 230; i++) {
      kept.set(`trestle.shown.watched${i}`, "[]");
      keepTable(`watched${i}`);
    }
    expect(secretsOf(TABLE)).toEqual([A]);
    expect([...kept.keys()].filter((key) => key.startsWith("trestle.shown."))).toHaveLength(199);
  });
});

it("what a page wrote down before lists were frozen is read as it was", () => {
  const [commitment, part] = ["1".repeat(64), "2".repeat(64)];
  const old = { host: A, held: [{ seat: 0, secret: B }], commitment, parts: [{ seat: 0, part }], at: 1 };
  stubStorage("localStorage", { "trestle.secrets": JSON.stringify({ [TABLE]: old }) });
  expect(secretsOf(TABLE)).toEqual([A, B]);
  expect(oldDealOf(TABLE)).toEqual({ commitment, parts: [{ seat: 0, part }] });
  keepSeat(TABLE, 0, C);
  expect(oldDealOf(TABLE)).toEqual({ commitment, parts: [{ seat: 0, part }] });
});
