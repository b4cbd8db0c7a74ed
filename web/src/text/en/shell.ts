import { gallery } from "./gallery.ts";
import { lobby } from "./lobby.ts";
import { settings } from "./settings.ts";
import { thoughts } from "./thoughts.ts";

/** What a first game does not need: it comes with the screens that say it. */
export const shell = { gallery, lobby, settings, thoughts };
