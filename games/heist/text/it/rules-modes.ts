import type { RuleText } from "@trestle/kernel";
import type { modeRules as en } from "../en/rules-modes.ts";

/** Solo, versus, variants, short answers, how this table does it, and what we are not sure of. */
export const modeRules: Record<keyof typeof en, RuleText> = {
  "HEIST-SOLO-1": {
    short: "Una persona gioca 2, 3 o 4 cowboy con tutte le loro regole; se ne consigliano due.",
    full: "Una persona gioca un tavolo di 2, 3 o 4 cowboy con tutte le loro regole. Se ne consigliano due.",
  },
  "HEIST-SOLO-2": {
    short: "Ogni cowboy ha mano, bottino, proiettili, turno e Carta Ricercato propri; l'ordine dei turni è fisso.",
    full: "Ogni cowboy ha mano, bottino, proiettili, turno e Carta Ricercato propri. L'ordine dei turni si fissa all'inizio.",
  },
  "HEIST-SOLO-3": {
    short: "I tuoi cowboy barattano secondo le solite regole.",
    full: "I baratti fra i tuoi cowboy seguono le solite regole: la stessa casella e un'azione.",
  },
  "HEIST-SOLO-4": {
    short: "Decidi tu per ogni cowboy; tutte le mani sono scoperte. Il versus non si gioca in solitario.",
    full: "Decidi tu per ogni cowboy, anche per l'altra parte di un baratto e per le Carte Ricercato meritate fuori turno. Tutte le mani sono scoperte e il turno passa senza indugi. Il versus non si gioca in solitario.",
  },
  "HEIST-VS-1": {
    short: "Versus: ogni giocatore ha dieci Gettoni Bottino.",
    full: "Il versus è per due, tre o quattro giocatori, con le regole cooperative e i cambiamenti che seguono. Ogni giocatore ha dieci Gettoni Bottino del proprio colore.",
  },
  "HEIST-VS-2": {
    short: "Crazy e Tombstone si tolgono prima di distribuire le cinque Carte Ricercato.",
    full: "Crazy e Tombstone si tolgono prima di mettere in tavola le cinque Carte Ricercato; ne avanzano allora cinque invece di sette.",
  },
  "HEIST-VS-3": {
    short: "Nel versus le mani sono nascoste.",
    full: "Nel versus la mano di ciascuno è nascosta agli altri.",
  },
  "HEIST-VS-4": {
    short: "Tutti tranne chi comincia partono con un proiettile; nessuno ne tiene più di uno.",
    full: "Qualunque sia il numero di giocatori, tutti tranne chi comincia partono con un proiettile; gli altri stanno sul tabellone. Nessuno ne tiene mai più di uno.",
  },
  "HEIST-VS-5": {
    short: "Una consegna mette alla città un gettone per tessera; diventano punti quando vi arriva il treno.",
    full: "Consegnare mette a quella città uno dei tuoi gettoni per tessera e non dà ancora punti. Quando vi arriva il treno, tutti i gettoni tornano a casa dai loro proprietari come punti. L'ordine a una stella d'oro: Carta Evento; gettoni a casa e verifica di chi vince; tessere caricate o Ultima Corda spostata; riempimento.",
  },
  "HEIST-VS-6": {
    short: "Nel versus l'abilità del Jolly funziona solo dal treno, prigione esclusa.",
    full: "Nel versus puoi usare un Jolly per muovere lo Sceriffo solo mentre sei sul treno e non in prigione.",
  },
  "HEIST-VS-7": {
    short: "Nel versus per evadere bastano due Serrature o Jolly.",
    full: "Nel versus per evadere dalla prigione bastano due carte che siano Serrature o Jolly.",
  },
  "HEIST-VS-8": {
    short: "Sette punti vincono subito in due o in tre, cinque in quattro.",
    full: "In due o in tre vince subito chi per primo ha sette punti, in quattro chi per primo ne ha cinque. Se più d'uno ci arriva con lo stesso arrivo, vince chi ha più punti, poi lo spareggio.",
  },
  "HEIST-VS-9": {
    short: "Se a finire la partita è l'Ultima Corda o la linea, vince chi ha più punti.",
    full: "Il versus finisce anche quando l'Ultima Corda arriva al teschio o la linea finisce; allora vince chi ha più punti.",
  },
  "HEIST-VS-10": {
    short: "Parità: chi ha più gettoni propri alle città, poi chi porta bottino, poi vittoria condivisa.",
    full: "In parità vince chi ha più gettoni propri alle tre città insieme, poi chi porta bottino, poco o tanto che sia. Se ne restano ancora più d'uno, vincono insieme.",
  },
  "HEIST-VS-11": {
    short: "Il versus non usa né Contabottino né obiettivo.",
    full: "Nel versus il Contabottino e l'obiettivo non si usano.",
  },
  "HEIST-VS-12": {
    short: "Le altre dieci Carte Ricercato si usano così come sono.",
    full: "Tolti Crazy e Tombstone, nessuna abilità richiede compagni; le dieci altre Carte Ricercato si usano così come sono.",
  },
  "HEIST-VS-13": {
    short: "Messi tutti e dieci i gettoni, altre tessere non ne mettono.",
    full: "Chi ha messo tutti e dieci i gettoni non ne mette per altre tessere. In pratica qualcuno ha vinto prima.",
  },
  "HEIST-VS-14": {
    short:
      "Le mani restano nascoste in prigione e nei baratti; una carta pescata in prigione si mostra solo se si scarta.",
    full: "Le mani restano nascoste in prigione e durante i baratti; un baratto mostra a ogni parte solo le carte che passano. Una carta pescata in prigione si mostra solo se viene scartata.",
  },
  "HEIST-VAR-1": {
    short:
      "Sfida a punti: nessun obiettivo; si gioca finché corda o linea finiscono la corsa. Il Contabottino è il punteggio: né vinta né persa.",
    full: "Sfida a punti: non c'è obiettivo. Si gioca finché l'Ultima Corda o la linea finisce la partita; il Contabottino è il vostro punteggio e può superare 20. Nessuno vince o perde.",
  },
  "HEIST-VAR-2": {
    short: "Più breve: togliete altre Carte Evento e abbassate l'obiettivo di uno ogni due di esse.",
    full: "Partita più breve: durante la preparazione togliete a caso altre Carte Evento e abbassate l'obiettivo di uno ogni due tolte; può allora stare sotto 10. Il mazzo conserva almeno otto carte.",
  },
  "HEIST-VAR-3": {
    short: "Più difficile: togliete altre Carte Evento e tenete l'obiettivo.",
    full: "Partita più difficile: togliete altre Carte Evento senza abbassare l'obiettivo.",
  },
  "HEIST-FAQ-1": {
    short: "6-Shooter pesca e baratta fino a sei carte.",
    full: "Fin dove arriva 6-Shooter? Chi lo tiene pesca fino a sei carte e può averne sei dopo un baratto.",
  },
  "HEIST-FAQ-2": {
    short: "Le stelle scattano una volta per treno, per la locomotiva.",
    full: "Ogni vagone fa scattare una stella? No, una volta per treno, quando vi entra la locomotiva.",
  },
  "HEIST-FAQ-3": {
    short: "Gira uno scambio solo dal bivio stesso.",
    full: "Posso girare uno scambio standoci accanto? No, solo dal bivio stesso, a meno che tu non sia Switchback.",
  },
  "HEIST-FAQ-4": {
    short: "Da una terra che viene chiusa puoi uscire, non tornarvi; Trailblazer escluso.",
    full: "E se sto su un pascolo quando viene chiuso? Puoi uscirne e non tornarvi, a meno che tu non sia Trailblazer.",
  },
  "HEIST-FAQ-5": {
    short: "Cambio di binario gira il prossimo bivio; nessuno sceglie.",
    full: "Quale scambio gira Cambio di binario? Quello del bivio che la locomotiva raggiunge per primo. Non hai scelta.",
  },
  "HEIST-FAQ-6": {
    short: "Nessuno scambio si gira sotto un treno; un evento gira allora l'altro, se può.",
    full: "Uno scambio può girarsi sotto il treno? No. Un evento gira invece l'altro, se nemmeno lì sta un vagone.",
  },
  "HEIST-FAQ-7": {
    short: "L'Asso vale 1.",
    full: "L'Asso è alto o basso? Vale 1 e nient'altro.",
  },
  "HEIST-FAQ-8": {
    short: "Per montare devi stare sulla casella del cavallo.",
    full: "Posso montare un cavallo dalla casella accanto? No, devi stare sulla stessa casella.",
  },
  "HEIST-FAQ-9": {
    short: "Un Jolly muove un cavallo fino a 10 caselle.",
    full: "Fin dove va un cavallo con un Jolly? Fino a 10 caselle.",
  },
  "HEIST-FAQ-10": {
    short: "Camminare sul tetto sopra lo Sceriffo è sicuro.",
    full: "Lo Sceriffo mi sente sul tetto? No, puoi camminargli proprio sopra.",
  },
  "HEIST-FAQ-11": {
    short: "Il treno si muove anche nei turni persi.",
    full: "Il treno aspetta quando un turno è perso? No, si muove in ogni turno.",
  },
  "HEIST-FAQ-12": {
    short: "Sacco scarso: le città ricevono tessere appena portate; i riquadri del treno restano vuoti.",
    full: "E se il sacco finisce? A una città le tessere appena portate colmano il vuoto; sul treno i riquadri restano vuoti.",
  },
  "HEIST-FAQ-13": {
    short: "Le mesa sono chiuse; la galleria è la via per passare.",
    full: "Posso salire su una mesa? No. La galleria è l'unica via che ne attraversa una.",
  },
  "HEIST-FAQ-14": {
    short: "Tutte le tessere nella pila di una città si possono guardare.",
    full: "Posso guardare le tessere di una città? Sì, tutte, in qualsiasi momento.",
  },
  "HEIST-IMPL-1": {
    short: "Tutto il caso viene da un solo seme sigillato; dal sacco si pesca ogni volta a caso.",
    full: "Tutto il caso di una partita viene da un solo seme, sigillato prima che cominci: eventi, posti delle Accelerazioni, bottino, Carte Ricercato e Carte Poker si mescolano in quest'ordine. Dal sacco si pesca ogni volta a caso.",
  },
  "HEIST-IMPL-2": {
    short:
      "Nascosti: l'ordine dei due mazzi e del sacco, le carte tolte, e nel versus le mani. Tutto il resto è scoperto.",
    full: "Sono nascosti l'ordine dei due mazzi, ciò che uscirà dal sacco (che cosa contiene si può dedurre), le carte tolte e, nel versus, le mani. Tutto il resto è visibile a tutti.",
  },
  "HEIST-IMPL-3": {
    short: "Il tavolo ricorda tutto ciò che le regole chiedono di ricordare, come quale arresto ha alzato la velocità.",
    full: "Non devi ricordare niente: il tavolo tiene conto di quale arresto ha alzato la velocità, di quali proiettili sono stati presi in questo turno, di quando una Carta Ricercato diventa attiva e così via.",
  },
  "HEIST-IMPL-4": {
    short: "Tutto ciò che le regole permettono è offerto come mossa; di ciò che non lo è si può chiedere perché.",
    full: "Il tavolo ti offre ogni mossa che le regole permettono in quel momento. Di ciò che non è offerto puoi chiedere il perché, e ricevi la regola.",
  },
  "HEIST-IMPL-5": {
    short:
      "Il saccheggio si verifica con esattezza: ogni tessera scelta è soddisfatta per intero da alcune carte, e nessuna carta è inutile.",
    full: "Un saccheggio si verifica con esattezza: per ogni tessera scelta alcune delle carte, con i Jolly come dichiarati, devono soddisfarla per intero, e ogni carta deve servire per almeno una di esse.",
  },
  "HEIST-IMPL-6": {
    short: "Niente si perde: 35 carte, 21 tessere e 3 proiettili sono sempre tutti presenti.",
    full: "In ogni momento tutte le 35 Carte Poker, le 21 tessere e i 3 proiettili sono da qualche parte, le mani rispettano il limite, i cinque vagoni stanno su cinque caselle di binario in fila, nessuno sta sotto il treno, e fuori dalla galleria nessuno sta sulla casella dello Sceriffo.",
  },
  "HEIST-IMPL-7": {
    short: "Una mossa o un baratto rifiutati non costano niente; un'abilità senza effetto viene rifiutata.",
    full: "Una mossa o un baratto che viene rifiutato non cambia niente: non si spende nessuna azione, carta o proiettile. Un'abilità delle carte che non potrebbe avere effetto, come una scala con vagoni su entrambi i bivi o quando i segnalini non ci sono più, viene rifiutata.",
  },
  "HEIST-DOUBT-1": {
    short:
      "Mappe, composizione di eventi e tessere e quasi tutte le Carte Ricercato sono nostre, sostituibili con un file di edizione.",
    full: "Le mappe, le caselle del treno, la composizione di eventi e tessere e quasi tutte le Carte Ricercato sono opera nostra, fatte per accordarsi con le regole. Se hai la scatola, i suoi componenti si possono mettere in un file di edizione; le regole restano le stesse.",
  },
  "HEIST-DOUBT-2": {
    short: "Se nel gioco stampato lo Sceriffo possa arrivare all'Entrata/Uscita 1 non si sa; qui non può.",
    full: "Non sappiamo se il gioco stampato lasci arrivare lo Sceriffo all'Entrata/Uscita 1. Qui non può.",
  },
  "HEIST-DOUBT-3": {
    short: "Se gli eventi interrompano il movimento non è detto; qui lo seguono.",
    full: "Non è detto apertamente se gli eventi interrompano il movimento. Qui vengono dopo; la differenza si vede solo quando Cambio di binario si pesca appena prima di un bivio.",
  },
  "HEIST-DOUBT-4": {
    short: "Niente dice che un cowboy finito a terra perda il bottino; qui lo conserva.",
    full: "Non è detto se un cowboy che finisce a terra conservi il bottino. Niente glielo toglie, quindi qui lo conserva.",
  },
  "HEIST-DOUBT-5": {
    short: "I Jolly nelle combinazioni non sono nominati nel gioco stampato; qui sono ammessi.",
    full: "I Jolly in Coppie, carte uguali e Scale non sono nominati nel gioco stampato. Qui sono ammessi.",
  },
  "HEIST-DOUBT-6": {
    short: "Se si possa barattare solo per ricevere non è detto; qui dai almeno una carta.",
    full: "Non è detto se chi ha la mano vuota possa usare l'azione soltanto per ricevere. Qui si deve dare almeno una carta.",
  },
  "HEIST-DOUBT-7": {
    short: "Un'Accelerazione pescata a velocità 5 qui è persa, anche mentre un arresto tiene alto il Tachimetro.",
    full: "Non è detto che cosa ne sia di un'Accelerazione pescata a 5 mentre un arresto tiene alto il Tachimetro. Qui è persa.",
  },
  "HEIST-DOUBT-8": {
    short: "Se i prigionieri ripeschino la mano non è detto; qui no.",
    full: "Non è detto se un prigioniero alla fine del suo turno ripeschi fino a cinque come tutti gli altri. Qui no.",
  },
};
