import { story } from "./dsl.ts";

story("[BANG-CH-SLAB-1] [BANG-BARL-1] X-001 a Barrel and a Missed! together cancel Slab's BANG!", (t) => {
  t.seats("Ann* Bob Cid Dan Eve")
    .is("Ann", "slab-the-killer")
    .hand("Ann", "bang")
    .table("Bob", "barrel")
    .hand("Bob", "missed");
  t.deck("5H");
  t.Ann.plays("bang").on("Bob");
  t.Bob.uses("barrel").isAsked("shot").uses("missed").hasLost(0);
  t.Ann.isAsked("play");
});

story("[BANG-CH-SLAB-1] X-002 one Barrel alone is not enough against Slab", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").is("Ann", "slab-the-killer").hand("Ann", "bang").table("Bob", "barrel").deck("5H");
  t.Ann.plays("bang").on("Bob");
  t.Bob.uses("barrel").hasLost(1);
});

story("[BANG-BARL-1] X-004 a Barrel is flipped once for a shot", (t) => {
  t.seats("Ann* Bob Cid Dan Eve")
    .is("Ann", "slab-the-killer")
    .hand("Ann", "bang")
    .table("Bob", "barrel")
    .hand("Bob", "beer");
  t.deck("5C");
  t.Ann.plays("bang").on("Bob");
  t.Bob.uses("barrel").isAsked("shot").mayNotUse("barrel").passes().hasLost(1);
});

for (const card of ["gatling", "knife-revolver", "train-robbery"])
  story(`[BANG-CH-SLAB-1] X-005 one Missed! cancels Slab's ${card}`, (t) => {
    t.seats("Ann* Bob Cid Dan Eve")
      .is("Ann", "slab-the-killer")
      .hand("Ann", card)
      .hand("Bob", "missed")
      .table("Bob", "scope");
    t.deck("4C");
    if (card === "gatling") t.Ann.plays(card);
    else t.Ann.plays(card).on("Bob");
    if (card === "train-robbery") t.Bob.stands("scope");
    t.Bob.uses("missed").hasLost(0);
    t.Bob.isNotAsked();
  });

story("[BANG-CH-JOUR-1] [BANG-SHOT-4] X-007 Jourdonnais flips exactly once against a Gatling", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").is("Bob", "jourdonnais").hand("Ann", "gatling").hand("Bob", "beer").deck("5C");
  t.Ann.plays("gatling");
  t.Bob.uses("jourdonnais").isAsked("shot").mayNotUse("jourdonnais").passes().hasLost(1);
});

story("[BANG-CHK-3] X-008 after a failed Barrel the Missed! is still there", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").hand("Ann", "bang").table("Bob", "barrel").hand("Bob", "missed").deck("5C");
  t.Ann.plays("bang").on("Bob");
  t.Bob.uses("barrel").uses("missed").hasLost(0);
});

story("[BANG-PLAY-2] [BANG-PLAY-3] X-010 a Gatling is free after a BANG!, a second BANG! is not (ruling)", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").hand("Ann", "bang bang gatling");
  t.Ann.plays("bang").on("Bob");
  t.Ann.plays("gatling");
  t.Ann.cannotPlay("bang", "BANG-PLAY-2");
  t.Bob.hasLost(2);
});

story("[BANG-DUEL-3] X-011 BANG!s laid down in a Duel do not count for the limit", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").hand("Ann", "duel bang bang bang").hand("Bob", "bang bang");
  t.Ann.plays("duel").on("Bob");
  t.Bob.uses("bang");
  t.Ann.uses("bang");
  t.Bob.uses("bang");
  t.Ann.uses("bang");
  t.Bob.hasLost(1);
  t.Ann.plays("bang").on("Bob");
  t.Bob.hasLost(2);
});

story("[BANG-WPN-3] X-013 without the Volcanic the limit is back", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").table("Ann", "volcanic").hand("Ann", "bang bang bang winchester");
  t.Ann.plays("bang").on("Bob");
  t.Ann.plays("bang").on("Bob");
  t.Ann.plays("winchester");
  t.Ann.cannotPlay("bang", "BANG-PLAY-2");
});

story("[GTR-PC-DRAG-1] [BANG-PLAY-2] X-014 the Dragoon allows two BANG!s", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").table("Ann", "dragoon").hand("Ann", "bang bang bang");
  t.Ann.plays("bang").on("Cid");
  t.Ann.plays("bang").on("Bob");
  t.Ann.cannotPlay("bang", "BANG-PLAY-2");
});

story("[BANG-CH-CALA-1] X-016 a Missed! fired by Calamity Janet is the BANG! of her turn", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").is("Ann", "calamity-janet").hand("Ann", "missed bang");
  t.Ann.plays("missed").on("Bob");
  t.Bob.hasLost(1);
  t.Ann.cannotPlay("bang", "BANG-PLAY-2");
});

story("[BANG-CH-CALA-2] [BANG-INDI-2] X-017 against Indians! Janet's Missed! counts, her Evaded! does not", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").is("Bob", "calamity-janet").hand("Ann", "indians").hand("Bob", "missed evaded");
  t.Ann.plays("indians");
  t.Bob.isAsked("indians").mayUse("missed").mayNotUse("evaded").uses("missed").hasLost(0);
});

story("[BANG-DUEL-1] the challenged player answers first", (t) => {
  t.seats("Ann* Bob Cid").hand("Ann", "duel bang").hand("Bob", "bang beer");
  t.Ann.plays("duel").on("Bob");
  t.Bob.isAsked("duel").uses("bang");
  t.Ann.isAsked("duel").uses("bang");
  t.Bob.passes().hasLost(1);
});

story("[BANG-PLAY-2] a second BANG! is refused (ruling)", (t) => {
  t.seats("Ann* Bob").hand("Ann", "bang bang").hand("Bob", "beer");
  t.Ann.plays("bang").on("Bob");
  t.Bob.passes().hasLost(1);
  t.Ann.cannotPlay("bang", "BANG-PLAY-2");
});
