import type { RuleId, Seat } from "@trestle/kernel";
import { abilityOf } from "./abilities.ts";
import type { Action } from "./actions.ts";
import type { CardName } from "./catalogue.ts";
import type { CardRule, CopyRule } from "./cards/rule.ts";
import { BLUE, LIMITED, NAME, TRAITS, TWIN } from "./pieces.ts";
import { pushEffect } from "./stack.ts";
import type { Move, Piece, Player, State } from "./types.ts";
import { removeFrom } from "./zones.ts";

/** BANG-PLAY-2: limited plays a turn. */
export function allowance(s: State, seat: Seat): number {
  let n = abilityOf(s, seat).bangs;
  const { table } = s.players[seat]!;
  for (let i = 0; i < table.length; i++) if (BANGS[table[i]!]! > n) n = BANGS[table[i]!]!;
  return n;
}

const BANGS: readonly number[] = TRAITS.map((traits) => traits.bangs);

/** A card that nobody may aim a BANG! card past, now that its owner is as it says. */
export interface Shield {
  card: Piece;
  shields(this: void, owner: Player): boolean;
}

/** What can be played from hand in Phase 2. */
export interface Playable {
  /** By piece. */
  rules: readonly (CardRule | null)[];
  copies: readonly (CopyRule | null)[];
  bang: CardRule;
  shields: readonly Shield[];
}

/** Playing a card from hand in Phase 2. */
export function playAction({ rules, copies, bang: BANG, shields }: Playable): Action {
  /** The card whose effect it has. */
  function faceOf(s: State, card: Piece): Piece {
    return copies[card]?.face(s) ?? card;
  }

  /** The rule to follow, or null where the card cannot be played now. */
  function ruleOf(s: State, seat: Seat, card: Piece): CardRule | null {
    const rule = rules[card]!;
    if (rule !== null) return rule;
    const copy = copies[card]!;
    if (copy !== null) return rules[copy.face(s)] ?? null;
    return NAME[card] === "missed" && abilityOf(s, seat).swaps ? BANG : null;
  }

  function whyNot(s: State, card: Piece): RuleId {
    const copy = copies[card]!;
    return copy === null ? "BANG-MISS-1" : copy.whyNot(copy.face(s));
  }

  function shieldOf(s: State, at: Seat): RuleId | null {
    const p = s.players[at]!;
    for (let i = 0; i < shields.length; i++) {
      const shield = shields[i]!;
      if (shield.shields(p) && p.table.includes(shield.card)) return TRAITS[shield.card]!.rule;
    }
    return null;
  }

  /** The seats at which a BANG! card may be aimed, a bit a seat. */
  function aims(s: State, seat: Seat): number {
    let mask = BANG.targets!(s, seat);
    for (let at = 0; mask >> at !== 0; at++) if ((mask >> at) & 1 && shieldOf(s, at) !== null) mask &= ~(1 << at);
    return mask;
  }

  function isLimited(card: Piece): boolean {
    return LIMITED[card]! || NAME[card] === "missed";
  }

  function check(s: State, seat: Seat, m: Move): RuleId | null {
    if (m.t !== "play" || !s.players[seat]!.hand.includes(m.card)) return "BANG-PLAY-1";
    const rule = ruleOf(s, seat, m.card);
    if (rule === null) return whyNot(s, m.card);
    if (isLimited(m.card) && s.turn.bangs >= allowance(s, seat)) return "BANG-PLAY-2";
    switch (rule.target) {
      case "none":
        if (m.at !== null || m.take !== null) return "BANG-PLAY-1";
        return rule.check(s, seat, m.card, seat, null);
      case "seat":
        if (m.at === null || m.at >= s.players.length || m.take !== null) return "BANG-PLAY-1";
        return rule.check(s, seat, m.card, m.at, null) ?? (rule === BANG ? shieldOf(s, m.at) : null);
      case "card":
        if (m.at === null || m.at >= s.players.length) return "BANG-PLAY-1";
        return rule.check(s, seat, m.card, m.at, m.take);
      case "car":
        if (m.at !== null || m.take === null) return "BANG-PLAY-1";
        return rule.check(s, seat, m.card, seat, m.take);
    }
  }

  function moves(s: State, seat: Seat, out: Move[]): void {
    const { hand } = s.players[seat]!;
    const spent = s.turn.bangs >= allowance(s, seat);
    let bangs = -1;
    for (let i = 0; i < hand.length; i++) {
      const card = hand[i]!;
      if (TWIN[card]! && hand.indexOf(card) !== i) continue;
      const rule = ruleOf(s, seat, card);
      if (rule === null || (spent && isLimited(card))) continue;
      if (rule === BANG) {
        if (bangs < 0) bangs = aims(s, seat);
        for (let at = 0; bangs >> at !== 0; at++) if ((bangs >> at) & 1) out.push({ t: "play", card, at, take: null });
      } else {
        offer(s, seat, card, rule, out);
      }
    }
  }

  function tries(s: State, seat: Seat, out: Move[]): void {
    const { hand } = s.players[seat]!;
    for (let i = 0; i < hand.length; i++) {
      const card = hand[i]!;
      if (hand.indexOf(card) !== i) continue;
      const rule = ruleOf(s, seat, card);
      if (rule === null) out.push({ t: "play", card, at: null, take: null });
      else attempt(s, card, rule, out);
    }
  }

  return {
    t: "play",
    moves,
    tries,
    check,
    answer(x, seat, m) {
      if (m.t !== "play") return;
      const { s } = x;
      const { card, at, take } = m;
      const rule = ruleOf(s, seat, card)!;
      const face = faceOf(s, card);
      if (isLimited(card)) s.turn.bangs++;
      if (x.sink) {
        const as = rule === BANG ? "bang" : (NAME[face] as CardName);
        x.sink({ t: "played", rule: TRAITS[card]!.rule, seat, card, as, at, take });
      }
      removeFrom(s.players[seat]!.hand, card);
      if (BLUE[card]!) {
        pushEffect(x, seat, null);
      } else {
        s.discard.push(card); // BANG-RES-2
        pushEffect(x, seat, card);
      }
      rule.play(x, { seat, card, face, at, take });
    },
  };
}

