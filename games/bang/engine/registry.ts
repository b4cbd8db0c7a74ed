import type { Action } from "./actions.ts";
import { bang } from "./cards/bang.ts";
import { barrelDodge } from "./cards/barrel.ts";
import { beer } from "./cards/beer.ts";
import { catBalou } from "./cards/cat-balou.ts";
import { duel, duelFrame } from "./cards/duel.ts";
import { equipment } from "./cards/equipment.ts";
import { gatling } from "./cards/gatling.ts";
import { generalStore, storeFrame } from "./cards/general-store.ts";
import { indians, indiansFrame } from "./cards/indians.ts";
import { jail } from "./cards/jail.ts";
import { missedDodge } from "./cards/missed.ts";
import { panic } from "./cards/panic.ts";
import type { CardRule } from "./cards/rule.ts";
import { saloon, saloonFrame } from "./cards/saloon.ts";
import { stagecoach } from "./cards/stagecoach.ts";
import { wellsFargo } from "./cards/wells-fargo.ts";
import type { CardName } from "./catalogue.ts";
import { kitCarlsonFrame } from "./characters/kit-carlson.ts";
import { sidKetchumFrame } from "./characters/sid-ketchum.ts";
import { bangCounter, type Counter } from "./counters.ts";
import type { RailcarId } from "./train/railway.ts";
import { checkFrame } from "./frames/check.ts";
import { chooseFrame } from "./frames/choose.ts";
import { discardFrame } from "./frames/discard.ts";
import { drawFrame } from "./frames/draw.ts";
import { eachFrame } from "./frames/each.ts";
import { effectFrame } from "./frames/effect.ts";
import { exemptFrame } from "./train/exempt.ts";
import { flipFrame } from "./frames/flip.ts";
import { lastLifeFrame } from "./frames/last-life.ts";
import { shotFrame, type Dodge } from "./frames/shot.ts";
import { turnFrame } from "./frames/turn.ts";
import { playAction } from "./play.ts";
import type { FrameRule } from "./stack.ts";
import { advanceAction } from "./train/advance.ts";
import { cactus } from "./train/cards/cactus.ts";
import { evaded } from "./train/cards/evaded.ts";
import { fullSteam } from "./train/cards/full-steam.ts";
import { knifeFrame, knifeRevolver } from "./train/cards/knife-revolver.ts";
import { mapFrame } from "./train/cards/map.ts";
import { mostWanted, wantedFrame } from "./train/cards/most-wanted.ts";
import { nextStop } from "./train/cards/next-stop.ts";
import { switchCard, switchFrame } from "./train/cards/switch.ts";
import { robberyFrame, trainRobbery } from "./train/cards/train-robbery.ts";
import { waterTower } from "./train/cards/water-tower.ts";
import { baggageCar, baggageDodge } from "./train/cars/baggage-car.ts";
import { cabooseDodge } from "./train/cars/caboose.ts";
import { cattleFrame, cattleTruck } from "./train/cars/cattle-truck.ts";
import { circusFrame, circusWagon } from "./train/cars/circus-wagon.ts";
import { coalFrame, coalHopper } from "./train/cars/coal-hopper.ts";
import { expressCar } from "./train/cars/express-car.ts";
import { loungeCar, loungeFrame } from "./train/cars/lounge-car.ts";
import { mailCar, mailFrame } from "./train/cars/mail-car.ts";
import { passengerCar } from "./train/cars/passenger-car.ts";
import type { CarRule } from "./train/cars/rule.ts";
import { sleeperCar, sleeperCounter, sleeperFrame } from "./train/cars/sleeper-car.ts";
import { useAction } from "./train/cars/use.ts";
import { divertDodge } from "./train/divert.ts";
import { endFrame, trainSteps } from "./train/end-of-line.ts";
import { payFrame, placeFrame } from "./train/pay.ts";
import { takeAction } from "./train/take.ts";
import { advanceFrame } from "./train/track.ts";
import type { Frame } from "./types.ts";

/** The one place that brings the base game and the train together: everything else only looks things up. */

/** Cards that can be played in Phase 2. Money Bag follows the rule of another. */
const PLAYABLE: Partial<Record<CardName, CardRule>> = {
  barrel: equipment,
  dynamite: equipment,
  jail,
  mustang: equipment,
  scope: equipment,
  volcanic: equipment,
  schofield: equipment,
  remington: equipment,
  "rev-carabine": equipment,
  winchester: equipment,
  bang,
  beer,
  "cat-balou": catBalou,
  panic,
  duel,
  gatling,
  "general-store": generalStore,
  indians,
  saloon,
  stagecoach,
  "wells-fargo": wellsFargo,
  dragoon: equipment,
  "full-steam": fullSteam,
  "knife-revolver": knifeRevolver,
  map: equipment,
  "most-wanted": mostWanted,
  "next-stop": nextStop,
  refund: equipment,
  strongbox: equipment,
  switch: switchCard,
  "train-robbery": trainRobbery,
  "water-tower": waterTower,
};

/** Railcars that are used in Phase 2. */
const CARS: Partial<Record<RailcarId, CarRule>> = {
  "baggage-car": baggageCar,
  "cattle-truck": cattleTruck,
  "circus-wagon": circusWagon,
  "coal-hopper": coalHopper,
  "express-car": expressCar,
  "lounge-car": loungeCar,
  "mail-car": mailCar,
  "passenger-car": passengerCar,
  "sleeper-car": sleeperCar,
};

const ACTIONS: readonly Action[] = [playAction(PLAYABLE), useAction(CARS), takeAction, advanceAction];

/** Answers to a shot (BANG-SHOT-1). */
const DODGES: readonly Dodge[] = [
  missedDodge({ cactus, evaded }),
  barrelDodge,
  baggageDodge,
  cabooseDodge,
  divertDodge,
];

/** Answers to Indians! and in a Duel (BANG-INDI-2). */
const COUNTERS: readonly Counter[] = [bangCounter, sleeperCounter];

export const FRAMES: { [K in Frame["k"]]: FrameRule<Extract<Frame, { k: K }>> } = {
  turn: turnFrame(ACTIONS, trainSteps),
  choose: chooseFrame,
  effect: effectFrame,
  shot: shotFrame(DODGES),
  each: eachFrame,
  indians: indiansFrame(COUNTERS),
  duel: duelFrame(COUNTERS),
  store: storeFrame,
  saloon: saloonFrame,
  wanted: wantedFrame,
  flip: flipFrame,
  "last-life": lastLifeFrame,
  "sid-ketchum": sidKetchumFrame,
  exempt: exemptFrame,
  check: checkFrame,
  draw: drawFrame,
  "kit-carlson": kitCarlsonFrame,
  map: mapFrame,
  "mail-car": mailFrame,
  "lounge-car": loungeFrame,
  "cattle-truck": cattleFrame,
  discard: discardFrame,
  "circus-wagon": circusFrame,
  "coal-hopper": coalFrame,
  "knife-revolver": knifeFrame,
  "train-robbery": robberyFrame,
  switch: switchFrame,
  "sleeper-car": sleeperFrame,
  advance: advanceFrame,
  pay: payFrame,
  place: placeFrame,
  "end-of-line": endFrame,
};
