import { describe, expect, test } from "vitest";
import {
  boxOf,
  CARD_NAMES,
  CHARACTER_IDS,
  CHARACTERS,
  COSTS,
  KINDS,
  LOCOMOTIVE_SIDES,
  PRINTED_STATIONS,
  RAILCAR_IDS,
  RAILCARS,
  ROLE_COUNTS,
  ROLES,
  STATION_IDS,
  SUITS,
  type Box,
  type CardName,
  type Suit,
} from "../engine/catalogue.ts";
import { CARDS, FACE, FIRST_RAILCAR, isRailcar, NAME } from "../engine/pieces.ts";
import { rankText } from "../text/shared/gallery.ts";

const PLAYING = CARDS.filter((c) => c !== undefined);

/** Suit by suit as one would sort the deck on a table: rank, then the names. */
const DECK: Record<Box, Record<Suit, string>> = {
  base: {
    clubs:
      "2:bang 3:bang 4:bang 5:bang 6:bang 7:bang 8:bang+duel 9:bang+general-store 10:missed+volcanic " +
      "J:missed+schofield Q:missed+schofield K:missed+remington A:missed+rev-carabine",
    diamonds:
      "2:bang 3:bang 4:bang 5:bang 6:bang 7:bang 8:bang+panic 9:bang+cat-balou 10:bang+cat-balou " +
      "J:bang+cat-balou Q:bang+duel K:bang+indians A:bang+indians",
    hearts:
      "2:dynamite 3:wells-fargo 4:jail 5:saloon 6:beer 7:beer 8:beer+mustang 9:beer+mustang 10:beer+gatling " +
      "J:beer+panic Q:bang+panic K:bang+cat-balou A:bang+panic",
    spades:
      "2:missed 3:missed 4:missed 5:missed 6:missed 7:missed 8:missed+winchester 9:stagecoach+stagecoach " +
      "10:jail+volcanic J:duel+jail Q:barrel+general-store K:barrel+schofield A:bang+scope",
  },
  train: {
    clubs: "J:train-robbery Q:evaded+money-bag K:next-stop",
    diamonds: "2:next-stop 3:map 4:train-robbery 5:knife-revolver",
    hearts: "6:switch 7:cactus 8:water-tower 9:strongbox",
    spades: "2:full-steam 3:refund J:dragoon K:most-wanted",
  },
};

function names(of: (name: CardName) => boolean): string {
  return CARD_NAMES.filter(of).join(" ");
}

function sorted(suit: Suit, box: Box): string {
  const parts: string[] = [];
  for (const rank of [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14] as const) {
    const here = PLAYING.filter((c) => boxOf(c.name) === box && c.suit === suit && c.rank === rank);
    const listed = here.map((c) => c.name).toSorted();
    if (listed.length > 0) parts.push(`${rankText(rank)}:${listed.join("+")}`);
  }
  return parts.join(" ");
}

describe("playing cards", () => {
  test.each(SUITS)("the %s of the base game and of the train are the printed ones", (suit) => {
    expect(sorted(suit, "base")).toBe(DECK.base[suit]);
    expect(sorted(suit, "train")).toBe(DECK.train[suit]);
    expect(PLAYING.filter((c) => c.suit === suit)).toHaveLength(24);
  });

  test("pieces are numbered for good: 80 cards of the base game, 16 of the train, 16 Railcars", () => {
    expect(NAME.map((name) => boxOf(name)).indexOf("train")).toBe(80);
    expect([PLAYING.length, FIRST_RAILCAR, NAME.length]).toEqual([96, 96, 112]);
    expect(NAME.map((_, piece) => isRailcar(piece)).indexOf(true)).toBe(96);
  });

  test("[BANG-CHK-2] ranks run from 2 to the ace, which is the highest", () => {
    const ranks = [...new Set(PLAYING.map((c) => c.rank))].toSorted((a, b) => a - b);
    expect(ranks.map(rankText).join(" ")).toBe("2 3 4 5 6 7 8 9 10 J Q K A");
    expect(PLAYING.filter((c) => c.rank >= 2 && c.rank <= 9).some((c) => "JQKA10".includes(rankText(c.rank)))).toBe(
      false,
    );
  });

  test("[BANG-TERM-8] every card is blue or brown: 17 and 63 of the base game, 4 and 12 of the train", () => {
    const count = (set: string, border: string): number =>
      PLAYING.filter((c) => boxOf(c.name) === set && KINDS[c.name].border === border).length;
    expect([count("base", "blue"), count("base", "brown")]).toEqual([17, 63]);
    expect([count("train", "blue"), count("train", "brown")]).toEqual([4, 12]);
    expect(names((n) => KINDS[n].border === "blue")).toBe(
      "barrel dynamite jail mustang scope volcanic schofield remington rev-carabine winchester dragoon map refund strongbox",
    );
  });

  test("[BANG-WPN-1] the weapons have their printed ranges", () => {
    const ranges = CARD_NAMES.filter((n) => KINDS[n].kind === "weapon").map((n) => `${n} ${KINDS[n].range}`);
    expect(ranges.join(", ")).toBe("volcanic 1, schofield 2, remington 3, rev-carabine 4, winchester 5, dragoon 2");
    for (const n of CARD_NAMES) expect(KINDS[n].range > 0).toBe(KINDS[n].kind === "weapon");
  });

  test("limited plays are BANG!, Knife Revolver and Train Robbery", () => {
    expect(names((n) => KINDS[n].limited)).toBe("bang knife-revolver train-robbery");
  });

  test("Missed!, Cactus and Evaded! are the cards that only answer", () => {
    expect(names((n) => KINDS[n].kind === "response")).toBe("missed cactus evaded");
  });

  test("copies that look alike share the face of the first: only the two Stagecoaches do", () => {
    const first = NAME.indexOf("stagecoach");
    expect(FACE.flatMap((face, piece) => (face === piece ? [] : [[NAME[piece], piece, face]]))).toEqual([
      ["stagecoach", first + 1, first],
    ]);
  });
});

