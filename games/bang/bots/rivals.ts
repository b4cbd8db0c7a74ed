import { NAME, type BangTypes, type Move, type Piece } from "../engine/index.ts";
import type { BotRequest } from "@trestle/bots";
import { isSane, type Knowledge } from "./knowledge.ts";
import { weighPhase } from "./play.ts";

/** Moves to think about next to the one by rule, the likeliest first. */
export function rivalsOf(request: BotRequest<BangTypes>, known: Knowledge, most: number): Move[] {
  const seen = new Set([likeness(known.rule)]);
  const found: Move[] = [];
  const add = (move: Move): void => {
    const key = likeness(move);
    if (found.length >= most || seen.has(key)) return;
    if (!isSane(request, known, move) || request.game.check(known.table, request.decision, move) !== null) return;
    seen.add(key);
    found.push(move);
  };
  if (request.decision.kind === "play") {
    const offers = weighPhase(known.table, request.decision.seat, known.mind).sort((a, b) => b.score - a.score);
    for (const { score, move } of offers) if (score > 0 && found.length < most - 2) add(move);
    for (const m of request.legal) if (m.t === "pass") add(m);
    for (const { move } of offers) add(move);
  }
  for (const m of request.legal) add(m);
  return found;
}

/** Moves that differ by a card's suit only are the same to a search. */
function likeness(m: Move): string {
  switch (m.t) {
    case "play":
      return `play ${NAME[m.card]} ${m.at} ${named(m.take)}`;
    case "use":
      return `use ${m.card} ${m.as} ${m.at} ${named(m.take)}`;
    case "answer":
    case "cover":
    case "sleeper":
    case "sid":
    case "pick":
    case "stand":
      return `${m.t} ${NAME[m.card]}`;
    case "divert":
      return `divert ${m.at}`;
    default:
      return JSON.stringify(m);
  }
}

function named(card: Piece | null): string {
  return card === null ? "" : NAME[card]!;
}
