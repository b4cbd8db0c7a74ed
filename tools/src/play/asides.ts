import type { ClockInfo, ServerFrame, TableInfo } from "@trestle/protocol";
import { listHash, type Names } from "@trestle/kernel";
import type { DealMemory } from "@trestle/protocol/deal-memory";
import type { Line } from "./line.ts";
import { say, type Screen } from "./screen.ts";

export const ASIDE_HELP: readonly string[] = [
  "say WORDS     to everybody at the table, at any moment",
  "undo          take your latest move back, while that is allowed",
  "back          in games you win together: ask all to go back before the latest move; yes or no answers",
  "time          the clocks",
  "deal          what verify compares the log with: the server's commitment, the list and your part",
];

/** What of a table on a server is needed for these. */
export interface Company {
  readonly names: Names;
  readonly clocks: readonly ClockInfo[];
  readonly info: Pick<TableInfo, "commitment">;
  /** This person's seat; null: it only watches. */
  readonly seat: number | null;
  /** Entries of the log so far. */
  readonly v: number;
  /** A step back waits for this person's answer. */
  readonly isAsked: boolean;
  refusal(answer: Extract<ServerFrame, { t: "refused" }>): string;
}

function time(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  if (minutes >= 60) return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  return `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
}

/** What can be typed at any moment, whether or not something is asked. True: the line was one of these. */
export function aside(typed: string, at: Company, line: Line, screen: Screen): boolean {
  const [word = "", ...rest] = typed.trim().split(/\s+/);
  const { seat } = at;
  const send = (command: Parameters<Line["send"]>[0]): boolean => {
    void line.send(command).then((answer) => {
      if (answer.t === "refused") screen.notice(at.refusal(answer));
    });
    return true;
  };
  if (word === "say" && rest.length > 0)
    return send({ t: "say", seat, channel: seat === null ? "watch" : "table", text: rest.join(" ") });
  if (rest.length > 0) return false;
  if (word === "time") {
    tellClocks(at, screen);
    return true;
  }
  if (word === "deal") {
    screen.write(`  ${ownDeal(line.deal, at.info.commitment)}`);
    return true;
  }
  if (seat === null) return false;
  if (word === "undo") return send({ t: "undo", seat });
  if (word === "back") return send({ t: "take-back", seat, to: at.v - 1 });
  return at.isAsked && (word === "yes" || word === "no") && send({ t: "agree", seat, yes: word === "yes" });
}

/** For `verify`: the commitment as it was first shown here, the list as it was frozen, and this person's own parts. */
export function ownDeal({ commitment, parts, list }: DealMemory, shown: string): string {
  const attempt = list?.attempt ?? parts.at(-1)?.attempt;
  const mine = parts.filter(
    (p) => p.attempt === attempt && (list?.seats[p.seat]?.commitment ?? p.commitment) === p.commitment,
  );
  const frozen = list === null ? [] : [`--list ${listHash(list)}`];
  return [`--commitment ${commitment ?? shown}`, ...frozen, ...mine.map((p) => `--part ${p.seat}:${p.part}`)].join(" ");
}

function tellClocks({ clocks, names }: Company, screen: Screen): void {
  const timed = clocks.filter((clock) => clock.left !== null);
  if (timed.length === 0) return say(screen, "This table has no clock.");
  for (const { seat, left, running } of timed)
    say(screen, `${names.seat(seat)}: ${time(left!)}${running ? ", running" : ""}`);
}
