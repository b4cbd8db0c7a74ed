import type { OptionText } from "@trestle/kernel";
import type { Edition } from "../../engine/edition/types.ts";
import { capital } from "../shared/capital.ts";
import { count } from "./words.ts";

const onOff = { true: "on", false: "off" };

export function makeOptions(edition: Edition): Readonly<Record<string, OptionText>> {
  const goals: Record<string, string> = {};
  for (const b of edition.bands) for (let n = b.from; n <= b.to; n++) goals[String(n)] = `${n} (${b.name})`;
  const fewer: Record<string, string> = { "0": "none" };
  for (let n = 1; n <= 10; n++) fewer[String(n)] = capital(count(n, "card"));
  const colours: Record<string, string> = {};
  for (const c of edition.colours) colours[c] = capital(c);
  return {
    edition: { name: "Edition", about: "The component file this table plays with.", values: {} },
    mode: {
      name: "Mode",
      about: "Together against the railroad, each for themselves, or for the highest score.",
      values: { coop: "co-operative", versus: "versus", score: "score challenge" },
    },
    solo: {
      name: "Solo",
      about: "One person plays several cowboys with open hands.",
      values: { "0": "off", "2": "two cowboys", "3": "three cowboys", "4": "four cowboys" },
    },
    goal: { name: "Goal", about: "How many tiles the gang must deliver.", values: goals },
    fewerEvents: {
      name: "Fewer Event Cards",
      about: "Takes further Event Cards out at random: the line ends sooner.",
      values: fewer,
    },
    lowerGoal: {
      name: "Lower the goal",
      about: "The goal goes down by one for every two Event Cards taken out; without it the game is harder.",
      values: onOff,
    },
    first: {
      name: "First player",
      about: "Who begins; turns then go in seat order.",
      values: { random: "chance decides", "1": "first", "2": "second", "3": "third", "4": "fourth" },
    },
    colours: { name: "Colours", about: "The cowboys' colours, in the order of turns.", values: colours },
  };
}
