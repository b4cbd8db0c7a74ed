import { expect, it } from "vitest";
import { controlFloods } from "../prove/input-control.ts";
import { longGames } from "../prove/input-long.ts";
import { badNames, manySockets, watchersTalk } from "../prove/input-limits.ts";
import { badInput } from "../prove/input.ts";
import { Program } from "../prove/program.ts";

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

const LOAD = { tables: 30, sockets: 3, watchers: 20 };

it("bounds what one address sends through many sockets, and others do not feel it", async () => {
  const figures = await manySockets(LOAD);
  for (const what of ["talk", "hints", "asides", "sits", "stepsBack", "frames"])
    expect(figures[`${what}Passed`]).toBeLessThan(figures[`${what}Sent`]!);
}, 300_000);

it("bounds the talk of watchers, from one address and from many", async () => {
  const figures = await watchersTalk(LOAD);
  expect(figures["watchLinesOfOne"]).toBeGreaterThan(0);
  expect(figures["watchLinesOfAll"]).toBeGreaterThan(0);
}, 300_000);

it("refuses editions that paint terminals, push services that are none, names that are not the server's, and guesses of the admin word", async () => {
  const figures = await badNames();
  expect(figures["editionsRefused"]).toBeGreaterThan(5);
  expect(figures["hostsRefused"]).toBe(30);
  expect(figures["guessesRefused"]).toBeGreaterThan(30);
  expect(figures["servicesRefused"]).toBe(8);
}, 300_000);

it("cuts off who floods with pings, pongs or parts of frames", async () => {
  expect((await controlFloods(5_000))["floodsCut"]).toBe(4);
}, 300_000);

it("closes games that strangers make longer and longer, and opens them for nobody without end", async () => {
  const figures = await longGames({ games: 1, visits: 40 });
  expect(figures["visitsLetIn"]).toBeGreaterThan(0);
  expect(figures["visitsRefused"]).toBeGreaterThan(0);
}, 300_000);
