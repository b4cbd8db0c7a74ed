import type { State } from "../engine/index.ts";
import type { Plan } from "./plan.ts";

/** Plans by what they were made of: in the games that a search plays, half of all positions come up again. */
export type Known = Map<string, Plan>;

/** All of a position that a plan can depend on, within one decision's thinking: mode, goal and taste stay the same. */
export function keyOf(s: State, me: number): string {
  const figures: number[] = [];
  const put = (figure: number): void => {
    figures.push(figure + 1);
  };
  const list = (some: readonly number[]): void => {
    put(some.length);
    for (let i = 0; i < some.length; i++) put(some[i]!);
  };
  const c = s.cowboys[me]!;
  put(me);
  put(c.at);
  list(c.hand);
  put(c.loot.length);
  put(c.bullets);
  put(c.fresh);
  put(c.wanted ?? -1);
  put(c.active ? 1 : 0);
  for (let i = 0; i < s.cowboys.length; i++) put(s.cowboys[i]!.horse ?? -1);
  for (let i = 0; i < s.horses.length; i++) put(s.horses[i] ?? -1);
  for (let i = 0; i < s.cars.length; i++) put(s.cars[i]!);
  for (let i = 0; i < s.squares.length; i++) put(s.squares[i]!.at(-1) ?? -1);
  for (let i = 0; i < s.towns.length; i++) put(s.towns[i]!.length);
  for (let i = 0; i < s.closed.length; i++) put(s.closed[i] ? 1 : 0);
  list(s.played);
  put(s.events.length);
  put(s.switches[0]!);
  put(s.switches[1]!);
  put(s.tokens ? 1 : 0);
  put(s.speed);
  put(s.sheriff);
  put(s.hangman);
  put(s.meter);
  put(s.actions);
  put(s.bullets > 0 ? 1 : 0);
  put(s.todo.some((todo) => todo.k === "train" || todo.k === "act") ? 1 : 0);
  return String.fromCharCode(...figures);
}
