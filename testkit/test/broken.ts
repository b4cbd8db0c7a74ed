/** Beads with one promise broken each: what the suite must find. */
import { canonical, cloneRng, type Game, type Refusal, type Rng } from "@trestle/kernel";
import type { Property } from "../src/index.ts";
import { beads, clone, imagine, moves, view, type Beads, type Event, type Move, type State } from "./beads.ts";

export interface Broken {
  property: Property;
  how: string;
  game: Game<Beads>;
  /** What breaks along with it. */
  also: Property[];
}

const broken: Broken[] = [];
function breaks(property: Property, how: string, changes: Partial<Game<Beads>>, also: Property[] = []): void {
  broken.push({ property, how, game: { ...beads, ...changes }, also });
}
/** A state with one more field, which the types of Beads know nothing of. */
function withExtra(s: State, extra: unknown): State {
  return Object.assign(s, { extra });
}
/** Beads that carry the extra field along, for everybody to see. */
const remembering: Partial<Game<Beads>> = {
  setup: (start, sink) => withExtra(beads.setup(start, sink), -1),
  view: (s, seat) => Object.assign(view(s, seat), { last: "extra" in s ? s.extra : null }),
  imagine: (v, rng) => withExtra(imagine(v, rng), "last" in v ? v.last : null),
  clone: (s) => withExtra(clone(s), "extra" in s ? s.extra : null),
};
const all = (s: State, d: Parameters<typeof moves>[1]): Move[] => {
  const out: Move[] = [];
  moves(s, d, out);
  return out;
};

