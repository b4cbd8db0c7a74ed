import type { Names, Refusal } from "@trestle/kernel";
import { pieceName, points, stationName } from "./names.ts";
import { ruleTexts } from "./rules.ts";

type Data = Refusal["data"];

function num(data: Data, key: string): number | null {
  const value = data[key];
  return typeof value === "number" ? value : null;
}

/** The figures of a refusal as sentences of their own, before the rule is quoted. */
function figures(data: Data, names: Names): string[] {
  const out: string[] = [];
  const seat = num(data, "seat");
  const who = seat === null ? null : names.seat(seat);
  const distance = num(data, "distance");
  const reach = num(data, "reach");
  const weapon = num(data, "weapon");
  const card = num(data, "card");
  const life = num(data, "life");
  const station = num(data, "station");
  if (who !== null && distance !== null && reach !== null)
    out.push(
      `${who} is at distance ${distance}, your ${weapon === null ? "Colt .45" : pieceName(weapon)} reaches ${reach}.`,
    );
  else if (who !== null && distance !== null) out.push(`${who} is at distance ${distance}.`);
  else if (who !== null && card !== null) out.push(`${pieceName(card)}, ${who}: that does not work.`);
  else if (card !== null) out.push(`${pieceName(card)} does not work here.`);
  if (station !== null) out.push(`${stationName(station)} asks for something else.`);
  if (life !== null) out.push(`That leaves ${points(life)}.`);
  return out;
}

/** What is wrong with an option, whatever the game. */
function option(data: Data): string {
  const name = `“${data["option"] ?? "?"}”`;
  if (data["known"] !== undefined) return `There is no option ${name}; the game has ${data["known"]}.`;
  if (data["allowed"] !== undefined) return `${name} cannot be ${data["got"]}; it takes ${data["allowed"]}.`;
  if (data["needs"] !== undefined) return `${name} needs “${data["needs"]}”.`;
  return `Options are one flat object, not ${data["got"] ?? "this"}.`;
}

/** The figures first, then the rule in one breath. */
export function refusal({ rule, data }: Refusal, names: Names): string {
  if (rule.startsWith("KERNEL-OPT-")) return option(data);
  const text = Object.hasOwn(ruleTexts, rule) ? ruleTexts[rule as keyof typeof ruleTexts].short : null;
  return [...figures(data, names), ...(text === null ? [] : [text])].join(" ");
}
