import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { readConfig, SETTINGS } from "../src/config.ts";
import { makeMetrics } from "../src/metrics.ts";
import { NODE_FLAGS } from "../src/node-flags.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const text = (file: string): string => readFileSync(join(ROOT, file), "utf8");
const ENV: readonly string[] = Object.values(SETTINGS).map((s) => s.env);

interface Compose {
  services: Record<
    string,
    { image?: string; build?: string; environment?: Record<string, string>; depends_on?: object; volumes?: string[] }
  >;
  volumes: Record<string, unknown>;
}
const compose = parse(text("compose.yaml"), { merge: true }) as Compose;

/** Lines of a Dockerfile with what they go on to, comments left out. */
function instructions(): { word: string; rest: string }[] {
  const joined = text("Dockerfile").replace(/\\\n/g, " ");
  return joined
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"))
    .map((line) => ({ word: line.split(" ")[0]!, rest: line.slice(line.indexOf(" ") + 1).trim() }));
}

describe("the Dockerfile", () => {
  const all = instructions();
  const stages = all.filter(({ word }) => word === "FROM");
  const last = all.slice(all.lastIndexOf(stages.at(-1)!));

  test("knows its instructions, pins its images, and runs as somebody else than root", () => {
    const known = "FROM WORKDIR COPY RUN ENV USER VOLUME EXPOSE HEALTHCHECK CMD".split(" ");
    for (const { word } of all) expect(known).toContain(word);
    for (const { rest } of stages) expect(rest).toMatch(/^node:\d+\.\d+-\S+/);
    expect(last.filter(({ word }) => word === "USER").map(({ rest }) => rest)).toEqual(["node"]);
    expect(last.some(({ word }) => word === "HEALTHCHECK")).toBe(true);
  });

  test("copies what is there, and everything the server is made of", () => {
    const copied = last
      .filter(({ word }) => word === "COPY")
      .map(({ rest }) => /^--from=build \/app\/(\S+) /.exec(rest)![1]!);
    for (const path of copied.filter((p) => !["node_modules", "web/dist"].includes(p)))
      expect([path, existsSync(join(ROOT, path))]).toEqual([path, true]);
    const { dependencies } = JSON.parse(text("server/package.json")) as { dependencies: Record<string, string> };
    for (const name of Object.keys(dependencies).filter((n) => n.startsWith("@trestle/"))) {
      const room = name.slice("@trestle/".length);
      expect([name, copied.includes(room) || copied.includes("games")]).toEqual([name, true]);
    }
    expect(JSON.parse(last.at(-1)!.rest)).toEqual(["node", ...NODE_FLAGS, "server/src/main.ts", "serve"]);
  });

  test("sets only what the server reads", () => {
    const set = all
      .filter(({ word }) => word === "ENV")
      .flatMap(({ rest }) => rest.split(" ").map((pair) => pair.split("=")));
    for (const [name] of set) expect(["NODE_ENV", ...ENV]).toContain(name);
    expect(() => readConfig({}, Object.fromEntries(set) as Record<string, string>)).not.toThrow();
  });
});

describe("compose.yaml", () => {
  test("starts two servers, PostgreSQL and Caddy, which depend on what is there", () => {
    const { services, volumes } = compose;
    expect(Object.keys(services).sort()).toEqual(["caddy", "postgres", "server-1", "server-2"]);
    for (const [name, service] of Object.entries(services)) {
      if (service.image !== undefined) expect([name, service.image]).toEqual([name, expect.stringMatching(/:\d/)]);
      const needs = Array.isArray(service.depends_on) ? service.depends_on : Object.keys(service.depends_on ?? {});
      for (const other of needs) expect(Object.keys(services)).toContain(other);
      for (const mount of service.volumes ?? []) {
        const [from = ""] = mount.split(":");
        const there = from.startsWith("./") ? existsSync(join(ROOT, from)) : from in volumes;
        expect([mount, there]).toEqual([mount, true]);
      }
    }
  });

  test("sets only what the server reads", () => {
    for (const name of ["server-1", "server-2"]) {
      const environment = compose.services[name]!.environment!;
      for (const key of Object.keys(environment)) expect(ENV).toContain(key);
      const filled = Object.entries(environment).map(([key, value]) => [
        key,
        value.replace(/\$\{\w+(:\?[^}]*)?\}/g, "a-long-word-x"),
      ]);
      expect(readConfig({}, Object.fromEntries(filled) as Record<string, string>).databaseUrl).toMatch(/^postgres:/);
    }
  });

  test("Caddy passes on to the servers it names", () => {
    const named = [...text("packaging/Caddyfile").matchAll(/\b([\w-]+):8080/g)].map((m) => m[1]!);
    expect(named.sort()).toEqual(["server-1", "server-2"]);
    const { SITE } = compose.services["caddy"]!.environment!;
    for (const name of named) {
      const { PUBLIC_URL, ALLOWED_HOSTS, TRUST_PROXY } = compose.services[name]!.environment!;
      expect([PUBLIC_URL, TRUST_PROXY]).toEqual([`https://${SITE}`, "yes"]);
      expect(ALLOWED_HOSTS!.split(",")).toContain(name);
    }
  });
});

test("the systemd unit starts the program itself, with settings that it reads", () => {
  const unit = text("packaging/trestle.service");
  const environment = /^Environment=(.*)$/m
    .exec(unit)![1]!
    .split(" ")
    .map((pair) => pair.split("="));
  for (const [name] of environment) expect(["NODE_ENV", ...ENV]).toContain(name);
  const [, flags, program] = /^ExecStart=\S+\/node (.*) \/opt\/trestle\/(\S+) serve$/m.exec(unit)!;
  expect(flags).toBe(NODE_FLAGS.join(" "));
  expect(existsSync(join(ROOT, program!))).toBe(true);
  for (const section of ["Unit", "Service", "Install"]) expect(unit).toContain(`[${section}]`);
});

test("the Grafana dashboard asks for figures that the server has", async () => {
  const metrics = makeMetrics();
  metrics.withProcess();
  const names = new Set((await metrics.registry.getMetricsAsJSON()).map((m) => m.name));
  const { panels } = JSON.parse(text("packaging/grafana.json")) as { panels: { targets: { expr: string }[] }[] };
  for (const { expr } of panels.flatMap((p) => p.targets))
    for (const [name] of expr.matchAll(/\b(?:trestle|nodejs|process)_\w+/g))
      expect([name, names.has(name.replace(/_(bucket|sum|count)$/, ""))]).toEqual([name, true]);
});

test("`npm start` and `npm run trestle` start it as the image and the unit do", () => {
  const { scripts } = JSON.parse(text("package.json")) as { scripts: Record<string, string> };
  for (const name of ["start", "trestle"])
    expect(scripts[name]).toContain(`node ${NODE_FLAGS.join(" ")} server/src/main.ts`);
});
