import { expect } from "vitest";
import { RANK, SUIT } from "../engine/pieces.ts";
import { story, type Stage } from "./dsl.ts";

/** What somebody has flipped for, in order. */
function checks(t: Stage, name: string): string[] {
  return t.told("checked").flatMap((e) => (e.t === "checked" && e.seat === t.seat(name) ? [e.why] : []));
}

story("[BANG-CHK-5] [BANG-DYNA-2] X-019 Lucky Duke picks; the picked card lies on top (ruling)", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").is("Ann", "lucky-duke").table("Ann", "dynamite").begins("Ann").deck("5S 3H");
  t.Ann.isAsked("flip").picks("3H");
  t.Bob.hasInPlay("dynamite");
  t.Ann.isAsked("play").hasLost(0);
  expect(t.s.discard.map((card) => `${SUIT[card]} ${RANK[card]}`)).toEqual(["spades 5", "hearts 3"]);
});

for (const [flip, lost] of [
  ["9S", 3],
  ["10S", 0],
  ["AS", 0],
  ["2H", 0],
] as const)
  story(`[BANG-DYNA-2] [BANG-CHK-2] X-020 Dynamite and ${flip}`, (t) => {
    t.seats("Ann* Bob Cid Dan Eve").table("Bob", "dynamite").begins("Bob").is("Bob", "zippy-roy");
    if (flip === "2H") t.deck("3H");
    else t.deck(flip);
    t.Bob.hasLost(lost).hasInPlay("");
    t.Cid.hasInPlay(lost === 3 ? "" : "dynamite");
  });

story("[BANG-DYNA-1] [GTR-RC-EXPR-3] X-022 fresh Dynamite waits for the next turn, an extra one too", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").hand("Ann", "dynamite").table("Ann", "express-car").deck("3H");
  t.Ann.plays("dynamite");
  t.Ann.hasInPlay("express-car dynamite").activates("express-car");
  t.Bob.hasInPlay("dynamite");
  t.turnIs("Ann");
});

story("[BANG-JAIL-3] X-023 a prisoner answers shots as ever", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").hand("Ann", "bang").table("Bob", "jail").hand("Bob", "missed");
  t.Ann.sees("Cid", 2).plays("bang").on("Bob");
  t.Bob.uses("missed").hasLost(0).hasInPlay("jail");
});

story("[BANG-TURN-9] [BANG-JAIL-2] X-025 who stays in Jail keeps the whole hand", (t) => {
  t.seats("Ann* Bob Cid Dan Eve")
    .is("Cid", "zippy-roy")
    .table("Bob", "jail")
    .hand("Bob", "bang bang bang beer beer beer");
  t.life("Bob", 3).begins("Bob").deck("5C");
  t.Bob.hasCards(6).hasInPlay("");
  t.turnIs("Cid");
});

story("[BANG-TURN-2] [GTR-RC-DINI-1] X-026 Dynamite, Jail, Dining Car, and no dinner in Jail (ruling)", (t) => {
  t.seats("Ann* Bob Cid Dan Eve")
    .is("Cid", "zippy-roy")
    .table("Bob", "dining-car jail dynamite")
    .begins("Bob")
    .deck("3H 5C 6H");
  t.Bob.hasInPlay("dining-car");
  expect(checks(t, "Bob")).toEqual(["dynamite", "jail"]);
});

story("[GTR-RC-DINI-1] [BANG-TURN-2] out of Jail the Dining Car serves (ruling)", (t) => {
  t.seats("Ann* Bob Cid Dan Eve")
    .is("Bob", "zippy-roy")
    .table("Bob", "dining-car jail dynamite")
    .begins("Bob")
    .life("Bob", 2);
  t.deck("3H 5H 6H");
  t.Bob.hasInPlay("dining-car").hasLife(3);
  expect(checks(t, "Bob")).toEqual(["dynamite", "jail", "dining-car"]);
});
