import { Prober } from "./prober.ts";
import { call, Program, until, wait, type Made } from "./program.ts";
import type { Figures } from "./proof.ts";

const ATTACKER = "127.0.0.2";
const HONEST = "127.0.0.3";
/** p95 of bots' answers under attack, as a multiple of what it is without. */
const BAR = 1.5;

/**
 * What the attacker does with its tables. `abandoned`: of bots alone, all sockets closed. `watched`: of bots alone, an
 * open socket at each. `seated`: sits at each and plays at once whenever it may.
 */
type Attack = "abandoned" | "watched" | "seated";

interface BotLoad {
  tables: number;
  rounds: number;
  /** Answers of bots that are measured in each round, with and without the attack. */
  samples: number;
  /** What the honest table plays. */
  game: string;
  /** Milliseconds an answer takes at least; with 0 all that is measured is thinking and waiting. */
  pace: number;
}

/** The host of a table of Legends: it only watches, or takes one of the seats. */
async function openTable(program: Program, game: string, from: string, seated: boolean): Promise<Prober> {
  const wish = { game, seats: 4, bots: seated ? 3 : 4, level: "legend" };
  const made = await call<Made>(`${program.origin}/api/tables`, wish);
  const host = await Prober.at(program, made.table, [made.hostSecret], from);
  if (seated) await host.sit("Ann", 0);
  return host;
}

async function start(host: Prober): Promise<void> {
  const started = await host.rule({ t: "start" });
  if (started !== "done") throw new Error(`a table of bots did not begin: ${started}`);
  await until(() => host.table.phase === "playing", "the deal");
}

/** Plays whatever its seat owes at once, until it is enough. */
async function playOn(host: Prober, enough: () => boolean): Promise<void> {
  const played = new Set<number>();
  const isOver = (): boolean => enough() || host.socket.isClosed || host.table.phase !== "playing";
  const owed = () => {
    const next = host.owed(0);
    return next === null || played.has(next.d) ? null : next;
  };
  for (;;) {
    await until(() => isOver() || owed() !== null, "the bots");
    const next = owed();
    if (isOver() || next === null) return;
    played.add(next.d);
    await host.ask({ t: "move", seat: 0, d: next.d, move: next.moves[next.d % next.moves.length] });
  }
}

/** Milliseconds from each question to a bot until the step that answers it, as its table is shown them. */
function timeBots(host: Prober, times: number[]): void {
  const take = host.socket.onFrame;
  const asked = new Map<number, number>();
  host.socket.onFrame = (frame) => {
    take(frame);
    if (frame.t !== "sync" && frame.t !== "step") return;
    const now = performance.now();
    const open = host.boards.flatMap((b) => b.pending).filter((d) => !d.free && d.seat !== 0);
    for (const { id } of open) if (!asked.has(id)) asked.set(id, now);
    for (const [id, since] of asked)
      if (!open.some((d) => d.id === id)) {
        asked.delete(id);
        times.push(now - since);
      }
  };
}

/** Plays with three Legends until so many of their answers were seen. */
async function botAnswers(program: Program, { game, samples }: BotLoad): Promise<number[]> {
  const times: number[] = [];
  while (times.length < samples) {
    const ann = await openTable(program, game, HONEST, true);
    timeBots(ann, times);
    await start(ann);
    await playOn(ann, () => times.length >= samples);
    ann.end();
  }
  return times;
}

/** Begins the attack anew; the function it returns ends it. */
async function attackWith(attack: Attack, program: Program, tables: number): Promise<() => void> {
  const hosts: Prober[] = [];
  const end = (): void => {
    for (const host of hosts) host.end();
  };
  for (let i = 0; i < tables; i++) {
    const host = await openTable(program, "bang", ATTACKER, attack === "seated");
    hosts.push(host);
    await start(host);
    if (attack === "seated") void playOn(host, () => false).catch(() => undefined);
  }
  if (attack === "abandoned") end();
  return end;
}

/** No job waits for a thread any more. */
async function drained(program: Program): Promise<void> {
  for (const end = performance.now() + 120_000; performance.now() < end; await wait(50)) {
    const text = await (await fetch(`${program.origin}/metrics`)).text();
    if (!/^trestle_thinking_waiting\{lane="bots"\} [1-9]/m.test(text)) return;
  }
  throw new Error("bots go on at tables that nobody looks at");
}

function p95(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]!;
}

/** One server is attacked, one is not; an honest table is measured at both in turn. */
async function fairBots(attack: Attack, load: BotLoad): Promise<Figures> {
  const flags = ["--rates", "0", "--bot-threads", "1", "--bot-pace", String(load.pace)];
  const [calm, attacked] = [new Program(...flags), new Program(...flags)];
  const quiet: number[] = [];
  const loud: number[] = [];
  try {
    for (const program of [calm, attacked]) {
      await program.start();
      // The thread has started and the engine's code is warm before anything counts.
      await botAnswers(program, load);
    }
    for (let round = 0; round < load.rounds; round++) {
      quiet.push(...(await botAnswers(calm, load)));
      const end = await attackWith(attack, attacked, load.tables);
      loud.push(...(await botAnswers(attacked, load)));
      end();
      await drained(attacked);
    }
  } finally {
    await Promise.all([calm.end(), attacked.end()]);
  }
  const ratio = Math.round((p95(loud) / p95(quiet)) * 100) / 100;
  const name = `${attack[0]!.toUpperCase()}${attack.slice(1)}Pace${load.pace}`;
  const figures = {
    [`maxQuietP95${name}`]: Math.round(p95(quiet)),
    [`maxP95${name}`]: Math.round(p95(loud)),
    [`maxRatio${name}`]: ratio,
  };
  if (ratio > BAR) throw new Error(`an honest table waits for bots: ${JSON.stringify(figures)}`);
  return figures;
}

const FULL = { tables: 40, rounds: 5, samples: 40 };
const ATTACKS: readonly Attack[] = ["abandoned", "watched", "seated"];

/** What a player meets at the usual pace, and the same without the pace, which could hide some waiting. */
export const botAttacks = ATTACKS.flatMap((attack) => [
  () => fairBots(attack, { ...FULL, game: "bang", pace: 400 }),
  () => fairBots(attack, { ...FULL, game: "colt", pace: 0 }),
]);
