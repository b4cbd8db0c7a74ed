import { bangCompany } from "@trestle/bots";
import { bang } from "@trestle/bang";
import { entry } from "./entry.ts";

export const bangEntry = entry({
  game: bang,
  seats: 5,
  player: bangCompany,
  edition: null,
  whys: true,
  roles: (view) => view.players.map((p) => p.role),
});
