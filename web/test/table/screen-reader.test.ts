import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "@trestle/ui/settings.ts";
import { words } from "../../src/text/index.ts";
import type { TableContext } from "../../src/table/context/table-context.ts";
import { silence, lastAnnouncement, announce, announcements } from "../../src/stage/announcer.ts";
import { back, runCommand, pickDigit } from "../../src/table/screen-reader/commands.ts";
import { commandOf, KEY_COMMANDS, letterOf } from "../../src/table/screen-reader/keys.ts";
import { narrate } from "../../src/table/screen-reader/narrator.ts";
import { eventSentence } from "../../src/table/context/sentences.ts";
import { stubStorage } from "../device/memory-storage.ts";
import { annPlays, type Opened } from "../store/open.ts";
import { namesOf } from "../../src/text/refusals.ts";
import { eventsOf } from "../../src/store/shown-history.ts";
import { commit } from "../../src/table/decision/answer.ts";

/** Loads the texts of the game first, which takes a while on a busy machine. */
const PATIENCE = { timeout: 60_000 };

const opened: (() => void)[] = [];
const pass = (ms = 100): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
/** Everything announced since the test began, without the marks of repetition. */
const said: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  stubStorage("sessionStorage");
  silence();
  said.length = 0;
  let known = announcements.getState().next;
  opened.push(
    announcements.subscribe(({ list }) => {
      for (const u of list) if (u.id >= known) said.push(u.text.replaceAll("\u200b", ""));
      known = Math.max(known, ...list.map((u) => u.id + 1));
    }),
  );
});
afterEach(() => {
  for (const end of opened.splice(0)) end();
  settings.setState({ verbosity: "normal", letters: true, keys: {} });
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function listening(): Promise<{ ann: Opened; table: TableContext }> {
  const { ann } = await annPlays();
  opened.push(narrate(ann.handle), () => ann.handle.do.close());
  await pass();
  const table: TableContext = { handle: ann.handle, openRule: () => undefined, open: () => undefined };
  return { ann, table };
}

describe("what is said at the table", () => {
  it("says what is asked and what can be chosen by which number", async () => {
    await listening();
    expect(said.some((s) => s.startsWith("Your turn. Choose three cards"))).toBe(true);
    expect(said.at(-1)).toBe("You can choose: 1 Flip; 2 Move; 3 Change Floor; 4 Fire.");
  });

  it("sends a choice though the receipt of the last one is still on its way", async () => {
    const { ann, table } = await listening();
    for (const digit of [1, 2, 3]) pickDigit(table, digit);
    ann.handle.store.setState({ sending: true });
    commit(table);
    await pass(20_000);
    expect(ann.state().history.length).toBeGreaterThan(1);
  });

  it("says each event once and in order", async () => {
    const { ann, table } = await listening();
    for (const digit of [1, 2, 3]) pickDigit(table, digit);
    commit(table);
    await pass(20_000);
    const { history, info } = ann.state();
    const lines = eventsOf(history).map((e) =>
      eventSentence(ann.handle.scene, e, namesOf(info), words.getState().text),
    );
    // Of a long reveal that is shown at once only the end is announced; the log has all of it.
    const heard = said.filter((s) => lines.includes(s));
    expect(heard.length).toBeGreaterThan(5);
    expect(lines.slice(-3)).toEqual(heard.slice(-3));
    const ready = said.filter((s) => s.endsWith(": Flip, Move, Change Floor."));
    expect(ready.length).toBeLessThanOrEqual(1);
  });

  it("says what a bot says aloud, once", async () => {
    const { ann } = await listening();
    const { history, info } = ann.state();
    const say = { key: "say-suspect", data: { seat: 0, role: "outlaw" } };
    const told = { v: history.at(-1)!.v + 1, by: { seat: 1, by: "bot" as const }, events: [], say };
    ann.handle.store.setState({ info: { ...info!, game: "bang" }, history: [...history, told] });
    await vi.waitFor(
      () => expect(said.at(-1)).toBe(`${namesOf(info).seat(1)}: If you ask me, Ann is an Outlaw.`),
      PATIENCE,
    );
    const before = said.length;
    ann.handle.store.setState({ history: [...history, told] });
    await pass(1_000);
    expect(said.length).toBe(before);
  });

  it("names each pick, and why a piece cannot be picked", async () => {
    const { table } = await listening();
    pickDigit(table, 2);
    expect(lastAnnouncement()).toBe("Move chosen.");
    pickDigit(table, 2);
    await pass();
    expect(lastAnnouncement()).toContain("Move is there twice.");
    back(table);
    back(table);
    expect(lastAnnouncement()).toBe("Taken back.");
  });

  it("says what is missing when it is too early to commit", async () => {
    const { ann, table } = await listening();
    commit(table);
    expect(lastAnnouncement()).toBe("Choose first: Flip, Move, Change Floor, and Fire.");
    expect(ann.state().picks).toEqual([]);
  });

  it("answers every question key with words", async () => {
    const { table } = await listening();
    vi.stubGlobal("document", { activeElement: null });
    for (const command of KEY_COMMANDS.filter((c) => c !== "help" && c !== "hint" && c !== "undo")) {
      const before = said.length;
      runCommand(command, table);
      // The sentences of bots are loaded first.
      await vi.waitFor(() => expect(said.length, command).toBe(before + 1), PATIENCE);
    }
  });

  it("says more in a story than in short", async () => {
    const { table } = await listening();
    settings.setState({ verbosity: "short" });
    runCommand("last", table);
    const short = lastAnnouncement()!;
    settings.setState({ verbosity: "story" });
    runCommand("last", table);
    expect(lastAnnouncement()!.length).toBeGreaterThan(short.length);
  });
});

describe("the live region", () => {
  it("never holds the same text twice running: it would not be spoken", () => {
    announce("Doc is ready.");
    announce("Doc is ready.");
    announce("Doc is ready.");
    const texts = announcements.getState().list.map((u) => u.text);
    expect(texts[0]).not.toBe(texts[1]);
    expect(texts[1]).not.toBe(texts[2]);
    expect(said).toEqual(["Doc is ready.", "Doc is ready.", "Doc is ready."]);
  });
});

describe("letters", () => {
  it("can be changed and switched off; the list of keys stays", () => {
    expect(commandOf("L", { letters: true, keys: {} })).toBe("last");
    expect(commandOf("l", { letters: true, keys: { last: "k" } })).toBe(null);
    expect(commandOf("k", { letters: true, keys: { last: "k" } })).toBe("last");
    expect(commandOf("l", { letters: false, keys: {} })).toBe(null);
    expect(commandOf("?", { letters: false, keys: {} })).toBe("help");
    expect(new Set(KEY_COMMANDS.map((c) => letterOf(c, {}))).size).toBe(KEY_COMMANDS.length);
  });
});
