import type { Definition } from "../../definition.ts";
import { takeCar } from "../take.ts";
import { stationAt } from "../track.ts";

/** GTR-PC-WATR-1: a paired Railcar for nothing; GTR-TAKE-2: an unpaired one cannot be taken. */
export const waterTower: Definition = {
  play: {
    target: "car",
    check(s, _seat, _card, _at, take) {
      const train = s.train!;
      const k = take === null ? -1 : train.cars.indexOf(take);
      return k >= 0 && stationAt(train, train.pos, k) >= 0 ? null : "GTR-PC-WATR-1";
    },
    play: (x, p) => takeCar(x, p.seat, p.take!, "free", "GTR-PC-WATR-1"),
  },
};
