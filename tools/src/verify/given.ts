import { parseArgs } from "node:util";
import type { Log, LogEnd, LogFault, Seat, Seed } from "@trestle/kernel";
import { textOf, UsageError, type Args } from "../lib/cli.ts";
import type { Sealed } from "./sealed-deal.ts";

/** What a player was shown during the game and compares the log with. */
export interface Given {
  commitment: string | null;
  /** The hash of the frozen list. */
  list: string | null;
  parts: ReadonlyMap<Seat, Seed>;
}

const HEX = /^[0-9a-f]{64}$/i;

/** `--commitment HEX`, `--list HEX` and any number of `--part SEAT:HEX`. */
export function givenOf(args: Args, argv: readonly string[]): Given {
  const parts = new Map<Seat, Seed>();
  for (const text of partArgs(argv)) {
    const [, seat, part] = /^(\d{1,3}):(.*)$/.exec(text) ?? [];
    if (seat === undefined || part === undefined || !HEX.test(part))
      throw new UsageError(`--part wants SEAT:HEX, a seat from 0 on and 64 hexadecimal digits, not "${text}".`);
    if (parts.has(Number(seat))) throw new UsageError(`--part names seat ${Number(seat)} twice.`);
    parts.set(Number(seat), part.toLowerCase());
  }
  return { commitment: hexOf(args, "commitment"), list: hexOf(args, "list"), parts };
}

function hexOf(args: Args, name: string): string | null {
  const text = textOf(args, name);
  if (text !== undefined && !HEX.test(text))
    throw new UsageError(`--${name} wants 64 hexadecimal digits, not "${text}".`);
  return text?.toLowerCase() ?? null;
}

/** The command line's own parser keeps only the last of several. */
function partArgs(argv: readonly string[]): string[] {
  const options = { part: { type: "string", multiple: true } } as const;
  const { values } = parseArgs({ args: argv.slice(2), options, strict: false, allowPositionals: true });
  return (values.part ?? []).map((value) => (typeof value === "string" ? value : ""));
}

/** The first thing in the log that is not as it was shown. */
export function unlike(
  log: Log & { end: LogEnd },
  sealed: Pick<Sealed, "list">,
  { commitment, list, parts }: Given,
): LogFault | null {
  const { header, end, entries } = log;
  for (const seat of parts.keys())
    if (seat >= header.seats) throw new UsageError(`--part ${seat}:…: the log has seats 0 to ${header.seats - 1}.`);
  if (commitment !== null && commitment !== header.commitment)
    return { line: 1, reason: "the commitment is not the one you were shown" };
  if (list !== null && list !== sealed.list)
    return { line: 1, reason: "the list of commitments is not the one you were shown before your part was revealed" };
  for (const [seat, part] of parts)
    if (end.parts[seat] !== part)
      return { line: entries.length + 2, reason: `your part of seat ${seat} is not in the deal` };
  return null;
}
