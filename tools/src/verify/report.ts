import { missingParts, type JudgedLog, type Log, type LogEnd, type Seat, type Types } from "@trestle/kernel";
import type { Given } from "./given.ts";
import type { Sealed } from "./sealed-deal.ts";

/** A log in which nothing is wrong. */
export interface Sound {
  log: Log & { end: LogEnd };
  sealed: Pick<Sealed, "label" | "list">;
  judged: Pick<JudgedLog<Types>, "moves" | "takeBacks">;
}

export function missingOf({ log: { header, end } }: Sound): Seat[] {
  return missingParts(header.deal?.seats ?? [], end.parts);
}

/** What the deal was made of, beside what the player was shown. */
export function compared(s: Sound, given: Given): string[] {
  const { header, end } = s.log;
  const attempt = header.deal === undefined ? "" : `, attempt ${header.deal.attempt}`;
  const { label, list } = s.sealed;
  const lines = [`The deal: ${label}${attempt}.`, "", "The server's commitment"];
  lines.push(...both(header.commitment, given.commitment, "--commitment HEX"));
  if (list !== null || given.list !== null)
    lines.push("The hash of the list of commitments", ...both(list, given.list, "--list HEX"));
  for (const [seat, part] of end.parts.entries()) {
    const { name, bot } = sitterOf(s.log, seat);
    if (bot && part === null && !given.parts.has(seat)) lines.push(`Seat ${seat}, ${name}: a bot, which adds no part`);
    else lines.push(`The part of seat ${seat}, ${name}`, ...both(part, given.parts.get(seat) ?? null, null));
  }
  return lines;
}

function both(found: string | null, given: string | null, option: string | null): string[] {
  const lines = [`  in the log  ${found ?? "none"}`];
  if (given !== null) lines.push(`  you gave    ${given}  ${given === found ? "the same" : "ANOTHER ONE"}`);
  else if (option !== null) lines.push(`  you gave    nothing (${option})`);
  return lines;
}

/** What has been found out, and what no log can prove. */
export function verdict(s: Sound, given: Given): string[] {
  return [
    "Every line follows from the one before, every move from the rules, and every entry is one that a table writes.",
    ...dealt(s, given),
    ...agreed(s.judged.takeBacks),
    "No log can prove: names and dates, that a person was one, that a bot thought of its own moves.",
  ];
}

function dealt(s: Sound, given: Given): string[] {
  const { header, end } = s.log;
  if (end.parts.every((part) => part === null) && missingOf(s).length === 0)
    return ["Nobody's part is in the deal, as at a table without a server. This shows only that the log replays."];
  if (header.deal === undefined)
    return [
      "The deal is of version 1: parts were sent in the open, so whoever ran the server could choose among deals until the start.",
      ...comparedWith(given, ["commitment", "part"]),
    ];
  return [
    "The cards were dealt from the list of commitments in line 1 and the parts that fit it.",
    ...missing(s),
    ...attempts(header.deal.attempt),
    ...comparedWith(given, ["commitment", "list", "part"]),
  ];
}

function missing(s: Sound): string[] {
  const seats = missingOf(s);
  if (seats.length === 0) return [];
  const deals = seats.length === 1 ? "" : `, here ${2 ** seats.length} in all`;
  return [
    ...seats.map((seat) => `The part of seat ${seat}, ${sitterOf(s.log, seat).name}, is missing.`),
    `Each missing part doubles the number of deals whoever runs the server could have chosen from${deals}.`,
  ];
}

function attempts(attempt: number): string[] {
  if (attempt === 1) return [];
  return [
    `The table began at attempt ${attempt}. Each start that was broken off is one more deal whoever runs the server could have chosen from.`,
  ];
}

const WORDS = {
  commitment: "the commitment (--commitment)",
  list: "the list of commitments (--list)",
  part: "your own part (--part)",
};

/** A part is safe only if the list was settled before it was revealed: without the list nothing more can be said. */
function comparedWith({ commitment, list, parts }: Given, wanted: readonly (keyof typeof WORDS)[]): string[] {
  const isGiven = { commitment: commitment !== null, list: list !== null, part: parts.size > 0 };
  const lacking = wanted.filter((one) => !isGiven[one]);
  if (lacking.length === wanted.length)
    return [
      `Nothing was compared with what you were shown (${wanted.map((one) => `--${one}`).join(", ")}). This shows only that the log replays.`,
    ];
  if (lacking.length > 0)
    return [`Not compared with what you were shown: ${lacking.map((one) => WORDS[one]).join(", ")}.`];
  if (!wanted.includes("list")) return ["Commitment and part are those you gave."];
  return ["Commitment, list and part are those you gave: they were settled before anybody could know the cards."];
}

function agreed(takeBacks: number): string[] {
  if (takeBacks === 0) return [];
  const steps = takeBacks === 1 ? "One step back needs" : `${takeBacks} steps back need`;
  return [`${steps} the agreement of everybody, which the log does not show.`];
}

/** Who sat there when the cards were dealt. */
function sitterOf({ entries }: Log, seat: Seat): { name: string; bot: boolean } {
  const entry = entries.find((e) => e.t === "seat" && e.seat === seat);
  const who = entry?.t === "seat" ? entry.who : null;
  return who === null || who.kind === "open"
    ? { name: "nobody", bot: false }
    : { name: plain(who.name), bot: who.kind === "bot" };
}

/** Names come from strangers: nothing of them may steer a terminal. */
function plain(name: string): string {
  return name.replaceAll(/\p{C}/gu, "?");
}
