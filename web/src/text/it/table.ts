import type { Text } from "../index.ts";

export const table: Text["table"] = {};
