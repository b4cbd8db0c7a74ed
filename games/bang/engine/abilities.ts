import type { Seat } from "@trestle/kernel";
import { CHARACTER_IDS, type CharacterId } from "./catalogue.ts";
import { ability, type Ability } from "./characters/ability.ts";
import { bartCassidy } from "./characters/bart-cassidy.ts";
import { blackJack } from "./characters/black-jack.ts";
import { calamityJanet } from "./characters/calamity-janet.ts";
import { elGringo } from "./characters/el-gringo.ts";
import { jesseJones } from "./characters/jesse-jones.ts";
import { jourdonnais } from "./characters/jourdonnais.ts";
import { kitCarlson } from "./characters/kit-carlson.ts";
import { luckyDuke } from "./characters/lucky-duke.ts";
import { paulRegret } from "./characters/paul-regret.ts";
import { pedroRamirez } from "./characters/pedro-ramirez.ts";
import { roseDoolan } from "./characters/rose-doolan.ts";
import { slabTheKiller } from "./characters/slab-the-killer.ts";
import { suzyLafayette } from "./characters/suzy-lafayette.ts";
import { vultureSam } from "./characters/vulture-sam.ts";
import { willyTheKid } from "./characters/willy-the-kid.ts";
import { bennyBrawler } from "./train/characters/benny-brawler.ts";
import { evanBabbit } from "./train/characters/evan-babbit.ts";
import { jimmyTexas } from "./train/characters/jimmy-texas.ts";
import { manuelita } from "./train/characters/manuelita.ts";
import { sancho } from "./train/characters/sancho.ts";
import { sgtBlaze } from "./train/characters/sgt-blaze.ts";
import { shadeOconnor } from "./train/characters/shade-oconnor.ts";
import { zippyRoy } from "./train/characters/zippy-roy.ts";
import type { State } from "./types.ts";

/** The table of characters, base game and train. */
const BY_ID: Readonly<Record<CharacterId, Ability>> = {
  "bart-cassidy": bartCassidy,
  "black-jack": blackJack,
  "calamity-janet": calamityJanet,
  "el-gringo": elGringo,
  "jesse-jones": jesseJones,
  jourdonnais,
  "kit-carlson": kitCarlson,
  "lucky-duke": luckyDuke,
  "paul-regret": paulRegret,
  "pedro-ramirez": pedroRamirez,
  "rose-doolan": roseDoolan,
  "sid-ketchum": ability({ heals: true }),
  "slab-the-killer": slabTheKiller,
  "suzy-lafayette": suzyLafayette,
  "vulture-sam": vultureSam,
  "willy-the-kid": willyTheKid,
  "benny-brawler": bennyBrawler,
  "evan-babbit": evanBabbit,
  "jimmy-texas": jimmyTexas,
  manuelita,
  sancho,
  "sgt-blaze": sgtBlaze,
  "shade-oconnor": shadeOconnor,
  "zippy-roy": zippyRoy,
};

const ABILITIES: readonly Ability[] = CHARACTER_IDS.map((id) => BY_ID[id]);

export function abilityAt(character: number | null): Ability {
  return ABILITIES[character!]!;
}

export function abilityOf(s: State, seat: Seat): Ability {
  return ABILITIES[s.players[seat]!.character!]!;
}

/** The seat of a character, or -1: each exists once. */
export function seatOf(s: State, character: number): Seat {
  for (let i = 0; i < s.players.length; i++) if (s.players[i]!.character === character) return i;
  return -1;
}
