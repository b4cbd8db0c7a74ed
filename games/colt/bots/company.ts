import type { ColtTypes } from "../engine/index.ts";
import type { Company } from "@trestle/bots";
import { only } from "./answers.ts";
import { ENOUGH, legend } from "./legend.ts";
import { positionOf } from "./position.ts";
import { greenhorn, gunslinger } from "./quick.ts";

/** Colt's three levels, without what they are measured against. */
export const coltCompany: Company<ColtTypes> = {
  batch: 600,
  enough: ENOUGH,
  begin(ask) {
    if (ask.decision.kind !== "plan" || ask.legal.length === 1) return only(ask);
    const position = positionOf(ask.view, ask.history);
    if (ask.level === "greenhorn") return greenhorn(ask, position);
    return ask.level === "gunslinger" ? gunslinger(ask, position) : legend(ask, position);
  },
};
