import { expect, it } from "vitest";
import { badInput } from "../src/prove/input.ts";
import { Program } from "../src/prove/program.ts";

it("answers bad frames and requests with a rule or a close, and changes nothing by them", async () => {
  const figures = await badInput(0, 1_500, 400);
  expect(figures["typed"]).toBeGreaterThan(500);
  expect(figures["typedRefusals"]).toBeGreaterThan(50);
  expect(figures["refusals"]).toBeGreaterThan(300);
  expect(figures["legalMoves"]).toBeGreaterThan(0);
}, 300_000);

it("answers addresses that can be none with a rule and the headers of every answer", async () => {
  const program = new Program();
  try {
    await program.start();
    for (const path of ["/%", "/api/codes/%ff%fe", `/api/codes/${"x".repeat(3_000)}`]) {
      const answer = await fetch(`${program.origin}${path}`);
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
      expect(await answer.json()).toMatchObject({ rule: "SERVER-PATH-1" });
    }
  } finally {
    await program.end();
  }
}, 300_000);
