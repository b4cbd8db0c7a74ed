import type { TableHandle } from "../../store/table-state.ts";
import { refusalText, namesOf } from "../../text/refusals.ts";
import { loadShellText } from "../../text/index.ts";
import { sentencesOf } from "./bot-sentences.ts";
import { shownHistory } from "../../store/shown-history.ts";

/** Why the bot played this entry, as far as that may be known yet. */
export async function reasonOf(handle: TableHandle, v: number): Promise<string> {
  const [answer, { bots }] = await Promise.all([handle.do.ask({ t: "reason", n: v }), loadShellText()]);
  const { info } = handle.store.getState();
  const names = namesOf(info);
  if (answer.t === "refused") return refusalText(answer, handle.scene, names);
  const text = bots.why;
  if (answer.t !== "reason") return text.nothing;
  if (answer.lines === null) return text[answer.opens];
  return (await sentencesOf(info?.game ?? "", answer.lines, names)) || text.nothing;
}

/** The same for the last bot's move that was shown, with the bot's name. */
export async function lastReason(handle: TableHandle): Promise<string> {
  const state = handle.store.getState();
  const entry = shownHistory(state).findLast((h) => h.by?.by === "bot" || h.by?.by === "minder");
  const text = (await loadShellText()).bots.why;
  if (entry?.by == null) return text.none;
  const why = await reasonOf(handle, entry.v);
  return text.of(namesOf(state.info).seat(entry.by.seat), why);
}
