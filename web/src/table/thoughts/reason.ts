import type { TableHandle } from "../../store/table-state.ts";
import { namesIn, refusalText } from "../../store/refusals.ts";
import { speakShell, words } from "../../text/index.ts";
import { without } from "../shown.ts";
import { unseen } from "../unseen.ts";
import { spelled } from "./bot-lines.ts";

/** Why the bot played this entry, as far as it may be told yet. */
export async function reasonOf(handle: TableHandle, v: number): Promise<string> {
  const [answer] = await Promise.all([handle.do.ask({ t: "reason", n: v }), speakShell()]);
  const { info } = handle.store.getState();
  const names = namesIn(info);
  if (answer.t === "refused") return refusalText(answer, handle.scene, names);
  const text = words.getState().text.thoughts.why;
  if (answer.t !== "reason") return text.nothing;
  if (answer.lines === null) return text[answer.opens];
  return (await spelled(info?.game ?? "", answer.lines, names)) || text.nothing;
}

/** The same for the last move of a bot that has been shown, with its name. */
export async function lastReason(handle: TableHandle): Promise<string> {
  const state = handle.store.getState();
  const told = without(state.history, unseen(state)).findLast((h) => h.by?.by === "bot" || h.by?.by === "minder");
  if (told?.by == null) {
    await speakShell();
    return words.getState().text.thoughts.why.none;
  }
  const why = await reasonOf(handle, told.v);
  return words.getState().text.thoughts.why.of(namesIn(state.info).seat(told.by.seat), why);
}
