import { expect } from "vitest";
import { story } from "./dsl.ts";

story("[BANG-DEATH-1] X-035 a Beer at the last life point", (t) => {
  t.seats("Ann* Bob Cid").hand("Ann", "bang").life("Bob", 1).hand("Bob", "beer");
  t.Ann.plays("bang").on("Bob");
  t.Bob.isAsked("shot").passes().isAsked("last-life").uses("beer").hasLife(1).isIn();
});

story("[BANG-CH-SIDK-1] [BANG-BEER-3] X-037 Sid Ketchum heals even with two players, a Beer does not (ruling)", (t) => {
  t.seats("Ann* Bob").is("Bob", "sid-ketchum").hand("Ann", "bang").life("Bob", 1).hand("Bob", "beer scope");
  t.Ann.plays("bang").on("Bob");
  t.Bob.passes().isAsked("last-life").mayNotUse("beer");
  t.Bob.cannot({ t: "answer", card: t.player("Bob").hand[0]! }, "BANG-BEER-3", { players: 2 });
  t.Bob.heals("beer", "scope").hasLife(1).hasCards(0).isIn();
});

story("[BANG-BEER-3] [BANG-WIN-5] X-038 a ghost makes three players", (t) => {
  t.seats("Ann* Bob Cid").ghost("Cid").life("Ann", 2).hand("Ann", "beer");
  t.Ann.plays("beer");
  t.Ann.hasLife(3);
});

story("[BANG-DEATH-1] X-040 Dynamite at two life points takes two Beers", (t) => {
  t.seats("Ann* Bob Cid Dan").life("Bob", 2).hand("Bob", "beer beer").table("Bob", "dynamite").begins("Bob").deck("5S");
  t.Bob.isAsked("last-life").uses("beer").uses("beer").hasLife(1).isIn();
});

story("[BANG-DEATH-1] X-040 one Beer is not enough", (t) => {
  t.seats("Ann* Bob Cid Dan").life("Bob", 2).hand("Bob", "beer").table("Bob", "dynamite").begins("Bob").deck("5S");
  t.Bob.uses("beer").isOut();
});

story("[BANG-BEER-2] X-041 no Beer against an ordinary hit", (t) => {
  t.seats("Ann* Bob Cid").hand("Ann", "bang").life("Bob", 3).hand("Bob", "beer");
  t.Ann.plays("bang").on("Bob");
  t.Bob.isAsked("shot").mayNotUse("beer").passes().isNotAsked().hasLife(2);
});

story("[BANG-DEATH-4] X-043 Bart Cassidy cannot be saved by the card he would draw", (t) => {
  t.seats("Ann* Bob Cid").is("Bob", "bart-cassidy").hand("Ann", "bang").life("Bob", 1).deck("beer");
  t.Ann.plays("bang").on("Bob");
  t.Bob.isOut().hasCards(0);
});

story("[BANG-DEATH-4] [BANG-CH-BART-1] X-044 points bought back were lost all the same", (t) => {
  t.seats("Ann* Bob Cid")
    .is("Bob", "bart-cassidy")
    .hand("Ann", "bang")
    .life("Bob", 1)
    .hand("Bob", "beer")
    .deck("panic");
  t.Ann.plays("bang").on("Bob");
  t.Bob.passes().uses("beer").hasLife(1).holds("panic");
});

story("[BANG-CH-GRIN-1] X-046 El Gringo takes a card of whoever hit him, if there is one", (t) => {
  t.seats("Ann* Bob Cid").is("Bob", "el-gringo").hand("Ann", "gatling beer beer");
  t.Ann.plays("gatling");
  t.Bob.holds("beer").hasLost(1);
  t.Ann.holds("beer");
});

story("[BANG-CH-GRIN-1] X-046 an empty hand has nothing for El Gringo", (t) => {
  t.seats("Ann* Bob Cid").is("Bob", "el-gringo").hand("Ann", "gatling");
  t.Ann.plays("gatling");
  t.Bob.hasCards(0).hasLost(1);
});

story("[BANG-DUEL-2] X-047 El Gringo draws nothing for his own lost Duel", (t) => {
  t.seats("Ann* Bob Cid").is("Ann", "el-gringo").hand("Ann", "duel").hand("Bob", "bang beer");
  t.Ann.plays("duel").on("Bob");
  t.Bob.uses("bang").holds("beer");
  t.Ann.hasLost(1).hasCards(0);
});

