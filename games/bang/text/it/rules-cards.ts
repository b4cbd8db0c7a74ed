import type { RuleText } from "@trestle/kernel";
import type { cardRules as en } from "../en/rules-cards.ts";

/** The playing cards of the base game, brown and blue. */
export const cardRules: Record<keyof typeof en, RuleText> = {
  "BANG-BANG-1": {
    short: "BANG!: uno sparo a un altro giocatore a tiro. Di norma uno per turno.",
    full: "BANG!: uno sparo a un altro giocatore a tiro. È soggetto al limite di BANG!.",
  },
  "BANG-BANG-2": {
    short:
      "Contro gli Indiani! o in un Duello un BANG! si scarta, non si gioca: niente distanza, niente limite, niente sparo.",
    full: "Contro gli Indiani! e in un Duello una carta BANG! si scarta, non si gioca: distanza e limite non contano, e non si spara a nessuno.",
  },
  "BANG-MISS-1": {
    short: "Mancato!: annulla uno sparo diretto a te. Non si può giocare in nessun altro modo.",
    full: "Mancato!: un effetto Mancato! contro uno sparo diretto a te. Non si può giocare in nessun altro modo.",
  },
  "BANG-BEER-1": {
    short: "Birra: nel tuo turno recuperi 1 punto vita, mai oltre il tuo massimo.",
    full: "Birra: nella tua Fase 2 recuperi 1 punto vita, mai oltre il tuo massimo.",
  },
  "BANG-BEER-2": {
    short: "Fuori dal tuo turno puoi bere una Birra solo quando stai perdendo l'ultimo punto vita.",
    full: "Fuori dal proprio turno può giocare Birra solo chi sta perdendo l'ultimo punto vita, e solo per sé. Non è mai la risposta a un colpo qualsiasi.",
  },
  "BANG-BEER-3": {
    short:
      "Con due soli giocatori in gioco la Birra non ha effetto e non può salvarti. I fantasmi contano come giocatori.",
    full: "Con due soli giocatori in gioco la Birra non fa niente. Puoi ancora giocarla nella tua Fase 2, a vuoto; non puoi usarla per salvare l'ultimo punto vita. I fantasmi contano come giocatori in gioco.",
  },
  "BANG-SALN-1": {
    short: "Saloon: ogni giocatore in gioco, anche tu, recupera 1 punto vita. Non è una Birra.",
    full: "Saloon: ogni giocatore in gioco, te compreso, recupera 1 punto vita, non oltre il massimo. Non è una Birra: funziona in due, e non si può giocare fuori dal proprio turno.",
  },
  "BANG-STGC-1": {
    short: "Diligenza: pesca 2 carte.",
    full: "Diligenza: pesca due carte dal mazzo.",
  },
  "BANG-WELL-1": {
    short: "Wells Fargo: pesca 3 carte.",
    full: "Wells Fargo: pesca tre carte dal mazzo.",
  },
  "BANG-GSTR-1": {
    short: "Emporio: metti in tavola una carta per giocatore; da te in senso orario, ciascuno ne prende una in mano.",
    full: "Emporio: metti in tavola tante carte del mazzo quanti sono i giocatori in gioco. A cominciare da te e in senso orario, ogni giocatore ne prende una in mano.",
  },
  "BANG-GSTR-2": {
    short: "In un Emporio tutti devono prendere una carta; all'ultimo va quella che resta.",
    full: "In un Emporio tutti devono prendere una carta. L'ultimo giocatore riceve l'ultima.",
  },
  "BANG-GSTR-3": {
    short: "Se le carte non bastano per un Emporio, i giocatori prendono in ordine finché non finiscono.",
    full: "Se le due pile non danno abbastanza carte per un Emporio o per Leland, metti in tavola quelle che ci sono. I giocatori prendono in ordine finché non finiscono; gli altri non ricevono niente. Chi ha la mano vuota prende come al solito, anche un fantasma.",
  },
  "BANG-PANC-1": {
    short: "Panico!: prendi una carta a un giocatore a distanza 1: una a caso dalla mano, o una in gioco.",
    full: "Panico!: scegli un giocatore che vedi a distanza 1, e o la sua mano, da cui ricevi una carta a caso, o una delle sue carte in gioco, che scegli tu. La carta va nella tua mano; un Vagone entra in gioco davanti a te.",
  },
  "BANG-CATB-1": {
    short: "Cat Balou: un giocatore qualsiasi scarta una carta: una a caso dalla mano, o una in gioco scelta da te.",
    full: "Cat Balou: come Panico!, ma a qualsiasi distanza, e la carta si scarta invece di prenderla.",
  },
  "BANG-PANC-2": {
    short: "Panico! e Cat Balou possono colpire una carta in gioco davanti a te, mai la tua stessa mano.",
    full: "Puoi dirigere Panico! e Cat Balou su una carta che sta davanti a te, come una Dinamite, ma non sulla tua mano. Panico! su un tuo Vagone non farebbe niente e non è permesso.",
  },
  "BANG-PANC-3": {
    short: "Carte personaggio, carte ruolo, il treno e le stazioni non possono mai essere bersagli.",
    full: "Le carte personaggio, le carte ruolo, il treno e le stazioni non possono mai essere presi, scartati o scelti come bersaglio.",
  },
  "BANG-GATL-1": {
    short: "Gatling: uno sparo a ogni altro giocatore, a qualsiasi distanza. Non è una carta BANG!.",
    full: "Gatling: uno sparo a ogni altro giocatore, in senso orario dalla tua sinistra, a qualsiasi distanza. Non è una carta BANG!.",
  },
  "BANG-INDI-1": {
    short: "Indiani!: ogni altro giocatore scarta un BANG! o perde 1 punto vita.",
    full: "Indiani!: ogni altro giocatore, in senso orario dalla tua sinistra, scarta una carta BANG! o perde 1 punto vita, e l'autore sei tu. Tutti possono scegliere la perdita, anche con un BANG! in mano.",
  },
  "BANG-INDI-2": {
    short:
      "Rispondono anche il Mancato! di Calamity Janet e il Vagone letto. Revolver a lama, Rapina al treno, Gatling e Bagagliaio no.",
    full: "Invece di una carta BANG!, Calamity Janet può scartare un Mancato!, e si può usare il Vagone letto. Revolver a lama, Rapina al treno, Gatling e Bagagliaio non sono risposte.",
  },
  "BANG-DUEL-1": {
    short: "Duello: tu e lo sfidato scartate BANG! a turno, prima lui. Chi smette perde 1 punto vita.",
    full: "Duello: sfida un altro giocatore a qualsiasi distanza. A cominciare dallo sfidato, voi due scartate a turno una carta BANG!; ciò che risponde agli Indiani! risponde anche in un Duello. Il primo che non lo fa perde 1 punto vita, e il Duello è finito.",
  },
  "BANG-DUEL-2": {
    short: "L'autore della perdita è chi ha giocato il Duello. Se lo perde lui stesso, nessuno l'ha causata.",
    full: "L'autore della perdita è sempre il giocatore che ha giocato il Duello. Se quel giocatore perde il proprio Duello, nessuno l'ha causata: El Gringo non prende niente, e non ci sono né ricompensa né penalità.",
  },
  "BANG-DUEL-3": {
    short: "I BANG! scartati in un Duello non contano per il limite. Mancato! e Barile non aiutano.",
    full: "I BANG! scartati in un Duello non contano per il limite di BANG!. Mancato!, Barile e simili qui non servono a niente.",
  },
  "BANG-BARL-1": {
    short: "Barile: quando ti sparano, puoi fare un estrai!; Cuori vale come un Mancato!.",
    full: "Barile: quando sei il bersaglio di uno sparo, puoi fare con esso un estrai!; Cuori è un effetto Mancato!. Un estrai! per ogni Barile e ogni sparo.",
  },
  "BANG-SCOP-1": {
    short: "Mirino: vedi tutti gli altri giocatori a distanza diminuita di 1.",
    full: "Mirino: vedi tutti gli altri giocatori a distanza diminuita di 1.",
  },
  "BANG-MUST-1": {
    short: "Mustang: tutti gli altri giocatori ti vedono a distanza aumentata di 1.",
    full: "Mustang: tutti gli altri giocatori ti vedono a distanza aumentata di 1.",
  },
  "BANG-JAIL-1": {
    short:
      "Prigione: mettila davanti a chiunque tranne lo Sceriffo, purché non abbia una Prigione, a qualsiasi distanza.",
    full: "Prigione: mettila davanti a un giocatore in gioco che non sia lo Sceriffo e non abbia ancora una Prigione, a qualsiasi distanza. Puoi imprigionare te stesso.",
  },
  "BANG-JAIL-2": {
    short:
      "Il turno del prigioniero comincia con un estrai!: con Cuori gioca, altrimenti salta il turno. La Prigione se ne va comunque.",
    full: "All'inizio del suo turno il prigioniero fa un estrai!. Cuori: si scarta la Prigione e il turno continua. Qualsiasi altra carta: si scarta la Prigione e il turno salta.",
  },
  "BANG-JAIL-3": {
    short: "Un prigioniero può essere bersaglio, può rispondere come al solito, e conta per la distanza.",
    full: "Un prigioniero può ancora essere bersaglio, risponde come al solito, e conta per la distanza fra gli altri.",
  },
  "BANG-DYNA-1": {
    short: "Dinamite: mettila davanti a te. In questo turno non succede niente.",
    full: "Dinamite: mettila davanti a te. In questo turno non succede niente.",
  },
  "BANG-DYNA-2": {
    short:
      "Il turno di chi la possiede comincia con un estrai!: Picche 2–9 costa 3 punti vita, altrimenti la Dinamite passa oltre in senso orario.",
    full: "All'inizio del suo turno chi la possiede fa un estrai!. Picche 2–9: scarta la Dinamite e perde 3 punti vita, senza autore. Qualsiasi altra carta: passa davanti al prossimo giocatore in senso orario che non ha una Dinamite; se non ce n'è, resta.",
  },
  "BANG-DYNA-3": {
    short: "La Dinamite si verifica prima della Prigione. Se elimina il giocatore, la Prigione non si verifica.",
    full: "La Dinamite si verifica prima della Prigione. Se elimina il giocatore, la Prigione non si verifica più.",
  },
};
