import type { Refusal } from "@trestle/kernel";
import { PROTOCOL, type Command } from "@trestle/protocol";
import { Table, type Op } from "@trestle/table";
import { env, freshHex } from "./chance.ts";
import type { LocalWish } from "./contract.ts";
import type { Entry } from "./games/entry.ts";
import { personsOf, type Keyring } from "./keyring.ts";
import { GAMES } from "./registry.ts";

/** The worker's own connection, which nobody listens to; the page's lines count from 1. */
const OWN = 0;

/** A new table as its persons want it, everybody seated and the cards dealt. Its ops are to be kept together. */
export function seatAll(e: Entry, wish: LocalWish, keys: Keyring): { table: Table; ops: Op[] } | Refusal {
  const { game, options, level, temper, hints } = wish;
  const seats = Math.max(wish.seats, wish.persons.length);
  const made = {
    game,
    options,
    seats,
    bots: 0,
    level,
    temper,
    clock: "off",
    hints,
    listed: false,
    watchers: true,
  } as const;
  const table = Table.create(GAMES, { ...made, edition: e.edition }, keys.host, env());
  if (!(table instanceof Table)) return table;
  // The record's first keeping is staged already; what the seats do follows it.
  const first = table.take().flatMap((batch) => batch.ops);
  const sits = wish.persons.map((name, seat): Step => ({
    frame: { t: "sit", key: `sit-${seat}-local`, seat, name, part: freshHex() },
    secret: keys.person(seat),
  }));
  const bots = Array.from({ length: seats - sits.length }, (_, i): Step => {
    const seat = sits.length + i;
    return { frame: { t: "seat-bot", key: `bot-${seat}-local`, seat, level, temper }, secret: null };
  });
  const done = carryOut(table, [keys.host], [...sits, ...bots]);
  if (!Array.isArray(done)) return done;
  const begun = beginNow(table, keys);
  return Array.isArray(begun) ? { table, ops: [...first, ...done, ...begun] } : begun;
}

/** Everybody of this device is ready, so the cards are dealt: after sitting down, and at a rematch. */
export function beginNow(table: Table, keys: Keyring): Op[] | Refusal {
  const persons = personsOf(table.record);
  const secrets = persons.flatMap((seat) => keys.of(table.record, seat) ?? []);
  const readies = persons.map((seat): Step => ({
    frame: { t: "ready", key: `ready-${seat}-local`, seat, ready: true, part: freshHex() },
    secret: null,
  }));
  return carryOut(
    table,
    [keys.host, ...secrets],
    [...readies, { frame: { t: "start", key: "start-local" }, secret: null }],
  );
}

interface Step {
  frame: Command;
  /** What the seat is to be held by. */
  secret: string | null;
}

function carryOut(table: Table, secrets: string[], steps: readonly Step[]): Op[] | Refusal {
  table.join(OWN, null);
  table.hello(OWN, { t: "hello", protocol: PROTOCOL, secrets, history: false }, env());
  for (const { frame, secret } of steps)
    table.command(OWN, frame, secret === null ? env() : { ...env(), random: () => secret });
  // Taken off without a word: it was never anybody's presence.
  table.conns.delete(OWN);
  const batches = table.take();
  const refused = batches.flatMap((b) => b.outs).find(({ frame }) => frame.t === "refused")?.frame;
  if (refused?.t === "refused") return { rule: refused.rule, data: refused.data };
  return batches.flatMap((b) => b.ops);
}
