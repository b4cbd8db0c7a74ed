import { partCommitment, type Refusal } from "@trestle/kernel";
import { PROTOCOL, type Command } from "@trestle/protocol";
import { Table, type Op } from "@trestle/table";
import { newPart } from "../device/random.ts";
import { env } from "./env.ts";
import type { LocalTableRequest } from "./contract.ts";
import type { LoadedGame } from "@trestle/games/load";
import { personsOf, type DeviceSecrets } from "./device-secrets.ts";
import { GAMES } from "./games.ts";

/** The worker's own connection to a table. Those of the page count from 1. */
const OWN = 0;

/** A new table with everybody seated and the cards dealt. Its ops belong in one commit. */
export function seatAll(
  e: LoadedGame,
  request: LocalTableRequest,
  secrets: DeviceSecrets,
): { table: Table; ops: Op[] } | Refusal {
  const { game, options, level, temper, hints } = request;
  const seats = Math.max(request.seats, request.persons.length);
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
  const table = Table.create(GAMES, { ...made, edition: e.edition }, secrets.host, env());
  if (!(table instanceof Table)) return table;
  // Creating the table has staged its record; what the seats do follows.
  const first = table.take().flatMap((batch) => batch.ops);
  const sits = request.persons.map((name, seat): Command => ({
    t: "sit",
    key: `sit-${seat}-local`,
    seat,
    name,
    secret: secrets.person(seat),
  }));
  const bots = Array.from({ length: seats - sits.length }, (_, i): Command => {
    const seat = sits.length + i;
    return { t: "seat-bot", key: `bot-${seat}-local`, seat, level, temper };
  });
  const done = carryOut(table, [secrets.host], [...sits, ...bots]);
  if (!Array.isArray(done)) return done;
  const begun = beginNow(table, secrets);
  return Array.isArray(begun) ? { table, ops: [...first, ...done, ...begun] } : begun;
}

/** Deals: everybody on this device is ready. For a new table and for a rematch. */
export function beginNow(table: Table, secrets: DeviceSecrets): Op[] | Refusal {
  const { record } = table;
  const { id, attempt } = record;
  const persons = personsOf(record).map((seat) => ({ seat, part: newPart() }));
  const held = persons.flatMap(({ seat }) => secrets.ofSeat(record, seat) ?? []);
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
  return carryOut(table, [secrets.host, ...held], [...readies, { t: "start", key: "start-local" }, ...parts]);
}

function carryOut(table: Table, secrets: string[], commands: readonly Command[]): Op[] | Refusal {
  table.join(OWN, null);
  table.hello(OWN, { t: "hello", protocol: PROTOCOL, secrets, history: false }, env());
  for (const command of commands) table.command(OWN, command, env());
  // Removed silently: this connection was nobody's presence.
  table.connections.delete(OWN);
  const batches = table.take();
  const refused = batches.flatMap((b) => b.frames).find(({ frame }) => frame.t === "refused")?.frame;
  if (refused?.t === "refused") return { rule: refused.rule, data: refused.data };
  return batches.flatMap((b) => b.ops);
}
