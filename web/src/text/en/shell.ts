import { gallery } from "./gallery.ts";
import { lobby } from "./lobby.ts";
import { settings } from "./settings.ts";
import { bots } from "./bots.ts";

/** The words of screens that a first game does not need: they come with those screens. */
export const shell = { gallery, lobby, settings, bots };
export type ShellText = typeof shell;
