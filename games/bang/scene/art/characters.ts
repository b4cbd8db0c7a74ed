import type { CharacterId } from "../../engine/page.ts";
import { FACE_SHADE, SKIN, face, scarf, type Piece } from "@trestle/ui/art/bandit-parts.ts";
import {
  ACE,
  BARREL_BODY,
  BOTTLE,
  BOW_TIE,
  CARDS_IN_HAND,
  CHEVRONS,
  CHOKER,
  CLOVER,
  COLLAR,
  FISTS,
  FLYING_SCARF,
  FRINGE,
  LACE,
  SPYGLASS,
  STAR_PIN,
  VULTURE,
  WHEAT,
  broad,
  coat,
  lapels,
  poncho,
  slim,
} from "./bodies.ts";
import { BLUE, COAL, RED, STRAW, disc, type Drawing } from "./draw.tsx";
import { PATCH, PLASTER, beard, braid, bun, curls, long, moustache, short } from "./hair.ts";
import {
  bowler,
  cavalry,
  comb,
  coonskin,
  engineer,
  flat,
  flatCap,
  hood,
  kepi,
  palm,
  plumed,
  roseHat,
  sombrero,
  stetson,
  stovepipe,
  tenGallon,
  topHat,
  visor,
} from "./hats.ts";

export interface Character {
  /** From the back to the front. */
  pieces: Drawing;
  /** The square that a portrait shows: left, top, side. */
  bust: readonly [number, number, number];
  ground: string;
}

const WIDE = [-2, -8, 90] as const;
const NEAR = [2, -2, 82] as const;
const TALL = [0, -20, 100] as const;

const LADY: Partial<Piece> = {
  lines: "M46 37.500Q49.500 34.500 54 36.500M49 40L46.500 38.800",
  ink: "M51 38.500a2.300 2.700 0 1 1 0 5.400a2.300 2.700 0 1 1 0-5.400ZM50 50.500Q52.500 48 56 49.500Q54.500 53.500 50 50.500Z",
};
const GRIM: Partial<Piece> = { lines: "M45 36L54 39M48 51.500H55", ink: "M48.500 40H53.500V43H48.500Z" };
const SMILE: Partial<Piece> = { lines: "M46.500 36Q50 34.500 54 37.500M46 49.500Q51 55 56 48.500" };

const SLAB_JAW = "M30 34Q29 24 42 24Q54 24 55 34L60 42Q60 45 57 45L59 54Q58 62 46 62Q33 62 30 54Z";

