import { makeHeistPlayer } from "@trestle/bots";
import { makeHeist, ours } from "@trestle/heist";
import { entry } from "./entry.ts";

const heist = makeHeist(ours);

export const heistEntry = entry({
  game: heist,
  seats: 4,
  player: makeHeistPlayer(ours),
  edition: { hash: heist.hash },
});
