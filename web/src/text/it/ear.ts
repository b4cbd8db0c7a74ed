import type { Text } from "../index.ts";

export const ear: Text["ear"] = {};
