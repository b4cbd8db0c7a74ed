import { describe, expect, it } from "vitest";
import { NAME } from "../engine/pieces.ts";
import type { PieceName } from "../engine/catalogue.ts";
import { handWorth } from "../engine/keep.ts";
import { story } from "./dsl.ts";

describe("the clock in one's own turn", () => {
  story("[BANG-TURN-5] [BANG-TURN-6] ends it, and discards what is missed least, not what came first", (t) => {
    t.seats("Ann* Bob Cid").life("Ann", 3);
    t.hand("Ann", "missed beer barrel bang switch dynamite");
    t.Ann.timesOut(4);
    t.Ann.holds("missed beer barrel");
    t.turnIs("Bob");
  });

  story("[BANG-TURN-6] [BANG-PLAY-4] [BANG-BEER-3] what would be of no use goes before what would", (t) => {
    t.seats("Ann* Bob").life("Ann", 2);
    t.table("Ann", "barrel:QS winchester").hand("Ann", "beer barrel:KS remington dynamite bang");
    t.Ann.timesOut(4);
    t.Ann.holds("bang dynamite");
  });

  story("[BANG-TURN-6] [BANG-CH-SIDK-1] Sid Ketchum heals with two cards that must go anyway", (t) => {
    t.seats("Ann* Bob Cid").is("Ann", "sid-ketchum").life("Ann", 2);
    t.hand("Ann", "switch dynamite missed beer duel");
    t.Ann.timesOut(3);
    t.Ann.hasLife(3).holds("missed beer duel");
  });

  story("[GTR-TAKE-4] takes the better Railcar it owes, but not for the last life point", (t) => {
    t.seats("Ann* Bob Cid").life("Ann", 1).line("tombrock boom-town frisco catico", 1).hand("Ann", "bang");
    t.cars("caboose observation-car coal-hopper");
    t.Ann.advances().timesOut().isAsked("pay").timesOut();
    t.Ann.hasLife(1).hasInPlay("caboose");
  });
});

describe("the clock in answer to a shot", () => {
  story("[BANG-SHOT-1] [BANG-MISS-1] uses a Missed!", (t) => {
    t.seats("Ann* Bob Cid").hand("Ann", "bang").hand("Bob", "beer missed bang");
    t.Ann.plays("bang").on("Bob");
    t.Bob.timesOut().hasLost(0).holds("beer bang");
  });

  story("[BANG-SHOT-1] [BANG-SHOT-2] takes the hit where there is no answer", (t) => {
    t.seats("Ann* Bob Cid").hand("Ann", "bang").hand("Bob", "beer bang");
    t.Ann.plays("bang").on("Bob");
    t.Bob.timesOut().hasLost(1).holds("beer bang");
  });

  story("[BANG-BARL-1] [BANG-MISS-1] flips for the Barrel first, and then uses a card", (t) => {
    t.seats("Ann* Bob Cid").hand("Ann", "bang").hand("Bob", "missed").table("Bob", "barrel").deck("5S");
    t.Ann.plays("bang").on("Bob");
    t.Bob.timesOut(2).hasLost(0).holds("");
  });

  story("[BANG-CH-SLAB-1] wastes no single Missed! on Slab the Killer, and uses two", (t) => {
    t.seats("Ann* Bob Cid").is("Ann", "slab-the-killer").table("Ann", "volcanic").hand("Ann", "bang bang");
    t.hand("Bob", "missed").hand("Cid", "missed missed");
    t.Ann.plays("bang").on("Bob");
    t.Bob.timesOut().hasLost(1).holds("missed");
    t.Ann.plays("bang").on("Cid");
    t.Cid.timesOut(2).hasLost(0).holds("");
  });

  story("[BANG-CH-CALA-1] [BANG-MISS-1] Calamity Janet uses the card she misses less", (t) => {
    t.seats("Ann* Bob Cid").is("Bob", "calamity-janet").hand("Ann", "bang").hand("Bob", "missed bang");
    t.Ann.plays("bang").on("Bob");
    t.Bob.timesOut().hasLost(0).holds("missed");
  });

  story("[GTR-RC-CABO-1] Caboose covers with what is missed least", (t) => {
    t.seats("Ann* Bob Cid").hand("Ann", "bang").table("Bob", "caboose barrel scope dynamite").deck("5S");
    t.Ann.plays("bang").on("Bob");
    t.Bob.timesOut(2).hasLost(0).hasInPlay("caboose barrel scope");
  });

  story("[BANG-DMG-2] a ghost spends nothing", (t) => {
    t.seats("Ann* Bob Cid").ghost("Bob").hand("Ann", "bang duel indians").hand("Bob", "missed bang");
    t.Ann.plays("bang").on("Bob");
    t.Bob.timesOut().holds("missed bang").isGhost();
    t.Ann.plays("duel").on("Bob");
    t.Bob.timesOut().holds("missed bang").isGhost();
  });

  story("[GTR-CH-EVAN-1] Evan Babbit turns a shot away only for his last life point, and from no friend", (t) => {
    t.seats("Ann* Bob Cid Dan").roles("Bob deputy Cid outlaw Dan outlaw").is("Bob", "evan-babbit");
    t.table("Cid", "winchester").active("Cid").hand("Cid", "bang:2D").hand("Bob", "duel:QD");
    t.life("Bob", 1).life("Ann", 1);
    t.Cid.plays("bang").on("Bob");
    t.Bob.timesOut(2).isOut();
    t.Ann.isIn();
  });
});

