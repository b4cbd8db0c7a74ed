import type { Move, State, Tables } from "../engine/index.ts";
import type { Decision } from "@trestle/kernel";

/** Moves that nobody forgives: into the Sheriff's arms, or sending him to a partner. */
export function isMad(t: Tables, s: State, d: Decision, move: Move): boolean {
  const sheriff = t.sheriffLine[s.sheriff]!;
  const hidden = t.isTunnel[s.cars[t.section[sheriff]! - 1]!] === 1;
  switch (move.t) {
    case "move":
      return !hidden && t.spaceIds[sheriff] === move.to;
    case "dash":
      return !hidden && (t.spaceIds[sheriff] === move.via || t.spaceIds[sheriff] === move.to);
    case "board":
      return !hidden && t.enterExit[move.section] === sheriff;
    case "nudge": {
      const to = t.sheriffLine[s.sheriff + (move.direction === "front" ? -1 : 1)];
      return s.cowboys.some((c, i) => c.at === to && (s.mode !== "versus" || i === d.as));
    }
    default:
      return false;
  }
}
