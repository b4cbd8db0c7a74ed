import type { Text } from "../en/index.ts";
import { cues } from "./cues.ts";
import { device } from "./device.ts";
import { screenReader } from "./screen-reader.ts";
import { home } from "./home.ts";
import { net } from "./net.ts";
import { table } from "./table.ts";

export const it: Text = { cues, device, screenReader, home, net, table };
