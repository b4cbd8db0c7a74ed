import type { Text } from "../index.ts";

export const settings: Text["settings"] = {};
