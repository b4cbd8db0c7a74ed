import { describe, expect, it } from "vitest";
import { bang, ROLES, type Role, type View } from "../engine/index.ts";
import { owed, sfc32 } from "@trestle/kernel";
import { deedIn } from "../bots/acts.ts";
import { beliefBefore, believe, chanceOf, reveal, weighDeed, withOwn, type Belief } from "../bots/belief.ts";
import { knowledgeOf } from "../bots/knowledge.ts";
import { learn } from "../bots/playout.ts";
import { requestAt, deal, makeMove, seedOf } from "./bots-match.ts";

/** How well beliefs fit the roles: mean of -log of the true role's chance, and by how much chances are off on average. */
class Quality {
  #loss = 0;
  #count = 0;
  readonly #bins = Array.from({ length: 10 }, () => ({ n: 0, said: 0, true: 0 }));

  add(b: Belief, seat: number, truth: Role): void {
    this.#loss -= Math.log(Math.max(1e-9, chanceOf(b, seat, truth)));
    this.#count++;
    for (const role of ROLES) {
      if (role === "sheriff") continue;
      const said = chanceOf(b, seat, role);
      const bin = this.#bins[Math.min(9, Math.floor(said * 10))]!;
      bin.n++;
      bin.said += said;
      if (role === truth) bin.true++;
    }
  }

  get loss(): number {
    return this.#loss / this.#count;
  }

  get error(): number {
    let [off, n] = [0, 0];
    for (const bin of this.#bins) {
      off += Math.abs(bin.said - bin.true);
      n += bin.n;
    }
    return off / n;
  }
}

/** What the seat at turn thinks of the others, from the second round on. */
function measure(seats: number, games: number): Quality {
  const quality = new Quality();
  for (let game = 0; game < games; game++) {
    const m = deal(seats, game % 2 === 0 ? {} : { expansion: false }, `quality ${seats} ${game}`);
    const truth = m.s.players.map((p) => p.role);
    let [turns, last] = [0, -1];
    while (bang.outcome(m.s) === null) {
      const request = requestAt(m, m.s, seedOf(m), "gunslinger");
      const { seat, kind } = request.decision;
      const known = knowledgeOf(request);
      if (kind === "play" && last !== seat) {
        last = seat;
        if (++turns > seats)
          request.view.players.forEach((p, at) => {
            if (at !== seat && !p.shown) quality.add(known.own, at, truth[at]!);
          });
      }
      makeMove(m, request.decision, known.rule);
    }
  }
  return quality;
}

describe("what is believed about roles", () => {
  it.each([
    [5, 24],
    [7, 20],
  ])(
    "fits them at tables of %i: log loss at most 0.40, chances off by at most 0.05",
    { timeout: 300_000 },
    (seats, n) => {
      const { loss, error } = measure(seats, n);
      expect(loss).toBeLessThanOrEqual(0.4);
      expect(error).toBeLessThanOrEqual(0.05);
    },
  );

  it("is the same step by step as from the whole history", { timeout: 120_000 }, () => {
    for (let game = 0; game < 8; game++) {
      const m = deal(4 + (game % 5), game % 2 === 0 ? {} : { expansion: false }, `steps ${game}`);
      const b = beliefBefore(bang.view(m.s, null));
      m.s.players.forEach((p, at) => p.shown && reveal(b, at, p.role));
      for (let n = 0; bang.outcome(m.s) === null && n < 160; n++) {
        const d = owed(bang.pending(m.s))!;
        const { rule } = knowledgeOf(requestAt(m, m.s, seedOf(m), "gunslinger"));
        const deed = deedIn(m.s, d, rule);
        if (deed !== null) weighDeed(b, deed);
        makeMove(m, d, rule);
        learn(m.s, b);
        if (n % 20 === 19)
          same(
            b,
            bang.view(m.s, null),
            m.heard[0]!.map((e) => e),
          );
      }
    }
  });

  it("who shoots at the Sheriff is taken for an Outlaw", () => {
    const m = deal(5, { expansion: false }, "outlaw");
    const view = bang.view(m.s, null);
    const sheriff = view.players.findIndex((p) => p.role === "sheriff");
    const by = (sheriff + 1) % 5;
    const b = beliefBefore(view);
    weighDeed(b, { by, at: sheriff, weight: 1, among: 0b11111 & ~(1 << by) });
    expect(chanceOf(b, by, "outlaw")).toBeGreaterThan(0.8);
    expect(chanceOf(withOwn(b, by, "renegade"), by, "renegade")).toBe(1);
  });
});

function same(b: Belief, view: View, history: Parameters<typeof believe>[1]): void {
  const whole = believe(view, history, bang.imagine(view, sfc32(1)));
  for (let seat = 0; seat < view.players.length; seat++)
    for (const role of ROLES) expect(chanceOf(b, seat, role)).toBeCloseTo(chanceOf(whole, seat, role), 6);
}
