import type { Seat } from "@trestle/kernel";
import type { Text } from "../../text/en/index.ts";
import { leftOf } from "../context/clock.ts";
import { decisionSentence } from "../context/table-context.ts";
import { eventSentence } from "../context/sentences.ts";
import { optionPage } from "./option-pages.ts";
import { shownHistory, eventsOf } from "../../store/shown-history.ts";
import type { TableSnapshot } from "../context/snapshot.ts";
import { commitLabel } from "../decision/answer.ts";

const LAST = { short: 2, normal: 5, story: 12 } as const;

/** L */
export function lastEvents({ handle, s, names, text, verbosity }: TableSnapshot): string {
  const sentences = eventsOf(shownHistory(s))
    .map((event) => eventSentence(handle.scene, event, names, text))
    .filter((line) => line !== null);
  return sentences.length === 0 ? text.screenReader.nothingYet : sentences.slice(-LAST[verbosity]).join(" ");
}

function spokenTime(left: number, text: Text): string {
  const seconds = Math.ceil(left / 1000);
  return seconds < 60
    ? text.screenReader.seconds(seconds)
    : text.screenReader.minutes(Math.floor(seconds / 60), seconds % 60);
}

/** T */
export function turn(snapshot: TableSnapshot): string {
  const { handle, s, names, text } = snapshot;
  const parts = [decisionSentence(s, handle, names, text.table)];
  const info = s.info;
  if (info !== null && info.phase === "playing") {
    const running = info.clocks.filter((c) => c.running);
    for (const { seat } of running) {
      const left = leftOf(info, seat);
      if (left !== null) parts.push(text.screenReader.time(names.seat(seat), spokenTime(left, text)));
    }
    if (info.clock === "off" && snapshot.verbosity !== "short") parts.push(text.screenReader.noClock);
  }
  return parts.join(" ");
}

/** M */
export function options(snapshot: TableSnapshot): string {
  const { handle, s, names, text } = snapshot;
  if (s.decision === null || s.board === null) return text.screenReader.noOptions;
  const view = s.board.view;
  const piece = (key: string): string => handle.scene.text.piece(key, view, names);
  const parts: string[] = [];
  if (s.picks.length > 0) parts.push(text.screenReader.picked(s.picks.map(piece)));
  const page = optionPage(handle);
  const items = page.keys.flatMap((key, i) => (s.lit.has(key) ? [text.screenReader.option(i + 1, piece(key))] : []));
  if (page.more) items.push(text.screenReader.option(0, text.screenReader.more));
  if (items.length > 0) parts.push(text.screenReader.options(items));
  if (s.ready !== null) parts.push(text.screenReader.ready(commitLabel(snapshot)));
  return parts.length === 0 ? text.screenReader.noOptions : parts.join(" ");
}

/** H */
export function hand({ handle, s, names, text }: TableSnapshot): string {
  if (s.board === null || s.me === null) return text.screenReader.noHand;
  return handle.scene.screenReader.hand(s.board.view, names).join(" ") || text.screenReader.noHand;
}

/** B */
export function boardSummary({ handle, s, names, text, verbosity }: TableSnapshot): string {
  const view = s.now?.view;
  if (view === undefined || view === null) return text.screenReader.nothingYet;
  const lines = handle.scene.screenReader.board(view, names);
  return (verbosity === "short" ? lines.slice(0, 3) : lines).join(" ") || text.screenReader.nothingYet;
}

/** P and a digit */
export function player({ handle, s, names, text }: TableSnapshot, seat: Seat): string {
  if (s.board === null || s.info?.seats[seat] === undefined) return text.screenReader.noPlayer;
  return handle.scene.screenReader.player(s.board.view, seat, names).join(" ");
}
export function whichPlayer({ s, names, text }: TableSnapshot): string {
  const seats = s.info?.seats ?? [];
  return text.screenReader.whichPlayer(seats.map(({ seat }) => text.screenReader.option(seat + 1, names.seat(seat))));
}

/** R: the rule of the last refusal, else of the last event. */
export function ruleAtHand({ s }: TableSnapshot): string | null {
  return s.whyNot?.refusal.rule ?? s.refused?.refusal.rule ?? eventsOf(shownHistory(s)).at(-1)?.rule ?? null;
}
export function ruleText({ handle, verbosity }: TableSnapshot, rule: string): string {
  const found = handle.scene.text.rules[rule];
  if (found === undefined) return rule;
  return `${rule}. ${verbosity === "story" ? found.full : found.short}`;
}

/** C */
export function chatLines({ s, text }: TableSnapshot): string {
  const lines = s.chat.filter((line) => !s.muted.has(line.name)).slice(-3);
  return lines.length === 0
    ? text.screenReader.noChat
    : lines.map((l) => text.screenReader.said(l.name, l.text)).join(" ");
}
