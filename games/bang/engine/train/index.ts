import type { RailcarId } from "../catalogue.ts";
import type { Definition } from "../definition.ts";
import type { Expansion } from "../expansion.ts";
import { effectOf } from "../stack.ts";
import { advanceAction } from "./advance.ts";
import { cactus } from "./cards/cactus.ts";
import { evaded } from "./cards/evaded.ts";
import { fullSteam } from "./cards/full-steam.ts";
import { knifeRevolver } from "./cards/knife-revolver.ts";
import { map } from "./cards/map.ts";
import { moneyBag } from "./cards/money-bag.ts";
import { mostWanted } from "./cards/most-wanted.ts";
import { nextStop } from "./cards/next-stop.ts";
import { refund } from "./cards/refund.ts";
import { strongbox } from "./cards/strongbox.ts";
import { switchCard } from "./cards/switch.ts";
import { trainRobbery } from "./cards/train-robbery.ts";
import { waterTower } from "./cards/water-tower.ts";
import { baggageCar } from "./cars/baggage-car.ts";
import { caboose } from "./cars/caboose.ts";
import { cattleTruck } from "./cars/cattle-truck.ts";
import { circusWagon } from "./cars/circus-wagon.ts";
import { coalHopper } from "./cars/coal-hopper.ts";
import { diningCar } from "./cars/dining-car.ts";
import { expressCar } from "./cars/express-car.ts";
import { ghostCar } from "./cars/ghost-car.ts";
import { loungeCar } from "./cars/lounge-car.ts";
import { mailCar } from "./cars/mail-car.ts";
import { passengerCar } from "./cars/passenger-car.ts";
import { privateCar } from "./cars/private-car.ts";
import type { RailcarDefinition } from "./cars/rule.ts";
import { sleeperCar } from "./cars/sleeper-car.ts";
import { useAction } from "./cars/use.ts";
import { evanBabbit } from "./characters/evan-babbit.ts";
import { jimmyTexas } from "./characters/jimmy-texas.ts";
import { exempt, sgtBlaze } from "./characters/sgt-blaze.ts";
import { drive, endFrame, isEndOfLine } from "./end-of-line.ts";
import { TRAIN_FALLBACKS } from "./fallback.ts";
import { imagineTrain } from "./imagine.ts";
import { ironhorse } from "./locomotive.ts";
import { customStation, expansion } from "./options.ts";
import { payFrame, placeFrame } from "./pay.ts";
import { pledgeOf } from "./pledge.ts";
import { newTrain } from "./setup.ts";
import { takeAction } from "./take.ts";
import { advanceFrame, uncouple } from "./track.ts";
import { trainView } from "./view.ts";
import { trainFigures } from "./why.ts";

export { priceOf } from "./stations.ts";
export { mayTake, takesFree } from "./take.ts";
export { stationAt } from "./track.ts";

const CARDS: Readonly<Record<string, Definition>> = {
  cactus,
  evaded,
  "full-steam": fullSteam,
  "knife-revolver": knifeRevolver,
  map,
  "money-bag": moneyBag,
  "most-wanted": mostWanted,
  "next-stop": nextStop,
  refund,
  strongbox,
  switch: switchCard,
  "train-robbery": trainRobbery,
  "water-tower": waterTower,
};

/** Lumber Flatcar, Observation Car and Prisoner Car are told by their rows in the catalogue. */
const RAILCARS: Partial<Readonly<Record<RailcarId, RailcarDefinition>>> = {
  "baggage-car": baggageCar,
  caboose,
  "cattle-truck": cattleTruck,
  "circus-wagon": circusWagon,
  "coal-hopper": coalHopper,
  "dining-car": diningCar,
  "express-car": expressCar,
  "ghost-car": ghostCar,
  "lounge-car": loungeCar,
  "mail-car": mailCar,
  "passenger-car": passengerCar,
  "private-car": privateCar,
  "sleeper-car": sleeperCar,
};

/** Benny Brawler, Manuelita, Sancho, Shade O'Connor and Zippy Roy act where the train moves or is robbed. */
const CHARACTERS: Readonly<Record<string, Definition>> = {
  "evan-babbit": evanBabbit,
  "jimmy-texas": jimmyTexas,
  "sgt-blaze": sgtBlaze,
};

const RAILWAY: Readonly<Record<string, Definition>> = {
  use: { action: useAction(RAILCARS) },
  take: { action: takeAction, frames: () => ({ pay: payFrame, place: placeFrame }) },
  advance: { action: advanceAction, frames: () => ({ advance: advanceFrame }) },
  ironhorse,
  "end-of-line": { steps: { train: drive }, frames: () => ({ "end-of-line": endFrame }), fallbacks: TRAIN_FALLBACKS },
};

/** The Great Train Robbery. */
export const train: Expansion = {
  definitions: { ...CARDS, ...RAILCARS, ...CHARACTERS, ...RAILWAY },
  options: [expansion, customStation],
  hooks: { uncouple, concernsSeveral: exempt },
  deal(s, seats) {
    s.train = newTrain(s, seats);
  },
  interrupts: isEndOfLine,
  storekeeper: (s) => (effectOf(s).by === null ? "leland" : "general-store"),
  view: trainView,
  imagine: imagineTrain,
  pledge: pledgeOf,
  figures: trainFigures,
};
