import type { TableHandle, TableState } from "../../store/table-state.ts";
import { words } from "../../text/index.ts";
import { eventSentence } from "../context/sentences.ts";
import { sentencesOf } from "../bots/spoken.ts";
import { silence, announce } from "../../stage/announcer.ts";
import { boardSummary, options } from "./questions.ts";
import { unshown, shownHistory, eventsOf } from "../../store/shown-history.ts";
import { snapshotOf } from "../context/snapshot.ts";
import { commitLabel } from "../decision/answer.ts";

/** So many events are announced at most; the log has them all. */
const AT_ONCE = 12;

/** Announces events as they are shown, and my decisions. Call the result to end it. */
export function narrate(handle: TableHandle): () => void {
  const start = handle.store.getState();
  const memory = {
    // Those who come in time for the opening hear it too.
    announced: start.history.length <= 1 ? 0 : eventsOf(start.history).length - unshown(start),
    asked: -1,
    heard: start.history.at(-1)?.v ?? 0,
    over: start.info?.phase === "over",
  };
  const onChange = (s: TableState, before: TableState): void => {
    // The next player must not read what the last one was told.
    if (s.curtain !== null && before.curtain === null) silence();
    if (s.connection !== before.connection) announceConnection(s, before);
    later();
    announcePicks(handle, s, before);
    if (s.whyNot !== null && s.whyNot !== before.whyNot) announce(s.whyNot.text);
    if (s.refused !== null && s.refused !== before.refused) announce(s.refused.text);
    if (s.chat !== before.chat) announceChat(s, before);
    if (s.info?.paused !== before.info?.paused && s.info?.paused === true)
      announce(words.getState().text.screenReader.paused);
    if (s.looking !== before.looking) announceLookBack(handle, s);
  };
  // A frame changes the state in several steps; we look when all of them are done.
  let waiting = false;
  let ended = false;
  const later = (): void => {
    if (waiting) return;
    waiting = true;
    queueMicrotask(() => {
      waiting = false;
      if (ended) return;
      const s = handle.store.getState();
      announceEvents(handle, s, memory);
      announceTurn(handle, s, memory);
    });
  };
  later();
  const unsubscribe = handle.store.subscribe(onChange);
  return () => {
    ended = true;
    unsubscribe();
  };
}

interface Memory {
  /** How many events have been announced. */
  announced: number;
  /** The decision last announced. */
  asked: number;
  /** The last entry whose bot's remark was announced. */
  heard: number;
  over: boolean;
}

function announceConnection(s: TableState, before: TableState): void {
  const text = words.getState().text.screenReader;
  if (s.connection === "down" && s.me !== null) announce(text.lost);
  if (s.connection === "live" && before.connection === "down") announce(text.back);
}

function announceEvents(handle: TableHandle, s: TableState, memory: Memory): void {
  if (s.looking !== null) return;
  const events = eventsOf(s.history);
  const shown = events.length - unshown(s);
  // After an undo the history is shorter. Nothing is announced twice.
  if (events.length < memory.announced || s.curtain !== null) memory.announced = shown;
  const { names, text } = snapshotOf(handle);
  for (const event of events.slice(Math.max(memory.announced, shown - AT_ONCE), shown)) {
    const sentence = eventSentence(handle.scene, event, names, text);
    if (sentence !== null) announce(sentence);
  }
  memory.announced = Math.max(memory.announced, shown);
  for (const { v, by, say: line } of shownHistory(s))
    if (v > memory.heard) {
      memory.heard = v;
      if (line !== undefined && by !== null)
        void sentencesOf(s.info!.game, line, names).then((aloud) =>
          announce(text.screenReader.said(names.seat(by.seat), aloud)),
        );
    }
}

function announcePicks(handle: TableHandle, s: TableState, before: TableState): void {
  if (s.picks === before.picks || s.board === null) return;
  const snapshot = snapshotOf(handle);
  const more = s.picks.length - before.picks.length;
  if (more > 0) {
    const key = s.picks.at(-1);
    if (key !== undefined)
      announce(snapshot.text.screenReader.pickedNow(handle.scene.text.piece(key, s.board.view, snapshot.names)));
    if (s.ready !== null) announce(snapshot.text.screenReader.ready(commitLabel(snapshot)));
  } else if (more < 0 && s.decision?.id === before.decision?.id && !s.sending)
    announce(snapshot.text.screenReader.unpicked);
}

function announceChat(s: TableState, before: TableState): void {
  const text = words.getState().text.screenReader;
  const known = before.chat.at(-1)?.id ?? 0;
  for (const line of s.chat)
    if (line.id > known && line.seat !== s.me && !s.muted.has(line.name)) announce(text.said(line.name, line.text));
}

function announceLookBack(handle: TableHandle, s: TableState): void {
  const { text, names } = snapshotOf(handle);
  if (s.looking === null) announce(text.screenReader.atNow);
  else if (s.now !== null)
    announce(text.screenReader.nowLooking(handle.scene.headline(s.now.view, s.now.picture, names)));
}

function announceTurn(handle: TableHandle, s: TableState, memory: Memory): void {
  if (s.connection !== "live" || s.curtain !== null || unshown(s) > 0) return;
  const snapshot = snapshotOf(handle);
  if (s.info?.phase === "over") {
    if (!memory.over) announce(snapshot.text.table.over);
    memory.over = true;
    return;
  }
  const d = s.decision;
  if (d === null || d.free || d.id === memory.asked || s.board === null || s.info?.phase !== "playing") return;
  memory.asked = d.id;
  if (snapshot.verbosity === "story") announce(boardSummary(snapshot));
  announce(snapshot.text.screenReader.yourTurn(handle.scene.text.decision(d, s.board.view, snapshot.names)));
  if (snapshot.verbosity !== "short") announce(options(snapshot));
}