describe("the clock in answer to something else", () => {
  story("[BANG-INDI-2] [BANG-BANG-2] lays a BANG! down against Indians!", (t) => {
    t.seats("Ann* Bob Cid").hand("Ann", "indians").hand("Bob", "beer bang").hand("Cid", "beer");
    t.Ann.plays("indians");
    t.Bob.timesOut().hasLost(0).holds("beer");
    t.Cid.timesOut().hasLost(1).holds("beer");
  });

  story("[BANG-DUEL-1] answers in a Duel while there is a BANG!", (t) => {
    t.seats("Ann* Bob Cid").hand("Ann", "duel bang").hand("Bob", "bang missed");
    t.Ann.plays("duel").on("Bob");
    t.Bob.timesOut();
    t.Ann.timesOut();
    t.Bob.timesOut().hasLost(1).holds("missed");
  });

  story("[BANG-DEATH-1] drinks a Beer at the last life point", (t) => {
    t.seats("Ann* Bob Cid").life("Bob", 1).hand("Ann", "bang").hand("Bob", "beer duel");
    t.Ann.plays("bang").on("Bob");
    t.Bob.timesOut(2).hasLife(1).holds("duel").isIn();
  });

  story("[BANG-DEATH-1] [BANG-CH-SIDK-1] Sid Ketchum saves himself with two cards, the least first", (t) => {
    t.seats("Ann* Bob Cid").is("Bob", "sid-ketchum").life("Bob", 1).hand("Ann", "bang").hand("Bob", "jail switch duel");
    t.Ann.plays("bang").on("Bob");
    t.Bob.timesOut(3).hasLife(1).holds("duel").isIn();
  });

  story("[BANG-GSTR-2] takes the best card of the General Store", (t) => {
    t.seats("Ann* Bob Cid").hand("Ann", "general-store").deck("switch beer dynamite");
    t.Ann.plays("general-store");
    t.Ann.timesOut().holds("beer");
    t.Bob.timesOut().holds("switch");
  });

  story("[BANG-CHK-5] Lucky Duke picks the card that saves him, also where the named result is the bad one", (t) => {
    t.seats("Ann* Bob Cid").is("Bob", "lucky-duke").table("Bob", "dynamite jail").deck("5S 9D KC 3H");
    t.begins("Bob").Bob.timesOut().hasLost(0);
    t.Bob.timesOut().isAsked("play");
  });

  story("[BANG-CH-KITC-1] Kit Carlson puts back what he misses least", (t) => {
    t.seats("Ann* Bob Cid").is("Bob", "kit-carlson").deck("switch beer missed").begins("Bob");
    t.Bob.timesOut().holds("beer missed");
  });

  story("[GTR-RC-CIRC-1] [GTR-PC-ROBB-1] a burden goes first, and cards rather than life points", (t) => {
    t.seats("Ann* Bob Cid").table("Ann", "circus-wagon").hand("Ann", "train-robbery");
    t.table("Bob", "barrel dynamite scope");
    t.Ann.activates("circus-wagon");
    t.Bob.timesOut().hasInPlay("barrel scope");
    t.Ann.plays("train-robbery").on("Bob");
    t.Bob.timesOut(2).hasLost(0).hasInPlay("");
  });

  story("[GTR-PC-SWIT-1] gives the worst of one's own for the best of another's", (t) => {
    t.seats("Ann* Bob Cid").hand("Ann", "switch").table("Ann", "scope dynamite").table("Bob", "mustang refund");
    t.Ann.plays("switch");
    t.Ann.timesOut(2).hasInPlay("scope mustang");
    t.Bob.hasInPlay("dynamite refund");
  });

  story("[GTR-RC-COAL-1] the Coal Hopper takes nothing from its owner", (t) => {
    t.seats("Ann* Bob Cid").table("Ann", "coal-hopper observation-car").table("Bob", "caboose");
    t.Ann.activates("coal-hopper");
    t.Ann.timesOut().hasInPlay("observation-car");
    t.Bob.hasInPlay("");
  });

  story("[GTR-TAKE-3] keeps Ghost Car, and puts the Lumber Flatcar before somebody else", (t) => {
    t.seats("Ann* Bob Cid").active("Bob").line("boom-town frisco catico yooma", 2).hand("Bob", "bang:2C");
    t.cars("lumber-flatcar ghost-car caboose");
    t.Bob.takes("ghost-car").timesOut(2).hasInPlay("ghost-car");
  });

  story("[GTR-TAKE-3] [GTR-RC-LUMB-1] an Outlaw puts the Lumber Flatcar before the Sheriff", (t) => {
    t.seats("Ann* Bob Cid Dan").roles("Cid outlaw").active("Cid").line("boom-town frisco catico yooma", 2);
    t.hand("Cid", "QC").cars("lumber-flatcar ghost-car caboose");
    t.Cid.takes("lumber-flatcar").timesOut(2);
    t.Ann.hasInPlay("lumber-flatcar");
  });

  story("[GTR-RC-MAIL-1] gives the worst of three cards away", (t) => {
    t.seats("Ann* Bob Cid").table("Ann", "mail-car").deck("beer switch missed");
    t.Ann.activates("mail-car");
    t.Ann.timesOut().holds("beer missed");
  });

  for (const [side, passes] of [
    ["ironhorse", 0],
    ["leland", 2],
  ] as const)
    story(`[GTR-PC-FULL-1] ${side} comes ${passes} times`, (t) => {
      t.seats("Ann* Bob Cid").hand("Ann", "full-steam").side(side);
      t.Ann.plays("full-steam");
      while (t.s.pending[0]?.kind === "last-chance") t.Ann.timesOut();
      t.Ann.isAsked("full-steam").timesOut();
      while (t.s.pending[0]?.kind === "store") t.person(t.names[t.s.pending[0].seat]!).timesOut();
      expect(t.told("locomotive-acted")).toHaveLength(passes);
    });

  story("[GTR-CH-BLAZ-1] Sgt. Blaze keeps himself out of what may hurt him", (t) => {
    t.seats("Ann* Bob Cid").is("Ann", "sgt-blaze").hand("Ann", "most-wanted").deck("beer 5S 3H");
    t.Ann.plays("most-wanted");
    t.Ann.isAsked("exempt").timesOut().hasLost(0);
  });
});

it("every piece has a place in the order", () => {
  const names = new Set<PieceName>(NAME);
  for (const name of names) expect(handWorthOf(name), name).toBeGreaterThanOrEqual(0);
  function handWorthOf(name: PieceName): number {
    const nobody = { life: 4, table: [], ghost: false, out: false };
    const s = { players: [nobody, nobody, nobody] } as unknown as Parameters<typeof handWorth>[0];
    return handWorth(s, 0, NAME.indexOf(name));
  }
});
