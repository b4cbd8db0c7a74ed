import type { Text } from "../index.ts";

export const home: Text["home"] = {};