function offer(s: State, seat: Seat, card: Piece, rule: CardRule, out: Move[]): void {
  const n = s.players.length;
  switch (rule.target) {
    case "none":
      if (rule.check(s, seat, card, seat, null) === null) out.push({ t: "play", card, at: null, take: null });
      return;
    case "seat":
      for (let at = 0; at < n; at++)
        if (rule.check(s, seat, card, at, null) === null) out.push({ t: "play", card, at, take: null });
      return;
    case "card":
      for (let at = 0; at < n; at++) {
        if (rule.check(s, seat, card, at, null) === null) out.push({ t: "play", card, at, take: null });
        const { table } = s.players[at]!;
        for (let i = 0; i < table.length; i++)
          if (rule.check(s, seat, card, at, table[i]!) === null) out.push({ t: "play", card, at, take: table[i]! });
      }
      return;
    case "car":
      for (const take of s.train!.cars)
        if (rule.check(s, seat, card, seat, take) === null) out.push({ t: "play", card, at: null, take });
  }
}

function attempt(s: State, card: Piece, rule: CardRule, out: Move[]): void {
  switch (rule.target) {
    case "none":
      out.push({ t: "play", card, at: null, take: null });
      return;
    case "car":
      if (s.train!.cars.length === 0) out.push({ t: "play", card, at: null, take: null });
      for (const take of s.train!.cars) out.push({ t: "play", card, at: null, take });
      return;
    case "seat":
    case "card":
      for (let at = 0; at < s.players.length; at++) {
        out.push({ t: "play", card, at, take: null });
        if (rule.target === "card") for (const take of s.players[at]!.table) out.push({ t: "play", card, at, take });
      }
  }
}
