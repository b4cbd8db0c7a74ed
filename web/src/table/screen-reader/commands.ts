import type { TableContext } from "../context/table-context.ts";
import { lastAnnouncement, announce } from "../../stage/announcer.ts";
import type { KeyCommand } from "./keys.ts";
import {
  boardSummary,
  chatLines,
  hand,
  lastEvents,
  options,
  player,
  ruleAtHand,
  ruleText,
  turn,
  whichPlayer,
} from "./questions.ts";
import { optionKeys, optionPage, turnPage } from "./option-pages.ts";
import { snapshotOf } from "../context/snapshot.ts";
import { hint, undo } from "../decision/answer.ts";

/** What each letter does. `P` returns that it waits for the number of a player. */
export function runCommand(command: KeyCommand, table: TableContext): "player" | null {
  const snapshot = snapshotOf(table.handle);
  switch (command) {
    case "undo":
      undo(table);
      return null;
    case "last":
      announce(lastEvents(snapshot));
      return null;
    case "turn":
      announce(turn(snapshot));
      return null;
    case "options":
      announce(options(snapshot));
      return null;
    case "hand":
      announce(hand(snapshot));
      return null;
    case "board":
      announce(boardSummary(snapshot));
      return null;
    case "player":
      announce(whichPlayer(snapshot));
      return "player";
    case "why":
      why(table);
      return null;
    case "rule": {
      const rule = ruleAtHand(snapshot);
      announce(rule === null ? snapshot.text.screenReader.noRule : ruleText(snapshot, rule));
      return null;
    }
    case "chat":
      announce(chatLines(snapshot));
      return null;
    case "hint":
      hint(table);
      return null;
    case "reason":
      void reason(table);
      return null;
    case "repeat":
      announce(lastAnnouncement() ?? snapshot.text.screenReader.noRepeat);
      return null;
    case "help":
      table.open("keys");
      return null;
  }
}

export function askPlayer(table: TableContext, digit: number): void {
  announce(player(snapshotOf(table.handle), digit - 1));
}

async function reason({ handle }: TableContext): Promise<void> {
  const { lastReason } = await import("../bots/reason.ts");
  announce(await lastReason(handle));
}

/** Why the focused piece cannot be picked; the answer is announced when it comes. */
function why({ handle }: TableContext): void {
  const { s, text, names } = snapshotOf(handle);
  const key = document.activeElement?.closest("[data-key]")?.getAttribute("data-key") ?? null;
  if (key === null) announce(s.whyNot?.text ?? text.screenReader.noFocus);
  else if (s.decision === null) announce(text.table.notAsked);
  else if (s.lit.has(key) && s.board !== null)
    announce(text.screenReader.canPick(handle.scene.text.piece(key, s.board.view, names)));
  else handle.do.touch(key);
}

export function pickDigit({ handle }: TableContext, digit: number): void {
  const { s, text } = snapshotOf(handle);
  if (s.decision === null || s.looking !== null) return announce(text.screenReader.noOptions);
  if (digit === 0) {
    turnPage(handle);
    return announce(options(snapshotOf(handle)));
  }
  // After the last pick a number still asks for its piece and is refused with a reason.
  const key = optionPage(handle).keys[digit - 1] ?? optionKeys(handle.scene, s.legal, 0)[digit - 1];
  if (key === undefined) announce(options(snapshotOf(handle)));
  else handle.do.touch(key);
}

/** Escape: dismisses a refusal, ends looking back, or takes back a pick. */
export function back({ handle }: TableContext): void {
  const { s, text } = snapshotOf(handle);
  if (s.whyNot !== null) handle.do.dismiss("whyNot");
  else if (s.refused !== null) handle.do.dismiss("refused");
  else if (s.looking !== null) handle.do.look(null);
  else if (s.picks.length > 0) handle.do.unpick();
  else announce(text.screenReader.nothingPicked);
}
