import type { Text } from "../index.ts";

export const device: Text["device"] = {
  rules: {
    "WEB-TABLE-1": "Questo tavolo non c'è su questo dispositivo, oppure è stato eliminato.",
    "WEB-TABLE-2": "Il tavolo ha avuto un intoppo ed è tornato indietro: la mossa non conta.",
    "WEB-TABLE-3": "Questo tavolo non si può più aprire: i dati salvati non sono coerenti.",
    "WEB-STORE-1": "Al momento questo browser non salva nulla. Si può giocare, ma la partita finisce con questa pagina.",
    "WEB-LOG-1": "Il registro di un tavolo si può scaricare a partita finita.",
    "WEB-CALL-1": "Qui non ha funzionato. Nulla è cambiato.",
  },
};
