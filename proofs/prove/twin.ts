import { canonical, sfc32, sha256Text, word, type EventBase, type Rng, type Seat, type Types } from "@trestle/kernel";
import type { Channel } from "@trestle/protocol";
import type { Table } from "@trestle/table";

/** Whose eyes: a seat's, a watcher's (null), or those of somebody who may not even watch. */
export type Eyes = Seat | null | "outside";

/**
 * Replaces all of a table that these eyes may not know: the hidden part of the game by another one that the same view
 * allows, secrets in what happened so far, and what the record keeps of others. False: the world turned out the same.
 */
export function hideBehind(table: Table, eyes: Eyes, rng: Rng): boolean {
  const match = table.match!;
  const { game } = match;
  const view = game.view(match.state, eyes === "outside" ? null : eyes);
  const before = canonical(game.facts(match.state));
  let world: Types["state"] = match.state;
  for (let i = 0; i < 3 && canonical(game.facts(world)) === before; i++)
    world = game.imagine(view, sfc32(word(rng) | 0));
  match.state = world;
  // What happened in the other world cannot be played anew from the log of this one.
  for (const h of match.remember()) h.events = h.events.map((e) => otherSecret(e, eyes));
  hideRecord(table, eyes);
  hideTalk(table, eyes);
  hideSide(table, eyes);
  return canonical(game.facts(world)) !== before;
}

function otherSecret(event: EventBase, eyes: Eyes): EventBase {
  if (event.secret === undefined || (typeof eyes === "number" && event.secret.to.includes(eyes))) return event;
  const secret = { to: event.secret.to, planted: "another secret" };
  return { ...event, secret };
}

function hideRecord(table: Table, eyes: Eyes): void {
  const { record } = table;
  record.botSecret = sha256Text(`another ${record.botSecret}`);
  record.keys.push({ key: "somebody-elses-key", seat: null });
  record.parts = record.parts?.map((part, seat) => (seat === eyes ? part : sha256Text(`another ${part}`))) ?? null;
  record.seats.forEach((s, seat) => {
    if (s.kind !== "person" || seat === eyes) return;
    s.holders.push(sha256Text(`another holder of ${seat}`));
    if (s.commitment !== null) s.commitment = sha256Text(`another commitment ${s.commitment}`);
    s.brief = s.brief === "bold" ? "hold" : "bold";
    s.account = `another-${seat}`;
  });
}

/** What is said where these eyes do not read, and how much of it. */
function hideTalk(table: Table, eyes: Eyes): void {
  const plays = typeof eyes === "number" && table.match!.game.out?.(table.match!.state, eyes) !== true;
  const unread: Channel = plays ? "out" : typeof eyes === "number" ? "watch" : "out";
  for (const line of table.chat) if (line.channel === unread) line.text = "something else";
  const id = 1_000_000;
  table.chat.push({ id, channel: unread, name: "Somebody", seat: null, text: "something more", at: 0 });
}

/** Others' notebooks, the bets of those who are out where these eyes are not, plans that are not open yet. */
function hideSide(table: Table, eyes: Eyes): void {
  const { side } = table.record;
  const { game, state } = table.match!;
  if (side === undefined) return;
  for (const book of side.notebooks)
    if (book.seat !== eyes) Object.assign(book, { notes: [], sealed: book.sealed === null ? 1 : null });
  for (const plan of side.council.plans)
    if (plan.seat !== eyes && (typeof eyes !== "number" || !side.council.open))
      Object.assign(plan, { keys: ["car:2"], text: "another plan" });
  if (typeof eyes === "number" && game.out?.(state, eyes) === true) return;
  for (const bet of side.bets) Object.assign(bet, { about: 0, v: 1, right: true });
  side.bets.push({ seat: 0, on: "victim", about: 1, guess: null, v: 1, living: 2, right: null });
}
