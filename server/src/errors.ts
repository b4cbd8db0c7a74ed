import { isRefusal, type Refusal, type RuleText } from "@trestle/kernel";
import { kernelRules } from "@trestle/kernel/text/en";
import { Conflict, DamagedTable, StoreFailure } from "@trestle/table";
import { tableRules } from "@trestle/table/text/en";
import { serverRules } from "../text/en.ts";
import { GAMES } from "./games/games.ts";

const OWN: Readonly<Record<string, RuleText>> = { ...kernelRules, ...tableRules, ...serverRules };

/** The rule's sentence in English; clients have their own translations. */
export function sentence(refusal: Refusal): string {
  const own = OWN[refusal.rule];
  if (own !== undefined && !refusal.rule.startsWith("KERNEL-")) return own.short;
  for (const { text } of GAMES) {
    if (own === undefined && text.rules[refusal.rule] === undefined) continue;
    return text.refusal(refusal, { seat: (seat) => `Seat ${seat + 1}` });
  }
  return own?.short ?? refusal.rule;
}

/** A refusal, thrown where there is nothing more to do. */
export class Refused extends Error {
  readonly refusal: Refusal;
  readonly status: number;

  constructor(status: number, rule: string, data: Refusal["data"] = {}) {
    super(rule);
    this.status = status;
    this.refusal = { rule, data };
  }
}

export function yes<T>(value: T | Refusal): T {
  if (isRefusal(value)) throw new Refused(statusOf(value.rule), value.rule, value.data);
  return value;
}

function statusOf(rule: string): number {
  if (rule === "SERVER-NAME-4") return 409;
  if (rule === "SERVER-LOGIN-1") return 403;
  if (rule === "SERVER-BUSY-1") return 503;
  return 422;
}

/** What a client is told of an error: never the error itself. */
export function refusalOf(error: unknown): { status: number; refusal: Refusal } {
  if (error instanceof Refused) return error;
  if (error instanceof DamagedTable) return { status: 503, refusal: { rule: "SERVER-TABLE-3", data: {} } };
  if (error instanceof StoreFailure || error instanceof Conflict)
    return { status: 503, refusal: { rule: "SERVER-STORE-2", data: {} } };
  const status = typeof error === "object" && error !== null && "statusCode" in error ? error.statusCode : 500;
  if (status === 413) return { status, refusal: { rule: "SERVER-BODY-2", data: {} } };
  if (typeof status === "number" && status >= 400 && status < 500)
    return { status, refusal: { rule: "SERVER-BODY-1", data: {} } };
  return { status: 500, refusal: { rule: "SERVER-BROKEN-1", data: {} } };
}
