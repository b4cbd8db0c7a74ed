import type { Text } from "../index.ts";

export const lobby: Text["lobby"] = {};
