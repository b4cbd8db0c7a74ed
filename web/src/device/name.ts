import { settings } from "@trestle/ui/settings.ts";

const FIRST = ["Rusty", "Dusty", "Lucky", "Silent", "Smoky", "Whistling", "Left-Hand", "Midnight", "Copper", "Prairie"];
const LAST = ["Ada", "Bo", "Cleo", "Dot", "Eli", "Fay", "Gus", "Hattie", "Ike", "June", "Kit", "Lou", "Moe", "Nell"];

function any<T>(list: readonly T[]): T {
  return list[Math.floor(Math.random() * list.length)]!;
}

/** A made-up name of at most 20 letters, as tables require. */
export function madeUp(): string {
  return `${any(FIRST)} ${any(LAST)}`;
}

/** The name in the settings; without one, makes one up and sets it. */
export function myName(): string {
  const { name } = settings.getState();
  if (name.trim() !== "") return name.trim();
  const made = madeUp();
  settings.setState({ name: made });
  return made;
}
