import { commitmentOf } from "@trestle/kernel";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TableInfo } from "../../src/net/frames.ts";
import {
  checkDeal,
  forgetTable,
  keepCommitment,
  keepHost,
  keepPart,
  keepRematch,
  keepSeat,
  mySecrets,
  secretsOf,
} from "../../src/net/secrets.ts";
import { SYNC } from "./fake-line.ts";
import { stubStorage } from "./memory-storage.ts";

const [A, B, C] = ["a", "b", "c"].map((c) => c.repeat(32)) as [string, string, string];
const SECRET = "11".repeat(32);
const PART = "22".repeat(32);
const TABLE = "t0000000";

function over(secret: string, parts: (string | null)[]): TableInfo {
  const person = { kind: "person", name: "Ann", level: null, temper: null, ready: true } as const;
  return {
    ...SYNC.table,
    phase: "over",
    seats: parts.map((_, seat) => ({ ...person, seat, here: true, minded: false, host: false })),
    opened: { secret, parts },
  };
}

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

  it("give way to the seat's newest one", () => {
    keepSeat(TABLE, 0, A);
    keepSeat(TABLE, 0, B);
    expect(secretsOf(TABLE)).toEqual([B]);
  });

  it("go along to the next table of the same people, once", () => {
    keepHost(TABLE, A);
    keepSeat(TABLE, 1, B);
    keepRematch(TABLE, "nexttable");
    expect(secretsOf("nexttable")).toEqual([A, B]);
    keepSeat("nexttable", 0, C);
    keepRematch(TABLE, "nexttable");
    expect(secretsOf("nexttable")).toContain(C);
  });

  it("survive whatever else lies in the store", () => {
    for (const broken of ["", "{", "[]", "7", "null", '{"t0000000":5,"x":{"held":[{"seat":"0","secret":9}]}}']) {
      stubStorage("localStorage", { "trestle.secrets": broken });
      expect(secretsOf(TABLE)).toEqual([]);
      expect(mySecrets()).toEqual([]);
      keepSeat(TABLE, 0, A);
      expect(secretsOf(TABLE)).toEqual([A]);
    }
  });

  it("are no reason to fall over where nothing can be kept", () => {
    vi.stubGlobal("localStorage", {
      getItem: () => {
        throw new Error("forbidden");
      },
      setItem: () => {
        throw new Error("full");
      },
    });
    keepSeat(TABLE, 0, A);
    expect(mySecrets()).toEqual([]);
  });
});

describe("the sealed deal", () => {
  it("fits when secret and own part are those written down", async () => {
    keepPart(TABLE, 0, PART);
    keepCommitment(TABLE, commitmentOf(SECRET));
    expect(await checkDeal(over(SECRET, [PART, null]))).toBe("fits");
  });

  it("does not, when the secret is another than was promised, whatever is promised later", async () => {
    keepPart(TABLE, 0, PART);
    keepCommitment(TABLE, commitmentOf("33".repeat(32)));
    keepCommitment(TABLE, commitmentOf(SECRET));
    expect(await checkDeal(over(SECRET, [PART, null]))).toBe("other-secret");
  });

  it("does not, when one's own part is missing or in another seat", async () => {
    keepPart(TABLE, 0, PART);
    keepCommitment(TABLE, commitmentOf(SECRET));
    expect(await checkDeal(over(SECRET, [null, PART]))).toBe("other-part");
    expect(await checkDeal(over(SECRET, ["44".repeat(32), null]))).toBe("other-part");
  });

  it("cannot be told where nothing was written down, or nothing is opened yet", async () => {
    expect(await checkDeal(over(SECRET, [PART]))).toBe("unknown");
    keepPart(TABLE, 0, PART);
    expect(await checkDeal({ ...over(SECRET, [PART]), opened: null })).toBe("unknown");
  });

  it("is checked also where the browser hides its own hashes", async () => {
    keepPart(TABLE, 0, PART);
    keepCommitment(TABLE, commitmentOf(SECRET));
    vi.stubGlobal("crypto", {});
    expect(await checkDeal(over(SECRET, [PART]))).toBe("fits");
  });
});
