import { barrel } from "./cards/barrel.ts";
import { bang } from "./cards/bang.ts";
import { beer } from "./cards/beer.ts";
import { catBalou } from "./cards/cat-balou.ts";
import { duel } from "./cards/duel.ts";
import { dynamite } from "./cards/dynamite.ts";
import { gatling } from "./cards/gatling.ts";
import { generalStore } from "./cards/general-store.ts";
import { indians } from "./cards/indians.ts";
import { jail } from "./cards/jail.ts";
import { panic } from "./cards/panic.ts";
import { saloon } from "./cards/saloon.ts";
import { stagecoach } from "./cards/stagecoach.ts";
import { wellsFargo } from "./cards/wells-fargo.ts";
import type { CardName, CharacterId } from "./catalogue.ts";
import { bartCassidy } from "./characters/bart-cassidy.ts";
import { blackJack } from "./characters/black-jack.ts";
import { elGringo } from "./characters/el-gringo.ts";
import { jesseJones } from "./characters/jesse-jones.ts";
import { kitCarlson } from "./characters/kit-carlson.ts";
import { pedroRamirez } from "./characters/pedro-ramirez.ts";
import { sidKetchum } from "./characters/sid-ketchum.ts";
import { suzyLafayette } from "./characters/suzy-lafayette.ts";
import type { Definition } from "./definition.ts";

/** Cards that are not here are blue cards told by their row in the catalogue, and Missed! (cards/missed.ts). */
export const CARDS: Partial<Readonly<Record<CardName, Definition>>> = {
  barrel,
  dynamite,
  jail,
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
};

/** Characters that are not here are told by their row in the catalogue. */
export const CHARACTERS: Partial<Readonly<Record<CharacterId, Definition>>> = {
  "bart-cassidy": bartCassidy,
  "black-jack": blackJack,
  "el-gringo": elGringo,
  "jesse-jones": jesseJones,
  "kit-carlson": kitCarlson,
  "pedro-ramirez": pedroRamirez,
  "sid-ketchum": sidKetchum,
  "suzy-lafayette": suzyLafayette,
};