describe("characters and roles", () => {
  test("sixteen characters of the base game, eight of the train", () => {
    expect(new Set(CHARACTER_IDS).size).toBe(24);
    expect(CHARACTER_IDS.filter((id) => boxOf(id) === "base")).toHaveLength(16);
    expect(CHARACTER_IDS.slice(15, 17)).toEqual(["willy-the-kid", "benny-brawler"]);
  });

  test("bullets: four for most, three for three of them, five for two", () => {
    const having = (n: number): string => CHARACTER_IDS.filter((c) => CHARACTERS[c].lives === n).join(" ");
    expect(having(3)).toBe("el-gringo paul-regret sancho");
    expect(having(5)).toBe("sgt-blaze zippy-roy");
    expect(CHARACTER_IDS.filter((c) => CHARACTERS[c].lives === 4)).toHaveLength(19);
  });

  test("[BANG-ROLE-1] the roles for three to eight players", () => {
    const table = [3, 4, 5, 6, 7, 8].map((n) => ROLES.map((r) => ROLE_COUNTS[n]?.[r]).join(" "));
    expect(table).toEqual(["0 1 1 1", "1 0 2 1", "1 1 2 1", "1 1 3 1", "1 2 3 1", "1 2 3 2"]);
    expect(ROLES.join(" ")).toBe("sheriff deputy outlaw renegade");
  });
});

describe("railway", () => {
  test("[GTR-RC-8] sixteen Railcars of different names and thirteen stations", () => {
    expect(new Set(RAILCAR_IDS).size).toBe(16);
    expect(PRINTED_STATIONS).toBe(13);
    expect(new Set(STATION_IDS).size).toBe(14);
    for (const name of RAILCAR_IDS) expect(CARD_NAMES as readonly string[]).not.toContain(name);
  });

  test("eight Railcars are permanent, eight are discarded for their effect", () => {
    expect(RAILCAR_IDS.filter((r) => RAILCARS[r].kind === "permanent").join(" ")).toBe(
      "caboose dining-car ghost-car lumber-flatcar observation-car prisoner-car private-car sleeper-car",
    );
    expect(RAILCAR_IDS.filter((r) => RAILCARS[r].kind === "discard")).toHaveLength(8);
  });

  test("only Ghost Car and Lumber Flatcar may be put in front of somebody else", () => {
    const free = RAILCAR_IDS.filter((r) => RAILCARS[r].goesTo !== "taker").map((r) => `${r}: ${RAILCARS[r].goesTo}`);
    expect(free).toEqual(["ghost-car: any-but-sheriff", "lumber-flatcar: any-player"]);
  });

  test("[GTR-STN-1] each station asks its printed price", () => {
    const price = (id: (typeof STATION_IDS)[number]): string => {
      if (id === "custom") return "";
      const c = COSTS[id];
      if (c.t === "name") return c.names.join(" or ");
      if (c.t === "suit") return c.suit;
      if (c.t === "rank") return `${rankText(c.from)}-${rankText(c.to)}`;
      return c.t === "any" ? `any ${c.count}` : c.t;
    };
    expect(Object.fromEntries(STATION_IDS.slice(0, PRINTED_STATIONS).map((id) => [id, price(id)]))).toEqual({
      "boom-town": "bang",
      catico: "cat-balou or panic",
      "creepy-creek": "spades",
      "crowns-hole": "beer",
      deathwood: "blue",
      dodgeville: "missed",
      "fort-wroth": "10-A",
      frisco: "clubs",
      "miners-oath": "diamonds",
      "san-tafe": "hearts",
      tombrock: "life",
      "virginia-town": "any 2",
      yooma: "2-9",
    });
  });

  test("the blank tile is the fourteenth, outside the printed set", () => {
    expect(STATION_IDS.indexOf("custom")).toBe(PRINTED_STATIONS);
    expect(Object.keys(COSTS)).not.toContain("custom");
  });

  test("the Locomotive has two sides", () => {
    expect(LOCOMOTIVE_SIDES.join(" ")).toBe("ironhorse leland");
  });
});
