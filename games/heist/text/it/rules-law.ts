import type { RuleText } from "@trestle/kernel";
import type { lawRules as en } from "../en/rules-law.ts";

/** Sheriff, jail, Wanted Cards and the end of the game. */
export const lawRules: Record<keyof typeof en, RuleText> = {
  "HEIST-SHER-1": {
    short:
      "Lo Sceriffo resta sulla sua linea: niente tetti, niente prigione, niente Entrata/Uscita 1, mai giù dal treno.",
    full: "Lo Sceriffo si muove lungo la sua linea dall'Entrata/Uscita 2 all'Entrata/Uscita 5. Non va mai su un tetto, in prigione, all'Entrata/Uscita 1 o giù dal treno.",
  },
  "HEIST-SHER-2": {
    short: "A un'estremità della sua linea lo Sceriffo si gira e fa i passi restanti nell'altro verso.",
    full: "Quando un passo lo porterebbe oltre la fine della sua linea, si gira, e quel passo e i restanti vanno nell'altro verso. Dall'Entrata/Uscita 5, due verso la coda lo portano dentro il vagone C e poi all'Entrata/Uscita 4; da dentro il vagone C lo portano all'Entrata/Uscita 5 e indietro.",
  },
  "HEIST-SHER-3": {
    short: "Su ogni casella in cui entra lo Sceriffo, ogni cowboy che vi sta è preso.",
    full: "Su ogni casella in cui entra, che passi o si fermi, ogni cowboy che vi sta è preso.",
  },
  "HEIST-SHER-4": {
    short: "Più cowboy su una casella sono presi in ordine di turno, prima chi è di turno.",
    full: "Più cowboy su una casella sono presi uno dopo l'altro, in ordine di turno a cominciare da chi è di turno.",
  },
  "HEIST-SHER-5": {
    short: "In una sezione in galleria nessuno è preso; lì puoi stare sulla casella dello Sceriffo.",
    full: "In una sezione che è in galleria nessuno è preso, né se lui va da loro né se loro vanno da lui. Possono stare sulla stessa casella.",
  },
  "HEIST-SHER-6": {
    short: "Appena una sezione esce dalla galleria, chi vi sta sulla casella dello Sceriffo è preso.",
    full: "Appena una sezione è fuori dalla galleria, i cowboy che vi stanno sulla sua casella sono presi. Sparisci prima.",
  },
  "HEIST-SHER-7": {
    short: "I cowboy sui tetti non sono né visti né presi.",
    full: "I cowboy sui tetti non sono né visti né presi, nemmeno quando gli camminano proprio sopra.",
  },
  "HEIST-SHER-8": {
    short: "Lo Sceriffo si muove solo per le Carte Evento, per i Jolly usati nei saccheggi e per l'abilità del Jolly.",
    full: "Si muove solo per le Carte Evento, per i Jolly usati nei saccheggi e per l'abilità del Jolly; per nient'altro.",
  },
  "HEIST-JAIL-1": {
    short:
      "Chi è preso va subito in prigione; le tessere vanno nel sacco, le carte negli scarti, i proiettili sul tabellone.",
    full: "Un cowboy preso va in prigione, di chiunque sia il turno. Le sue tessere vanno nel sacco, le sue Carte Poker negli scarti e i suoi proiettili tornano sul tabellone.",
  },
  "HEIST-JAIL-2": {
    short: "In prigione conservi la tua Carta Ricercato.",
    full: "In prigione si conserva la Carta Ricercato, con la sua abilità e il suo titolo.",
  },
  "HEIST-JAIL-3": {
    short: "Ogni arresto alza la velocità di 1, a meno che non sia a 5.",
    full: "Ogni arresto alza il Tachimetro di 1, a meno che non stia a 5. Per ogni cowboy si ricorda se il suo arresto lo ha fatto.",
  },
  "HEIST-JAIL-4": {
    short: "Sulla prigione sono disegnate tre serrature; un quarto prigioniero ne divide una.",
    full: "La prigione mostra tre serrature; un quarto prigioniero ne divide una con qualcuno.",
  },
  "HEIST-JAIL-5": {
    short: "In prigione puoi solo pescare: un'azione, una carta; tieni Serrature e Jolly, scarta il resto.",
    full: "L'unica Azione di rapina di un prigioniero è pescare una Carta Poker: una Serratura o un Jolly si tiene, ogni altra si scarta. L'unica Azione gratuita è evadere. Con la mano piena non si può pescare.",
  },
  "HEIST-JAIL-6": {
    short: "Evadi nel tuo turno, gratis: scarta tre Serrature o Jolly, vai all'Entrata/Uscita 1, ripesca la tua mano.",
    full: "Evasione: nel tuo turno, in qualsiasi momento della fase delle azioni e senza costo, scarta tre carte che siano Serrature o Jolly. Esci all'Entrata/Uscita 1, il Tachimetro scende di 1 se il tuo arresto lo aveva alzato, peschi fino al limite della tua mano e continui con le azioni che ti restano.",
  },
  "HEIST-JAIL-7": {
    short: "Se finisci in prigione nella tua fase delle azioni, puoi spendere le azioni rimaste per pescare.",
    full: "Se finisci in prigione durante la tua stessa fase delle azioni, puoi spendere per pescare le azioni che ti restano.",
  },
  "HEIST-JAIL-8": {
    short:
      "Solo dall'Entrata/Uscita 1, un'azione baratta carte con un prigioniero: dentro Serrature o Jolly, fuori carte qualsiasi.",
    full: "Chi è all'Entrata/Uscita 1, e in nessun altro luogo, può nel proprio turno e per un'azione barattare carte con un prigioniero. Dà Serrature o Jolly; il prigioniero può restituire carte qualsiasi. Crazy non lo cambia.",
  },
  "HEIST-JAIL-9": {
    short: "I prigionieri non barattano fra loro e non cominciano baratti.",
    full: "I prigionieri non barattano fra loro e non cominciano nessun baratto.",
  },
  "HEIST-JAIL-10": {
    short: "I Jolly usati per evadere non smuovono lo Sceriffo.",
    full: "I Jolly scartati per evadere non smuovono lo Sceriffo.",
  },
  "HEIST-JAIL-11": {
    short:
      "Anche con i prigionieri: d'accordo entrambi, limiti dopo il baratto, solo Carte Poker, almeno una carta dentro.",
    full: "I baratti con i prigionieri seguono le regole del baratto: entrambi sono d'accordo, i limiti si controllano dopo, passano solo Carte Poker, e almeno una va dentro. Un prigioniero che riceve così la sua ultima Serratura evade nel proprio turno.",
  },
  "HEIST-JAIL-12": {
    short: "Con tutti in prigione la partita continua: in ogni turno si pesca, poi il treno.",
    full: "Se tutti i cowboy sono in prigione la partita continua: in ogni turno si pesca, poi il treno. Un'evasione toglie solo ciò che quell'arresto ha aggiunto, quindi la velocità non scende mai sotto quella iniziale più le Accelerazioni che hanno contato.",
  },
  "HEIST-WANT-1": {
    short: "Fai ciò che chiede una carta scoperta e prendila: la sua abilità è solo tua, dal tuo turno seguente.",
    full: "Compi la missione di una Carta Ricercato scoperta e prendila: la sua abilità è solo tua per il resto della partita, dal tuo turno seguente in poi.",
  },
  "HEIST-WANT-2": {
    short: "Una Carta Ricercato per giocatore e partita; quelle prese non si rimpiazzano.",
    full: "Ogni giocatore può prendere una Carta Ricercato in una partita. Le carte prese non si rimpiazzano.",
  },
  "HEIST-WANT-3": {
    short: "Prendere è facoltativo e si decide subito; con più missioni compiute, scegline una.",
    full: "Niente ti obbliga a prendere una carta che hai meritato, ma decidi subito. Se un'impresa compie più missioni, scegline una.",
  },
  "HEIST-WANT-4": {
    short: "Se con un'impresa più giocatori meritano una carta, sceglie prima chi è di turno, poi in senso orario.",
    full: "Se un'impresa compie una missione per più giocatori, si chiede prima a chi è di turno, poi agli altri in senso orario.",
  },
  "HEIST-WANT-5": {
    short: "Le missioni di saccheggio contano quando si prendono le tessere, prima che lo Sceriffo si muova.",
    full: "Una missione di saccheggio conta quando si prendono le tessere, prima che lo Sceriffo si muova. La carta va anche a chi viene poi preso da lui.",
  },
  "HEIST-WANT-6": {
    short: "Chi ha una Carta Ricercato ne porta il titolo ogni volta che si fa il suo nome.",
    full: "Chi ha una Carta Ricercato ne porta il titolo ogni volta che si fa il suo nome: Wild Ann, Ann the Kid.",
  },
  "HEIST-WANT-7": {
    short:
      "Naturale significa non Jolly. Per le cavalcate conta il percorso fatto, che non entra due volte in una casella.",
    full: "Naturale significa: non Jolly. Nemmeno Switchback può girare uno scambio sotto un treno. Per Trailblazer e Mustang contano le caselle del percorso fatto davvero, e un percorso non può entrare due volte in una casella. Una cavalcata fa la via più breve; dove solo una più lunga compie la missione, la può scegliere chi gioca.",
  },
  "HEIST-WANT-8": {
    short:
      "Una carta è attiva dall'inizio del turno seguente di chi la tiene, turni persi e prigione compresi, nei turni di tutti.",
    full: "Una Carta Ricercato è attiva dall'inizio del turno seguente di chi la tiene, sia pure un turno perso o in prigione, e senza interruzioni. Da allora le abilità che non richiedono un proprio turno funzionano nel turno di chiunque, come il limite di 6-Shooter nei baratti e la discesa di Boxcar. Un 6-Shooter preso in questo turno in questo turno ripesca ancora fino a cinque.",
  },
  "HEIST-WANT-9": {
    short: "Decidi subito dopo l'impresa; per Boxcar dopo il movimento, prima della sua prima Carta Evento.",
    full: "Decidi appena l'impresa è completa: tessere prese, cavallo fermo, salto riuscito, tessere messe, scambio girato, mano ripescata dopo un'evasione, sesta azione risolta. Boxcar si offre dopo il movimento del treno e prima della sua prima Carta Evento, anche a un cowboy che nel frattempo è stato preso o spazzato via. Può prendere la carta solo chi ha compiuto l'impresa, e solo Boxcar si può meritare nel turno altrui.",
  },
  "HEIST-WANT-10": {
    short:
      "In piccolo: Two-Timing porta al massimo tre tessere, Mustang aggiunge due caselle, Quick-Draw conta le pescate in prigione, Tombstone mette dovunque.",
    full: "Two-Timing: portando una tessera puoi prenderne una o due altre, tre in tutto; portandone due o più non puoi saccheggiare. The Kid: se la prima delle due caselle vuol dire prigione, la seconda è persa. Mustang: il numero della carta più due, un Jolly fino a 12. Quick-Draw: le pescate in prigione contano come Azioni di rapina, le evasioni e le Azioni gratuite no; l'abilità richiede un proiettile sul tabellone e posto per averlo. Tombstone: ogni tessera messa per la consegna può andare a una città qualsiasi, anche una che hai portato perché il sacco non bastava. Switchback: devi essere su una casella della Mappa principale adiacente al bivio. Boxcar: all'Entrata/Uscita sei in galleria, quindi al sicuro dallo Sceriffo finché quella sezione non esce.",
  },
  "HEIST-END-1": {
    short: "Vincono tutti appena il Contabottino raggiunge l'obiettivo.",
    full: "La partita è vinta da tutti, subito, quando il Contabottino raggiunge l'obiettivo.",
  },
  "HEIST-END-2": {
    short: "Tutta la banda vince o perde insieme.",
    full: "Nel gioco cooperativo tutti i giocatori vincono insieme o perdono insieme.",
  },
  "HEIST-END-3": {
    short: "È persa quando l'Ultima Corda arriva al teschio.",
    full: "La partita è persa quando l'Ultima Corda arriva al teschio, cioè alla terza città non pagata.",
  },
  "HEIST-END-4": {
    short: "È persa quando la locomotiva entra in un bivio dopo l'ultima Carta Evento, prima dell'obiettivo.",
    full: "Risolta l'ultima Carta Evento, entrambi i segnalini Scambio si tolgono. Se dopo la locomotiva entra in un bivio prima che l'obiettivo sia raggiunto, la linea finisce e la partita è persa.",
  },
  "HEIST-END-5": {
    short: "Conta solo la locomotiva, in una fase del treno successiva; se sta su un bivio può ancora andarsene.",
    full: "La linea finisce quando la locomotiva entra in un bivio in una fase del treno dopo quella in cui i segnalini sono stati tolti. Se in quel momento sta su un bivio, se ne va per l'ultima via mostrata. I vagoni dietro di lei non contano.",
  },
  "HEIST-END-6": {
    short: "Dopo l'ultimo evento, città, galleria, prigione e punti funzionano come prima.",
    full: "Quando i segnalini non ci sono più, città, galleria, prigione e punti funzionano come prima. Non si pescano altri eventi.",
  },
};
