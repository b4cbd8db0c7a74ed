import { render } from "preact";
import { App } from "./app.tsx";
import "./style/base.css";
import { settings } from "./store/settings.ts";
import { speak } from "./text/index.ts";

const root = document.getElementById("app");
if (root === null) throw new Error("index.html has no #app");
await speak(settings.getState().language);
render(<App />, root);
