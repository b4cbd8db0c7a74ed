import type { Page } from "@playwright/test";
import { EarPlayer } from "./ear-player.ts";

export interface EarGame {
  turns: number;
  presses: number;
  sentences: number;
}

const OVER = /^The game is over/;
const TURN = /^Your turn\./;
/** A game of Colt has as many rounds as cars; more turns than this is no game. */
const MOST_TURNS = 40;

/** From the home page to the end of a game of Colt against bots, by ear and keys. */
export async function playByEar(page: Page, origin: string, random: () => number): Promise<EarGame> {
  await page.goto(origin);
  const ear = await EarPlayer.at(page);
  await ear.tabTo("button", /^Play now.*Colt|^Play now: Colt|^Play now$/);
  await ear.press("Enter");
  await ear.hears(TURN);
  await atOnce(ear);
  await questions(ear);
  let turns = 0;
  for (;;) {
    if (++turns > MOST_TURNS) throw new Error("the game does not end");
    await plan(ear, random);
    const next = await ear.hears(/^(The game is over|Your turn\.)/);
    if (OVER.test(next)) break;
  }
  return { turns, presses: ear.presses, sentences: ear.heard.length };
}

/** Motion is no use to somebody who does not see it: switched off where everybody would, in the menu. */
async function atOnce(ear: EarPlayer): Promise<void> {
  await ear.tabTo("button", /^Menu$/);
  await ear.press("Enter");
  await ear.tabTo("combobox", /^Speed$/);
  await ear.press("End");
  await ear.press("Escape");
}

/** Every question key is answered. */
async function questions(ear: EarPlayer): Promise<void> {
  for (const key of ["l", "t", "m", "h", "b", "w", "r", "c"]) await ear.asks(key);
  await ear.asks("p", /^Which player\?/);
  await ear.asks("1");
  const once = await ear.asks("h");
  const twice = await ear.asks("x");
  if (once !== twice) throw new Error(`X says "${twice}" after "${once}"`);
}

/** Picks by number what is on offer until the choice is complete, then sends it. */
async function plan(ear: EarPlayer, random: () => number): Promise<void> {
  for (let picks = 0; picks < 10; picks++) {
    const options = await ear.asks("m", /^(You can choose|Chosen|You have nothing)/);
    const offered = /You can choose: ([^.]*)\./.exec(options)?.[1];
    if (offered === undefined) break;
    const digits = [...offered.matchAll(/(\d+) /g)].map((m) => m[1]!);
    const digit = digits[Math.floor(random() * digits.length)]!;
    await ear.asks(digit, / chosen\.$/);
  }
  await ear.press("Control+Enter");
}
