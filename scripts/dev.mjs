// The server and the page, both with reload: npm run dev. Open the address that Vite prints.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const start = (command, args, cwd) =>
  spawn(command, args, { cwd, stdio: "inherit", shell: process.platform === "win32" });

// web/vite.config.ts passes /api and /ws on to this port.
const children = [
  start("node", ["--watch", "server/src/main.ts", "--port", "4100", "--log-level", "warn", "--rates", "0"], root),
  start("vite", ["--clearScreen", "false"], join(root, "web")),
];
const stop = (signal) => children.forEach((child) => child.kill(signal));
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => stop(signal));
for (const child of children) child.on("exit", (code) => (stop("SIGTERM"), (process.exitCode ??= code ?? 1)));
