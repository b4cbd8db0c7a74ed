import { conform } from "@trestle/testkit";
import { heist, type HeistTypes } from "../engine/index.ts";
import { inTheMiddle } from "./keen.ts";
import { piecesOf } from "./pieces.ts";

conform<HeistTypes>(heist, {
  starts: [
    { config: {}, seats: 4 },
    { config: { mode: "versus" }, seats: 2 },
    { config: { mode: "versus" }, seats: 4 },
    { config: { solo: 3 }, seats: 1 },
    { config: { mode: "score", fewerEvents: 4, first: 2 }, seats: 2 },
  ],
  games: 2,
  seed: 1,
  maxMoves: 3000,
  hidingEvery: 12,
  pieces: piecesOf,
});

conform<HeistTypes>(inTheMiddle, {
  starts: [
    { config: { goal: 20 }, seats: 3 },
    { config: { mode: "versus" }, seats: 3 },
    { config: { mode: "versus" }, seats: 4 },
    { config: { solo: 2, goal: 20 }, seats: 1 },
  ],
  games: 5,
  seed: 1,
  maxMoves: 3000,
  hidingEvery: 12,
  pieces: piecesOf,
});
