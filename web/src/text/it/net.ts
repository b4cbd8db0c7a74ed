import type { Text } from "../en/index.ts";

export const net: Text["net"] = {
  "WEB-LINE-1": {
    short: "Il server non risponde. Le partite su questo dispositivo continuano senza.",
    full: "I tavoli con gli amici hanno bisogno del server. Le partite contro i bot e quelle su un solo dispositivo si giocano nella pagina stessa.",
  },
  "WEB-LINE-2": {
    short: "Hai lasciato questo tavolo.",
    full: "Ciò che era in viaggio quando sei uscito potrebbe non aver contato: il tavolo lo sa.",
  },
  "WEB-LOCAL-1": {
    short: "La partita su questo dispositivo è inciampata. Riprende da dove era stata salvata.",
    full: "Le partite su questo dispositivo girano sullo sfondo della pagina e vengono salvate mossa per mossa. Se una cade, viene riaperta da ciò che era stato salvato.",
  },
  "WEB-SCENE-1": {
    short: "Questa pagina non conosce quel gioco. Ricaricala per avere la più recente.",
    full: "Il server offre un gioco che mancava quando questa pagina è stata costruita. La pagina più recente di questo server conosce tutti i suoi giochi.",
  },
  "WEB-PICK-1": {
    short: "Non fa parte di ciò che ti viene chiesto ora.",
    full: "Si possono scegliere solo i pezzi che riguardano la decisione in corso: sono quelli illuminati.",
  },
};
