import { DEAL_LABEL, serverCommitment, sha256Text, type DealList } from "@trestle/kernel";
import { describe, expect, it } from "vitest";
import { commitTo, newDealMemory, partFrames, revealFor, type DealMemory } from "../src/deal-memory.ts";
import type { PartFrame } from "../src/index.ts";

const TABLE = "t0000001";
const PART = sha256Text("part");
const SERVER = serverCommitment(sha256Text("secret"), sha256Text("bots"));

function list(commitment: string | null, change: Partial<DealList> = {}): DealList {
  return {
    label: DEAL_LABEL,
    table: TABLE,
    game: "colt",
    rulesVersion: 1,
    edition: null,
    options: {},
    attempt: 1,
    commitment: SERVER,
    seats: [
      { bot: false, commitment },
      { bot: true, commitment: null },
    ],
    ...change,
  };
}

function committed(): { memory: DealMemory; commitment: string } {
  const memory = { ...newDealMemory(), commitment: SERVER };
  return { memory, commitment: commitTo(memory, TABLE, 0, 1, PART) };
}

describe("what a client reveals", () => {
  it("its part, once it has stored the list; and the same again after a reload", () => {
    const { memory, commitment } = committed();
    expect(revealFor(memory, TABLE, list(commitment), [0])).toEqual([{ seat: 0, part: PART }]);
    expect(memory.list).toEqual(list(commitment));
    const reloaded = JSON.parse(JSON.stringify(memory)) as DealMemory;
    expect(revealFor(reloaded, TABLE, list(commitment), [0])).toEqual([{ seat: 0, part: PART }]);
  });

  it("with a key that is the same when it is sent again, and that nobody can work out without the part", () => {
    const keyOf = (part: string): string => {
      const memory = { ...newDealMemory(), commitment: SERVER };
      const starting = { list: list(commitTo(memory, TABLE, 0, 1, part)), missing: [0], goesOn: null };
      const frames = () => partFrames(memory, { id: TABLE, commitment: SERVER, starting }, [0]);
      expect(frames()).toEqual(frames());
      expect(frames()).toMatchObject([{ seat: 0, part }]);
      return (frames() as PartFrame[])[0]!.key;
    };
    expect(keyOf(PART)).not.toBe(keyOf(sha256Text("another")));
    expect(keyOf(PART)).toMatch(/^[\w-]{8,64}$/);
  });

  it("nothing for a second list of the same attempt", () => {
    const { memory, commitment } = committed();
    revealFor(memory, TABLE, list(commitment), [0]);
    const other = list(commitment, { options: { reflex: true } });
    expect(revealFor(memory, TABLE, other, [0])).toBe("old-attempt");
    expect(memory.list).toEqual(list(commitment));
  });

  it("another part for the next attempt, and none for the one before it any more", () => {
    const { memory, commitment } = committed();
    revealFor(memory, TABLE, list(commitment), [0]);
    const second = commitTo(memory, TABLE, 0, 2, sha256Text("second"));
    expect(revealFor(memory, TABLE, list(second, { attempt: 2 }), [0])).toEqual([
      { seat: 0, part: sha256Text("second") },
    ]);
    expect(revealFor(memory, TABLE, list(commitment), [0])).toBe("old-attempt");
  });

  it("nothing where the server's commitment, its own or the table is another one", () => {
    const { memory, commitment } = committed();
    expect(revealFor(memory, TABLE, list(commitment, { commitment: PART }), [0])).toBe("other-server-commitment");
    expect(revealFor(memory, TABLE, list(PART), [0])).toBe("other-own-commitment");
    expect(revealFor(memory, TABLE, list(commitment, { table: "other" }), [0])).toBe("other-table");
    expect(memory.list).toBeNull();
  });

  it("nothing at all where one of two seats of its own has another commitment", () => {
    const { memory, commitment } = committed();
    commitTo(memory, TABLE, 1, 1, sha256Text("second"));
    const seats = [commitment, PART].map((c) => ({ bot: false, commitment: c }));
    expect(revealFor(memory, TABLE, list(null, { seats }), [0, 1])).toBe("other-own-commitment");
    expect(memory.list).toBeNull();
  });

  it("its part where another device has committed for its other seat", () => {
    const { memory, commitment } = committed();
    const seats = [commitment, PART].map((c) => ({ bot: false, commitment: c }));
    expect(revealFor(memory, TABLE, list(null, { seats }), [0, 1])).toEqual([{ seat: 0, part: PART }]);
  });

  it("nothing once the server has shown another commitment than at first", () => {
    const memory = newDealMemory();
    const other = sha256Text("another secret of the server");
    expect(partFrames(memory, { id: TABLE, commitment: SERVER, starting: null }, [0])).toEqual([]);
    const starting = {
      list: list(commitTo(memory, TABLE, 0, 1, PART), { commitment: other }),
      missing: [0],
      goesOn: null,
    };
    expect(partFrames(memory, { id: TABLE, commitment: other, starting }, [0])).toBe("other-server-commitment");
  });

  it("nothing from a device that committed to nothing", () => {
    const { commitment } = committed();
    expect(revealFor({ ...newDealMemory(), commitment: SERVER }, TABLE, list(commitment), [0])).toBe("no-part");
  });

  it("nothing of a seat without a commitment", () => {
    const { memory, commitment } = committed();
    expect(revealFor(memory, TABLE, list(null), [0])).toEqual([]);
    expect(revealFor(memory, TABLE, list(commitment), [1])).toEqual([]);
  });
});
