import { bang, slots, type BangTypes, type Event, type Move, type Piece, type State } from "../../engine/index.ts";
import type { Decision } from "@trestle/kernel";
import { describe, expect, it } from "vitest";
import { previewOf, type Preview } from "../../scene/preview.ts";
import type { Rehearsal } from "@trestle/ui/scene.ts";
import { findManifest } from "../../../registry.ts";
import { loadGame } from "../../../load.ts";
import { rehearse } from "../../../../web/src/worker/rehearse.ts";
import { run } from "./fixture.ts";

const entry = await loadGame(findManifest("bang")!);

interface Position {
  state: State;
  decision: Decision;
  move: Move;
  picks: readonly string[];
}
const MOST = 40;
const byNumber = (a: number, b: number): number => a - b;

/** Positions in which somebody could make such a move, spread over many games. */
function positions(seats: number, wanted: (move: Move) => boolean): Position[] {
  const found: Position[] = [];
  for (let seed = 1; seed <= 60 && found.length < MOST; seed++) {
    let here = 0;
    run({ seats, options: {}, seed }, (_events, state) => {
      const decision = bang.pending(state)[0];
      if (decision === undefined || here >= 3) return;
      const legal: Move[] = [];
      bang.moves(state, decision, legal);
      const move = legal.find(wanted);
      if (move === undefined) return;
      here++;
      found.push({ state: bang.clone(state), decision, move, picks: slots(move) });
    });
  }
  return found;
}

async function preview({ state, decision, picks }: Position): Promise<Preview> {
  const view = bang.view(state, decision.seat);
  const rehearsal = await rehearse(
    entry,
    { game: "bang", edition: null, view, decision, picks, worlds: 8, seed: 1 },
    () => false,
  );
  return previewOf(picks, rehearsal as Rehearsal<BangTypes>)!;
}

/** What is discarded in payment if each time this one of the offered cards is picked. */
function paid(position: Position, nth: number): Piece[] {
  const state = bang.clone(position.state);
  const events: Event[] = [];
  const tell = (e: Event): void => void events.push(structuredClone(e));
  bang.apply(state, position.decision, position.move, tell);
  for (;;) {
    const d = bang.pending(state).find((q) => q.kind === "pay");
    if (d === undefined) break;
    const legal: Move[] = [];
    bang.moves(state, d, legal);
    const cards = legal.filter((m) => m.t === "pick");
    bang.apply(state, d, cards[nth % cards.length] ?? legal[0]!, tell);
  }
  return events.flatMap((e) => (e.t === "discarded" && e.why === "payment" ? e.cards : []));
}

describe("what a touched piece would come to", () => {
  it.each([3, 5, 8])("the price of a Railcar names the cards that can go, and no other: %d seats", async (seats) => {
    const found = positions(seats, (move) => move.t === "take");
    expect(found.length).toBeGreaterThan(10);
    for (const position of found) {
      const { pay } = await preview(position);
      expect(pay).not.toBeNull();
      const { cards, count, life, free } = pay!;
      for (let nth = 0; nth < 4; nth++) {
        const gone = paid(position, nth);
        // With life, or for nothing, no card goes.
        if (cards.length === 0) expect(gone).toEqual([]);
        else expect(gone).toHaveLength(count);
        for (const card of gone) expect(cards).toContain(card);
        if (cards.length === count && !life && !free) expect(gone.toSorted(byNumber)).toEqual(cards.toSorted(byNumber));
      }
      const mine = bang.view(position.state, position.decision.seat).players[position.decision.seat]!;
      const held = [...mine.cards!, ...mine.table];
      for (const card of cards) expect(held).toContain(card);
    }
  });

  it.each([3, 5, 8])("a free advance shows the train as it will stand: %d seats", async (seats) => {
    const found = positions(seats, (move) => move.t === "advance");
    expect(found.length).toBeGreaterThan(10);
    let shown = 0;
    for (const position of found) {
      const { train } = await preview(position);
      if (train === null) continue;
      shown++;
      const { state, decision, move } = position;
      const before = bang.view(state, decision.seat).train!;
      bang.apply(state, decision, move, null);
      expect(train).toEqual(bang.view(state, decision.seat).train);
      expect(train.pos).toBe(before.pos + 1);
    }
    // Only where chance or others decide first nothing certain can be shown.
    expect(shown).toBeGreaterThan(found.length / 2);
  });

  it("whoever cannot be aimed at is refused with the same figures as the table's own answer", async () => {
    let far = 0;
    for (const { state, decision, move } of positions(8, (m) => m.t === "play" && m.at !== null)) {
      const [card] = slots(move);
      const view = bang.view(state, decision.seat);
      const ask = { game: "bang", edition: null, view, decision, picks: [card!], worlds: 2, seed: 1 };
      const { refused = {} } = await rehearse(entry, ask, () => false);
      const [legal, tries]: [Move[], Move[]] = [[], []];
      bang.moves(state, decision, legal);
      bang.tries(state, decision, tries);
      const next = (m: Move): string | null => (slots(m)[0] === card ? (slots(m)[1] ?? null) : null);
      const lit = new Set(legal.map(next));
      for (const [key, refusal] of Object.entries(refused)) {
        expect(lit).not.toContain(key);
        const whys = tries.filter((m) => next(m) === key).map((m) => bang.why(state, decision, m));
        expect(whys).toContainEqual(refusal);
        if (typeof refusal.data["distance"] === "number") far++;
      }
    }
    expect(far).toBeGreaterThan(5);
  });
});