breaks("config", "nonsense is accepted", { parseConfig: () => ({ rounds: 2 }) });
breaks("config", "parsing throws", {
  parseConfig(raw) {
    if (raw === 7) throw new Error("not seven");
    return beads.parseConfig(raw);
  },
});
breaks(
  "plays",
  "a legal move throws",
  {
    apply(s, d, m, sink) {
      if (m.t === "stash") throw new Error("no stash");
      beads.apply(s, d, m, sink);
    },
  },
  ["clone", "playable"],
);
breaks(
  "json",
  "the state shares a list",
  {
    setup(start, sink) {
      const s = beads.setup(start, sink);
      s.piles[1] = s.piles[0]!;
      return s;
    },
  },
  ["pieces"],
);
breaks("clone", "the clone shares a hand", { clone: (s) => ({ ...clone(s), hands: s.hands }) });
breaks("clone", "the clone forgets", { clone: (s) => ({ ...clone(s), barred: null }) });
breaks(
  "pure-queries",
  "looking counts the looks",
  {
    outcome(s) {
      s.nextId += 1;
      return beads.outcome(s);
    },
  },
  ["deterministic"],
);
breaks("pure-queries", "the answers come in another order each time", {
  tries(s, d, out) {
    beads.tries(s, d, out);
    if ((calls += 1) % 2 === 0) out.reverse();
  },
});
let calls = 0;
breaks("own-copies", "the view holds the pile itself", { view: (s, seat) => ({ ...view(s, seat), piles: s.piles }) });
breaks("own-copies", "the world keeps its generator", {
  imagine(v, rng) {
    return { ...imagine(v, rng), rng };
  },
});
breaks("decisions", "an id is used again", {
  apply(s, d, m, sink) {
    beads.apply(s, d, m, sink);
    for (const q of s.pending) if (q.kind === "aside") q.id = 1000;
  },
});
breaks("decisions", "the figure of a decision is none", {
  pending: (s) => s.pending.map((d) => (d.kind === "aside" ? { ...d, as: -1 } : d)),
});
breaks("owed-iff-no-outcome", "the last answer is owed after the end", {
  outcome: (s) =>
    s.round === s.rounds && s.bids.every((b) => b === null)
      ? { winners: [], because: "BEAD-END-1", scores: null }
      : beads.outcome(s),
});
breaks(
  "ends",
  "nothing barred may be bid, even from a hand without choice",
  {
    why: barred,
    check: (s, d, m) => barred(s, d, m)?.rule ?? null,
    moves(s, d, out) {
      const tries: Move[] = [];
      beads.tries(s, d, tries);
      for (const m of tries) if (barred(s, d, m) === null) out.push(m);
    },
  },
  ["fallback", "playable"],
);
function barred(s: State, d: Parameters<typeof moves>[1], m: Move): Refusal | null {
  if (m.t === "bid" && s.round > 1) return { rule: "BEAD-BID-2", data: {} };
  return beads.why(s, d, m);
}
breaks(
  "moves",
  "a move is left out",
  {
    moves(s, d, out) {
      out.push(...all(s, d).filter((m) => m.t !== "give"));
    },
  },
  ["foreign-moves"],
);
breaks(
  "moves",
  "a move is listed twice",
  {
    moves(s, d, out) {
      const list = all(s, d);
      out.push(...list, ...list.filter((m) => m.t === "keep"));
    },
  },
  ["slots"],
);
breaks("foreign-moves", "check accepts a bead nobody holds", {
  check: (s, d, m) => (m.t === "bid" && d.kind === "bid" && m.bead === 1e9 ? null : beads.check(s, d, m)),
  why: (s, d, m) => (m.t === "bid" && d.kind === "bid" && m.bead === 1e9 ? null : beads.why(s, d, m)),
});
breaks("foreign-moves", "check throws at a bead that is none", {
  check(s, d, m) {
    if ("bead" in m && m.bead < 0) throw new Error("no such bead");
    return beads.check(s, d, m);
  },
});
breaks("check-why", "why names another rule", {
  why(s, d, m) {
    const refusal = beads.why(s, d, m);
    return refusal?.rule === "BEAD-BID-2" ? { ...refusal, rule: "BEAD-BID-1" } : refusal;
  },
});
breaks(
  "parse-move",
  "a bead is read one too high",
  {
    parseMove(raw) {
      const m = beads.parseMove(raw);
      return m?.t === "give" ? { t: m.t, bead: m.bead + 1 } : m;
    },
  },
  ["deterministic"],
);
breaks("parse-move", "nonsense throws", {
  parseMove(raw) {
    if (typeof raw === "symbol") throw new Error("a symbol");
    return beads.parseMove(raw);
  },
});
breaks("fallback", "the clock bids a bead nobody holds", {
  fallback: (s, d) => (d.kind === "bid" ? { t: "bid", bead: 99 } : beads.fallback(s, d)),
});
breaks("slots", "stash and give look alike", { slots: (m) => ("bead" in m ? [`bead:${m.bead}`] : [m.t]) });
breaks("rules-known", "an event names an unknown rule", {
  apply: (s, d, m, sink) =>
    beads.apply(s, d, m, sink && ((e) => sink(e.t === "stashed" ? { ...e, rule: "BEAD-NO-1" } : e))),
});
breaks("events", "a secret is for a seat that does not exist", {
  apply: (s, d, m, sink) =>
    beads.apply(s, d, m, sink && ((e) => sink(e.t === "drew" ? { ...e, secret: { ...e.secret, to: [9] } } : e))),
});
breaks(
  "pieces",
  "a bead given away is lost",
  {
    apply(s, d, m, sink) {
      beads.apply(s, d, m, sink);
      if (m.t === "give") s.hands[(d.seat + 1) % s.hands.length]!.shift();
    },
  },
  ["certain", "no-leak", "playable", "view-imagine"],
);
breaks("commute", "the facts remember who bid first", {
  ...remembering,
  apply(s, d, m, sink) {
    const early = s.bids.every((b) => b === null);
    beads.apply(s, d, m, sink);
    if (m.t === "bid" && early) withExtra(s, d.seat);
  },
});
breaks("deterministic", "chance comes from outside", {
  setup(start, sink) {
    const s = beads.setup(start, sink);
    return { ...s, bag: s.bag.toSorted(() => ((calls += 1) % 3) - 1) };
  },
});
breaks("deterministic", "without a sink another thing happens", {
  apply(s, d, m, sink) {
    beads.apply(s, d, m, sink);
    if (sink === null && m.t === "stash") s.barred = null;
  },
});
breaks("no-seed", "the view holds the generator", {
  view: (s, seat) => Object.assign(view(s, seat), { rng: cloneRng(s.rng) }),
  imagine: (v, rng) => ({ ...imagine(v, rng), ...("rng" in v ? { rng: structuredClone(v.rng) as Rng } : {}) }),
});
breaks(
  "view-imagine",
  "a world forgets what is barred",
  { imagine: (v, rng) => ({ ...imagine(v, rng), barred: null }) },
  ["certain", "fallback-survives", "legal-survives", "no-leak"],
);
breaks(
  "imagine-varies",
  "the view hides nothing",
  {
    view: (s, seat) => Object.assign(view(s, seat), { all: canonical(facts(s)) }),
    imagine: (v, rng) => ({ ...imagine(v, rng), ...("all" in v ? JSON.parse(String(v.all)) : {}) }),
  },
  ["events-tell"],
);
function facts(s: State): unknown {
  const { pending: _pending, nextId: _nextId, rng: _rng, ...rest } = s;
  return rest;
}
breaks("legal-survives", "a bid is refused for what another holds", {
  why: jealous,
  check: (s, d, m) => jealous(s, d, m)?.rule ?? null,
  moves(s, d, out) {
    out.push(...all(s, d).filter((m) => jealous(s, d, m) === null));
  },
});
function jealous(s: State, d: Parameters<typeof moves>[1], m: Move): Refusal | null {
  const next = s.hands[(d.seat + 1) % s.hands.length]!;
  if (m.t === "give" && next.includes(m.bead + 1)) return { rule: "BEAD-SIDE-3", data: {} };
  return beads.why(s, d, m);
}
breaks("fallback-survives", "the clock looks into the bag", {
  fallback(s, d) {
    const out = all(s, d);
    return out[s.bag[0]! % out.length]!;
  },
});
breaks("pending-survives", "a world asks in another order", {
  imagine(v, rng) {
    const s = imagine(v, rng);
    return { ...s, pending: s.pending.toReversed() };
  },
  view(s, seat) {
    const v = view(s, seat);
    return { ...v, pending: v.pending.toSorted((a, b) => a.id - b.id) };
  },
});
breaks("playable", "a world has one bead twice", {
  imagine(v, rng) {
    const s = imagine(v, rng);
    return { ...s, bag: s.bag.map(() => s.bag[0]!) };
  },
});
breaks("certain", "the mover is shown a bead of the bag, and no event says that it reveals", {
  apply(s, d, m, sink) {
    beads.apply(s, d, m, sink);
    const secret = { to: [d.seat], bead: s.bag[0]! };
    if (sink && m.t === "stash") sink({ t: "stashed", rule: "BEAD-SIDE-2", seat: d.seat, secret });
  },
});
breaks(
  "certain",
  "drawing is told without saying that it reveals",
  {
    apply: (s, d, m, sink) => beads.apply(s, d, m, sink && ((e) => sink(withoutReveals(e)))),
  },
  ["no-leak"],
);
breaks("no-leak", "everybody hears whether the lowest bead in hand is even", {
  apply(s, d, m, sink) {
    beads.apply(s, d, m, sink);
    const even = s.hands[d.seat]![0]! % 2 === 0;
    if (sink && m.t === "stash" && even) sink({ t: "kept", rule: "BEAD-SIDE-1", seat: d.seat });
  },
});
breaks("events-tell", "the view shows who stashed what", {
  ...remembering,
  apply(s, d, m, sink) {
    beads.apply(s, d, m, sink);
    if (m.t === "stash") withExtra(s, m.bead);
  },
});

function withoutReveals(e: Event): Event {
  if (e.t !== "opened" && e.t !== "drew" && e.t !== "gave") return e;
  const { reveals: _reveals, ...rest } = e;
  return rest as Event;
}

export const BROKEN: readonly Broken[] = broken;
