import { cues } from "./cues.ts";
import { device } from "./device.ts";
import { screenReader } from "./screen-reader.ts";
import { home } from "./home.ts";
import { net } from "./net.ts";
import { table } from "./table.ts";

/** The words of the page. Every catalogue has the shape of the English one, or the build fails. */
export const en = { cues, device, screenReader, home, net, table };
export type Text = typeof en;
