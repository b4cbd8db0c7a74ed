import { conform } from "@trestle/testkit";
import { bang } from "../engine/index.ts";
import { allPieces } from "./pieces.ts";

conform(bang, {
  starts: [
    { seats: 5, config: {} },
    { seats: 3, config: {} },
    { seats: 4, config: { expansion: false } },
    { seats: 6, config: { characterChoice: 2, customStation: "two-cards" } },
    { seats: 7, config: {} },
    { seats: 8, config: { characterChoice: 2 } },
  ],
  games: 4,
  seed: 1,
  maxMoves: 3000,
  hidingEvery: 5,
  pieces: allPieces,
});
