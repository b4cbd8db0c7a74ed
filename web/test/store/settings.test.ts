import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { stubStorage } from "../device/memory-storage.ts";

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

async function load(kept: string) {
  const storage = stubStorage("localStorage", { "trestle.settings": kept });
  const { settings, defaults } = await import("@trestle/ui/settings.ts");
  return { now: settings.getState(), defaults: defaults(), settings, storage };
}

describe("kept settings", () => {
  it.each(["", "{", "null", "[]", "7", '"dusk"'])("%j gives the defaults", async (kept) => {
    const { now, defaults } = await load(kept);
    expect(now).toEqual(defaults);
  });

  it("keep what is right and replace what is not", async () => {
    const kept = {
      name: "Ann",
      theme: "midnight",
      speed: "fast",
      world: 7,
      cues: 0.2,
      muted: "yes",
      keys: { log: "l", x: 3 },
    };
    const { now, defaults } = await load(JSON.stringify(kept));
    expect(now).toEqual({ ...defaults, name: "Ann", speed: "fast", cues: 0.2, keys: { log: "l" } });
  });

  it("are kept when they change", async () => {
    const { settings, storage } = await load("{}");
    settings.setState({ theme: "dusk" });
    expect(JSON.parse(storage.get("trestle.settings")!)).toMatchObject({ theme: "dusk" });
  });

  it("hold without a store, and without a browser's languages", async () => {
    vi.stubGlobal("localStorage", undefined);
    vi.stubGlobal("navigator", undefined);
    const { settings } = await import("@trestle/ui/settings.ts");
    settings.setState({ theme: "noon" });
    expect(settings.getState()).toMatchObject({ theme: "noon", language: "en" });
  });
});
