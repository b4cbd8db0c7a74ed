import { colt, type Move } from "@trestle/games/colt/engine";
import { describe, expect, it } from "vitest";
import { decisionOf, narrow } from "../../src/store/picks.ts";
import { SCENE } from "./fake-scene.ts";
import { dealt } from "./open.ts";

function legalOf(options: Record<string, unknown> = {}): Move[] {
  const s = dealt(options);
  const out: Move[] = [];
  colt.moves(s, colt.pending(s)[0]!, out);
  return out;
}

describe("picking a plan in Colt", () => {
  const legal = legalOf();
  const after = (...picks: string[]) => narrow(SCENE, legal, picks);

  it("lights the whole hand first, then what is left of it", () => {
    expect(after().lit).toEqual(new Set(["card:move", "card:change-floor", "card:flip", "card:fire"]));
    expect(after("card:fire").lit).toEqual(new Set(["card:move", "card:change-floor", "card:flip"]));
    expect(after("card:fire", "card:move").lit).toEqual(new Set(["card:change-floor", "card:flip"]));
  });

  it("is ready when the picks are all of a move, and not before", () => {
    expect(after("card:fire", "card:move").ready).toBeNull();
    const { ready, lit } = after("card:fire", "card:move", "card:flip");
    expect(SCENE.slots(ready)).toEqual(["card:fire", "card:move", "card:flip"]);
    expect(lit.size).toBe(0);
  });

  it("knows the extensions' cards by the list alone", () => {
    expect(narrow(SCENE, legalOf({ reflex: true, horse: true }), []).lit).toContain("card:horse");
    expect(narrow(SCENE, legalOf({ reflex: true }), []).lit).not.toContain("card:horse");
  });

  it("keeps as many picks as still begin a legal move", () => {
    expect(after("card:fire", "card:fire").picks).toEqual(["card:fire"]);
    expect(after("card:horse").picks).toEqual([]);
    expect(narrow(SCENE, [], ["card:fire"])).toEqual({ picks: [], lit: new Set(), ready: null });
  });
});

describe("what is asked of me", () => {
  const d = (id: number, seat: number, free: boolean) => ({ id, seat, kind: "plan", as: seat, free });
  const board = { seat: 0, view: {}, legal: [], undo: null, pending: [d(1, 1, false), d(2, 0, true), d(3, 0, false)] };

  it("is what I owe before what I may", () => {
    expect(decisionOf(board, 0)?.id).toBe(3);
    expect(decisionOf({ ...board, pending: [d(2, 0, true)] }, 0)?.id).toBe(2);
    expect(decisionOf(board, 2)).toBeNull();
    expect(decisionOf(board, null)).toBeNull();
    expect(decisionOf(null, 0)).toBeNull();
  });
});
