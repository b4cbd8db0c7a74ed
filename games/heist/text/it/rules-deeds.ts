import type { RuleText } from "@trestle/kernel";
import type { deedRules as en } from "../en/rules-deeds.ts";

/** Loot, deliveries, switches, trades, bullets and Free Actions. */
export const deedRules: Record<keyof typeof en, RuleText> = {
  "HEIST-LOOT-1": {
    short: "Saccheggia dentro il vagone A, B o C, se il vagone ha una tessera e tu non porti bottino.",
    full: "Saccheggiare il treno: il tuo cowboy dev'essere dentro il vagone A, B o C, quel vagone deve avere una tessera, e tu non devi portare bottino. Solo un Two-Timing attivo cambia l'ultimo punto.",
  },
  "HEIST-LOOT-2": {
    short: "Scegli la tessera in cima a una pila o a entrambe, e scarta carte che soddisfino ogni tessera scelta.",
    full: "Scegli la tessera in cima a una delle due pile del vagone, o a entrambe, e gioca carte che soddisfino ogni tessera scelta. Le carte vanno scartate e le tessere sono tue.",
  },
  "HEIST-LOOT-3": {
    short: "Una carta può servire per entrambe le tessere, ma per una stessa tessera serve una volta.",
    full: "Con due tessere, una stessa carta può servire per entrambe. Per una singola tessera ogni carta serve una volta sola.",
  },
  "HEIST-LOOT-4": {
    short: "Le tessere chiedono semi, 3 uguali, 2 Coppie, una Scala da 3, o numeri elencati.",
    full: "Semi: una carta per ogni simbolo mostrato. 3 uguali: tre carte dello stesso numero. 2 Coppie: due carte di un numero e due di un altro; quattro carte uguali non sono due coppie. Scala da 3: tre numeri di fila. Numeri elencati: una carta per ogni numero mostrato.",
  },
  "HEIST-LOOT-5": {
    short: "Ogni carta che giochi deve servire per una tessera scelta.",
    full: "Ogni carta giocata deve servire per almeno una tessera scelta. Saccheggiare non è un modo di liberarsi delle carte.",
  },
  "HEIST-LOOT-6": {
    short: "Si possono prendere solo le tessere che erano in cima all'inizio dell'azione.",
    full: "Puoi prendere solo le tessere che stavano in cima all'inizio dell'azione. Una tessera che questa scopre aspetta un'altra azione.",
  },
  "HEIST-LOOT-7": {
    short: "Per ogni Jolly giocato lo Sceriffo ti si avvicina poi di una casella e si ferma sulla tua.",
    full: "Dopo che hai preso le tessere, lo Sceriffo si muove di una casella verso di te per ogni Jolly che hai giocato, e si ferma se ti raggiunge. Poiché le tessere si prendono prima, chi viene catturato mentre saccheggia le perde nel sacco.",
  },
  "HEIST-LOOT-8": {
    short: "Se in galleria lo Sceriffo è già sulla tua casella, i Jolly non lo muovono.",
    full: "Se lo Sceriffo è già sulla tua casella, come può succedere in galleria, i tuoi Jolly non lo muovono.",
  },
  "HEIST-LOOT-9": {
    short: "Niente altri saccheggi finché porti qualcosa: consegnalo, o perdilo in prigione.",
    full: "Dopo un saccheggio non puoi saccheggiare di nuovo finché non sei senza bottino, perché lo hai consegnato o lo hai perso andando in prigione.",
  },
  "HEIST-LOOT-10": {
    short: "In galleria puoi saccheggiare sotto il naso dello Sceriffo.",
    full: "Uno Sceriffo che in galleria sta sulla tua casella non ti impedisce di saccheggiare.",
  },
  "HEIST-DROP-1": {
    short: "Consegnare il bottino: in una città, un'azione consegna tutte le tessere che porti. Anche in sella.",
    full: "Consegnare il bottino: su una casella di città, portando bottino, spendi un'azione per consegnare tutte le tessere che porti. Puoi restare in sella.",
  },
  "HEIST-DROP-2": {
    short: "Per ogni tessera consegnata se ne mette alla città una nuova dal sacco; poi le tue vanno nel sacco.",
    full: "Metti da parte le tue tessere, pescane altrettante nuove dal sacco e mettile scoperte alla città, e solo allora metti le tue nel sacco. Così ciò che porti non può essere pescato adesso.",
  },
  "HEIST-DROP-3": {
    short: "Se il sacco non basta, il numero si completa con tessere che hai portato; scegli tu quali.",
    full: "Se nel sacco non ci sono abbastanza tessere, il numero si completa con quelle che hai portato. Scegli tu quali.",
  },
  "HEIST-DROP-4": {
    short: "Un punto per tessera, subito. Raggiungere l'obiettivo vince subito.",
    full: "Ogni tessera consegnata vale subito un punto. Se così si raggiunge l'obiettivo, la partita è vinta all'istante.",
  },
  "HEIST-DROP-5": {
    short: "Una città tiene qualsiasi numero di tessere.",
    full: "Non c'è limite al numero di tessere che possono stare a una città.",
  },
  "HEIST-FLIP-1": {
    short: "Su un bivio, spendi un'azione per girare il suo scambio. Starci accanto non basta.",
    full: "Girare uno scambio: stando sulla casella di un bivio, spendi un'azione per voltare il suo segnalino. Starci accanto non basta.",
  },
  "HEIST-FLIP-2": {
    short: "Nessuno scambio si gira finché un vagone sta sul suo bivio, con nessun mezzo.",
    full: "Finché un vagone qualsiasi sta su un bivio, il suo segnalino non si può girare, né con un'azione, né con una carta, né con un evento, né con un'abilità.",
  },
  "HEIST-FLIP-3": {
    short: "Quando i segnalini Scambio non ci sono più, non si può girare niente.",
    full: "Quando il mazzo degli eventi è finito e i segnalini Scambio sono stati tolti, non si può più girare niente.",
  },
  "HEIST-TRADE-1": {
    short:
      "Dono o baratto: con un cowboy sulla tua casella, dai una o più carte a chi lo gioca; può renderne quante vuole.",
    full: "Dono o baratto: sulla stessa casella di un altro cowboy, spendi un'azione per dare a chi lo gioca una o più delle tue Carte Poker. Può tornarne indietro quante quel giocatore vuole, o nessuna.",
  },
  "HEIST-TRADE-2": {
    short: "I limiti della mano si controllano dopo tutto il baratto.",
    full: "Un baratto si fa tutto in una volta: i limiti della mano si controllano quando entrambe le parti hanno dato e ricevuto.",
  },
  "HEIST-TRADE-3": {
    short: "L'altro giocatore deve accettare tutto il baratto.",
    full: "L'altro giocatore deve accettare ciò che dà e ciò che riceve. Un'offerta può chiedere carte precise: chi dà proprio quelle chiude il baratto. Un'offerta andata a vuoto non costa azioni, ma chi ne ha rifiutate tre in un turno non viene più interpellato; gli altri sì.",
  },
  "HEIST-TRADE-4": {
    short: "Solo le Carte Poker passano di mano; mai bottino, proiettili o Carte Ricercato.",
    full: "Si donano e si barattano solo Carte Poker. Bottino, proiettili e Carte Ricercato non passano mai di mano.",
  },
  "HEIST-TRADE-5": {
    short: "Chi è sullo stesso cavallo, e un cowboy a terra dove sei tu, è sulla tua casella.",
    full: "I cowboy sullo stesso cavallo sono sulla stessa casella, e così uno che è a terra dove stai tu.",
  },
  "HEIST-TRADE-6": {
    short: "Con i prigionieri si tratta solo dall'Entrata/Uscita 1.",
    full: "I baratti con un prigioniero seguono una regola loro: avvengono solo dall'Entrata/Uscita 1, vedi il capitolo sulla prigione.",
  },
  "HEIST-BULLET-1": {
    short: "Prendere un proiettile: se ce n'è uno sul tabellone, spendi un'azione per prenderlo.",
    full: "Prendere un proiettile: se sul tabellone c'è un segnalino Proiettile, spendi un'azione per prenderlo.",
  },
  "HEIST-BULLET-2": {
    short:
      "In un turno successivo restituisci un proiettile, gratis, per un'altra Azione di rapina; non nel turno in cui l'hai preso.",
    full: "In un tuo turno successivo puoi rimettere a posto un proiettile, come Azione gratuita, per un'altra Azione di rapina. Nel turno in cui l'hai preso non puoi.",
  },
  "HEIST-BULLET-3": {
    short: "Puoi avere più proiettili; nel versus uno solo.",
    full: "Nel gioco cooperativo un giocatore può avere più d'uno dei tre proiettili. Nel versus nessuno ne ha più di uno.",
  },
  "HEIST-BULLET-4": {
    short: "I proiettili dati all'inizio si possono usare dal primo turno.",
    full: "Un proiettile che hai ricevuto all'inizio si può usare dal tuo primo turno in poi.",
  },
  "HEIST-BULLET-5": {
    short: "Un proiettile usato in questo turno torna sul tabellone solo alla fine del turno.",
    full: "Un proiettile rimesso a posto usandolo può essere ripreso, da chiunque, solo in un altro turno: fino alla fine di questo turno non conta come sul tabellone. Vale anche per Quick-Draw.",
  },
  "HEIST-JAILDRAW-1": {
    short: "In prigione, un'azione pesca una carta: tieni una Serratura o un Jolly, scarta ogni altra.",
    full: "Pescare in prigione è l'unica Azione di rapina di un prigioniero: un'azione, una carta; le Serrature e i Jolly si tengono, tutto il resto si scarta.",
  },
  "HEIST-FREE-1": {
    short: "Azioni gratuite: nel tuo turno, nella fase delle azioni, quante volte vuoi; non in prigione.",
    full: "Le Azioni gratuite non costano niente e si possono fare quante volte si vuole, solo nel proprio turno e nella fase delle azioni. In prigione puoi soltanto evadere.",
  },
  "HEIST-FREE-2": {
    short: "Monta un cavallo sulla tua casella con meno di due cavalieri, oppure smonta e resta lì.",
    full: "Montare: sali su un cavallo che sta sulla tua casella e ha meno di due cavalieri. Smontare: scendi; resti sulla casella.",
  },
  "HEIST-FREE-3": {
    short: "Scarta una Coppia: 1 azione in più; 3 uguali: 2; 4 uguali: 3; Scala da 4: uno scambio; Jolly: lo Sceriffo.",
    full: "Abilità delle carte: scarta le carte e ottieni subito l'effetto. Una Coppia dà un'altra Azione di rapina in questo turno, 3 uguali ne danno due, 4 uguali tre. Una Scala da 4 gira uno dei due scambi, dovunque tu sia, a meno che non ci stia sopra un vagone. Un Jolly muove lo Sceriffo di una casella lungo la sua linea, in un verso o nell'altro.",
  },
  "HEIST-FREE-4": {
    short: "I Jolly possono fare da numeri in Coppie, carte uguali e Scale senza smuovere lo Sceriffo.",
    full: "I Jolly possono fare da numeri in una Coppia, fra carte uguali o in una Scala. Usati così non smuovono lo Sceriffo.",
  },
  "HEIST-FREE-5": {
    short: "Una combinazione si usa intera: 3 uguali non sono anche una Coppia.",
    full: "Una combinazione si scarta intera, per un solo effetto. 3 uguali non sono anche una Coppia.",
  },
  "HEIST-FREE-6": {
    short: "L'abilità del Jolly muove lo Sceriffo su una casella vicina della sua linea; cattura chi incontra.",
    full: "L'abilità del Jolly muove lo Sceriffo su una casella vicina della sua linea; a un'estremità ce n'è una sola, perché rimbalza soltanto con le Carte Evento. Chiunque incontri è preso.",
  },
  "HEIST-FREE-7": {
    short: "Usare un proiettile è un'Azione gratuita.",
    full: "Rimettere a posto un proiettile per un'altra Azione di rapina è un'Azione gratuita.",
  },
  "HEIST-FREE-8": {
    short:
      "L'abilità del Jolly muove lo Sceriffo di una casella e non oltre; le azioni in più durano fino alla fine della fase.",
    full: "L'abilità del Jolly muove lo Sceriffo esattamente di una casella; il Jolly non lo smuove una seconda volta. Le azioni in più durano fino alla fine della fase delle azioni di questo turno.",
  },
};
