import type { Shell } from "../index.ts";
import { gallery } from "./gallery.ts";
import { lobby } from "./lobby.ts";
import { settings } from "./settings.ts";
import { thoughts } from "./thoughts.ts";

export const shell: Shell = { gallery, lobby, settings, thoughts };
