import type { ColtTypes } from "../engine/index.ts";
import type { BotFactory } from "@trestle/bots";
import { only } from "./results.ts";
import { ENOUGH, legend } from "./legend.ts";
import { positionOf } from "./position.ts";
import { greenhorn, gunslinger } from "./quick.ts";

/** Colt's three levels, without what they are measured against. */
export const coltBots: BotFactory<ColtTypes> = {
  batch: 600,
  enough: ENOUGH,
  begin(request) {
    if (request.decision.kind !== "plan" || request.legal.length === 1) return only(request);
    const position = positionOf(request.view, request.history);
    if (request.level === "greenhorn") return greenhorn(request, position);
    return request.level === "gunslinger" ? gunslinger(request, position) : legend(request, position);
  },
};
