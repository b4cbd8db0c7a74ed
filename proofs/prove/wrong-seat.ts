import { sha256Text } from "@trestle/kernel";
import { readLive } from "./on-disk.ts";
import { newKey, newPart, newSecret, openGame, Prober, quiet, type Opened } from "./prober.ts";
import { call, wait, type Made, type Program } from "./program.ts";
import { addFigures, type Figures } from "./proof.ts";
import type { Wish } from "./stage.ts";

function forSeat(seat: number, d: number, move: unknown): Wish[] {
  return [
    { t: "ready", seat, ready: false, attempt: 1, commitment: null },
    { t: "part", seat, attempt: 1, part: newPart() },
    { t: "leave", seat },
    { t: "move", seat, d, move },
    { t: "why", seat, d, picks: [] },
    { t: "undo", seat },
    { t: "take-back", seat, to: 0 },
    { t: "agree", seat, yes: true },
    { t: "say", seat, channel: "table", text: "it is me" },
    { t: "say", seat, channel: "out", text: "it is me" },
    { t: "mind", seat, brief: "bold" },
    { t: "notify", seat, to: null },
    { t: "rotate", seat, secret: newSecret() },
    { t: "look", seat, v: 0 },
    { t: "note", seat, about: (seat + 1) % 2, guess: null, strength: 1, text: "it is me" },
    { t: "seal", seat },
    { t: "bet", seat, on: "winner", about: (seat + 1) % 2, guess: null },
    { t: "sketch", seat, keys: ["car:1"], text: "it is me" },
    { t: "reveal", seat },
    { t: "ping-piece", seat, piece: "car:1" },
  ];
}
const HOSTS: readonly Wish[] = [
  { t: "arrange", options: {}, seats: 4, clock: "off" },
  { t: "seat-bot", seat: 0, level: "greenhorn", temper: "even" },
  { t: "free", seat: 0 },
  { t: "start" },
  { t: "pause", on: true },
  { t: "close" },
];

async function refused(who: Prober, wish: Wish & { key?: string }, about: string, tally: Figures): Promise<void> {
  const rule = await who.rule(wish);
  if (!/^[A-Z]+(-[A-Z]+)*-\d+$/.test(rule)) throw new Error(`${about}: ${JSON.stringify(wish)} was answered ${rule}`);
  addFigures(tally, { refusals: 1 });
}

/** Every command from every wrong seat, twice, late and early: none may be accepted. */
export async function wrongSeats(program: Program, game: string, seats: number): Promise<Figures> {
  const tally: Figures = {};
  const opened = await openGame(program, game, seats);
  await whilePlaying(program, opened, tally);
  await afterwards(program, await openGame(program, game, seats), tally);
  return tally;
}

/** What nobody may do, tried by everybody at this moment. */
async function spoil({ ann, bob }: Opened, eve: Prober, when: string, tally: Figures): Promise<void> {
  const seats = ann.table.seats.length;
  for (const who of [ann, bob, eve])
    for (let seat = 0; seat < seats + 2; seat++) {
      const owed = ann.owed(0) ?? bob.owed(1);
      const wishes = who.you.seats.includes(seat) ? [] : forSeat(seat, owed?.d ?? 1, owed?.moves[0] ?? {});
      for (const wish of wishes) await refused(who, wish, `seat ${seat}, ${when}`, tally);
    }
  for (const who of [bob, eve]) for (const wish of HOSTS) await refused(who, wish, `no host, ${when}`, tally);
}

async function whilePlaying(program: Program, opened: Opened, tally: Figures): Promise<void> {
  const { made, ann, bob } = opened;
  const eve = await Prober.at(program, made.table);
  const before = ann.v;
  await spoil(opened, eve, "in play", tally);
  if (ann.v !== before) throw new Error("something happened though everything was refused");
  await timing(opened, tally);
  await ann.ask({ t: "pause", on: true });
  await spoil(opened, eve, "paused", tally);
  for (const [who, seat] of [
    [ann, 0],
    [bob, 1],
  ] as const)
    await refused(who, { t: "move", seat, d: who.owed(seat)?.d ?? 1, move: {} }, "paused", tally);
  await ann.ask({ t: "close" });
  await spoil(opened, eve, "closed", tally);
  for (const who of [ann, bob, eve]) who.end();
}

