import { CHARACTER_IDS, NAME, type Event, type View } from "../engine/index.ts";

const SLAB = CHARACTER_IDS.indexOf("slab-the-killer");

/**
 * How many cards of each hand may be an answer to a shot: who lets one hit has none then, and what comes later is
 * anybody's guess, unless everybody saw it.
 */
export function hiddenCards(view: View, history: readonly Event[]): number[] {
  const fresh = view.players.map(() => 0);
  let doubled = false;
  for (const e of history) {
    switch (e.t) {
      case "drew":
        fresh[e.seat]! += e.count;
        break;
      case "picked-up":
      case "store-taken":
        if (isAnswer(e.card)) fresh[e.seat]!++;
        break;
      case "stole":
        if (e.card === null || isAnswer(e.card)) fresh[e.seat]!++;
        break;
      case "gave":
        fresh[e.at]!++;
        break;
      case "inherited":
        fresh[e.seat]! += e.count;
        break;
      case "played":
        // Slab the Killer's BANG! takes two: to let it hit says less.
        doubled = e.as === "bang" && view.players[e.seat]!.character === SLAB;
        break;
      case "declined":
        if (!doubled && isShot(e.why)) fresh[e.seat] = 0;
        break;
      default:
    }
  }
  return fresh.map((n, at) => Math.min(n, view.players[at]!.hand));
}

function isAnswer(card: number): boolean {
  const name = NAME[card];
  return name === "missed" || name === "evaded" || name === "cactus";
}

function isShot(why: string): boolean {
  return (SHOTS as readonly string[]).includes(why);
}

const SHOTS = [
  "bang",
  "gatling",
  "knife-revolver",
  "train-robbery",
  "sleeper-car",
  "baggage-car",
  "ironhorse",
] as const;
