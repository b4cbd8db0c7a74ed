import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { storedDeal } from "../../src/device/deal.ts";
import {
  dropSecret,
  forgetTable,
  isQuick,
  storeHostSecret,
  markQuick,
  storeRematch,
  storeSeatSecret,
  rememberTable,
  allSecrets,
  newSeatSecret,
  oldDealOf,
  secretsOf,
} from "../../src/device/table-secrets.ts";
import { transcriptsOf } from "../../src/device/transcript.ts";
import { stubStorage } from "./memory-storage.ts";

const [A, B, C] = ["a", "b", "c"].map((c) => c.repeat(32)) as [string, string, string];
const TABLE = "t0000000";

beforeEach(() => void stubStorage("localStorage"));
afterEach(() => vi.unstubAllGlobals());

describe("secrets of seats", () => {
  it("are kept per table, the host's first", () => {
    storeHostSecret(TABLE, A);
    storeSeatSecret(TABLE, 0, B);
    storeSeatSecret("another1", 0, C);
    expect(secretsOf(TABLE)).toEqual([A, B]);
    expect(new Set(allSecrets())).toEqual(new Set([A, B, C]));
    expect(secretsOf("unknown1")).toEqual([]);
    forgetTable(TABLE);
    expect(secretsOf(TABLE)).toEqual([]);
  });

  it("are stored before they are sent, beside the old one, which goes when the new one is answered", () => {
    storeSeatSecret(TABLE, 0, A);
    const next = newSeatSecret(TABLE, 0);
    expect(next).toMatch(/^[0-9a-f]{32}$/);
    expect(secretsOf(TABLE)).toEqual([next, A]);
    storeSeatSecret(TABLE, 0, next);
    expect(secretsOf(TABLE)).toEqual([next]);
  });

  it("are dropped when they were refused, and only then", () => {
    const first = newSeatSecret(TABLE, null);
    const second = newSeatSecret(TABLE, null);
    dropSecret(TABLE, first);
    expect(secretsOf(TABLE)).toEqual([second]);
    storeSeatSecret(TABLE, 3, second);
    expect(secretsOf(TABLE)).toEqual([second]);
  });

  it("give way to the seat's newest one", () => {
    storeSeatSecret(TABLE, 0, A);
    storeSeatSecret(TABLE, 0, B);
    expect(secretsOf(TABLE)).toEqual([B]);
  });

  it("go along to the next table of the same people, once, though its deal was looked at before", () => {
    storeHostSecret(TABLE, A);
    storeSeatSecret(TABLE, 1, B);
    markQuick(TABLE);
    rememberTable("nexttable");
    storeRematch(TABLE, "nexttable");
    expect(secretsOf("nexttable")).toEqual([A, B]);
    expect([isQuick("nexttable"), isQuick("another1")]).toEqual([true, false]);
    storeSeatSecret("nexttable", 0, C);
    storeRematch(TABLE, "nexttable");
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
      expect(allSecrets()).toEqual([]);
      expect(storedDeal(TABLE)).toEqual({
        commitment: null,
        parts: [],
        list: null,
        arrived: [],
        over: null,
        displaced: null,
      });
      expect(transcriptsOf(TABLE)).toEqual([]);
      storeSeatSecret(TABLE, 0, A);
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
    storeSeatSecret(TABLE, 0, A);
    expect(allSecrets()).toEqual([A]);
    forgetTable(TABLE);
    expect(allSecrets()).toEqual([]);
  });

  it("of tables without a seat make room first, with all that was kept of them", () => {
    const kept = stubStorage("localStorage");
    storeSeatSecret(TABLE, 0, A);
    for (let i = 0; i < 230; i++) {
      kept.set(`trestle.shown.watched${i}`, "[]");
      rememberTable(`watched${i}`);
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
  storeSeatSecret(TABLE, 0, C);
  expect(oldDealOf(TABLE)).toEqual({ commitment, parts: [{ seat: 0, part }] });
});
