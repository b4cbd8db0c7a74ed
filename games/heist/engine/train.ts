import { who } from "./context.ts";
import type { Ctx } from "./context.ts";
import type { Board } from "./board.ts";
import { NO_STAR } from "./edition/tables.ts";
import { lose } from "./end.ts";
import { frontOf, hasAbility, onTrain } from "./queries.ts";
import { captureHere } from "./sheriff.ts";
import type { State, Todo } from "./types.ts";

/**
 * The whole movement, space by space; what it comes upon is noted and waits on the list of things to do.
 * HEIST-TRAIN-1 to HEIST-TRAIN-4
 */
export function moveTrain(x: Ctx): void {
  const { b, s } = x;
  const distance = s.speed;
  const triggers: Todo[] = [];
  const overEdge: number[] = [];
  for (let step = 1; step <= distance; step++) {
    const to = frontOf(b, s);
    if (!s.tokens && b.junctionAt[to]! >= 0) return endLine(x, to, triggers);
    const from = s.cars[0]!;
    const edge = crosses(b, from, to);
    if (edge) noteRiders(b, s, overEdge);
    rollOn(x, to, step, distance, edge);
    captureHere(x, "HEIST-SHER-6");
    if (edge) triggers.push({ k: "trigger", star: null });
    if (b.star[to] !== NO_STAR) triggers.push({ k: "trigger", star: to });
  }
  for (let i = triggers.length - 1; i >= 0; i--) s.todo.push(triggers[i]!);
  askBoxcar(x, overEdge);
}

/**
 * HEIST-END-4. In versus the towns that the engine has already reached are worked first, so that their counters count
 * (HEIST-TRAIN-6, from rules version 2 on).
 */
function endLine(x: Ctx, junction: number, triggers: readonly Todo[]): void {
  const { b, s } = x;
  if (s.rules < 2) return lose(x, "HEIST-END-4");
  if (x.sink) x.sink({ t: "line-ended", rule: "HEIST-END-4", at: b.spaceIds[junction]! });
  if (s.mode !== "versus") return lose(x, "HEIST-END-4");
  s.todo.push({ k: "line-ends" });
  for (let i = triggers.length - 1; i >= 0; i--) s.todo.push(triggers[i]!);
}

export function crosses(b: Board, from: number, to: number): boolean {
  return from !== to && b.edge.includes(from) && b.edge.includes(to);
}

/** One space: everybody follows, then whatever is on the track, then roofs that enter the tunnel. HEIST-TRAIN-3 */
function rollOn(x: Ctx, to: number, step: number, of: number, edge: boolean): void {
  const { b, s } = x;
  const { cars } = s;
  const from = cars[0]!;
  const last = cars[4]!;
  for (let i = 4; i > 0; i--) cars[i] = cars[i - 1]!;
  cars[0] = to;
  if (x.sink)
    x.sink({
      t: "rolled",
      rule: "HEIST-TRAIN-2",
      step,
      of,
      from: b.spaceIds[from]!,
      to: b.spaceIds[to]!,
      cars: cars.map((c) => b.spaceIds[c]!),
      edge,
    });
  runOver(x, to);
  for (let section = 2; section <= 5; section++) {
    const before = section === 5 ? last : cars[section]!;
    if (b.isTunnel[cars[section - 1]!] === 1 && b.isTunnel[before] === 0) sweepRoofs(x, section);
  }
}

/** HEIST-TRACK-1, HEIST-TRACK-2 */
function runOver(x: Ctx, at: number): void {
  const { b, s } = x;
  for (let i = 0; i < s.cowboys.length; i++) {
    const c = s.cowboys[i]!;
    if (c.at !== at) continue;
    if (x.sink) {
      const [here, to] = [b.spaceIds[at]!, b.spaceIds[b.canyon]!];
      x.sink({ t: "hit", rule: "HEIST-TRACK-1", who: who(x, i), at: here, to, horse: c.horse });
    }
    c.horse = null;
    c.at = b.canyon;
    c.flat = true;
  }
  for (let h = 0; h < s.horses.length; h++) {
    if (s.horses[h] !== at) continue;
    s.horses[h] = null;
    if (x.sink) x.sink({ t: "horse-lost", rule: "HEIST-TRACK-2", horse: h, at: b.spaceIds[at]! });
  }
}

/** HEIST-TUN-2; Boxcar drops to the Enter/Exit of the section instead. HEIST-WANT-10 */
function sweepRoofs(x: Ctx, section: number): void {
  const { b, s } = x;
  for (let i = 0; i < s.cowboys.length; i++) {
    const c = s.cowboys[i]!;
    if (b.isRoof[c.at] === 0 || b.section[c.at] !== section) continue;
    const from = b.spaceIds[c.at]!;
    const ducks = hasAbility(b, c, "duckTunnel");
    c.at = ducks ? b.enterExit[section]! : b.canyon;
    c.flat = !ducks;
    if (!x.sink) continue;
    const to = b.spaceIds[c.at]!;
    if (ducks) x.sink({ t: "ducked", rule: "HEIST-WANT-10", who: who(x, i), from, to });
    else x.sink({ t: "swept-off", rule: "HEIST-TUN-2", who: who(x, i), from, to });
  }
}

function noteRiders(b: Board, s: State, list: number[]): void {
  for (let i = 0; i < s.cowboys.length; i++) {
    const c = s.cowboys[i]!;
    if (onTrain(b, c) && c.at !== b.jail && !list.includes(i)) list.push(i);
  }
}

/** After the movement, before its first Event Card; the active player first, then clockwise. HEIST-WANT-4, HEIST-WANT-9 */
function askBoxcar(x: Ctx, riders: readonly number[]): void {
  const { b, s } = x;
  const card = b.wantedFor.rideOverEdge;
  if (riders.length === 0 || card < 0 || !s.row.includes(card)) return;
  const n = s.cowboys.length;
  for (let i = n - 1; i >= 0; i--) {
    const c = (s.active + i) % n;
    if (riders.includes(c)) s.todo.push({ k: "claim", who: c, cards: [card] });
  }
}
