import { shuffle, type Seat } from "@trestle/kernel";
import { ask, pop, push, pushEffect, type Ctx, type FrameRule } from "../stack.ts";
import type { Move, State } from "../types.ts";
import { actLocomotive } from "./locomotive.ts";
import { stationTiles } from "./setup.ts";
import { mayTake, takeAction } from "./take.ts";
import { isPaired, moveTrain } from "./track.ts";
import type { EndFrame } from "./types.ts";

/** GTR-TRN-5: the train stands at the End of the Line, and that comes first. */
export function isEndOfLine(x: Ctx): boolean {
  const { train } = x.s;
  if (train === null || train.pos < train.stations.length) return false;
  push(x, { k: "end-of-line", step: "chance", passes: 1 });
  return true;
}

/** BANG-TURN-1: at the start of the driver's turn the train moves. */
export function drive(x: Ctx, seat: Seat): void {
  const { train, driver } = x.s;
  if (train === null || driver !== seat) return;
  pushEffect(x, null, null);
  moveTrain(x, seat, train.pos + 1, "turn-start", "GTR-TRN-2");
}

/** GTR-EOL-1, steps 2 to 5; the arrival abilities belong to the move of the train. */
export const endFrame: FrameRule<EndFrame> = {
  clone: (f) => ({ k: f.k, step: f.step, passes: f.passes }),
  step(x, f) {
    const { s } = x;
    const { turn } = s;
    const gone = s.players[turn.seat]!.out;
    switch (f.step) {
      case "chance":
        if (!gone && mayTake(s, turn.seat) && isPaired(s.train!)) ask(x, turn.seat, "last-chance");
        else f.step = "choice";
        return;
      case "choice":
        f.step = "locomotive";
        if (turn.steam && !gone) ask(x, turn.seat, "full-steam"); // GTR-EOL-3: else the choice has lapsed
        turn.steam = false;
        return;
      case "locomotive":
        if (f.passes === 0) {
          f.step = "reset";
          return;
        }
        f.passes--;
        actLocomotive(x);
        return;
      case "reset":
        pop(x);
        newLine(x);
    }
  },
  moves(s, f, seat, out) {
    if (f.step === "locomotive") {
      out.push(IGNORE, TWICE);
      return;
    }
    if (!s.turn.owes) out.push({ t: "pass" });
    takeAction.moves(s, seat, out);
  },
  tries(s, f, seat, out) {
    if (f.step === "locomotive") {
      out.push(IGNORE, TWICE);
      return;
    }
    out.push({ t: "pass" });
    takeAction.tries(s, seat, out);
  },
  check(s, f, seat, m) {
    if (f.step === "locomotive") return m.t === "steam" ? null : "GTR-PC-FULL-1";
    if (m.t === "pass") return s.turn.owes ? "GTR-TAKE-4" : null;
    return m.t === "take" ? takeAction.check(s, seat, m) : "GTR-EOL-1";
  },
  answer(x, f, seat, m) {
    if (m.t === "steam") {
      f.passes = m.times;
      if (x.sink) x.sink({ t: "steamed", rule: "GTR-PC-FULL-1", seat, times: m.times });
    } else if (m.t === "pass") {
      f.step = "choice";
      if (x.sink) x.sink({ t: "declined", rule: "GTR-TAKE-8", seat, why: "railcar-action" });
    } else {
      takeAction.answer(x, seat, m);
    }
  },
};

const IGNORE: Move = { t: "steam", times: 0 };
const TWICE: Move = { t: "steam", times: 2 };

/** In a fixed order before the shuffle, so that the new order says nothing of the old one; a dozen pieces at most. */
function sortFew(list: number[]): void {
  for (let i = 1; i < list.length; i++) {
    const held = list[i]!;
    let j = i;
    for (; j > 0 && list[j - 1]! > held; j--) list[j] = list[j - 1]!;
    list[j] = held;
  }
}

/** GTR-EOL-1, step 5: new stations, a new train, the Locomotive's other side (GTR-LOC-1). */
function newLine(x: Ctx): void {
  const { s } = x;
  const train = s.train!;
  layLine(s);
  const deck = train.cars.concat(train.deck);
  sortFew(deck);
  shuffle(s.rng, deck);
  train.cars = [];
  while (train.cars.length < 3 && deck.length > 0) train.cars.push(deck.pop()!);
  train.deck = deck;
  train.pos = 0;
  train.side = train.side === "ironhorse" ? "leland" : "ironhorse";
  s.turn.owes = false;
  if (x.sink) {
    const { side } = train;
    const [stations, cars] = [train.stations.slice(), train.cars.slice()];
    x.sink({ t: "new-line", rule: "GTR-EOL-1", reveals: true, stations, cars, side });
  }
}

/** As long as the first line (GTR-SETUP-2). */
function layLine(s: State): void {
  const train = s.train!;
  const tiles = stationTiles(s.config);
  shuffle(s.rng, tiles);
  train.stations = tiles.splice(0, train.stations.length);
  train.spare = tiles;
}
