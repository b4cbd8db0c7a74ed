const at = (line: number, to: number | undefined): string =>
  to === undefined ? `line ${line}` : `lines ${line} to ${to}`;

/** What the check of a deal has found: each sentence says what was done, and no more. */
export const deal = {
  checking: "Checking the deal …",
  unchecked: (why: string): string => `The deal could not be checked. ${why}`,
  again: "Check again",
  /** `compared`: with what this device was shown. */
  replays: (compared: boolean): string =>
    compared
      ? "The log deals and plays out to this result, and its events are those that this device was shown; names and times cannot be checked."
      : "The log deals and plays out to this result; this device was shown nothing of it, and names and times cannot be checked.",
  local:
    "The log deals and plays out to this result. It was played on this device alone, so there is nothing more to check.",
  own: {
    in: (attempt: number): string =>
      `Its list of commitments is the one this device stored before it revealed your part, and your part is in the deal${attempts(attempt)}.`,
    late: (attempt: number): string =>
      `Its list of commitments is the one this device stored, but your part arrived too late to be in the deal${attempts(attempt)}.`,
    absent: (attempt: number): string =>
      `This device took no part in the start, so it cannot say whether the list of commitments is the true one${attempts(attempt)}.`,
  },
  oldOwn: {
    in: "The server's secret is the one it had promised to this device, and your part is in the deal.",
    absent: "This device took no part in the start, so it has nothing to compare the server's secret with.",
  },
  old: "The table began with the older deal (version 1): whoever ran the server could have chosen among deals before the parts were fixed.",
  missing: (names: string, n: number): string =>
    n === 1
      ? `The part of ${names} is missing: it doubles the number of deals whoever runs the server could have chosen from.`
      : `The parts of ${names} are missing: each one doubles the number of deals whoever runs the server could have chosen from.`,
  failed: {
    log: (line: number, _to: number | undefined, reason: string): string =>
      `The deal does not hold up: line ${line} of the log is wrong (${reason}).`,
    table: (line: number): string => `The deal does not hold up: line ${line} of the log names another table.`,
    rules: (line: number): string =>
      `The deal could not be checked: line ${line} of the log names a game or a box that this page does not have.`,
    commitment: (line: number): string =>
      `The deal does not hold up: the server's commitment in line ${line} of the log is not the one this device was shown first.`,
    seat: (line: number): string =>
      `Line ${line} of the log has another commitment for your seat than this device made: unless another device of yours got ready last, the deal does not hold up.`,
    list: (line: number): string =>
      `The deal does not hold up: line ${line} of the log has another list of commitments than this device stored before it revealed your part.`,
    own: (line: number): string =>
      `The deal does not hold up: line ${line} of the log leaves out your part, though the server had it.`,
    transcript: (line: number, to: number | undefined): string =>
      `The deal does not hold up: ${at(line, to)} of the log tell the game otherwise than this device was shown it.`,
    length: (line: number): string =>
      `The deal does not hold up: the log ends with line ${line}, but this device was shown another end.`,
  },
  advice: "Save the log and compare it with the others at the table.",
};

function attempts(attempt: number): string {
  return attempt === 1 ? "" : `; it took ${attempt} attempts to start`;
}
