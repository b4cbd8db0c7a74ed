import type { Names } from "@trestle/kernel";
import type { Line } from "../../src/ask.ts";

export const lines: Readonly<Record<string, (d: Line["data"], names: Names) => string>> = {};
