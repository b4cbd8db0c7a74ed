// The server and the page, both with reload: npm run dev. Open the address that Vite prints.
import { spawn } from "node:child_process";
import { watch } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const run = (command, args, cwd) =>
  spawn(command, args, { cwd, stdio: "inherit", shell: process.platform === "win32" });
// web/vite.config.ts passes /api and /ws on to this port.
const serve = () => run("node", ["server/src/main.ts", "--port", "4100", "--log-level", "warn", "--rates", "0"], root);

let ending = false;
let server = serve();
const page = run("vite", ["--clearScreen", "false"], join(root, "web"));
page.on("exit", (code) => end(code ?? 1));

function end(code) {
  ending = true;
  server.kill();
  page.kill();
  process.exitCode = code;
  for (const watcher of watchers) watcher.close();
}

/** Node's own --watch sends messages into every worker thread, and the store's thread takes them for its own. */
let waiting = null;
const restart = () => {
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    if (ending) return;
    if (server.exitCode !== null) server = serve();
    else server.once("exit", () => (server = serve())).kill();
  }, 200);
};
const ROOMS = ["kernel", "games", "bots", "protocol", "table", "server"];
const watchers = ROOMS.map((room) =>
  watch(join(root, room), { recursive: true }, (_event, name) => {
    if (name?.endsWith(".ts") && !/(^|[\\/])test[\\/]/.test(name)) restart();
  }),
);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => end(0));
