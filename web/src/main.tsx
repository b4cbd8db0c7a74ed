import { render } from "preact";
import { App } from "./app.tsx";
import { keepOffline } from "./offline.ts";
import { settings } from "@trestle/ui/settings.ts";
import { wearTheme } from "./style/theme.ts";
import { loadText } from "./text/index.ts";

const root = document.getElementById("app");
if (root === null) throw new Error("index.html has no #app");
wearTheme();
await loadText(settings.getState().language);
settings.subscribe((now, before) => {
  if (now.language !== before.language) void loadText(now.language);
});
render(<App />, root);
keepOffline();
