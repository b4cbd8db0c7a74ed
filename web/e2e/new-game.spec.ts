import { spawn } from "node:child_process";
import { join } from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { isOver, touchAny } from "./any-hand.ts";
import { findings } from "./axe-findings.ts";
import { again, calm, watch } from "./colt-hand.ts";
import { ProjectCopy } from "./project-copy.ts";
import { playByScreenReader } from "./screen-reader-game.ts";
import { sayReady, sit } from "./seats.ts";
import { seeded } from "./seeded.ts";
import { TestServer } from "./test-server.ts";

const GAME = "nightmail";
const NAME = "Night Mail";

/** A game is one folder and one line: `examples/game` is added to a copy of this project and played everywhere. */
test.describe.serial("a new game", () => {
  let copy: ProjectCopy;
  const server = new TestServer("--bot-pace", "0");
  test.beforeAll(async () => {
    copy = new ProjectCopy();
    copy.addGame("examples/game", GAME);
    copy.run("scripts/build-web.mjs");
    server.root = copy.root;
    await server.open();
  });
  test.afterAll(async () => {
    await server.close();
    copy.remove();
  });

  test("passes its own tests and the checks of types, imports, names and rules", () => {
    expect(copy.run("node_modules/vitest/vitest.mjs", "run", `games/${GAME}`)).toContain("2 passed");
    copy.run("tools/src/check.ts", "types of games|import|named|story|rulebook");
  });

  test("is watched and played in a terminal", () => {
    expect(copy.run("tools/src/play.ts", GAME, "--watch", "--seats", "6", "--seed", "1")).toContain("[MAIL-END-1]");
  });

  test("is played by a terminal and a bot at a table of the server", async () => {
    const said = await playInTerminal(copy.root, server.origin);
    expect(said).toContain("Ann opens a mail bag");
    expect(said).toContain("Most gold wins");
  });

  test("is played in the page at a table of the server", async ({ page }) => {
    const faults = watch(page);
    await calm(page, { name: "Ann" });
    await page.goto(server.origin);
    await page.getByRole("button", { name: `With friends: ${NAME}` }).click();
    await sit(page);
    await page.getByRole("button", { name: "Bots on all open seats" }).click();
    await sayReady(page);
    await page.getByRole("button", { name: "Start the game" }).click();
    const random = seeded(1);
    while (!(await isOver(page))) if ((await touchAny(page, random)) === "idle") await page.waitForTimeout(50);
    await expect(page.getByText(/its events are those that this device was shown/)).toBeVisible();
    expect(faults).toEqual([]);
  });

  test("is played in the page alone, by keys alone, in both themes without a finding of axe", async ({ page }) => {
    const faults = watch(page);
    await calm(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(server.origin);
    await tabTo(page, `Play now: ${NAME}`);
    await page.keyboard.press("Enter");
    const choices = page.getByRole("list", { name: "What you can choose" }).getByRole("button");
    for (let turn = 0; ; turn++) {
      await choices.or(again(page)).first().waitFor();
      if (await again(page).isVisible()) break;
      if (turn === 1) await inBothThemes(page);
      // The third is to jump; it is not there with empty hands.
      const open = await choices.count();
      await page.keyboard.press(String(1 + (turn % open)));
      await page.keyboard.press("Control+Enter");
      await expect(page.locator("[aria-pressed=true]")).toHaveCount(0);
    }
    await inBothThemes(page);
    expect(faults).toEqual([]);
  });

  test("is played by screen reader alone", async ({ page }) => {
    const played = await playByScreenReader(page, server.origin, seeded(2), {
      game: NAME,
      seats: 2,
      options: { Nights: "two" },
    });
    expect(played.turns).toBeGreaterThan(3);
  });

  test("has changed one line outside its folder", () => {
    expect(copy.changes()).toEqual([" M games/index.ts", `?? games/${GAME}/`]);
    expect(copy.changedLines()).toEqual([`+export { ${GAME} } from "./${GAME}/game.ts";`]);
  });
});

async function tabTo(page: Page, name: string): Promise<void> {
  const focused = page.locator(":focus");
  for (let i = 0; i < 80; i++) {
    await page.keyboard.press("Tab");
    if ((await focused.count()) > 0 && (await focused.getAttribute("aria-label")) === name) return;
  }
  throw new Error(`Tab never comes to ${name}`);
}

async function inBothThemes(page: Page): Promise<void> {
  for (const theme of ["noon", "dusk"]) {
    await page.evaluate((name) => (document.documentElement.dataset["theme"] = name), theme);
    expect(await findings(page), theme).toEqual([]);
  }
}

/** Opens a table for two with one bot, begins, and answers what is asked until the game is over. */
async function playInTerminal(root: string, origin: string): Promise<string> {
  const args = [
    GAME,
    "--seats",
    "2",
    "--bots",
    "1",
    "--join",
    origin,
    "--name",
    "Ann",
    "--seats-file",
    join(root, ".git/seats.json"),
  ];
  const child = spawn(process.execPath, [join(root, "tools/src/play.ts"), ...args], {
    env: { ...process.env, NO_COLOR: "1" },
  });
  let said = "";
  let answered = 0;
  let turns = 0;
  const answer = (): void => {
    const fresh = said.slice(answered);
    const line = fresh.includes("start = begin")
      ? "start"
      : fresh.includes("pick ›")
        ? String(1 + (turns++ % 3))
        : fresh.includes("Enter =")
          ? ""
          : null;
    if (line === null) return;
    answered = said.length;
    child.stdin.write(`${line}\n`);
  };
  child.stdout.on("data", (data: Buffer) => {
    said += data.toString();
    answer();
  });
  await new Promise((done) => child.on("exit", done));
  return said;
}
