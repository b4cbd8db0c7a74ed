import type { BotFactory } from "@trestle/bots";
import type { ColtTypes } from "../engine/index.ts";
import { ENOUGH, legend } from "./legend.ts";
import { newMemo } from "./memo.ts";
import { positionOf } from "./position.ts";
import { greenhorn, gunslinger } from "./quick.ts";
import { only } from "./results.ts";

export function coltBots(): BotFactory<ColtTypes> {
  const memo = newMemo();
  return {
    batch: 600,
    enough: ENOUGH,
    begin(request) {
      if (request.decision.kind !== "plan" || request.legal.length === 1) return only(request);
      const position = positionOf(request.view, request.history, memo);
      if (request.level === "greenhorn") return greenhorn(request, position);
      return request.level === "gunslinger" ? gunslinger(request, position) : legend(request, position);
    },
  };
}
