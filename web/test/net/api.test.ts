import { afterEach, describe, expect, it, vi } from "vitest";
import { api, isFailed } from "../../src/net/api.ts";

function answer(status: number, body: string, type = "application/json"): void {
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => new Response(body, { status, headers: { "content-type": type } })),
  );
}
afterEach(() => vi.unstubAllGlobals());

describe("requests", () => {
  it("bring the server's answer", async () => {
    answer(201, '{"table":"abc","code":"ABCDEF","hostSecret":"x"}');
    const made = await api.create({ game: "colt", seats: 3, bots: 2 });
    expect(isFailed(made)).toBe(false);
    expect(made).toMatchObject({ table: "abc" });
    const [path, init] = vi.mocked(fetch).mock.calls[0]!;
    expect([path, init?.method, init?.body]).toEqual(["/api/tables", "POST", '{"game":"colt","seats":3,"bots":2}']);
  });

  it("bring the server's refusal with its sentence", async () => {
    answer(404, '{"rule":"SERVER-CODE-1","data":{"code":"XX"},"text":"No table has this code."}');
    expect(await api.code("XX")).toEqual({
      rule: "SERVER-CODE-1",
      data: { code: "XX" },
      text: "No table has this code.",
      status: 404,
    });
  });

  it("are refused in our own words when nobody answers, or a page does", async () => {
    vi.stubGlobal(
      "fetch",
      vi.fn(() => Promise.reject(new TypeError("failed"))),
    );
    expect(await api.tables()).toMatchObject({ rule: "WEB-LINE-1", status: 0 });
    for (const status of [200, 404]) {
      answer(status, "<!doctype html><title>Files</title>", "text/html");
      expect(await api.tables(), String(status)).toMatchObject({ rule: "WEB-LINE-1" });
      expect(await api.here()).toBe(false);
    }
  });

  it("bring a log as it is", async () => {
    answer(200, '{"a":1}\n{"b":2}\n', "application/jsonl");
    expect(await api.log("abc")).toBe('{"a":1}\n{"b":2}\n');
  });
});
