import type { Text } from "../en/index.ts";

export const device: Text["device"] = {
  "WEB-TABLE-1": {
    short: "Questo tavolo non c'è su questo dispositivo, oppure è stato eliminato.",
    full: "Le partite su questo dispositivo sono salvate dal browser in cui sono state giocate. Un altro browser, una finestra privata o i dati del sito cancellati non ne hanno nessuna.",
  },
  "WEB-TABLE-2": {
    short: "Il tavolo ha avuto un intoppo ed è tornato indietro: non è contato.",
    full: "Un tavolo su questo dispositivo riprende da ciò che è stato salvato quando un passo fallisce o quando un'altra pagina ha continuato a giocarci.",
  },
  "WEB-TABLE-3": {
    short: "Questo tavolo non si può più aprire: ciò che è stato salvato non è coerente.",
    full: "A ogni apertura un tavolo viene rigiocato dal suo registro. Un registro che non porta da nessuna parte viene lasciato stare.",
  },
  "WEB-STORE-1": {
    short: "Al momento questo browser non salva nulla. Si può continuare, ma la partita finisce con questa pagina.",
    full: "Le finestre private e i dischi pieni non salvano nulla. La partita continua in memoria finché la pagina resta aperta.",
  },
  "WEB-LOG-1": {
    short: "Il registro di un tavolo si può avere a partita finita.",
    full: "Il registro svela tutte le carte distribuite, perciò nessuno lo riceve finché ce ne sono di coperte.",
  },
  "WEB-CALL-1": {
    short: "Qui non ha funzionato. Nulla è cambiato.",
    full: "Qualcosa nella pagina stessa non è riuscito. Riprova o ricarica la pagina: le partite su questo dispositivo sono salvate.",
  },
};
