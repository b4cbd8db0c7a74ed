import type { deal as en } from "../en/deal.ts";

const at = (line: number, to: number | undefined): string =>
  to === undefined ? `la riga ${line}` : `le righe da ${line} a ${to}`;

export const deal: typeof en = {
  checking: "Controllo della distribuzione …",
  unchecked: (why) => `La distribuzione non si è potuta controllare. ${why}`,
  again: "Controlla di nuovo",
  replays: (compared) =>
    compared
      ? "Il registro distribuisce e gioca fino a questo risultato e i suoi eventi sono quelli mostrati a questo dispositivo; nomi e orari non si possono controllare."
      : "Il registro distribuisce e gioca fino a questo risultato; questo dispositivo non ne ha visto nulla, e nomi e orari non si possono controllare.",
  local:
    "Il registro distribuisce e gioca fino a questo risultato. Si è giocato solo su questo dispositivo: non c'è altro da controllare.",
  own: {
    in: (attempt) =>
      `L'elenco degli impegni è quello che questo dispositivo ha salvato prima di rivelare la tua parte, e la tua parte è nella distribuzione${attempts(attempt)}.`,
    late: (attempt) =>
      `L'elenco degli impegni è quello che questo dispositivo ha salvato, ma la tua parte è arrivata troppo tardi per la distribuzione${attempts(attempt)}.`,
    absent: (attempt) =>
      `Questo dispositivo non ha partecipato all'avvio, quindi non può dire se l'elenco degli impegni è quello vero${attempts(attempt)}.`,
  },
  oldOwn: {
    in: "Il segreto del server è quello che aveva promesso a questo dispositivo, e la tua parte è nella distribuzione.",
    absent: "Questo dispositivo non ha partecipato all'avvio e non ha nulla con cui confrontare il segreto del server.",
  },
  old: "Il tavolo è iniziato con la distribuzione di prima (versione 1): chi gestiva il server avrebbe potuto scegliere fra più distribuzioni prima che le parti fossero fissate.",
  missing: (names, n) =>
    n === 1
      ? `Manca la parte di ${names}: raddoppia il numero di distribuzioni fra cui chi gestisce il server avrebbe potuto scegliere.`
      : `Mancano le parti di ${names}: ognuna raddoppia il numero di distribuzioni fra cui chi gestisce il server avrebbe potuto scegliere.`,
  failed: {
    log: (line, _to, reason) => `La distribuzione non regge: la riga ${line} del registro è sbagliata («${reason}»).`,
    table: (line) => `La distribuzione non regge: la riga ${line} del registro è di un altro tavolo.`,
    rules: (line) =>
      `La distribuzione non si è potuta controllare: la riga ${line} del registro nomina un gioco o una scatola che questa pagina non ha.`,
    commitment: (line) =>
      `La distribuzione non regge: l'impegno del server nella riga ${line} del registro non è quello mostrato all'inizio a questo dispositivo.`,
    seat: (line) =>
      `La riga ${line} del registro ha per il tuo posto un impegno diverso da quello fatto da questo dispositivo: se non è stato un altro tuo dispositivo a dirsi pronto per ultimo, la distribuzione non regge.`,
    list: (line) =>
      `La distribuzione non regge: la riga ${line} del registro ha un elenco di impegni diverso da quello salvato da questo dispositivo prima di rivelare la tua parte.`,
    own: (line) =>
      `La distribuzione non regge: la riga ${line} del registro tralascia la tua parte, che il server aveva ricevuto.`,
    transcript: (line, to) =>
      `La distribuzione non regge: ${at(line, to)} del registro raccontano la partita diversamente da come questo dispositivo l'ha vista.`,
    length: (line) =>
      `La distribuzione non regge: il registro finisce con la riga ${line}, ma a questo dispositivo è stata mostrata un'altra fine.`,
  },
  advice: "Salva il registro e confrontalo con gli altri al tavolo.",
};

function attempts(attempt: number): string {
  return attempt === 1 ? "" : `; per iniziare ci sono voluti ${attempt} tentativi`;
}