/** The game is played to its end; nothing of it can be done any more, not even by those whose seats they are. */
async function afterwards(program: Program, opened: Opened, tally: Figures): Promise<void> {
  const { made, ann, bob } = opened;
  const last = new Map<number, Wish>();
  while (ann.table.phase === "playing") {
    await quiet(ann);
    await wait(1);
    for (const [who, seat] of [
      [ann, 0],
      [bob, 1],
    ] as const) {
      const owed = who.owed(seat);
      if (owed === null) continue;
      const wish: Wish = { t: "move", seat, d: owed.d, move: owed.moves[owed.d % owed.moves.length] };
      if ((await who.rule(wish)) === "done") last.set(seat, wish);
    }
  }
  const eve = await Prober.at(program, made.table);
  await spoil(opened, eve, "over", tally);
  for (const [who, seat] of [
    [ann, 0],
    [bob, 1],
  ] as const) {
    for (const wish of [last.get(seat), { t: "undo", seat } as const])
      if (wish !== undefined) await refused(who, wish, "over", tally);
  }
  await refused(eve, { t: "rematch" }, "a stranger", tally);
  await refused(ann, { t: "start" }, "over", tally);
  for (const who of [ann, bob, eve]) who.end();
}

/** Twice, late, early, another's decision: each by the one who holds the seat. */
async function timing({ ann, bob }: Opened, tally: Figures): Promise<void> {
  const [who, seat] = ann.owed(0) === null ? ([bob, 1] as const) : ([ann, 0] as const);
  const { d, moves } = who.owed(seat)!;
  const move = moves[0];
  const early = [d + 1, d + 2, d + 50, 999_999];
  for (const later of early) await refused(who, { t: "move", seat, d: later, move }, "early", tally);
  for (const other of who.boards[0]!.pending.filter((p) => p.seat !== seat))
    await refused(who, { t: "move", seat, d: other.id, move }, "another's decision", tally);
  const key = newKey();
  if ((await who.rule({ t: "move", seat, d, move, key })) !== "done") throw new Error("a legal move was refused");
  await quiet(who);
  const v = who.v;
  if ((await who.rule({ t: "move", seat, d, move, key })) !== "done") throw new Error("a repeat got another answer");
  addFigures(tally, { repeats: 1 });
  await refused(who, { t: "move", seat, d, move }, "late", tally);
  for (let old = 0; old < d; old++) await refused(who, { t: "move", seat, d: old, move }, "late", tally);
  if (who.v !== v) throw new Error("a move counted twice");
}

/** Guesses, other tables' secrets, hashes from the disk, old secrets, somebody's `sit` again: no seat is given. */
export async function takeOver(program: Program, game: string, seats: number): Promise<Figures> {
  const { made, ann, bob } = await openGame(program, game, seats);
  const other = await openGame(program, game, seats);
  const old = bob.secrets.slice();
  const turned = newSecret();
  await bob.ask({ t: "rotate", seat: 1, secret: turned });
  bob.secrets.push(turned);
  const [disk] = readLive(program.data, [made.table]);
  const held = disk!.record.seats.flatMap((s) => (s.kind === "person" ? [...s.holders, s.commitment ?? ""] : []));
  const half = (text: string): string[] => [text.slice(0, 32), text.slice(-32)];
  const guesses = [
    ...["0", "f"].map((c) => c.repeat(32)),
    ...Array.from({ length: 40 }, () => newPart().slice(0, 32)),
    ...[...held, disk!.record.host, disk!.record.secret, disk!.record.botSecret].flatMap(half),
    ...half(sha256Text(made.table)),
    ...half(sha256Text(made.code)),
    ...other.ann.secrets,
    ...other.bob.secrets,
    ...old,
    ...[...ann.secrets, ...bob.secrets].map((s) => `${s.slice(0, 31)}${s.endsWith("0") ? "1" : "0"}`),
  ];
  let tries = 0;
  for (let i = 0; i < guesses.length; i += 8) {
    const eve = await Prober.at(program, made.table, guesses.slice(i, i + 8));
    tries += Math.min(8, guesses.length - i);
    if (eve.you.seats.length > 0 || eve.you.host) throw new Error(`a seat was taken with one of ${i} to ${i + 7}`);
    eve.end();
  }
  tries += await sitAgain(program, game, seats);
  for (const who of [ann, bob, other.ann, other.bob]) who.end();
  return { takeOvers: tries };
}

/** In the lobby: taken seats, and the key of somebody else's `sit` without the secret that only they know. */
async function sitAgain(program: Program, game: string, seats: number): Promise<number> {
  const made = await call<Made>(`${program.origin}/api/tables`, { game, seats, bots: 0 });
  const ann = await Prober.at(program, made.table);
  const eve = await Prober.at(program, made.table);
  const key = newKey();
  await ann.ask({ t: "sit", seat: 0, name: "Ann", secret: newSecret(), key });
  await eve.ask({ t: "sit", seat: 0, name: "Ann", secret: newSecret(), key });
  const rule = await eve.rule({ t: "sit", seat: 0, name: "Eve", secret: newSecret() });
  if (rule === "done" || eve.secrets.length > 0 || eve.you.seats.length > 0) throw new Error("eve has Ann's seat");
  ann.end();
  eve.end();
  return 2;
}
