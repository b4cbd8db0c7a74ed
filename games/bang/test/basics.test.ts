import { describe, expect, it } from "vitest";
import { isRefusal, redact, sha256Text } from "@trestle/kernel";
import { CHARACTER_IDS, CHARACTERS, ROLE_COUNTS } from "../engine/catalogue.ts";
import { bang } from "../engine/index.ts";
import { NAME, PIECES, SUIT } from "../engine/pieces.ts";
import type { Event, State } from "../engine/types.ts";
import { story } from "./dsl.ts";

function deal(seats: number, options: unknown, seed: string, events?: Event[]): State {
  const config = bang.parseConfig(options);
  if (isRefusal(config)) throw new Error(config.rule);
  return bang.setup(
    { config, seats, seed: sha256Text(seed), rules: 1 },
    events === undefined ? null : (e) => events.push(e),
  );
}

describe("the deal", () => {
  for (const seats of [4, 5, 6, 7, 8])
    it(`[BANG-SETUP-2] [BANG-ROLE-1] [BANG-ROLE-3] ${seats} players get their roles, only the Sheriff's lies open`, () => {
      const s = deal(seats, {}, `roles ${seats}`);
      const counts = { sheriff: 0, deputy: 0, outlaw: 0, renegade: 0 };
      for (const p of s.players) counts[p.role]++;
      expect(counts).toEqual(ROLE_COUNTS[seats]);
      expect(s.players.map((p) => p.shown)).toEqual(s.players.map((p) => p.role === "sheriff"));
      const seen = bang.view(s, 1).players.map((p) => p.role);
      s.players.forEach((p, at) => expect(seen[at]).toBe(at === 1 || p.role === "sheriff" ? p.role : null));
    });

  it("[BANG-SETUP-1] seats are those of the table, in the order they sit", () => {
    expect(bang.seats({ expansion: true, characterChoice: 1, customStation: "off" })).toEqual({ min: 3, max: 8 });
    expect(deal(6, {}, "x").players.length).toBe(6);
  });

  it("[BANG-SETUP-3] [BANG-SETUP-4] [BANG-SETUP-5] characters lie open; life and cards follow them, one more for the Sheriff (ruling)", () => {
    const s = deal(7, { expansion: false }, "lives");
    for (const p of s.players) {
      const bullets = CHARACTERS[CHARACTER_IDS[p.character!]!].lives + (p.role === "sheriff" ? 1 : 0);
      expect([p.life, p.max]).toEqual([bullets, bullets]);
      expect(p.hand.length).toBe(bullets + (p.role === "sheriff" && p.character !== null ? handAfterPhase1(s) : 0));
    }
    expect(s.players.every((p) => p.character! < 16)).toBe(true);
  });

  /** The Sheriff has drawn in Phase 1 already, unless that waits for a choice. */
  function handAfterPhase1(s: State): number {
    const sheriff = s.players.find((p) => p.role === "sheriff")!;
    return sheriff.hand.length - sheriff.max;
  }

  it("[BANG-SETUP-3] with a choice of two, all choose in secret and reveal together (ruling)", () => {
    const events: Event[] = [];
    const s = deal(4, { characterChoice: 2 }, "two", events);
    expect(s.pending.map((d) => d.kind)).toEqual(["character", "character", "character", "character"]);
    const offers = s.players.map((p) => p.offer.slice());
    expect(new Set(offers.flat()).size).toBe(8);
    for (const d of s.pending.slice()) {
      bang.apply(s, d, { t: "choose", character: offers[d.seat]![1]! }, (e) => events.push(e));
      if (s.pending.length > 0 && s.pending[0]!.kind === "character")
        expect(bang.view(s, 3).players[0]!.character).toBeNull();
    }
    expect(s.players.map((p) => p.character)).toEqual(offers.map((o) => o[1]));
    expect(
      redact(
        events.find((e) => e.t === "chose")!,
        3,
      ),
    ).not.toHaveProperty("secret");
  });

  it("[BANG-SETUP-6] [BANG-TURN-3] the Sheriff begins", () => {
    const s = deal(5, {}, "first");
    expect(s.players[s.turn.seat]!.role).toBe("sheriff");
    expect(s.pending[0]!.seat).toBe(s.turn.seat);
  });

  it("[BANG-ROLE-2] [BANG-ROLE-5] eight players: two Renegades, eight stations, one train of three (ruling)", () => {
    const s = deal(8, {}, "eight");
    expect(s.players.filter((p) => p.role === "renegade").length).toBe(2);
    expect([s.train!.stations.length, s.train!.cars.length]).toEqual([8, 3]);
  });

  it("[GTR-SETUP-3] either side of the Locomotive may come up", () => {
    const sides = new Set(Array.from({ length: 20 }, (_, i) => deal(4, {}, `side ${i}`).train!.side));
    expect([...sides].toSorted()).toEqual(["ironhorse", "leland"]);
  });

  it("[GTR-STN-5] the blank tile joins the others only by option (ruling)", () => {
    const plain = deal(5, {}, "tiles").train!;
    expect([...plain.stations, ...plain.spare]).not.toContain(13);
    const custom = deal(5, { customStation: "clubs" }, "tiles").train!;
    expect([...custom.stations, ...custom.spare]).toContain(13);
    expect(bang.parseConfig({ expansion: false, customStation: "clubs" })).toMatchObject({ rule: "KERNEL-OPT-4" });
  });
});