/** All on one skeleton; hat, hair, coat and what they carry make the outline. */
export const CHARACTERS = {
  "bart-cassidy": {
    pieces: [
      coat("#8A5A33"),
      scarf("#D8C9A4"),
      short("#4A2B16"),
      face(SKIN.fair, GRIM),
      PLASTER,
      moustache("#4A2B16", "big"),
      ...stetson("#6B4423", "#D8C9A4"),
      { d: `${disc(38, 15, 3)}${disc(49, 18, 2.4)}${disc(16, 28, 2.2)}`, fill: COAL },
    ],
    bust: WIDE,
    ground: "#D9B27A",
  },
  "black-jack": {
    pieces: [
      coat("#26262B"),
      ...lapels("#3C3C44", "#B23A22"),
      short("#15120F"),
      face(SKIN.fair, GRIM),
      PATCH,
      { d: "M31 34L48 40", fill: "none" },
      moustache("#15120F", "thin"),
      ...flat("#26262B", "#B23A22"),
      ACE,
    ],
    bust: WIDE,
    ground: "#C46A4A",
  },
  "calamity-janet": {
    pieces: [
      braid("#D9A441"),
      slim("#A9743F"),
      FRINGE,
      scarf(BLUE),
      face(SKIN.fair, LADY),
      short("#D9A441"),
      ...cavalry("#7A5A38"),
    ],
    bust: WIDE,
    ground: "#8FB8A8",
  },
  "el-gringo": {
    pieces: [
      ...poncho("#E4D3AA", "#A23A16"),
      short("#C9822E"),
      face(SKIN.fair, GRIM),
      beard("#C9822E", "chops"),
      moustache("#C9822E", "thin"),
      ...flat("#8C8477", "#3C3C44"),
      { d: "M55 51L66 54", fill: "none" },
    ],
    bust: WIDE,
    ground: "#B7A06A",
  },
  "jesse-jones": {
    pieces: [
      coat("#4B4F6B"),
      short("#3A2413"),
      face(SKIN.fair, GRIM),
      {
        d: "M32 44Q42 48 60 42L60 52Q58 62 46 68Q34 62 31 52Z",
        fill: RED,
        shade: "M32 44Q37 46 41 46Q38 58 44 67Q34 62 31 52Z",
        lines: "M44 52Q52 52 58 48M42 57Q50 60 57 56",
      },
      ...bowler("#4A3A2C", "#26262B"),
    ],
    bust: NEAR,
    ground: "#A9B4C4",
  },
  jourdonnais: {
    pieces: [...BARREL_BODY, short("#2C1B10"), face(SKIN.tan, SMILE), moustache("#2C1B10", "curled"), ...coonskin()],
    bust: [0, 0, 84],
    ground: "#9DB98A",
  },
  "kit-carlson": {
    pieces: [
      long("#B9B2A4"),
      coat("#C08B4E"),
      FRINGE,
      face(SKIN.tan),
      moustache("#B9B2A4", "walrus"),
      beard("#B9B2A4", "goat"),
      ...stetson("#C9A86A", "#7C5130"),
      { d: "M34 26Q26 8 34 -10Q42 4 39 26Z", fill: "#F4E6C6", lines: "M35 22Q33 8 34 -4" },
    ],
    bust: WIDE,
    ground: "#8FA8B8",
  },
  "lucky-duke": {
    pieces: [
      coat("#2F6B4A"),
      ...lapels("#234F37", "#F4E6C6"),
      BOW_TIE,
      short("#3A2413"),
      face(SKIN.fair, SMILE),
      moustache("#3A2413", "curled"),
      ...topHat("#2F3B35", "#3E9A5B"),
      CLOVER,
      ...CARDS_IN_HAND,
    ],
    bust: [0, -16, 98],
    ground: "#E3C66B",
  },
  "paul-regret": {
    pieces: [
      slim("#5E6470"),
      face(SKIN.pale, { lines: "M45 38L54 36M48 52Q52 50 55 52", ink: "M49 40H53V43H49Z" }),
      moustache("#5A4A3C", "sad"),
      COLLAR,
      {
        d: "M22 34Q26 6 36 4Q40 10 45 5Q56 6 58 20Q70 26 76 40Q64 35 52 36Q36 38 22 34Z",
        fill: "#474D5A",
        shade: "M22 34Q26 6 36 4Q31 18 34 36Q28 36 22 34Z",
        lines: "M30 27Q44 31 58 25",
      },
    ],
    bust: NEAR,
    ground: "#B9B3C6",
  },
  "pedro-ramirez": {
    pieces: [
      ...poncho("#7A2E2A", "#D9A441"),
      short("#1E1719"),
      face(SKIN.tan, { shade: FACE_SHADE }),
      moustache("#1E1719", "big"),
      ...sombrero("#E0BE7A", "#7A2E2A"),
    ],
    bust: [-8, -14, 104],
    ground: "#D79A4E",
  },
  "rose-doolan": {
    pieces: [slim("#34614A"), LACE, face(SKIN.fair, LADY), ...bun("#B5502A"), ...roseHat(), ...SPYGLASS],
    bust: [6, -4, 84],
    ground: "#E6B9A0",
  },
  "sid-ketchum": {
    pieces: [
      broad("#6E5A48"),
      face(SKIN.fair, {
        d: "M29 36Q28 17 43 17Q56 17 55.500 34L60 42Q60 45 56 45Q57 55 48 57Q38 58 33 51Q29 46 29 36Z",
        shade: "M29 36Q28 19 40 17.200Q34 26 37 42L33 50Q29 45 29 36Z",
        light: "M46 20Q52 22 53 30Q50 25 45 23Z",
      }),
      beard("#8F8676", "full"),
      { d: "M30 40a3 4 0 1 1 -.1 .1Z", fill: SKIN.fair },
      ...BOTTLE,
    ],
    bust: [2, 4, 84],
    ground: "#C9B48A",
  },
  "slab-the-killer": {
    pieces: [
      broad("#3D3A40"),
      { d: "M30 48H56L60 62H24Z", fill: SKIN.fair, shade: "M30 48H38L34 62H24Z" },
      face(SKIN.fair, {
        d: SLAB_JAW,
        shade: "M30 34Q29 25 40 24Q34 40 38 61.500Q32 60 30 54Z",
        lines: "M44 35L55 39M47 54H58M40 40L44 52M39 45L44 43",
        ink: "M49 40H54V43H49Z",
      }),
      beard("#6A5648", "stubble"),
      { d: "M33 25Q32 11 43 11Q54 11 53 25Z", fill: COAL },
      { d: "M26 23Q43 28 60 22Q61 27 57 29Q43 32 29 29Q25 27 26 23Z", fill: COAL },
    ],
    bust: [0, 0, 84],
    ground: "#B8584A",
  },
  "suzy-lafayette": {
    pieces: [
      curls("#3A2030"),
      slim("#B04A6F"),
      LACE,
      face(SKIN.fair, LADY),
      CHOKER,
      { d: "M31 42Q28 30 38 27Q48 24 55 32Q44 30 40 38Q38 44 37 50Q32 49 31 42Z", fill: "#3A2030" },
      ...plumed("#6F3450", "#E9C6D4"),
    ],
    bust: [-6, -16, 96],
    ground: "#D9C27A",
  },
  "vulture-sam": {
    pieces: [
      slim("#2B2B31"),
      ...lapels("#1E1E22", "#F4E6C6"),
      face(SKIN.pale, { lines: "M45 36L54 38.500M47 52H55M40 46Q43 48 43 53", ink: "M48 39.500H54V43.500H48Z" }),
      long("#77716A"),
      ...stovepipe("#2B2B31"),
      ...VULTURE,
    ],
    bust: [-4, -20, 100],
    ground: "#A8A290",
  },
  "willy-the-kid": {
    pieces: [
      slim("#C2703A"),
      scarf(BLUE),
      { d: "M28 34Q24 46 30 52L33 46 35 52 38 44Q38 36 48 33L52 38 54 32 58 34Q56 24 42 24Z", fill: "#D9822E" },
      face(SKIN.fair, {
        ...SMILE,
        lines: "M46.500 36Q50 34.500 54 37.500M47 50Q51 54 56 49M45 45.500H46M48 46.500H49M46 48H47",
        ink: "M50.500 39a2 2.400 0 1 1 0 4.800a2 2.400 0 1 1 0-4.800Z",
      }),
      WHEAT,
      { d: "M72 40L82 34 80 41 84 42 76 45Z", fill: STRAW },
      { d: "M22 30L18 10Q26 0 36 6Q46 0 50 12L56 26Z", fill: "#8C6239", shade: "M22 30L18 10Q20 7 24 5Q24 18 29 29Z" },
      {
        d: "M0 38Q6 28 24 28Q52 24 66 12Q74 18 66 26Q46 38 16 40Q4 42 0 38Z",
        fill: "#8C6239",
        light: "M50 28Q64 22 68 17Q69 22 64 25Z",
      },
    ],
    bust: [-2, -4, 86],
    ground: "#93C0D8",
  },
  "benny-brawler": {
    pieces: [
      broad("#E4D7BE"),
      { d: "M10 70Q42 82 76 70L79 78Q42 90 8 78Z", fill: RED },
      short("#5A3A22"),
      face(SKIN.fair, { lines: "M46 37L54 38M47 51Q51 49.500 56 51M36 41Q33 41 34 45", ink: disc(50.5, 42, 2) }),
      { d: disc(50, 42, 5), fill: "none" },
      beard("#7A6250", "stubble"),
      ...flatCap(),
      ...FISTS,
    ],
    bust: [0, 2, 84],
    ground: "#9FB39A",
  },
  "evan-babbit": {
    pieces: [
      slim("#F0E6CC"),
      { d: "M24 62Q33 58 36 56L40 100H20ZM60 62Q55 58 52 56L49 100H64Z", fill: "#7A3B46" },
      BOW_TIE,
      face(SKIN.fair, { lines: "M44 41L31 39M47 51Q51 52 55 50" }),
      { d: disc(50, 42, 5.2), fill: "#DCEBF0", ink: disc(51, 42, 1.8) },
      ...visor(),
    ],
    bust: [4, 4, 80],
    ground: "#B8C98A",
  },
  "jimmy-texas": {
    pieces: [
      coat("#3F5C8C"),
      scarf("#F4E6C6"),
      short("#7A5A34"),
      face(SKIN.tan, {
        ...SMILE,
        d: "M31 36Q30 26 42 26Q53 26 54 34L59 42Q59 44.500 55.500 44.500Q58 60 50 62Q40 62 34.500 52Q31 46 31 36Z",
      }),
      { d: "M33 46Q40 56 55 50Q57 60 50 62Q40 62 34.500 52Z", fill: "#C08A5C" },
      ...tenGallon("#EADDBF", "#8F3626"),
      STAR_PIN,
    ],
    bust: TALL,
    ground: "#C98B5A",
  },
  manuelita: {
    pieces: [
      { d: "M30 34Q18 40 18 60Q16 78 12 92H34Q32 60 38 40Z", fill: "#1E1719", lines: "M26 46Q22 64 22 86" },
      slim("#C0392B"),
      {
        d: "M26 60Q42 74 58 60L60 68Q42 84 24 68Z",
        fill: "#F4E6C6",
        lines: "M28 66L27 72M36 70V77M44 72V78M52 69L53 75",
      },
      face("#C98F62", LADY),
      { d: disc(36, 52, 3.6), fill: "none" },
      ...comb(),
    ],
    bust: [0, -14, 92],
    ground: "#E0C07A",
  },
  sancho: {
    pieces: [
      broad("#E9DFC6"),
      ...poncho("#3E7B4F", "#E0A93B"),
      short("#2C1B10"),
      face(SKIN.tan, {
        ...SMILE,
        d: "M29 38Q28 26 42 26Q54 26 55 34L60 42Q60 45 57 45Q60 56 50 60Q38 62 32 54Q29 48 29 38Z",
      }),
      moustache("#2C1B10", "big"),
      ...palm(),
    ],
    bust: [-4, -8, 92],
    ground: "#E2A65A",
  },
  "sgt-blaze": {
    pieces: [
      broad("#2F4C86"),
      ...lapels("#23396A", "#E0A93B"),
      CHEVRONS,
      short("#A2562E"),
      face(SKIN.fair, GRIM),
      beard("#A2562E", "chops"),
      moustache("#A2562E", "walrus"),
      ...kepi(),
    ],
    bust: [2, 0, 84],
    ground: "#D4B98A",
  },
  "shade-oconnor": {
    pieces: [
      slim("#2A3B44"),
      face(SKIN.fair, {
        ...LADY,
        shade: "M31 36Q30 26 42 26Q53 26 54 34L55 37Q46 40 40 36Q38 46 42 55Q36 54 34.500 51Q31 46 31 36Z",
      }),
      { d: "M40 27Q33 42 37 62Q45 66 46 58Q40 46 50 29Z", fill: "#B5502A", lines: "M43 32Q38 46 42 59" },
      ...hood("#2A3B44"),
      { d: disc(41, 66, 4.5), fill: "#3E9A5B" },
    ],
    bust: [2, -2, 82],
    ground: "#7FA39A",
  },
  "zippy-roy": {
    pieces: [
      FLYING_SCARF,
      coat("#4A6387"),
      scarf("#C0392B"),
      { d: "M30 60L36 58 38 100H30ZM54 58L60 62 58 100H52Z", fill: "#33476A" },
      short("#5A3A22"),
      face(SKIN.fair, {
        ...SMILE,
        ink: "M50.500 39a2 2.400 0 1 1 0 4.800a2 2.400 0 1 1 0-4.800ZM38 46L44 45 43 48 39 49Z",
      }),
      ...engineer(),
    ],
    bust: [-2, 0, 84],
    ground: "#E9C98F",
  },
} satisfies Readonly<Record<CharacterId, Character>>;
