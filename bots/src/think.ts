import type { Types } from "@trestle/kernel";
import type { Answer, Ask, Hint, Company, Thinking } from "./ask.ts";

/** All iterations at once: what a test, a tool or somebody who checks a log asks for. */
export function answer<T extends Types>(player: Company<T>, ask: Ask<T>): Answer<T> {
  return whole(player, ask).answer();
}

export function hints<T extends Types>(player: Company<T>, ask: Ask<T>): Hint<T>[] {
  return whole(player, ask).hints();
}

function whole<T extends Types>(player: Company<T>, ask: Ask<T>): Thinking<T> {
  const thinking = player.begin(ask);
  if (!thinking.done) thinking.more(ask.iterations);
  return thinking;
}

/** For levels that look once and choose. */
export function settled<T extends Types>(answer: Answer<T>, best: () => Hint<T>[]): Thinking<T> {
  return { more: () => {}, spent: 0, done: true, answer: () => answer, hints: best };
}