story("[BANG-INFO-1] [BANG-TERM-2] what lies open is in every view", (t) => {
  t.seats("Ann* Bob Cid Dan Eve")
    .hand("Bob", "beer bang")
    .table("Bob", "barrel")
    .discard("panic missed")
    .life("Bob", 2);
  const v = bang.view(t.s, null);
  expect(v.players[1]).toMatchObject({ hand: 2, cards: null, life: 2, table: [0], role: null, range: 1 });
  expect([NAME[v.top!], v.discard, v.deck]).toEqual(["missed", 2, 91]);
  expect(v.train!.stations.length).toBe(5);
  expect(v.distance[0]).toEqual([0, 1, 2, 2, 1]);
});

story("[BANG-INFO-3] nobody sees the order of a pile, or the discard pile below its top (ruling)", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").discard("panic missed");
  const v = bang.view(t.s, 0);
  expect(v.deck).toBe(94);
  expect(JSON.stringify(v)).not.toContain(JSON.stringify(t.s.discard));
  expect([v.train!.deck, v.train!.spare]).toEqual([13, 8]);
});

story("[BANG-TERM-1] [BANG-TERM-3] a ghost is a player in play, an eliminated player is none", (t) => {
  t.seats("Ann* Bob Cid Dan")
    .ghost("Bob")
    .out("Cid")
    .hand("Ann", "saloon general-store")
    .life("Ann", 3)
    .deck("beer bang missed");
  t.Ann.plays("general-store");
  t.Ann.picks("beer");
  t.Bob.isAsked("store");
});

it("[BANG-TERM-8] [BANG-CHK-2] every piece has a name; Railcars have neither suit nor rank", () => {
  expect(NAME.length).toBe(PIECES);
  expect(SUIT.filter((s) => s === null).length).toBe(16);
});

story("[BANG-TURN-4] [BANG-TERM-9] two cards are drawn in Phase 1, for their owner's eyes", (t) => {
  t.seats("Ann* Bob Cid Dan").is("Ann", "zippy-roy").begins("Ann").deck("beer bang");
  t.Ann.isAsked("play").holds("beer bang");
  const drew = t.told("drew")[0]!;
  expect(redact(drew, 0).secret).toBeDefined();
  expect(redact(drew, 1)).not.toHaveProperty("secret");
});

story("[BANG-TURN-1] [GTR-TRN-1] the train moves before anything else of the Sheriff's turn (ruling)", (t) => {
  t.seats("Ann* Bob Cid Dan").is("Ann", "zippy-roy").table("Ann", "dynamite").begins("Ann").deck("5C");
  t.Ann.isAsked("play");
  const order = t.log().filter((e) => e === "advanced" || e === "checked");
  expect(order).toEqual(["advanced", "checked"]);
  expect(t.s.train!.pos).toBe(1);
});

story("[BANG-TURN-5] Phase 2 ends when the player says so, with nothing compulsory", (t) => {
  t.seats("Ann* Bob Cid Dan").is("Bob", "zippy-roy").hand("Ann", "beer bang");
  t.Ann.ends().holds("beer bang");
  t.turnIs("Bob");
});

story("[BANG-TURN-6] [BANG-RES-7] exactly the excess is discarded, of one's own choice and at no other time", (t) => {
  t.seats("Ann* Bob Cid Dan").is("Bob", "zippy-roy").hand("Ann", "beer bang missed panic").life("Ann", 2);
  expect(t.Ann.may("pick")).toBe(false);
  t.Ann.ends().isAsked("discard").picks("panic").isAsked("discard").picks("bang").holds("beer missed");
  t.turnIs("Bob");
});

story("[BANG-TURN-7] [GTR-CH-JIMM-1] [GTR-PC-STRB-1] Jimmy Texas and Strongbox draw after the discard", (t) => {
  t.seats("Ann* Bob Cid Dan").is("Ann", "jimmy-texas").is("Bob", "zippy-roy").table("Ann", "strongbox").life("Ann", 1);
  t.hand("Ann", "beer panic").deck("duel bang");
  t.Ann.ends().picks("panic").holds("beer duel bang");
  t.turnIs("Bob");
});

story("[BANG-TURN-7] [GTR-PC-STRB-1] Strongbox draws even after a turn in Jail", (t) => {
  t.seats("Ann* Bob Cid Dan").is("Cid", "zippy-roy").table("Bob", "jail strongbox").begins("Bob").deck("5C duel");
  t.turnIs("Cid");
  t.Bob.holds("duel");
});

story("[BANG-PLAY-1] no card is played out of turn but in answer", (t) => {
  t.seats("Ann* Bob Cid Dan").hand("Ann", "bang").hand("Bob", "stagecoach missed");
  t.Ann.plays("bang").on("Bob");
  t.Bob.cannot({ t: "play", card: t.player("Bob").hand[0]!, at: null, take: null }, "BANG-SHOT-1");
  t.Bob.cannot({ t: "answer", card: t.player("Bob").hand[0]! }, "BANG-MISS-1", { card: "stagecoach" });
  t.Bob.uses("missed");
  t.Ann.cannot({ t: "play", card: t.s.deck[0]!, at: null, take: null }, "BANG-PLAY-1");
});

story("[BANG-PLAY-4] [BANG-PLAY-5] a blue card acts from the table, never beside its like", (t) => {
  t.seats("Ann* Bob Cid Dan").hand("Ann", "mustang mustang");
  t.Ann.plays("mustang");
  t.Ann.hasInPlay("mustang").cannotPlay("mustang", "BANG-PLAY-4");
  t.Bob.sees("Ann", 2);
});
