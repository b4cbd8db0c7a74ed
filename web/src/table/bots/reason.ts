import type { TableHandle } from "../../store/table-state.ts";
import { namesIn, refusalText } from "../../text/refusals.ts";
import { loadShellText } from "../../text/index.ts";
import { withoutLast } from "../context/shown-history.ts";
import { unshown } from "../../store/unshown.ts";
import { sentencesOf } from "./bot-sentences.ts";

/** Why the bot played this entry, as far as it may be told yet. */
export async function reasonOf(handle: TableHandle, v: number): Promise<string> {
  const [answer, { bots }] = await Promise.all([handle.do.ask({ t: "reason", n: v }), loadShellText()]);
  const { info } = handle.store.getState();
  const names = namesIn(info);
  if (answer.t === "refused") return refusalText(answer, handle.scene, names);
  const text = bots.why;
  if (answer.t !== "reason") return text.nothing;
  if (answer.lines === null) return text[answer.opens];
  return (await sentencesOf(info?.game ?? "", answer.lines, names)) || text.nothing;
}

/** The same for the last move of a bot that has been shown, with its name. */
export async function lastReason(handle: TableHandle): Promise<string> {
  const state = handle.store.getState();
  const told = withoutLast(state.history, unshown(state)).findLast((h) => h.by?.by === "bot" || h.by?.by === "minder");
  const text = (await loadShellText()).bots.why;
  if (told?.by == null) return text.none;
  const why = await reasonOf(handle, told.v);
  return text.of(namesIn(state.info).seat(told.by.seat), why);
}
