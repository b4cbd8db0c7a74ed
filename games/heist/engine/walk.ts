import type { Refusal } from "@trestle/kernel";
import type { Board } from "./board.ts";
import { no, who } from "./context.ts";
import type { Ctx } from "./context.ts";
import { carOn, frontOf, hasAbility, inTunnel, isClosed, onTrain } from "./queries.ts";
import { meetSheriff } from "./sheriff.ts";
import type { Cowboy, Move, State } from "./types.ts";

/** What stands in the way of entering a Main Map space on foot, from the one it touches. HEIST-MOVE-2 */
function barred(b: Board, s: State, c: Cowboy, to: number): Refusal | null {
  const section = carOn(s, to);
  if (section > 0) return no("HEIST-MOVE-2", { to: b.spaceIds[to]!, section });
  if (!isClosed(b, s, to) || hasAbility(b, c, "ignoreClosedRange")) return null;
  const rule = isClosed(b, s, c.at) ? "HEIST-RANGE-4" : "HEIST-RANGE-2";
  return no(rule, {
    from: b.spaceIds[c.at]!,
    to: b.spaceIds[to]!,
    cactus: b.edition.mainMap.cacti[b.closedBy[to]!]!.id,
  });
}

function canEnter(b: Board, s: State, c: Cowboy, to: number): boolean {
  return carOn(s, to) === 0 && (!isClosed(b, s, to) || hasAbility(b, c, "ignoreClosedRange"));
}

export function canStep(b: Board, s: State, c: Cowboy, to: number): boolean {
  return to < b.mainCount ? canEnter(b, s, c, to) : b.isRoof[to] === 0 || !inTunnel(b, s, b.section[to]!);
}

/** One step on foot from a space to another of the same map. HEIST-MOVE-1 */
export function judgeStep(b: Board, s: State, c: Cowboy, from: number, name: string): Refusal | null {
  const figures = { from: b.spaceIds[from]!, to: name };
  if (b.mesas.has(name)) return no("HEIST-MAP-3", figures);
  const to = b.spaceOf.get(name);
  if (to === undefined) return no("HEIST-MOVE-1", figures);
  if (to === b.jail) return no("HEIST-MOVE-4", figures);
  if (b.touches[from * b.spaceCount + to] === 0) {
    if (from >= b.mainCount && to >= b.mainCount) return no("HEIST-TMAP-3", figures);
    if (b.edge.includes(from) && b.edge.includes(to) && from !== to) return no("HEIST-RAIL-2", figures);
    if (b.isTunnel[to] === 1) return no("HEIST-RAIL-5", figures);
    return no("HEIST-MOVE-1", figures);
  }
  if (to < b.mainCount) return barred(b, s, { ...c, at: from }, to);
  const section = b.section[to]!;
  return b.isRoof[to] === 1 && inTunnel(b, s, section) ? no("HEIST-MOVE-5", { ...figures, section }) : null;
}

/** HEIST-BOARD-1 to HEIST-BOARD-6 */
export function judgeBoard(b: Board, s: State, c: Cowboy, section: number): Refusal | null {
  const car = s.cars[section - 1];
  if (car === undefined || onTrain(b, c)) return no("HEIST-BOARD-1", { from: b.spaceIds[c.at]!, section });
  const figures = { from: b.spaceIds[c.at]!, section, car: b.spaceIds[car]! };
  if (b.touches[c.at * b.spaceCount + car] === 0) {
    const over = b.edge.includes(c.at) && b.edge.includes(car);
    return no(over ? "HEIST-BOARD-6" : "HEIST-BOARD-1", figures);
  }
  return section === 1 && c.at === frontOf(b, s) ? no("HEIST-BOARD-2", figures) : null;
}

export function canBoard(b: Board, s: State, c: Cowboy, section: number, front: number): boolean {
  return b.touches[c.at * b.spaceCount + s.cars[section - 1]!] === 1 && (section !== 1 || c.at !== front);
}

/** A place beside or behind a section where one may get off. HEIST-LEAVE-1 */
function judgeLanding(b: Board, s: State, c: Cowboy, section: number, to: number): Refusal | null {
  const car = s.cars[section - 1]!;
  const figures = { section, car: b.spaceIds[car]!, to: b.spaceIds[to]! };
  if (b.touches[car * b.spaceCount + to] === 0)
    return no(inTunnel(b, s, section) ? "HEIST-LEAVE-4" : "HEIST-LEAVE-1", figures);
  if (carOn(s, to) > 0) return no("HEIST-LEAVE-1", { ...figures, taken: carOn(s, to) });
  if (to === frontOf(b, s)) return no("HEIST-LEAVE-1", { ...figures, front: b.spaceIds[to]! });
  return canEnter(b, s, c, to) ? null : no("HEIST-RANGE-3", figures);
}

export function judgeLeave(b: Board, s: State, c: Cowboy, name: string): Refusal | null {
  const figures = { from: b.spaceIds[c.at]!, to: name };
  const section = b.enterExitOf[c.at]!;
  if (section === 0) {
    if (!onTrain(b, c)) return no("HEIST-LEAVE-1", figures);
    return no(b.isRoof[c.at] === 1 ? "HEIST-LEAVE-2" : "HEIST-LEAVE-3", figures);
  }
  const to = b.spaceOf.get(name);
  if (to === undefined || to >= b.mainCount) return no("HEIST-LEAVE-1", figures);
  return judgeLanding(b, s, c, section, to);
}