story(
  "[BANG-RES-3] [BANG-RWD-2] [GTR-RC-3] X-049 the Sheriff loses everything for a Deputy, after all have answered (ruling)",
  (t) => {
    t.seats("Ann* Bob Cid Dan Eve").roles("Bob outlaw Cid deputy Dan outlaw Eve renegade").life("Cid", 1);
    t.hand("Ann", "gatling beer").table("Ann", "scope caboose").hand("Dan", "missed").hand("Eve", "missed");
    t.Ann.plays("gatling");
    t.Cid.isIn();
    t.Dan.uses("missed");
    t.Cid.isIn();
    t.Eve.uses("missed");
    t.Cid.isOut();
    t.Ann.hasCards(0).hasInPlay("").hasLost(0);
    expect(t.s.train!.deck[0]).toBe(97);
  },
);

story("[BANG-RWD-3] X-050 Dynamite is nobody's doing", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").roles("Bob deputy Cid outlaw Dan outlaw Eve renegade").hand("Ann", "beer beer");
  t.table("Bob", "dynamite").life("Bob", 2).begins("Bob").deck("5S");
  t.Bob.isOut();
  t.Ann.hasCards(2);
});

story("[BANG-DUEL-2] [BANG-RWD-3] X-052 who falls in his own Duel was brought down by nobody", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").roles("Bob renegade Cid outlaw Dan outlaw Eve deputy").active("Cid").life("Cid", 1);
  t.hand("Cid", "duel").hand("Ann", "bang");
  t.Cid.plays("duel").on("Ann");
  t.Ann.uses("bang").hasCards(0);
  t.Cid.isOut();
});

story("[BANG-CH-VULT-1] [BANG-RWD-1] X-053 Vulture Sam gets the cards, the shooter three new ones", (t) => {
  t.seats("Ann* Bob Cid Dan Eve")
    .roles("Bob renegade Cid outlaw Dan outlaw Eve deputy")
    .active("Bob")
    .is("Dan", "vulture-sam");
  t.hand("Bob", "bang").hand("Cid", "panic saloon").table("Cid", "barrel caboose").life("Cid", 1).deck("5C");
  t.Bob.plays("bang").on("Cid");
  t.Cid.passes().isAsked("last-life").passes().isOut();
  t.Dan.holds("barrel panic saloon").hasInPlay("caboose");
  t.Bob.hasCards(3);
});

story("[BANG-CH-VULT-1] [GTR-RC-6] X-055 Vulture Sam inherits Lumber Flatcar", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").roles("Bob outlaw Cid deputy Dan renegade Eve outlaw").is("Dan", "vulture-sam");
  t.hand("Ann", "bang").table("Bob", "lumber-flatcar").life("Bob", 1);
  t.Ann.plays("bang").on("Bob");
  t.Dan.hasInPlay("lumber-flatcar").sees("Cid", 2).sees("Ann", 3);
});

story("[BANG-RES-3] [BANG-CH-VULT-1] X-172 Vulture Sam gets the cards only after the Gatling (ruling)", (t) => {
  t.seats("Ann* Bob Cid Dan Eve")
    .is("Cid", "vulture-sam")
    .hand("Ann", "gatling")
    .hand("Bob", "missed missed")
    .life("Bob", 1);
  t.Ann.plays("gatling");
  t.Bob.passes();
  t.Cid.hasLost(1);
  t.Bob.isAsked("last-life").passes().isOut();
  t.Cid.holds("missed missed");
});

story("[BANG-RWD-3] X-175 Most Wanted brings down its own player with another: no reward", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").roles("Bob deputy Cid outlaw Dan outlaw Eve renegade").active("Cid");
  t.hand("Cid", "most-wanted").life("Cid", 1).life("Dan", 1).deck("beer 5S 6S 3H 4D 5D");
  t.Cid.plays("most-wanted");
  t.Cid.isAsked("last-life").passes().isOut();
  t.Dan.isOut();
  t.Cid.hasCards(0);
  expect(t.told("drew").filter((e) => e.t === "drew" && e.why === "reward")).toEqual([]);
});
