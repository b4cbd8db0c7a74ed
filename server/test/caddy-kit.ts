import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { onTestFinished, vi } from "vitest";

const CADDYFILE = fileURLToPath(new URL("../../packaging/Caddyfile", import.meta.url));

/** `npm test` installs it where it can; a test run by itself says what is missing. */
function caddy(): string {
  const program = process.env["CADDY"] ?? "caddy";
  if (spawnSync(program, ["version"]).status === 0) return program;
  throw new Error(
    `This test needs Caddy, and "${program}" does not start. Install it (Debian, Ubuntu: sudo apt-get install caddy) or set CADDY to the program's path.`,
  );
}

/** Debian's Caddy with the file that we ship, as it is: only the two settings that the file itself asks for are given. */
export async function openCaddy(site: string, upstreams: readonly string[]): Promise<void> {
  const program = caddy();
  const home = mkdtempSync(join(tmpdir(), "trestle-caddy-"));
  const env = {
    PATH: process.env["PATH"] ?? "",
    HOME: home,
    XDG_DATA_HOME: home,
    XDG_CONFIG_HOME: home,
    SITE: site,
    UPSTREAMS: upstreams.join(" "),
  };
  let said = "";
  const child = spawn(program, ["run", "--config", CADDYFILE, "--adapter", "caddyfile"], { env });
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data: Buffer) => (said += data.toString()));
  const gone = new Promise<void>((done) => child.once("exit", () => done()));
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await gone;
    rmSync(home, { recursive: true, force: true });
  });
  const { port } = new URL(site);
  const answers = (): Promise<boolean> =>
    fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
  await vi.waitUntil(
    () => {
      if (child.exitCode !== null) throw new Error(`Caddy does not start with packaging/Caddyfile:\n${said}`);
      return answers();
    },
    { timeout: 60_000, interval: 50 },
  );
}
