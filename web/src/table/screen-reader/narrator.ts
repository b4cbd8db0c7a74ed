import { settings } from "@trestle/ui/settings.ts";
import type { TableHandle, TableState } from "../../store/table-state.ts";
import { words } from "../../text/index.ts";
import { namesOf } from "../context/table-context.ts";
import { eventSentence } from "../context/sentences.ts";
import { eventsOf, withoutLast } from "../context/shown-history.ts";
import { sentencesOf } from "../bots/spoken.ts";
import { unshown } from "../../store/unshown.ts";
import { silence, announce } from "../../stage/announcer.ts";
import { boardSummary, commitLabel, options, type Asking } from "./questions.ts";

/** After a long absence only the end of what happened is announcements; all of it is in the log. */
const AT_ONCE = 12;

export function asking(handle: TableHandle): Asking {
  const s = handle.store.getState();
  return {
    handle,
    s,
    names: namesOf(s.info),
    text: words.getState().text,
    verbosity: settings.getState().verbosity,
  };
}

/** Speaks what happens at the table as it is shown, and what is asked of the listener. Call the result to end it. */
export function narrate(handle: TableHandle): () => void {
  const start = handle.store.getState();
  const memory = {
    // Whoever comes in time for the opening hears it too.
    told: start.history.length <= 1 ? 0 : eventsOf(start.history).length - unshown(start),
    asked: -1,
    heard: start.history.at(-1)?.v ?? 0,
    over: start.info?.phase === "over",
  };
  const hear = (s: TableState, before: TableState): void => {
    // What one seat was told is not left for the next to read.
    if (s.curtain !== null && before.curtain === null) silence();
    if (s.connection !== before.connection) speakLine(s, before);
    later();
    speakPicks(handle, s, before);
    if (s.whyNot !== null && s.whyNot !== before.whyNot) announce(s.whyNot.text);
    if (s.refused !== null && s.refused !== before.refused) announce(s.refused.text);
    if (s.chat !== before.chat) speakChat(s, before);
    if (s.info?.paused !== before.info?.paused && s.info?.paused === true)
      announce(words.getState().text.screenReader.paused);
    if (s.looking !== before.looking) speakLook(handle, s);
  };
  // A frame changes the state in several steps; what it means is read when all of them are done.
  let waiting = false;
  let ended = false;
  const later = (): void => {
    if (waiting) return;
    waiting = true;
    queueMicrotask(() => {
      waiting = false;
      if (ended) return;
      const s = handle.store.getState();
      speakEvents(handle, s, memory);
      speakTurn(handle, s, memory);
    });
  };
  later();
  const quiet = handle.store.subscribe(hear);
  return () => {
    ended = true;
    quiet();
  };
}

interface Memory {
  /** Events announcements so far. */
  told: number;
  /** The decision last announced. */
  asked: number;
  /** The last entry whose bot was heard. */
  heard: number;
  over: boolean;
}

function speakLine(s: TableState, before: TableState): void {
  const text = words.getState().text.screenReader;
  if (s.connection === "down" && s.me !== null) announce(text.lost);
  if (s.connection === "live" && before.connection === "down") announce(text.back);
}

function speakEvents(handle: TableHandle, s: TableState, memory: Memory): void {
  if (s.looking !== null) return;
  const events = eventsOf(s.history);
  const shown = events.length - unshown(s);
  // After a step back the story is shorter; else nothing is said twice.
  if (events.length < memory.told || s.curtain !== null) memory.told = shown;
  const { names, text } = asking(handle);
  for (const event of events.slice(Math.max(memory.told, shown - AT_ONCE), shown)) {
    const sentence = eventSentence(handle.scene, event, names, text);
    if (sentence !== null) announce(sentence);
  }
  memory.told = Math.max(memory.told, shown);
  for (const { v, by, say: line } of withoutLast(s.history, unshown(s)))
    if (v > memory.heard) {
      memory.heard = v;
      if (line !== undefined && by !== null)
        void sentencesOf(s.info!.game, line, names).then((aloud) =>
          announce(text.screenReader.said(names.seat(by.seat), aloud)),
        );
    }
}

function speakPicks(handle: TableHandle, s: TableState, before: TableState): void {
  if (s.picks === before.picks || s.board === null) return;
  const ask = asking(handle);
  const more = s.picks.length - before.picks.length;
  if (more > 0) {
    const key = s.picks.at(-1);
    if (key !== undefined)
      announce(ask.text.screenReader.pickedNow(handle.scene.text.piece(key, s.board.view, ask.names)));
    if (s.ready !== null) announce(ask.text.screenReader.ready(commitLabel(ask)));
  } else if (more < 0 && s.decision?.id === before.decision?.id && !s.sending) announce(ask.text.screenReader.unpicked);
}

function speakChat(s: TableState, before: TableState): void {
  const text = words.getState().text.screenReader;
  const known = before.chat.at(-1)?.id ?? 0;
  for (const line of s.chat)
    if (line.id > known && line.seat !== s.me && !s.muted.has(line.name)) announce(text.said(line.name, line.text));
}

function speakLook(handle: TableHandle, s: TableState): void {
  const { text, names } = asking(handle);
  if (s.looking === null) announce(text.screenReader.atNow);
  else if (s.now !== null)
    announce(text.screenReader.nowLooking(handle.scene.headline(s.now.view, s.now.picture, names)));
}

function speakTurn(handle: TableHandle, s: TableState, memory: Memory): void {
  if (s.connection !== "live" || s.curtain !== null || unshown(s) > 0) return;
  const ask = asking(handle);
  if (s.info?.phase === "over") {
    if (!memory.over) announce(ask.text.table.over);
    memory.over = true;
    return;
  }
  const d = s.decision;
  if (d === null || d.free || d.id === memory.asked || s.board === null || s.info?.phase !== "playing") return;
  memory.asked = d.id;
  if (ask.verbosity === "story") announce(boardSummary(ask));
  announce(ask.text.screenReader.yourTurn(handle.scene.text.decision(d, s.board.view, ask.names)));
  if (ask.verbosity !== "short") announce(options(ask));
}
