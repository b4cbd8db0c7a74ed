import type { Page } from "@playwright/test";
import { ScreenReaderPlayer } from "./screen-reader-player.ts";

export interface GameFigures {
  turns: number;
  presses: number;
  sentences: number;
}

export interface GameSetup {
  /** Its id, or its name on the home page. */
  game: string;
  /** Seats other than those of Play now: chosen on the sheet of a new table. */
  seats?: number;
  /** By the option's name on that sheet: the name of the choice, "on" or "off" for a switch. */
  options?: Readonly<Record<string, string>>;
  /** Stop after so many decisions, if the game is not over before. */
  most?: number;
}

const NAMES: Readonly<Record<string, string>> = {
  colt: "Colt Super Express",
  bang: "BANG! + The Great Train Robbery",
  heist: "Train Heist",
};

/** What is to be played by screen reader, each twenty times in `npm run prove -- screen-reader`. */
export const MODES = {
  colt: { game: "colt" },
  bang: { game: "bang" },
  "bang-base": { game: "bang", options: { "The Great Train Robbery": "off" } },
  "bang-three": { game: "bang", seats: 3 },
  "heist-coop": { game: "heist" },
  "heist-solo": { game: "heist", options: { Solo: "three cowboys" } },
  "heist-versus": { game: "heist", options: { Mode: "versus" } },
} as const satisfies Readonly<Record<string, GameSetup>>;

const OVER = /^The game is over/;
const NEXT = /^(The game is over|Your turn\.)/;
const OFFER = /^(You can choose|Chosen|Complete|You have nothing)/;
/** The longest games have a few hundred decisions. */
const MOST_TURNS = 1500;
/** No move has more parts, turned pages included. */
const MOST_PICKS = 60;

/** From the home page to the end of a game against bots, by screen reader and keys. A player who is out waits for the end. */
export async function playByScreenReader(
  page: Page,
  origin: string,
  random: () => number,
  setup: GameSetup,
): Promise<GameFigures> {
  await page.goto(origin);
  const player = await ScreenReaderPlayer.at(page);
  await sitDown(player, setup);
  // Any sentence: the table is open.
  await player.hears(/./);
  await atOnce(player);
  let said = player.heard.findLast((before) => NEXT.test(before)) ?? (await player.hears(NEXT));
  if (!OVER.test(said)) await questions(player);
  let turns = 0;
  while (!OVER.test(said) && turns < (setup.most ?? Infinity)) {
    if (++turns > MOST_TURNS) throw new Error("the game does not end");
    await answer(player, random);
    said = await player.hears(NEXT);
  }
  return { turns, presses: player.presses, sentences: player.heard.length };
}

async function sitDown(player: ScreenReaderPlayer, { game, seats, options = {} }: GameSetup): Promise<void> {
  const name = NAMES[game] ?? game;
  const chosen = Object.entries(options);
  if (seats === undefined && chosen.length === 0) {
    await player.tabTo("button", (said) => said === `Play now: ${name}`);
    await player.press("Enter");
    return;
  }
  await player.tabTo("link", (said) => said === `Options: ${name}`);
  await player.press("Enter");
  if (seats !== undefined) {
    const tabbed = await player.tabTo("radio", (said) => /^\d+ seats?$/.test(said));
    // Arrows choose within the group, as in every form.
    for (let at = Number.parseInt(tabbed.name, 10); at !== seats; at += Math.sign(seats - at))
      await player.press(at < seats ? "ArrowRight" : "ArrowLeft");
  }
  for (const [label, choice] of chosen) await player.choose(label, choice);
  await player.tabTo("button", (said) => said === "Start the game");
  await player.press("Enter");
}

/** Switches motion off in the menu, as a blind player would. */
async function atOnce(player: ScreenReaderPlayer): Promise<void> {
  await player.tabTo("button", (said) => said === "Menu");
  await player.press("Enter");
  await player.tabTo("combobox", (said) => said === "Speed");
  await player.press("End");
  await player.press("Escape");
}

/** Every question key is answered. */
async function questions(player: ScreenReaderPlayer): Promise<void> {
  for (const key of ["l", "t", "m", "h", "b", "w", "r", "c"]) await player.asks(key);
  await player.asks("p", /^Which player\?/);
  await player.asks("1");
  const once = await player.asks("h");
  const twice = await player.asks("x");
  if (once !== twice) throw new Error(`X says "${twice}" after "${once}"`);
}

/** Picks by number what is on offer until the choice is complete, then sends it. */
async function answer(player: ScreenReaderPlayer, random: () => number): Promise<void> {
  for (let picks = 0; picks < MOST_PICKS; picks++) {
    const { digits, complete } = offered(await player.asks("m", OFFER));
    // A complete choice may be sent though more could be added.
    if (digits.length === 0 || (complete && random() < 0.5)) break;
    const digit = digits[Math.floor(random() * digits.length)]!;
    await player.asks(digit, digit === "0" ? OFFER : / chosen\.$/);
  }
  await player.press("Control+Enter");
}

/** The numbers of "You can choose: 1 Flip; 3 Fire; 0 more. Complete. Control and Enter: …". */
function offered(said: string): { digits: string[]; complete: boolean } {
  const [, list = ""] = /You can choose: (.*?)(?:\. Complete\. |$)/.exec(said) ?? [];
  return {
    digits: list.split("; ").flatMap((item) => /^(\d) /.exec(item)?.[1] ?? []),
    complete: /(^|\. )Complete\. /.test(said),
  };
}
