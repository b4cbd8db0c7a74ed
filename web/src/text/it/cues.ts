import type { Text } from "../index.ts";

export const cues: Text["cues"] = {};
