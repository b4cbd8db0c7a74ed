import { api, isFailed } from "../net/api.ts";
import { storedDeal } from "../device/deal.ts";
import { workerCall } from "./worker-client.ts";
import { oldDealOf } from "../device/table-secrets.ts";
import { transcriptsOf } from "../device/transcript.ts";
import { words } from "../text/index.ts";
import type { Language } from "@trestle/ui/language.ts";
import type { deal as en } from "../text/en/deal.ts";
import type { DealReport } from "../worker/contract.ts";
import { errorText } from "../net/refused-error.ts";

type DealText = typeof en;
const WORDS: Readonly<Record<Language, () => Promise<DealText>>> = {
  en: async () => (await import("../text/en/deal.ts")).deal,
  it: async () => (await import("../text/it/deal.ts")).deal,
};

export interface DealVerdict {
  /** null: it could not be checked. */
  good: boolean | null;
  /** Three at most. */
  sentences: string[];
}

export function dealText(): Promise<DealText> {
  return WORDS[words.getState().language]();
}

/** The worker replays the log and compares it with what this device has kept. */
export async function checkTable(table: string, local: boolean): Promise<DealVerdict> {
  const text = await dealText();
  try {
    const log = local ? await workerCall("log", { table }) : await api.log(table);
    if (isFailed(log)) return { good: null, sentences: [text.unchecked(log.text)] };
    const evidence = { ...storedDeal(table), old: oldDealOf(table), transcripts: transcriptsOf(table) };
    return verdictOf(await workerCall("check", { table, log, evidence: local ? null : evidence }), text);
  } catch (error) {
    return { good: null, sentences: [text.unchecked(await errorText(error))] };
  }
}

export function verdictOf(report: DealReport, text: DealText): DealVerdict {
  if (!report.ok) {
    const { why, line, to, reason = "" } = report.fault;
    return { good: why === "rules" ? null : false, sentences: [text.failed[why](line, to, reason), text.advice] };
  }
  const { own, version, compared, attempt, missing } = report;
  if (own === null) return { good: true, sentences: [text.local] };
  const first = text.replays(compared);
  if (version === 1) return { good: true, sentences: [first, text.oldOwn[own === "in" ? "in" : "absent"], text.old] };
  const names = new Intl.ListFormat(words.getState().language).format(missing);
  const last = missing.length === 0 ? [] : [text.missing(names, missing.length)];
  return { good: true, sentences: [first, text.own[own](attempt), ...last] };
}