export function canLeave(b: Board, s: State, c: Cowboy, to: number, front: number): boolean {
  return to < b.mainCount && to !== front && canEnter(b, s, c, to);
}

/** From a roof onto a horse. HEIST-LEAVE-2, HEIST-LEAVE-5 */
export function judgeJump(b: Board, s: State, c: Cowboy, horse: number): Refusal | null {
  const at = s.horses[horse];
  if (b.isRoof[c.at] === 0) return no("HEIST-LEAVE-2", { from: b.spaceIds[c.at]! });
  if (at === undefined || at === null) return no("HEIST-TRACK-2", { horse });
  const landing = judgeLanding(b, s, c, b.section[c.at]!, at);
  if (landing !== null)
    return landing.rule === "HEIST-LEAVE-1" ? no("HEIST-LEAVE-2", { ...landing.data, horse }) : landing;
  return judgeSaddle(s, horse);
}

function judgeSaddle(s: State, horse: number): Refusal | null {
  let riders = 0;
  for (const c of s.cowboys) if (c.horse === horse) riders++;
  return riders < 2 ? null : no("HEIST-LEAVE-5", { horse, riders });
}

/** HEIST-FREE-2 */
export function judgeMount(b: Board, s: State, c: Cowboy, horse: number): Refusal | null {
  const at = s.horses[horse];
  if (at === undefined || at === null) return no("HEIST-TRACK-2", { horse });
  if (c.horse === horse) return no("HEIST-FREE-2", { horse, mounted: 1 });
  if (at !== c.at) return no("HEIST-FREE-2", { horse, from: b.spaceIds[c.at]!, at: b.spaceIds[at]! });
  const full = judgeSaddle(s, horse);
  return full === null ? null : no("HEIST-FREE-2", full.data);
}

export function judgeDash(b: Board, s: State, c: Cowboy, via: string, to: string): Refusal | null {
  if (!hasAbility(b, c, "doubleStep")) return no("HEIST-MOVE-1", { from: b.spaceIds[c.at]!, to });
  if (s.dashed) return no("HEIST-WANT-10", { used: 1 });
  const first = judgeStep(b, s, c, c.at, via);
  return first ?? judgeStep(b, s, c, b.spaceOf.get(via)!, to);
}

/** A mounted cowboy gets off first; the horse stays. HEIST-MOVE-7 */
function step(x: Ctx, me: number, to: number): void {
  const { b, s } = x;
  const c = s.cowboys[me]!;
  const from = c.at;
  dismount(x, me);
  c.at = to;
  if (x.sink)
    x.sink({
      t: "moved",
      rule: "HEIST-MOVE-1",
      who: who(x, me),
      from: b.spaceIds[from]!,
      to: b.spaceIds[to]!,
      left: s.actions,
    });
  meetSheriff(x, me);
}

export function dismount(x: Ctx, me: number): void {
  const c = x.s.cowboys[me]!;
  if (c.horse === null) return;
  const horse = c.horse;
  c.horse = null;
  if (x.sink) x.sink({ t: "dismounted", rule: "HEIST-FREE-2", who: who(x, me), horse, at: x.b.spaceIds[c.at]! });
}

export function mount(x: Ctx, me: number, horse: number): void {
  const c = x.s.cowboys[me]!;
  dismount(x, me);
  c.horse = horse;
  if (x.sink) x.sink({ t: "mounted", rule: "HEIST-FREE-2", who: who(x, me), horse, at: x.b.spaceIds[c.at]! });
}

/** Every Heist Action on foot that changes the place of the cowboy. */
export function walk(x: Ctx, me: number, m: Extract<Move, { t: "move" | "dash" | "board" | "leave" | "jump" }>): void {
  const { b, s } = x;
  const c = s.cowboys[me]!;
  const from = c.at;
  switch (m.t) {
    case "move":
      return step(x, me, b.spaceOf.get(m.to)!);
    case "dash":
      s.dashed = true;
      step(x, me, b.spaceOf.get(m.via)!);
      if (c.at !== b.jail) step(x, me, b.spaceOf.get(m.to)!); // HEIST-WANT-10: the second space is lost in jail
      return;
    case "board":
      dismount(x, me); // HEIST-BOARD-3
      c.at = b.enterExit[m.section]!;
      if (x.sink) {
        const to = b.spaceIds[c.at]!;
        x.sink({
          t: "boarded",
          rule: "HEIST-BOARD-1",
          who: who(x, me),
          from: b.spaceIds[from]!,
          to,
          section: m.section,
          left: s.actions,
        });
      }
      return meetSheriff(x, me); // HEIST-BOARD-5
    case "leave":
      c.at = b.spaceOf.get(m.to)!;
      if (x.sink) {
        const section = b.section[from]!;
        x.sink({
          t: "left",
          rule: "HEIST-LEAVE-1",
          who: who(x, me),
          from: b.spaceIds[from]!,
          to: m.to,
          section,
          left: s.actions,
        });
      }
      return;
    case "jump":
      c.at = s.horses[m.horse]!;
      c.horse = m.horse;
      if (x.sink) {
        const to = b.spaceIds[c.at]!;
        x.sink({
          t: "jumped",
          rule: "HEIST-LEAVE-2",
          who: who(x, me),
          from: b.spaceIds[from]!,
          to,
          horse: m.horse,
          left: s.actions,
        });
      }
      return;
  }
}
