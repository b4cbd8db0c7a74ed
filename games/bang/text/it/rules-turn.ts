import type { RuleText } from "@trestle/kernel";
import type { turnRules as en } from "../en/rules-turn.ts";

/** The turn, the draw!, distance, weapons, and what holds for all plays and shots. */
export const turnRules: Record<keyof typeof en, RuleText> = {
  "BANG-TURN-1": {
    short: "Quando comincia il turno dello Sceriffo, per prima cosa il treno avanza di una stazione.",
    full: "Passo 1, solo con il treno: se sei lo Sceriffo, il treno avanza di una stazione prima di ogni altra cosa. Se così arriva al Capolinea, prima si risolve tutto quello.",
  },
  "BANG-TURN-2": {
    short: "Poi fai l'estrai! per Dinamite, Prigione e Vagone ristorante, in quest'ordine, per quelli che hai davanti.",
    full: "Passo 2: fai un estrai! per la Dinamite, poi per la Prigione, poi per il Vagone ristorante, per quelli che stanno davanti a te quando questo passo comincia. Ti fermi subito se esci dal gioco o resti in Prigione.",
  },
  "BANG-TURN-3": {
    short: "Poi usi la Mappa, se ce l'hai, prima di pescare.",
    full: "Passo 3, solo con il treno: se hai in gioco una Mappa, la usi ora, dopo tutti gli estrai! e prima di pescare.",
  },
  "BANG-TURN-4": {
    short: "Fase 1: pesca due carte. Alcuni personaggi pescano in modo diverso.",
    full: "Fase 1, pescare: pesca due carte dal mazzo. Alcuni personaggi lo fanno a modo loro.",
  },
  "BANG-TURN-5": {
    short: "Fase 2: gioca quante carte vuoi e usa abilità e Vagoni, in qualsiasi ordine, finché non hai finito.",
    full: "Fase 2, giocare: gioca quante carte vuoi dalla mano, usa abilità e Vagoni e fai l'azione Vagone, in qualsiasi ordine, finché non dici che hai finito. Non sei mai obbligato a fare qualcosa.",
  },
  "BANG-TURN-6": {
    short: "Fase 3: scarta fino ad avere tante carte quanti punti vita. Un fantasma scarta tutto.",
    full: "Fase 3, scartare: se hai in mano più carte dei punti vita che hai ora, scarta l'eccesso, esattamente quello, a tua scelta. Un fantasma non ne ha e scarta l'intera mano.",
  },
  "BANG-TURN-7": {
    short:
      "Proprio alla fine del turno pescano Jimmy Texas e la Cassaforte; queste carte possono superare il limite di mano.",
    full: "Passo 7, solo con il treno: pescano Jimmy Texas e chi possiede la Cassaforte. Queste carte non si possono giocare in questo turno, e possono superare il limite di mano.",
  },
  "BANG-TURN-8": {
    short: "Ciò che è permesso una volta per turno è di nuovo permesso in ogni turno, di chiunque fosse.",
    full: "Tutti i conteggi per turno, il limite di BANG!, il Vagone preso, l'avanzamento gratuito, la presa di Sancho, l'avanzamento di Zippy Roy e il Vagone letto, ricominciano quando finisce un turno, di chiunque fosse.",
  },
  "BANG-TURN-9": {
    short: "Se resti in Prigione salti Mappa, pescare, giocare e scartare, ma peschi ancora alla fine del turno.",
    full: "Se resti in Prigione salti Mappa, Fase 1, Fase 2 e Fase 3: non riduci nemmeno la mano. Le pescate alla fine del turno si fanno comunque.",
  },
  "BANG-CHK-1": {
    short: "Per un estrai!, scopri la prima carta del mazzo, confronta seme o valore, e scartala.",
    full: "Per fare un estrai!, scopri la prima carta del mazzo, confronta il seme, e il valore se è richiesto, e mettila negli scarti. Dà soltanto un risultato; la carta non va a nessuno.",
  },
  "BANG-CHK-2": {
    short: "I valori vanno da 2 a 10, poi Fante, Donna, Re, Asso. «2–9» indica quegli otto valori.",
    full: "I valori sono 2, 3, 4, 5, 6, 7, 8, 9, 10, J, Q, K, A: l'asso è il più alto. «2–9» indica gli otto valori da 2 a 9.",
  },
  "BANG-CHK-3": {
    short: "Ogni effetto chiede il suo estrai! una volta. Se fallisce, puoi ancora usare altri mezzi.",
    full: "Un effetto che chiede un estrai! lo chiede una volta. Se esce la carta voluta, funziona; altrimenti non fa più niente, e puoi ancora usare altri mezzi, come un Mancato! dopo un Barile fallito.",
  },
  "BANG-CHK-4": {
    short: "Cuori aiuta con Barile, Prigione e Vagone ristorante; Picche fa male con Dinamite (2–9) e Ricercato.",
    full: "Tutte le prove. Barile e Jourdonnais: scopre il bersaglio dello sparo, Cuori è un Mancato!. Dinamite: scopre chi la possiede, Picche 2–9 esplode. Prigione: scopre chi la possiede, Cuori libera. Vagone ristorante: scopre chi lo possiede, Cuori dà 1 punto vita. Cactus: scopre chi lo ha giocato, Cuori o Quadri dà 1 punto vita. Revolver a lama: scopre chi lo ha giocato, J, Q, K o A di qualsiasi seme lo riporta in mano. Ricercato: scopre ogni giocatore, Picche costa 1 punto vita.",
  },
  "BANG-CHK-5": {
    short:
      "Lucky Duke scopre due carte per ogni suo estrai! e ne sceglie una; entrambe si scartano, la scelta in cima.",
    full: "Lucky Duke scopre due carte per ogni estrai! che fa, e sceglie quella che conta. Entrambe si scartano, quella scelta in cima. La carta che mostra Black Jack non è un estrai!.",
  },
  "BANG-DIST-1": {
    short: "La distanza di base è il minor numero di posti intorno al tavolo, contando solo chi è in gioco.",
    full: "La distanza di base fra due giocatori è il numero di passi intorno al tavolo, dalla parte più breve. Contano solo i giocatori in gioco: i fantasmi sì, gli eliminati no.",
  },
  "BANG-DIST-2": {
    short:
      "Mirino, Rose Doolan e il tuo Vagone panoramico avvicinano; Mustang, Paul Regret, Vagone panoramico altrui e il tuo Pianale del legname allontanano.",
    full: "La distanza a cui vedi un altro giocatore: prendi la distanza di base; togli 1 per ciascuno dei tuoi Mirino, Rose Doolan e Vagone panoramico; aggiungi 1 per ciascuno dei suoi Mustang, Paul Regret e Vagone panoramico; aggiungi 1 se hai il Pianale del legname. Prima si somma tutto; un risultato sotto 1 vale poi 1.",
  },
  "BANG-DIST-3": {
    short: "La distanza può non essere uguale nei due sensi, e le armi non la cambiano mai.",
    full: "Puoi vedere qualcuno a una distanza diversa da quella a cui lui vede te. Un'arma non cambia mai una distanza; dice soltanto fin dove puoi sparare.",
  },
  "BANG-DIST-4": {
    short:
      "È a tiro chi ha una distanza non superiore alla gittata della tua arma. Gli effetti a distanza 1 ignorano le armi.",
    full: "Un giocatore è a tiro quando la distanza a cui lo vedi non supera la gittata della tua arma. Gli effetti a distanza 1, Panico! ed Evan Babbit, non badano alle armi.",
  },
  "BANG-WPN-1": {
    short:
      "Senza arma hai una Colt .45, gittata 1. Volcanic 1, Schofield e Dragoon 2, Remington 3, Rev. Carabine 4, Winchester 5.",
    full: "Senza una carta arma spari con la Colt .45 che hanno tutti: gittata 1. Le carte arma: Volcanic 1, Schofield 2, Dragoon 2, Remington 3, Rev. Carabine 4, Winchester 5.",
  },
  "BANG-WPN-2": {
    short: "Hai in gioco una sola arma: una nuova sostituisce la vecchia. Non puoi giocare un'arma che hai già.",
    full: "Puoi avere in gioco una sola arma. Giocarne o riceverne un'altra fa scartare la precedente. Un'arma con lo stesso nome di quella che hai in gioco non si può giocare.",
  },
  "BANG-WPN-3": {
    short: "Con la Volcanic puoi giocare nel tuo turno quante carte BANG! vuoi. Se la perdi, torna il limite.",
    full: "Con la Volcanic in gioco puoi giocare nel tuo turno quante carte BANG! vuoi; la gittata resta 1. Se la perdi durante il turno, gli spari fatti restano validi, e gli altri sono di nuovo limitati.",
  },
  "BANG-PLAY-1": {
    short:
      "Gioca carte solo il giocatore di turno, nella Fase 2. Gli altri rispondono soltanto, o salvano l'ultimo punto vita.",
    full: "Le carte le gioca solo il giocatore di turno, e solo nella Fase 2. Le eccezioni: le risposte a uno sparo, agli Indiani! e in un Duello, Birra e Sid Ketchum all'ultimo punto vita, e le abilità che dicono altro.",
  },
  "BANG-PLAY-2": {
    short:
      "Un BANG!, un Revolver a lama o una Rapina al treno per turno; due con Dragoon, quanti vuoi con Volcanic o Willy the Kid.",
    full: "Il limite di BANG!: nel tuo turno puoi fare una di queste giocate: una carta BANG! (anche il Mancato! di Calamity Janet), il Revolver a lama, o la Rapina al treno. Si dividono quell'unica possibilità. Con il Dragoon in gioco sono due, con la Volcanic in gioco o come Willy the Kid non c'è limite.",
  },
  "BANG-PLAY-3": {
    short:
      "Gatling, Duello, Indiani!, Vagone letto, Bagagliaio, copie del Sacco di denaro e tutto ciò che è fuori turno non hanno limite.",
    full: "Non contano per il limite di BANG! e non ne sono frenati: Gatling, il Duello e i BANG! che vi si scartano, Indiani!, Vagone letto, Bagagliaio, qualunque cosa copi il Sacco di denaro, e tutto ciò che si fa fuori dal proprio turno.",
  },
  "BANG-PLAY-4": {
    short: "Nessuno può avere in gioco due carte con lo stesso nome; una giocata che lo provocherebbe non è permessa.",
    full: "Nessuno può avere in gioco due carte con lo stesso nome. Una giocata che lo provocherebbe non è permessa: non puoi quindi imprigionare chi ha già una Prigione. Gli effetti che spostano una carta senza scelta dicono da sé che cosa succede allora.",
  },
  "BANG-PLAY-5": {
    short: "Una carta blu si mette davanti a te, la Prigione davanti al suo bersaglio. Funziona da quel momento.",
    full: "Una carta blu si mette davanti al giocatore che la gioca; la Prigione si mette davanti al suo bersaglio. Funziona da quel momento.",
  },
  "BANG-SHOT-1": {
    short:
      "Il bersaglio può usare Barili e qualsiasi effetto Mancato!, uno alla volta. Se non bastano, perde 1 punto vita.",
    full: "Come si risolve uno sparo. Per prima cosa, se è una carta BANG!, Evan Babbit può deviarlo prima di fare qualsiasi altra cosa. Poi il bersaglio può usare, uno alla volta e in qualsiasi ordine, ciascun Barile una volta, Jourdonnais una volta, e quanti altri effetti Mancato! vuole, finché bastano o finché smette. Se bastano, lo sparo è annullato; altrimenti il bersaglio perde 1 punto vita. Un effetto Mancato! basta contro ogni sparo tranne una carta BANG! di Slab the Killer, che ne richiede due.",
  },
  "BANG-SHOT-2": {
    short:
      "Le carte spese contro uno sparo che va comunque a segno sono perse. Puoi sempre scegliere di essere colpito.",
    full: "Le carte spese contro uno sparo che alla fine va a segno sono perse. Puoi sempre scegliere di essere colpito.",
  },
  "BANG-SHOT-3": {
    short: "Solo il bersaglio di uno sparo può usare effetti Mancato!, e solo per sé.",
    full: "Solo il bersaglio di uno sparo può usare contro di esso effetti Mancato!; nessuno può aiutare un altro giocatore.",
  },
  "BANG-SHOT-4": {
    short:
      "Barile e ogni effetto Mancato! valgono contro ogni sparo, ma non contro Indiani!, Duello, Dinamite o Ricercato.",
    full: "Barile e tutti gli effetti Mancato! valgono contro ogni tipo di sparo: BANG!, Gatling, Revolver a lama, Rapina al treno, Vagone letto, Bagagliaio e l'Ironhorse. Nessuno di essi aiuta contro Indiani!, Duello, Dinamite o Ricercato. Solo le carte BANG! possono essere deviate da Evan Babbit, e solo contro le carte BANG! protegge il Vagone privato.",
  },
};
