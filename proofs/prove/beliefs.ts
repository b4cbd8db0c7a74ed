import { bang } from "@trestle/games/bang/engine";
import { think, type BotRequest, type Level } from "@trestle/bots";
import { BANG_ROLES, bangBots, thoughtBang } from "@trestle/games/bang/bots";
import type { BangTypes, Event, State } from "@trestle/games/bang/engine";
import { isRefusal, owed, redact, sfc32, sha256Text, word } from "@trestle/kernel";
import type { Figures, Proof } from "./proof.ts";

const GAMES_A_PART = 20;
/** From here on a shot at a friend is one that nobody forgives. */
const SURE = 0.8;
const BINS = 10;
/** Every so many-th game a Legend sits among them, with few iterations: vetoes do not depend on how many. */
const LEGEND = 10;

/** What Gunslingers believe about roles, held against the truth, and whether they ever fire at whom they trust. */
export const beliefs: Proof = {
  name: "beliefs",
  about: "10,000 games of BANG!: what is believed about roles against the truth, and shots at friends",
  parts: 10_000 / GAMES_A_PART,
  run(part) {
    const figures: Figures = { games: 0, judged: 0, lossSum: 0, shots: 0, maxFriendShot: 0, friendlyFire: 0 };
    for (let g = 0; g < GAMES_A_PART; g++) watch(part * GAMES_A_PART + g, figures);
    const { judged, lossSum } = figures;
    process.stderr.write(`log loss ${(lossSum! / judged!).toFixed(3)}, off by ${error(figures).toFixed(3)}\n`);
    if (figures["friendlyFire"]! > 0) throw new Error(`part ${part}: somebody fired at a friend`);
    return figures;
  },
};

/** By how much chances are off on average: said and true, bin by bin. */
function error(f: Figures): number {
  let [off, n] = [0, 0];
  for (let bin = 0; bin < BINS; bin++) {
    off += Math.abs((f[`said${bin}`] ?? 0) - (f[`true${bin}`] ?? 0));
    n += f[`bin${bin}`] ?? 0;
  }
  return off / Math.max(1, n);
}

function watch(game: number, figures: Figures): void {
  const config = bang.parseConfig(game % 2 === 0 ? {} : { expansion: false });
  if (isRefusal(config)) throw new Error(config.rule);
  const seats = game % 4 < 2 ? 5 : 7;
  const heard: Event[][] = Array.from({ length: seats }, () => []);
  const sink = (e: Event): void => heard.forEach((h, seat) => h.push(redact(e, seat)));
  const s = bang.setup({ config, seats, seed: sha256Text(`beliefs ${game}`), rules: bang.rulesVersion }, sink);
  const rng = sfc32(Number.parseInt(sha256Text(`watched ${game}`).slice(0, 8), 16));
  let [turns, last] = [0, -1];
  figures["games"]!++;
  for (let d = owed(bang.pending(s)); d !== null; d = owed(bang.pending(s))) {
    const legal: BangTypes["move"][] = [];
    bang.moves(s, d, legal);
    const level: Level = game % LEGEND === 0 && d.seat === game % seats ? "legend" : "gunslinger";
    const view = bang.view(s, d.seat);
    const asked = { game: bang, view, history: heard[d.seat]!, legal, decision: d, seed: word(rng) };
    const ask: BotRequest<BangTypes> = { ...asked, iterations: 60, level, temper: "even" };
    const { move } = think(bangBots, ask);
    if (d.kind === "play" && last !== d.seat) {
      last = d.seat;
      if (++turns > seats) judge(thoughtBang(ask).chances, s, figures);
    }
    if (legal.length > 1 && "at" in move && move.at !== null) fire(thoughtBang(ask).friend(move), figures);
    bang.apply(s, d, move, sink);
  }
}

function fire(friend: number, figures: Figures): void {
  if (friend === 0) return;
  figures["shots"]!++;
  figures["maxFriendShot"] = Math.max(figures["maxFriendShot"]!, friend);
  if (friend > SURE) figures["friendlyFire"]!++;
}

/** From the second round on: minus the logarithm of the true role's chance, and how often what was said is so. */
function judge(chances: readonly (readonly number[] | null)[], s: State, figures: Figures): void {
  chances.forEach((list, at) => {
    if (list === null) return;
    const truth = BANG_ROLES.indexOf(s.players[at]!.role);
    figures["lossSum"]! -= Math.log(Math.max(1e-9, list[truth]!));
    figures["judged"]!++;
    list.forEach((said, role) => {
      if (BANG_ROLES[role] === "sheriff") return;
      const bin = Math.min(BINS - 1, Math.floor(said * BINS));
      for (const [name, by] of [
        ["bin", 1] as const,
        ["said", said] as const,
        ["true", Number(role === truth)] as const,
      ])
        figures[`${name}${bin}`] = (figures[`${name}${bin}`] ?? 0) + by;
    });
  });
}
