import { move, story } from "./dsl.ts";

story("[HEIST-BULLET-1] [HEIST-BULLET-2] taken for an action, used on a later turn for one more (T59)", (t) => {
  t.cowboys("Red* Blue Green").board(3).Red.takesBullet().hasBullets(1);
  t.actionsAre(3).boardHas(2).Red.cannot(move.shoot(), "HEIST-BULLET-2", { bullets: 1, fresh: 1 });
  t.Red.endsTurn();
  t.Blue.endsTurn();
  t.Green.endsTurn();
  t.Red.usesBullet().hasBullets(0);
  t.actionsAre(5).boardHas(2);
  t.Red.endsTurn();
  t.boardHas(3);
});

story("[HEIST-BULLET-1] an empty board has none to take", (t) => {
  t.cowboys("Red* Blue Green").board(0).Red.cannot(move.bullet(), "HEIST-BULLET-1", { board: 0 });
});

story("[HEIST-BULLET-3] in the co-operative game one may hold several (T143) (ruling)", (t) => {
  t.cowboys("Red* Blue Green").board(2).bullets("Red", 1).Red.takesBullet().takesBullet().hasBullets(3);
});

story("[HEIST-BULLET-4] the bullet of a two-player set-up works from the first turn (ruling)", (t) => {
  t.cowboys("Red* Blue").Red.hasBullets(1).usesBullet();
  t.actionsAre(5);
});

story(
  "[HEIST-BULLET-5] a bullet used this turn lies on the board only from the next turn on, for Quick-Draw too",
  (t) => {
    t.cowboys("Red* Blue").board(0).bullets("Red", 1).wanted("Red", "quickDraw");
    t.Red.usesBullet()
      .cannot(move.bullet(), "HEIST-BULLET-5", { used: 1 })
      .cannot(move.quick(), "HEIST-BULLET-5", { used: 1 });
    t.Red.endsTurn();
    t.boardHas(1).Blue.takesBullet();
  },
);
