import type { Text } from "../index.ts";

export const colt: Text["colt"] = {};
