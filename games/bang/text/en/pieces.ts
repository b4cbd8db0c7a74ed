import type { Names } from "@trestle/kernel";
import type { View } from "../../src/types.ts";
import { characterName, pieceName } from "./names.ts";

/** What stands behind the colon of a piece key, as a number. */
function index(key: string): number {
  return Number(key.slice(key.indexOf(":") + 1));
}

/** A piece key of `slots`, as a button or the screen reader says it. */
export function piece(key: string, view: View, names: Names): string {
  if (key.startsWith("card:") || key.startsWith("car:")) return pieceName(index(key));
  if (key.startsWith("seat:")) return index(key) === view.seat ? "yourself" : names.seat(index(key));
  if (key.startsWith("character:")) return characterName(index(key));
  return key;
}
