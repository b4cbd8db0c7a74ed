import { story } from "./dsl.ts";

story("[BANG-WIN-1] X-056 the Renegade alone with the Sheriff", (t) => {
  t.seats("Ann* Bob").roles("Bob renegade").active("Bob").hand("Bob", "bang").life("Ann", 1);
  t.Bob.plays("bang").on("Ann");
  t.wins("BANG-WIN-1", "Bob");
});

story("[BANG-WIN-1] [BANG-WIN-6] X-058 with anybody else left the Outlaws win, even those long gone", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").roles("Bob renegade Cid deputy Dan outlaw Eve outlaw").out("Dan").out("Eve");
  t.active("Bob").hand("Bob", "bang").life("Ann", 1);
  t.Bob.plays("bang").on("Ann");
  t.wins("BANG-WIN-1", "Dan", "Eve");
});

for (const roles of ["Bob deputy Cid renegade", "Cid deputy Bob renegade"])
  story(`[BANG-RES-4] X-059 Sheriff and Deputy fall together to the Renegade (${roles}) (ruling)`, (t) => {
    t.seats("Ann* Bob Cid").roles(roles).life("Ann", 1).life("Bob", 1).life("Cid", 1);
    const renegade = roles.startsWith("Bob") ? "Cid" : "Bob";
    t.active(renegade).hand(renegade, "gatling");
    t.person(renegade).plays("gatling");
    t.wins("BANG-WIN-1", renegade);
  });

story("[BANG-WIN-2] X-061 Sheriff and Deputies win, the eliminated Deputy too", (t) => {
  t.seats("Ann* Bob Cid Dan Eve")
    .roles("Bob outlaw Cid deputy Dan outlaw Eve renegade")
    .out("Cid")
    .out("Dan")
    .out("Eve");
  t.hand("Ann", "bang").life("Bob", 1);
  t.Ann.plays("bang").on("Bob");
  t.wins("BANG-WIN-2", "Ann", "Cid");
});

story("[BANG-WIN-5] X-062 a ghost of a Renegade keeps the game going", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").roles("Bob outlaw Cid deputy Dan outlaw Eve renegade").out("Dan").ghost("Eve");
  t.hand("Ann", "bang").life("Bob", 1);
  t.Ann.plays("bang").on("Bob");
  t.Bob.isOut();
  t.goesOn();
});

story("[BANG-RES-4] [GTR-LOC-2] X-064 Ironhorse hits the Sheriff, the Renegade evades and wins (ruling)", (t) => {
  t.seats("Ann* Bob")
    .roles("Bob renegade")
    .life("Ann", 1)
    .life("Bob", 1)
    .hand("Bob", "missed")
    .hand("Ann", "next-stop");
  t.side("ironhorse").line("boom-town frisco yooma catico", 3).cars("");
  t.Ann.plays("next-stop");
  t.Ann.isAsked("shot").passes();
  t.Bob.isAsked("shot").uses("missed");
  t.wins("BANG-WIN-1", "Bob");
});

story("[BANG-WIN-3] [GTR-LOC-2] X-064 all gone at once: the Outlaws win", (t) => {
  t.seats("Ann* Bob").roles("Bob renegade").life("Ann", 1).life("Bob", 1).hand("Ann", "next-stop");
  t.side("ironhorse").line("boom-town frisco yooma catico", 3).cars("").deck("bang");
  t.Ann.plays("next-stop");
  t.Ann.passes();
  t.Bob.isOut();
  t.wins("BANG-WIN-3");
});

story("[BANG-3P-2] X-065 three players: the Outlaw brings down the Deputy and wins at once", (t) => {
  t.three("Ann Bob Cid").active("Bob").hand("Bob", "bang").life("Ann", 1);
  t.Bob.plays("bang").on("Ann");
  t.wins("BANG-3P-2", "Bob");
});

story(
  "[BANG-3P-3] [BANG-3P-4] X-065 the Renegade brings down the Deputy: three cards, and the last one standing wins",
  (t) => {
    t.three("Ann Bob Cid")
      .active("Cid")
      .hand("Cid", "bang gatling")
      .life("Ann", 1)
      .life("Bob", 1)
      .deck("beer beer beer");
    t.Cid.plays("bang").on("Ann").hasCards(4);
    t.Ann.isOut();
    t.goesOn();
    t.Cid.plays("gatling");
    t.wins("BANG-3P-3", "Cid");
  },
);
