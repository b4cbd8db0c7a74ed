import { conform } from "@trestle/testkit";
import { nightmail } from "../engine/index.ts";

conform(nightmail, {
  starts: [
    { seats: 2, config: {} },
    { seats: 4, config: { nights: 2 } },
    { seats: 6, config: { nights: 5 } },
  ],
  games: 6,
  seed: 1,
  maxMoves: 1000,
});
