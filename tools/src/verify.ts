import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { canonical, isRefusal } from "@trestle/kernel";
import { command, EDITION_ARG, UsageError, type Args } from "./lib/cli.ts";
import { playedWith } from "./lib/played-with.ts";
import { openSealed, type Sealed, type Wrong } from "./verify/sealed-deal.ts";

await command({
  name: "verify",
  about: "Checks a finished game: that the deal was settled before the first card, and that every move was legal.",
  args: {
    file: { type: "positional", required: false, description: "the log" },
    part: {
      type: "string",
      valueHint: "HEX",
      description: "the random part your own seat put in: must be in the deal",
    },
    ...EDITION_ARG,
    json: { type: "boolean", description: "print { ok, … } on one line" },
  },
  run,
});

function run(args: Args): void {
  const file: unknown = args["file"];
  if (typeof file !== "string") throw new UsageError("which log? Name one file.");
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (e) {
    throw new UsageError(`${file} cannot be read (${(e as NodeJS.ErrnoException).code ?? "unknown reason"}).`);
  }
  const sealed = openSealed(text);
  const wrong = "reason" in sealed ? sealed : playAgain(sealed, text.split("\n").length - 1, args);
  const missing =
    wrong === null && typeof args["part"] === "string" && "parts" in sealed && !sealed.parts.includes(args["part"]);
  const verdict = missing ? { line: 0, reason: "your part is not in the deal" } : wrong;
  if (args["json"] === true)
    process.stdout.write(`${JSON.stringify(verdict === null ? { ok: true } : { ok: false, ...verdict })}\n`);
  else if (verdict === null)
    process.stdout.write("The deal was sealed before the first card, and every move follows the rules.\n");
  else process.stderr.write(`${file}, line ${verdict.line}: ${verdict.reason}.\n`);
  if (verdict !== null) process.exitCode = 1;
}

/** The rules play the game once more from the seed that the parts make. */
function playAgain(s: Sealed, last: number, args: Args): Wrong | null {
  const entry = playedWith(s, args);
  if ("reason" in entry) return entry;
  const { game } = entry;
  const config = game.parseConfig(s.config);
  if (isRefusal(config)) return { line: 1, reason: `the options are refused (${config.rule})` };
  const { min, max } = game.seats(config);
  if (s.seats < min || s.seats > max) return { line: 1, reason: "the game does not take that many players" };
  const state = game.setup({ config, seats: s.seats, seed: s.seed, rules: s.rulesVersion }, null);
  for (const m of s.moves) {
    const d = game.pending(state).find((q) => q.id === m.d && q.seat === m.seat);
    if (d === undefined) return { line: m.line, reason: "nobody was asked for this move" };
    const move = game.parseMove(m.move);
    const rule = move === null ? "unreadable" : game.check(state, d, move);
    if (rule !== null) return { line: m.line, reason: `the move is not legal (${rule})` };
    game.apply(state, d, move, null);
  }
  if (canonical(game.outcome(state)) !== canonical(s.end.outcome))
    return { line: last, reason: "the game ended otherwise" };
  const hash = createHash("sha256")
    .update(canonical(game.facts(state)))
    .digest("hex");
  return hash === s.end.hash ? null : { line: last, reason: "the final position is another one" };
}
