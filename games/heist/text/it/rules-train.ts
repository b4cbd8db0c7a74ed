import type { RuleText } from "@trestle/kernel";
import type { trainRules as en } from "../en/rules-train.ts";

/** The Train step, Event Cards and Closed Range. */
export const trainRules: Record<keyof typeof en, RuleText> = {
  "HEIST-TRAIN-1": {
    short: "Il treno avanza di tante caselle quante ne mostra il Tachimetro all'inizio della fase.",
    full: "La distanza si legge sul Tachimetro all'inizio della fase del treno. Se il Tachimetro cambia durante la fase, ciò conta dalla prossima.",
  },
  "HEIST-TRAIN-2": {
    short: "Una casella alla volta; ogni vagone segue quello davanti; a un bivio decide lo scambio.",
    full: "Il treno avanza una casella alla volta, e ogni vagone entra nella casella che lascia quello davanti. La locomotiva prosegue lungo il binario, lontano da dove è venuta; da un bivio esce per la via che il suo scambio mostra.",
  },
  "HEIST-TRAIN-3": {
    short:
      "Dopo ogni casella: ciò che sta sul binario, i tetti che entrano in galleria, lo Sceriffo all'uscita, poi si annotano gli inneschi.",
    full: "Dopo ogni singola casella, in quest'ordine: chiunque e qualunque cosa stia sulla nuova casella della locomotiva viene investito; i tetti appena entrati in galleria vengono spazzati; i cowboy che stanno sulla casella dello Sceriffo in una sezione appena uscita vengono presi; e si annotano il bordo della mappa e ogni stella incontrati dalla locomotiva.",
  },
  "HEIST-TRAIN-4": {
    short:
      "Stelle e bordi annotati si risolvono dopo tutto il movimento, in ordine: una Carta Evento ciascuno, poi la città di una stella d'oro.",
    full: "Percorsa tutta la distanza, gli inneschi annotati si risolvono nell'ordine in cui sono nati: una Carta Evento per ciascuno e, per una stella d'oro, la città subito dopo la sua carta.",
  },
  "HEIST-TRAIN-5": {
    short: "Uno scambio girato da un evento non può deviare il movimento che l'ha portato.",
    full: "Poiché gli eventi vengono dopo il movimento, uno scambio girato da uno di essi non può cambiare il movimento che l'ha portato.",
  },
  "HEIST-TRAIN-6": {
    short: "La fase si ferma subito quando la partita è vinta o persa.",
    full: "Appena la partita è vinta o persa, della fase non succede più niente. In versus, prima si servono le città la cui stella d'oro la locomotiva ha già toccato nel movimento che finisce la linea, così i loro gettoni contano.",
  },
  "HEIST-TRAIN-7": {
    short: "Ciò su cui il treno passa soltanto conta come ciò su cui si ferma. Intanto lo Sceriffo non cammina.",
    full: "Poiché va casella per casella, ciò su cui il treno passa soltanto conta come ciò su cui si ferma: un cowboy che travolge, un tetto che entra in galleria e ne esce in un solo movimento. Lo Sceriffo da parte sua intanto non si muove; nella fase del treno lo muovono solo le Carte Evento.",
  },
  "HEIST-STAR-1": {
    short:
      "Una stella scatta quando la locomotiva vi entra, che si fermi o passi; gli altri vagoni non fanno scattare niente.",
    full: "Una stella scatta quando la locomotiva entra nella sua casella, che vi si fermi o no. I vagoni che vi passano dopo non fanno scattare niente: una volta per treno.",
  },
  "HEIST-STAR-2": {
    short: "Con velocità al massimo 5 e cinque vagoni, qualche vagone finisce sempre su ogni stella passata.",
    full: "La velocità non supera mai 5 e il treno ha cinque vagoni, quindi dopo il movimento un vagone sta su ogni stella passata: dal tabellone si legge quali stelle sono scattate.",
  },
  "HEIST-STAR-3": {
    short: "Due stelle, o una stella e il bordo, in un solo movimento portano due carte.",
    full: "Più stelle in un movimento, o una stella e il bordo della mappa, portano più Carte Evento.",
  },
  "HEIST-STAR-4": {
    short: "Con il mazzo degli eventi vuoto una stella non porta carte, ma una d'oro fa agire ancora la città.",
    full: "Quando non restano Carte Evento una stella non ne porta. Una stella d'oro fa agire lo stesso la sua città.",
  },
  "HEIST-TOWN-1": {
    short:
      "Le tessere della città si caricano nel suo vagone; se non ce ne sono, l'Ultima Corda scende di un nodo. Poi si riempie il treno.",
    full: "Dopo la carta di una stella d'oro: se la città ha tessere, si caricano tutte nel vagone con la lettera della città; se non ne ha, l'Ultima Corda scende di un nodo. In entrambi i casi poi si riempie il treno.",
  },
  "HEIST-TOWN-2": {
    short:
      "Si carica tessera per tessera: prima un riquadro vuoto, poi la pila più bassa; se pari, sceglie chi è di turno.",
    full: "Le tessere si caricano una per una: su un riquadro vuoto del vagone, altrimenti sulla pila più bassa. Se entrambi i riquadri sono vuoti o le pile sono pari, sceglie chi è di turno. Chi è di turno sceglie anche l'ordine delle tessere.",
  },
  "HEIST-TOWN-3": {
    short:
      "Riempimento: ogni riquadro vuoto di qualsiasi vagone riceve una tessera a caso, prima mostrata, messa da chi è di turno.",
    full: "Riempimento: ogni riquadro ancora vuoto in uno qualsiasi dei tre vagoni riceve una tessera dal sacco. Pescatene una a caso, mostratela, e chi è di turno sceglie in quale riquadro vuoto va; poi la seguente.",
  },
  "HEIST-TOWN-4": {
    short: "Se il sacco è vuoto, i riquadri restano vuoti.",
    full: "Quando il sacco è vuoto i riquadri rimanenti restano vuoti e la partita continua.",
  },
  "HEIST-TOWN-5": {
    short: "Tutte le tessere sul treno e alle città sono scoperte; ogni pila si può guardare tutta.",
    full: "Le tessere sul treno e alle città sono scoperte, e ogni pila si può guardare tutta in qualsiasi momento.",
  },
  "HEIST-TOWN-6": {
    short: "Su questa mappa due città non scattano mai in un solo movimento.",
    full: "Su questa mappa le stelle d'oro distano almeno nove caselle su ogni via, quindi due città non scattano mai in un solo movimento. Su un'altra mappa ogni città agirebbe per intero subito dopo la propria carta.",
  },
  "HEIST-TUN-1": {
    short: "Una sezione è in galleria finché il suo vagone sta sul Binario 7, 8 o 9.",
    full: "Una sezione è in galleria finché il suo vagone sta sulla casella di binario 7, 8 o 9.",
  },
  "HEIST-TUN-2": {
    short: "Su un tetto che entra in galleria finisci a terra nel canyon e perdi il turno seguente.",
    full: "Un cowboy su un tetto la cui sezione entra in galleria viene spazzato via: finisce a terra nel Crackpot Canyon e perde il suo turno seguente.",
  },
  "HEIST-TUN-3": {
    short: "Sui tetti in galleria non si può salire.",
    full: "Sul tetto di una sezione in galleria non si può salire.",
  },
  "HEIST-TUN-4": {
    short: "Dentro o all'Entrata/Uscita di una sezione in galleria nessuno può essere preso.",
    full: "I cowboy dentro un vagone o all'Entrata/Uscita di una sezione in galleria non possono essere presi.",
  },
  "HEIST-TUN-5": {
    short: "Quando finisci a terra conservi carte, bottino, proiettili e Carta Ricercato.",
    full: "Finire a terra costa un turno e nient'altro: conservi carte, bottino, proiettili e Carta Ricercato.",
  },
  "HEIST-TRACK-1": {
    short:
      "Ogni cowboy sulla nuova casella della locomotiva, a piedi o in sella, finisce a terra nel canyon e perde un turno.",
    full: "Ogni cowboy sulla casella in cui entra la locomotiva, a piedi o in sella, compresi entrambi i cavalieri di un cavallo, finisce a terra nel Crackpot Canyon, a piedi, e perde il suo turno seguente. Ciò che ha lo conserva.",
  },
  "HEIST-TRACK-2": {
    short: "Ogni cavallo che la locomotiva investe esce dal gioco per sempre.",
    full: "Ogni cavallo sulla casella in cui entra la locomotiva, cavalcato o no, è fuori dal gioco per sempre e non viene rimpiazzato.",
  },
  "HEIST-TRACK-3": {
    short: "Solo la locomotiva entra in terreno nuovo, quindi solo lei investe qualcosa.",
    full: "Solo la locomotiva entra in terreno nuovo; i vagoni passano dov'è stata lei. Quindi solo la locomotiva investe qualcosa.",
  },
  "HEIST-JUNC-1": {
    short: "La locomotiva prende la via mostrata quando lascia il bivio; i vagoni la seguono.",
    full: "Conta il lato in vista nel momento in cui la locomotiva lascia il bivio. I vagoni la seguono, e poiché nessun segnalino si gira sotto un treno non vengono mai separati.",
  },
  "HEIST-EDGE-1": {
    short: "Quando la locomotiva passa il bordo della mappa si pesca una Carta Evento, una volta per treno.",
    full: "Quando la locomotiva passa il bordo della mappa, in un verso o nell'altro, chi è di turno pesca una Carta Evento: una volta per treno, non una per vagone.",
  },
  "HEIST-EDGE-2": {
    short:
      "I vagoni possono stare su entrambi i lati della mappa; chi è a bordo viaggia con loro, nessun altro passa il bordo.",
    full: "I vagoni possono stare su entrambi i lati della mappa insieme. I cowboy sul treno viaggiano con loro; a piedi o a cavallo nessuno passa il bordo.",
  },
  "HEIST-EDGE-3": {
    short:
      "Ogni sezione si apre sulla terra accanto al proprio vagone, anche se la vicina è dall'altra parte della mappa.",
    full: "Una sezione appartiene alla casella di binario del proprio vagone. Con la sezione 3 al bordo settentrionale e la sezione 2 a quello meridionale, l'Entrata/Uscita 3 si apre a nord e l'Entrata/Uscita 2 a sud. Sul treno stesso sono collegate come sempre.",
  },
  "HEIST-EVENT-1": {
    short: "Pesca la prima Carta Evento, mostrala, risolvila per intero. Le carte giocate non si rimescolano mai.",
    full: "Pesca la prima carta, mostrala, risolvila per intero e mettila sulla pila delle giocate. Quella pila è scoperta e non si rimescola mai.",
  },
  "HEIST-EVENT-2": {
    short: "Le carte Sceriffo lo muovono di una o due caselle verso la testa o verso la coda.",
    full: "Sceriffo: si muove di una o due caselle, come dice la carta, verso la testa o verso la coda del treno.",
  },
  "HEIST-EVENT-3": {
    short:
      "Chiusura del pascolo mette un segnalino sul cactus indicato: esso e la sua casella di binario da ora sono chiusi.",
    full: "Chiusura del pascolo: metti un segnalino sul cactus indicato, rivolto al centro. La casella di quel cactus e la casella di binario a cui è rivolto da ora sono Pascolo Chiuso.",
  },
  "HEIST-EVENT-4": {
    short:
      "Cambio di binario gira lo scambio del prossimo bivio; con un vagone sopra, l'altro; con vagoni su entrambi, niente.",
    full: "Cambio di binario: gira lo scambio del bivio che la locomotiva raggiungerà per primo. Se su quel bivio sta un vagone, gira l'altro. Se i vagoni stanno su entrambi, non succede niente. Nessuno sceglie.",
  },
  "HEIST-EVENT-5": {
    short: "Da un bivio il prossimo è sempre l'altro, in qualunque verso vada il treno.",
    full: "Un treno che lascia un bivio arriva poi sempre all'altro, in qualunque verso vada.",
  },
  "HEIST-EVENT-6": {
    short: "Accelerazione alza la velocità di 1 per sempre; a 5 la carta è persa.",
    full: "Accelerazione: il Tachimetro sale di 1 per sempre, al massimo fino a 5. Pescata a 5 è persa: non resta dovuta per dopo e non cambia ciò che un'evasione abbassa.",
  },
  "HEIST-EVENT-7": {
    short: "Dopo l'ultima Carta Evento entrambi i segnalini Scambio lasciano il tabellone.",
    full: "Risolta l'ultima Carta Evento, entrambi i segnalini Scambio lasciano il tabellone: la linea sta per finire.",
  },
  "HEIST-RANGE-1": {
    short: "Una volta segnati, un cactus e la sua casella di binario restano chiusi per il resto della partita.",
    full: "Una volta segnata, la casella di un cactus e la casella di binario a cui è rivolto sono Pascolo Chiuso per il resto della partita.",
  },
  "HEIST-RANGE-2": {
    short: "Nessun cowboy e nessun cavallo, cavalcato o no, entra in Pascolo Chiuso; solo Trailblazer può.",
    full: "Nessun cowboy a piedi, nessun cavallo cavalcato e nessun cavallo da solo può entrare in Pascolo Chiuso o attraversarlo. Chi ha un Trailblazer attivo può, a piedi o a cavallo.",
  },
  "HEIST-RANGE-3": {
    short: "Il treno passa liberamente. Scendere su Pascolo Chiuso vale come entrarvi.",
    full: "Il treno passa con tutti quelli a bordo. Scendere su Pascolo Chiuso vale come entrarvi. Se un segnalino arriva mentre sulla sua casella di binario stanno dei vagoni, il treno non ne risente, e la casella è chiusa appena se ne vanno.",
  },
  "HEIST-RANGE-4": {
    short: "Chi sta su un pascolo quando viene chiuso può uscirne, non tornarvi, né passare nell'altra metà.",
    full: "Chiunque e qualunque cosa stia su un pascolo quando viene chiuso può uscirne, ma non rientrarvi. Andare da una delle sue due caselle all'altra vale come entrarvi ed è vietato.",
  },
  "HEIST-RANGE-5": {
    short: "Stando su Pascolo Chiuso puoi fare ancora tutto il resto.",
    full: "Stare su Pascolo Chiuso impedisce soltanto di rientrarvi: tutte le altre azioni restano possibili.",
  },
  "HEIST-RANGE-6": {
    short:
      "Trailblazer vale per chi si muove: a piedi, scendendo, o muovendo il cavallo che cavalca, passeggero compreso.",
    full: "Trailblazer vale per chi fa il movimento: chi lo tiene a piedi, scendendo dal treno o muovendo il cavallo che cavalca, con un secondo cavaliere se c'è. Un cavallo mosso da un altro cavaliere si ferma anche se in sella c'è chi lo tiene. Chi resta su Pascolo Chiuso senza Trailblazer, o un cavallo rimasto lì, può uscirne e non rientrarvi.",
  },
};
