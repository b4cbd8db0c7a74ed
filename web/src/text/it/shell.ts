import type { ShellText } from "../en/shell.ts";
import { gallery } from "./gallery.ts";
import { lobby } from "./lobby.ts";
import { settings } from "./settings.ts";
import { bots } from "./bots.ts";

export const shell: ShellText = { gallery, lobby, settings, bots };
