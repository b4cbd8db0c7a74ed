import type { RuleText } from "@trestle/kernel";
import type { tableRules as en } from "./en.ts";

/** The rules of sitting at a table, whatever is played at it. */
export const tableRules: Record<keyof typeof en, RuleText> = {
  "TABLE-TURN-1": {
    short: "Adesso non ti viene chiesto questo.",
    full: "Una mossa risponde a una decisione che il posto deve o può prendere in quel momento. La risposta a una domanda più vecchia non conta.",
  },
  "TABLE-MOVE-1": {
    short: "Questa non è una mossa di questo gioco.",
    full: "Ciò che è stato inviato non si può leggere in alcun modo come una mossa di questo gioco.",
  },
  "TABLE-PLAY-1": {
    short: "Qui non c'è nessuna partita in corso.",
    full: "Si possono fare mosse dall'inizio della partita alla sua fine, non prima e non dopo.",
  },
  "TABLE-PAUSE-1": {
    short: "Il tavolo è in pausa.",
    full: "Finché chi ospita tiene il tavolo in pausa nessuno muove e nessun orologio corre.",
  },
  "TABLE-PAUSE-2": {
    short: "Il tavolo è già così, o non c'è nessuna partita in corso.",
    full: "Solo una partita in corso si può mettere in pausa, e solo una in pausa si può riprendere.",
  },
  "TABLE-SEAT-1": {
    short: "Questo non è il tuo posto.",
    full: "Un posto appartiene a chi ne ha il segreto. Chi non ce l'ha non può né muovere né parlare per quel posto.",
  },
  "TABLE-SEAT-2": {
    short: "Non c'è nessun posto libero del genere.",
    full: "Ci si può sedere dove non siede nessuno; un tavolo ha i posti preparati da chi lo ospita.",
  },
  "TABLE-NAME-1": {
    short: "Un nome ha da 1 a 20 lettere, cifre o segni, e almeno una lettera o una cifra.",
    full: "Un nome ha da 1 a 20 caratteri visibili e almeno una lettera o una cifra. I caratteri di controllo e quelli invisibili vengono rifiutati.",
  },
  "TABLE-NAME-2": {
    short: "Qui qualcuno ha già questo nome.",
    full: "Allo stesso tavolo non possono esserci due nomi uguali.",
  },
  "TABLE-GAME-1": {
    short: "Qui non c'è nessun gioco del genere.",
    full: "Il tavolo chiede un gioco, o una sua edizione, che qui non si conosce.",
  },
  "TABLE-SEATS-1": {
    short: "Il gioco non ammette questo numero di giocatori.",
    full: "Ogni gioco, con le sue opzioni, ammette un certo numero di giocatori e non di più.",
  },
  "TABLE-SEATS-2": {
    short: "Qualcuno siede in un posto che verrebbe tolto.",
    full: "Si possono togliere solo i posti in cui non siede nessuno.",
  },
  "TABLE-BOT-1": {
    short: "Non c'è nessun bot di questo tipo.",
    full: "I bot hanno i livelli e i caratteri che vengono offerti.",
  },
  "TABLE-START-1": {
    short: "Ci sono ancora posti liberi.",
    full: "Una partita comincia quando ogni posto è occupato, da una persona o da un bot.",
  },
  "TABLE-START-2": {
    short: "Non tutti sono pronti.",
    full: "Una partita comincia quando ogni persona ha detto di essere pronta.",
  },
  "TABLE-START-3": {
    short: "La partita è cominciata.",
    full: "Posti, opzioni e orologi si stabiliscono prima della partita e durante la partita restano come sono.",
  },
  "TABLE-DEAL-1": {
    short: "Per essere pronto, impegnati sulla tua parte della distribuzione.",
    full: "Ogni persona mette 32 byte casuali nella distribuzione delle carte. Essere pronto significa impegnarsi su di essi: prima si manda la loro impronta, e i byte stessi solo quando tutti si sono impegnati.",
  },
  "TABLE-DEAL-2": {
    short: "Quell'avvio è stato interrotto. Dichiarati di nuovo pronto.",
    full: "Un impegno vale per un solo tentativo di avvio. Quando un avvio viene interrotto, tutti si impegnano di nuovo per il tentativo seguente.",
  },
  "TABLE-DEAL-3": {
    short: "Quell'impegno è già stato usato. Estrai nuovi byte casuali.",
    full: "Un impegno si usa una volta sola. Chi si dichiara di nuovo pronto estrae nuovi byte casuali.",
  },
  "TABLE-DEAL-4": {
    short: "Si sta per distribuire. Chi ospita può interrompere l'avvio.",
    full: "Durante un avvio l'elenco di posti, opzioni e impegni è congelato. Chi ospita può proseguire, oppure interrompere l'avvio e cambiare qualcosa.",
  },
  "TABLE-DEAL-5": {
    short: "Non è la parte su cui ti eri impegnato.",
    full: "Una parte della distribuzione vale solo se è quella su cui il posto si era impegnato, per questo tavolo, questo posto e questo tentativo.",
  },
  "TABLE-DEAL-6": {
    short: "Non è in corso un avvio del genere.",
    full: "Le parti si rivelano, e chi ospita prosegue o interrompe, tra l'avvio e la prima carta.",
  },
  "TABLE-HOST-1": {
    short: "Può farlo solo chi ospita.",
    full: "Opzioni, bot, avvio, pausa e chiusura spettano a chi ha creato il tavolo.",
  },
  "TABLE-CLOSED-1": {
    short: "Il tavolo è chiuso.",
    full: "Chi ospita ha chiuso il tavolo, oppure la partita andava avanti senza fine, per 5.000 voci del registro; qui non succede più niente.",
  },
  "TABLE-OVER-1": {
    short: "La partita è finita, e il suo tavolo resta com'è.",
    full: "Quando una partita è finita nessuno cambia chi sedeva dove né chiude il tavolo: la distribuzione rivelata e il registro restano aperti a tutti.",
  },
  "TABLE-REMATCH-1": {
    short: "La partita non è ancora finita.",
    full: "Si può chiedere la rivincita quando la partita è finita.",
  },
  "TABLE-UNDO-1": {
    short: "Puoi annullare la tua ultima mossa finché non ha rivelato niente e nessun altro ha mosso.",
    full: "Un posto può tornare indietro sulle proprie ultime mosse finché nessuna ha rivelato qualcosa e nessun altro ha mosso da allora. Il passo indietro è una voce del registro come le altre.",
  },
  "TABLE-UNDO-2": {
    short: "L'ultima mossa non è tua.",
    full: "Da allora ha mosso qualcun altro, oppure un bot o l'orologio ha mosso per te: non si può annullare da soli.",
  },
  "TABLE-UNDO-3": {
    short: "Quella mossa ha rivelato qualcosa.",
    full: "Ciò che si è visto non si può più non aver visto: una mossa che ha mostrato o deciso qualcosa resta.",
  },
  "TABLE-BACK-1": {
    short: "Solo in un gioco che si vince o si perde insieme si può tornare indietro di comune accordo.",
    full: "In un gioco cooperativo tutti insieme possono tornare a qualsiasi momento della partita. Altrove non può nessuno.",
  },
  "TABLE-BACK-2": {
    short: "In questa partita non c'è un momento del genere.",
    full: "Si torna a una voce del registro di questa partita, prima dell'ultima.",
  },
  "TABLE-BACK-3": {
    short: "Nessuno te l'ha chiesto.",
    full: "Si accetta un passo indietro che qualcuno ha chiesto, una volta sola.",
  },
  "TABLE-LOOK-1": {
    short: "In questa partita quel momento non c'è ancora.",
    full: "Si può rivedere la partita com'era dopo una delle sue voci, dalla distribuzione all'ultima.",
  },
  "TABLE-LOOK-2": {
    short: "Nessuno può guardare questa partita prima della fine.",
    full: "Un tavolo può essere chiuso agli spettatori. Chi non ha un posto non vede allora niente della partita fino alla fine, né ora né rivedendola.",
  },
  "TABLE-REASON-1": {
    short: "Quella mossa non è di un bot.",
    full: "I bot dicono perché hanno giocato così appena non svela più nulla: subito, dopo la prossima rivelazione o a partita finita. Le persone tengono per sé le loro ragioni.",
  },
  "TABLE-HINT-1": {
    short: "A questo tavolo non ci sono suggerimenti.",
    full: "Un tavolo può permettere i suggerimenti oppure no: lo decide chi lo ospita, prima dell'inizio. Di solito ci sono per chi gioca da solo o in squadra, non contro altri o con l'orologio veloce.",
  },
  "TABLE-HINT-2": {
    short: "Si sta ancora pensando al tuo ultimo suggerimento.",
    full: "Un suggerimento alla volta: il prossimo si può chiedere quando è arrivato il precedente.",
  },
  "TABLE-HINT-3": {
    short: "Nessun suggerimento. Chiedi di nuovo.",
    full: "Chi doveva consigliarti è caduto da cavallo. Nulla è perduto: chiedi di nuovo.",
  },
  "TABLE-CHAT-1": {
    short: "Scrivi qualcosa, in 400 caratteri al massimo.",
    full: "Un messaggio di chat ha da 1 a 400 caratteri di testo.",
  },
  "TABLE-CHAT-2": {
    short: "Lì non puoi parlare.",
    full: "Chi gioca parla al tavolo, chi è eliminato parla con gli altri eliminati, chi guarda con chi guarda. Nessun discorso passa dagli uni agli altri.",
  },
  "TABLE-CHAT-3": {
    short: "Qui si è parlato abbastanza. Non si conservano altri messaggi.",
    full: "Un tavolo conserva 5.000 messaggi per ogni canale: quello di chi gioca, quello di chi è eliminato e quello di chi guarda.",
  },
  "TABLE-NOTE-1": {
    short: "Una nota riguarda un altro giocatore, in 200 caratteri al massimo.",
    full: "Il taccuino di un posto ha una nota su ciascun altro posto: un sospetto, quanto se ne è sicuri e al massimo 200 caratteri di testo. Nessun altro lo legge.",
  },
  "TABLE-NOTE-2": {
    short: "Il tuo taccuino è sigillato.",
    full: "Un taccuino sigillato resta com'è fino alla fine della partita; poi tutti possono leggerlo e i suoi sospetti vengono giudicati.",
  },
  "TABLE-BET-1": {
    short: "Scommette solo chi è fuori dalla partita.",
    full: "Il Saloon è per i posti che hanno lasciato la partita. Chi gioca ancora, anche con un altro posto, non scommette e non vede scommesse prima della fine.",
  },
  "TABLE-BET-2": {
    short: "Una scommessa del genere non c'è.",
    full: "Si scommette sul ruolo nascosto di un posto in gioco, sul prossimo posto che lascia la partita o su un vincitore; mai su sé stessi e mai su ciò che si sa già.",
  },
  "TABLE-COUNCIL-1": {
    short: "Il consiglio si tiene solo dove si vince o si perde insieme.",
    full: "Piani, promesse e segnali sui pezzi sono dei giochi cooperativi. Altrove ognuno gioca per sé.",
  },
  "TABLE-COUNCIL-2": {
    short: "Un piano ha al massimo 20 pezzi e 200 caratteri, e almeno qualcosa degli uni o degli altri.",
    full: "Al consiglio si porta un elenco di al massimo 20 pezzi, una promessa di al massimo 200 caratteri, o entrambi.",
  },
  "TABLE-COUNCIL-3": {
    short: "Non c'è nessun piano nascosto da rivelare.",
    full: "I piani si rivelano insieme, una volta per giro: quando tutti hanno detto il proprio o quando qualcuno lo chiede.",
  },
};
