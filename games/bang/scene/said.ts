import { RANGE, type View } from "../engine/page.ts";
import type { Names, Seat } from "@trestle/kernel";
import { game, text } from "./names.ts";
import type { BangPicture, SeatPicture } from "./picture.ts";

/** How far a seat is from the viewer, with its parts; null: for a watcher, for oneself, for who is out. */
export interface Far {
  sum: number;
  /** `1 + 1 theirs`, or nothing where there is nothing to add. */
  parts: string;
  inReach: boolean;
  danger: boolean;
}

export function farOf(view: View, seat: Seat): Far | null {
  const me = view.seat;
  if (me === null || me === seat) return null;
  const parts = view.parts[seat];
  const sum = view.distance[me]?.[seat] ?? 0;
  if (parts === undefined || sum === 0) return null;
  const { base, own, other } = parts;
  return {
    sum,
    parts: own === 0 && other === 0 ? "" : text().parts(base, other, own),
    inReach: sum <= view.players[me]!.range,
    danger: (view.distance[seat]?.[me] ?? 99) <= view.players[seat]!.range,
  };
}

export function weaponOf(p: SeatPicture): number | null {
  return p.table.find((card) => RANGE[card]! > 0) ?? null;
}

function roleSaid(p: SeatPicture): string {
  if (p.role === null) return text().roleHidden;
  const name = game().roleNames[p.role];
  return p.shown ? name : text().roleSecret(name);
}

/** A player in one sentence, for speech and for whoever touches the tile. */
export function seatSaid(p: BangPicture, view: View, seat: Seat, names: Names): string {
  const t = text();
  const s = p.players[seat]!;
  const parts = [seat === p.me ? `${names.seat(seat)} (${t.you})` : names.seat(seat)];
  if (s.character !== null) parts.push(game().characterName(s.character));
  parts.push(roleSaid(s));
  if (s.out) return t.screenReader.seat([...parts, t.out]);
  if (p.choosing) return t.screenReader.seat([...parts, p.chosen.includes(seat) ? t.chosen : t.thinking]);
  parts.push(s.ghost ? t.ghost : t.lives(Math.max(0, s.life), s.max), t.hand(s.hand));
  parts.push(t.reach(view.players[seat]?.range ?? 1));
  const far = farOf(view, seat);
  if (far !== null) {
    parts.push(t.distance(far.sum, far.parts));
    if (far.inReach) parts.push(t.youReach);
    if (far.danger) parts.push(t.reachesYou);
  }
  parts.push(t.inPlay(s.table.map((card) => game().plainName(card))));
  if (p.turn === seat && p.winners === null) parts.push(t.turnMark);
  return t.screenReader.seat(parts);
}
