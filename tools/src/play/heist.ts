import type { Edition, HeistView } from "@trestle/heist";
import type { Names } from "@trestle/kernel";
import type { Ink } from "../lib/ink.ts";

export function drawHeist(_e: Edition) {
  return (_view: HeistView, _names: Names, _ink: Ink): string[] => [];
}
export function describeHeist(_e: Edition) {
  return (_view: HeistView, _names: Names): string[] => [];
}
