import { partCommitment, type Refusal } from "@trestle/kernel";
import { PROTOCOL, type Command } from "@trestle/protocol";
import { Table, type Op } from "@trestle/table";
import { env, freshHex } from "./env.ts";
import type { LocalWish } from "./contract.ts";
import type { LoadedGame } from "@trestle/games/load";
import { personsOf, type Keyring } from "./device-secrets.ts";
import { GAMES } from "./games.ts";

/** The worker's own connection, which nobody listens to; the page's lines count from 1. */
const OWN = 0;

/** A new table as its persons want it, everybody seated and the cards dealt. Its ops are to be kept together. */
export function seatAll(e: LoadedGame, wish: LocalWish, keys: Keyring): { table: Table; ops: Op[] } | Refusal {
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
  const sits = wish.persons.map((name, seat): Command => ({
    t: "sit",
    key: `sit-${seat}-local`,
    seat,
    name,
    secret: keys.person(seat),
  }));
  const bots = Array.from({ length: seats - sits.length }, (_, i): Command => {
    const seat = sits.length + i;
    return { t: "seat-bot", key: `bot-${seat}-local`, seat, level, temper };
  });
  const done = carryOut(table, [keys.host], [...sits, ...bots]);
  if (!Array.isArray(done)) return done;
  const begun = beginNow(table, keys);
  return Array.isArray(begun) ? { table, ops: [...first, ...done, ...begun] } : begun;
}

/** Everybody of this device is ready, so the cards are dealt: after sitting down, and at a rematch. */
export function beginNow(table: Table, keys: Keyring): Op[] | Refusal {
  const { record } = table;
  const { id, attempt } = record;
  const persons = personsOf(record).map((seat) => ({ seat, part: freshHex() }));
  const secrets = persons.flatMap(({ seat }) => keys.of(record, seat) ?? []);
  const readies = persons.map(({ seat, part }): Command => {
    const commitment = partCommitment(id, seat, attempt, part);
    return { t: "ready", key: `ready-${seat}-local`, seat, ready: true, attempt, commitment };
  });
  const parts = persons.map(({ seat, part }): Command => ({
    t: "part",
    key: `part-${seat}-local`,
    seat,
    attempt,
    part,
  }));
  return carryOut(table, [keys.host, ...secrets], [...readies, { t: "start", key: "start-local" }, ...parts]);
}

function carryOut(table: Table, secrets: string[], commands: readonly Command[]): Op[] | Refusal {
  table.join(OWN, null);
  table.hello(OWN, { t: "hello", protocol: PROTOCOL, secrets, history: false }, env());
  for (const command of commands) table.command(OWN, command, env());
  // Taken off without a word: it was never anybody's presence.
  table.connections.delete(OWN);
  const batches = table.take();
  const refused = batches.flatMap((b) => b.frames).find(({ frame }) => frame.t === "refused")?.frame;
  if (refused?.t === "refused") return { rule: refused.rule, data: refused.data };
  return batches.flatMap((b) => b.ops);
}
