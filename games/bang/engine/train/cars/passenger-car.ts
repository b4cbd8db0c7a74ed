import { checkCard, checkTaking, steal } from "../../cards/panic.ts";
import { piece } from "../../pieces.ts";
import { spend, type RailcarDefinition } from "./rule.ts";

const PASSENGER_CAR = piece("passenger-car");

/** GTR-RC-PASS-1: a card of any other player, any distance. */
export const passengerCar: RailcarDefinition = {
  use: {
    tries(s, seat, out) {
      for (let at = 0; at < s.players.length; at++) {
        if (at === seat) continue;
        out.push({ t: "use", card: PASSENGER_CAR, as: null, at, take: null });
        for (const take of s.players[at]!.table) out.push({ t: "use", card: PASSENGER_CAR, as: null, at, take });
      }
    },
    check(s, seat, m) {
      if (m.as !== null || m.at === null || m.at === seat || m.at >= s.players.length) return "GTR-RC-PASS-1";
      return checkCard(s, seat, m.at, m.take) ?? checkTaking(s, seat, m.at, m.take);
    },
    use(x, seat, m) {
      spend(x, seat, PASSENGER_CAR, "GTR-RC-PASS-1");
      steal(x, seat, m.at!, m.take, "passenger-car", "GTR-RC-PASS-1");
    },
  },
};
