import type { TableContext } from "../context/table-context.ts";
import { lastAnnouncement, announce } from "../../stage/announcer.ts";
import type { Command } from "./keys.ts";
import { asking } from "./narrator.ts";
import {
  boardSummary,
  chatLines,
  hand,
  lastEvents,
  onlyMove,
  options,
  player,
  ruleAtHand,
  ruleText,
  turn,
  whichPlayer,
} from "./questions.ts";
import { optionKeys } from "./digits.ts";
import { optionPage, turnPage } from "./pages.ts";

/** What each letter does. `P` asks for a number and so returns that it waits for one. */
export function obey(command: Command, table: TableContext): "player" | null {
  const ask = asking(table.handle);
  switch (command) {
    case "undo":
      undo(table);
      return null;
    case "last":
      announce(lastEvents(ask));
      return null;
    case "turn":
      announce(turn(ask));
      return null;
    case "options":
      announce(options(ask));
      return null;
    case "hand":
      announce(hand(ask));
      return null;
    case "board":
      announce(boardSummary(ask));
      return null;
    case "player":
      announce(whichPlayer(ask));
      return "player";
    case "why":
      why(table);
      return null;
    case "rule": {
      const rule = ruleAtHand(ask);
      announce(rule === null ? ask.text.screenReader.noRule : ruleText(ask, rule));
      return null;
    }
    case "chat":
      announce(chatLines(ask));
      return null;
    case "hint":
      hint(table);
      return null;
    case "reason":
      void reason(table);
      return null;
    case "repeat":
      announce(lastAnnouncement() ?? ask.text.screenReader.noRepeat);
      return null;
    case "help":
      table.open("keys");
      return null;
  }
}

export function askPlayer(table: TableContext, digit: number): void {
  announce(player(asking(table.handle), digit - 1));
}

/** Opens what a Legend would do, or says why there is nothing to advise. */
export function hint(table: TableContext): void {
  const { s, text } = asking(table.handle);
  if (s.info?.hints !== true) announce(text.table.noHints);
  else if (s.decision === null || s.decision.free) announce(text.table.notAsked);
  else table.open("hints");
}

async function reason({ handle }: TableContext): Promise<void> {
  const { lastReason } = await import("../bots/reason.ts");
  announce(await lastReason(handle));
}

/** Takes the seat's last move back, or says why that cannot be. */
export function undo({ handle }: TableContext): void {
  const { s, text } = asking(handle);
  if (s.picks.length > 0) handle.do.unpick();
  else if (s.me === null) announce(text.table.notAsked);
  else void handle.do.undo();
}

/** Why the thing in focus cannot be chosen; the table's answer is announcements when it comes. */
function why({ handle }: TableContext): void {
  const { s, text, names } = asking(handle);
  const key = document.activeElement?.closest("[data-key]")?.getAttribute("data-key") ?? null;
  if (key === null) announce(s.whyNot?.text ?? text.screenReader.noFocus);
  else if (s.decision === null) announce(text.table.notAsked);
  else if (s.lit.has(key) && s.board !== null)
    announce(text.screenReader.canPick(handle.scene.text.piece(key, s.board.view, names)));
  else handle.do.touch(key);
}

export function pickDigit({ handle }: TableContext, digit: number): void {
  const { s, text } = asking(handle);
  if (s.decision === null || s.looking !== null) return announce(text.screenReader.noOptions);
  if (digit === 0) {
    turnPage(handle);
    return announce(options(asking(handle)));
  }
  // With all chosen a number still asks its question: it is refused with a reason.
  const key = optionPage(handle).keys[digit - 1] ?? optionKeys(handle.scene, s.legal, 0)[digit - 1];
  if (key === undefined) announce(options(asking(handle)));
  else handle.do.touch(key);
}

/** Enter with Ctrl, and the main button: sends the choice, or says what is missing. */
export function commit({ handle }: TableContext): void {
  const { s, text, names } = asking(handle);
  if (s.looking !== null) handle.do.look(null);
  else if (s.decision === null || s.board === null) announce(text.table.notAsked);
  else if (s.ready !== null) handle.do.commit();
  else if (onlyMove(handle, s) !== null) {
    for (const key of handle.scene.slots(s.legal[0]).slice(s.picks.length)) handle.do.touch(key);
    handle.do.commit();
  } else {
    const view = s.board.view;
    announce(text.table.chooseFirst([...s.lit].map((key) => handle.scene.text.piece(key, view, names))));
  }
}

/** Escape: what was last asked, chosen or looked at goes away. */
export function back({ handle }: TableContext): void {
  const { s, text } = asking(handle);
  if (s.whyNot !== null) handle.do.dismiss("whyNot");
  else if (s.refused !== null) handle.do.dismiss("refused");
  else if (s.looking !== null) handle.do.look(null);
  else if (s.picks.length > 0) handle.do.unpick();
  else announce(text.screenReader.nothingPicked);
}
