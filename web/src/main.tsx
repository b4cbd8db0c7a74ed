import { render } from "preact";
import { App } from "./app.tsx";
import { keepOffline } from "./offline.ts";
import { settings } from "@trestle/ui/settings.ts";
import { wearTheme } from "./style/theme.ts";
import { speak } from "./text/index.ts";

const root = document.getElementById("app");
if (root === null) throw new Error("index.html has no #app");
wearTheme();
await speak(settings.getState().language);
settings.subscribe((now, before) => {
  if (now.language !== before.language) void speak(now.language);
});
render(<App />, root);
keepOffline();
