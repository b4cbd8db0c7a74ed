import { story } from "./dsl.ts";

story("[BANG-DIST-4] [BANG-PANC-1] X-028 a Winchester does not help Panic!, a Scope does", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").table("Ann", "winchester").hand("Ann", "panic scope").hand("Cid", "beer");
  t.Ann.cannotPlay("panic", "BANG-PANC-1", "Cid");
  t.Ann.plays("scope");
  t.Ann.plays("panic").on("Cid", "hand").holds("beer");
});

story("[BANG-DIST-2] [GTR-RC-OBSE-1] [BANG-MUST-1] [BANG-CH-PAUL-1] X-029 everything adds up", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").is("Bob", "paul-regret").table("Bob", "mustang observation-car");
  t.Ann.sees("Bob", 4);
  t.Bob.sees("Ann", 1);
});

story("[BANG-DIST-1] [GTR-RC-GHOS-6] X-031 the eliminated do not count, ghosts do", (t) => {
  t.seats("Ann* Bob Cid Dan Eve")
    .out("Bob")
    .hand("Ann", "water-tower")
    .cars("ghost-car caboose lounge-car")
    .line("boom-town frisco yooma catico deathwood", 1);
  t.Ann.sees("Cid", 1);
  t.Ann.plays("water-tower").on("ghost-car").places("Bob");
  t.Bob.isGhost();
  t.Ann.sees("Cid", 2);
});

story("[GTR-RC-LUMB-1] [BANG-DIST-3] X-032 who holds Lumber Flatcar reaches nobody with a Colt", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").table("Ann", "lumber-flatcar").hand("Ann", "bang panic").hand("Bob", "beer");
  t.Ann.cannotPlay("bang", "BANG-DIST-4").cannotPlay("panic", "BANG-PANC-1");
  t.Ann.sees("Bob", 2);
  t.Bob.sees("Ann", 1);
  t.Ann.cannot({ t: "play", card: t.player("Ann").hand[0]!, at: 1, take: null }, "BANG-DIST-4", {
    distance: 2,
    reach: 1,
  });
});

story("[BANG-WPN-2] X-034 a new weapon replaces the old one, never by its like", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").table("Ann", "schofield").hand("Ann", "volcanic volcanic");
  t.Ann.plays("volcanic");
  t.Ann.hasInPlay("volcanic");
  t.topIs("schofield");
  t.Ann.cannotPlay("volcanic", "BANG-PLAY-4");
});
