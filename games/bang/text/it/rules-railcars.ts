import type { RuleText } from "@trestle/kernel";
import type { railcarRules as en } from "../en/rules-railcars.ts";

/** Railcars in general and each of the sixteen. */
export const railcarRules: Record<keyof typeof en, RuleText> = {
  "GTR-RC-1": {
    short: "In gioco un Vagone è una carta blu: si può rubare, scartare, scambiare o usare per pagare.",
    full: "In gioco, un Vagone è una carta blu per tutti gli effetti: si può rubare, scartare, scambiare, usare per pagare e così via, a meno che una regola non dica altro.",
  },
  "GTR-RC-2": {
    short: "Un Vagone non entra mai in una mano: chi ne prende uno lo mette subito in gioco.",
    full: "Un Vagone non entra mai in una mano. Ogni volta che dovresti prenderne uno in mano, va subito in gioco davanti a te.",
  },
  "GTR-RC-3": {
    short: "Un Vagone scartato va coperto sotto il mazzo dei Vagoni.",
    full: "Un Vagone scartato va coperto sotto il mazzo dei Vagoni, mai negli scarti. Se al treno mancano vagoni, si aggiunge al treno.",
  },
  "GTR-RC-4": {
    short: "I vagoni del treno non sono in gioco: le carte non possono toccarli.",
    full: "I vagoni del treno non sono in gioco: Panico!, Cat Balou, Scambio, Carro carbone e simili non possono toccarli.",
  },
  "GTR-RC-5": {
    short: "I Vagoni permanenti funzionano finché li hai. Gli altri funzionano quando li scarti, nella tua Fase 2.",
    full: "I Vagoni permanenti funzionano finché stanno davanti a te: Carro di coda, Vagone ristorante, Vagone fantasma, Pianale del legname, Vagone panoramico, Vagone dei detenuti, Vagone privato e Vagone letto. Gli altri otto non fanno niente finché non li scarti, nella tua Fase 2; il Bagagliaio si può scartare anche come Mancato! ogni volta che uno sparo è diretto a te.",
  },
  "GTR-RC-6": {
    short:
      "Un Vagone preso a un altro giocatore va davanti a chi lo prende, anche Vagone fantasma e Pianale del legname.",
    full: "Un Vagone preso a un altro giocatore, con Panico!, Vagone passeggeri, Bagagliaio o Vulture Sam, va davanti a chi lo prende, anche il Vagone fantasma e il Pianale del legname. La libera scelta di chi lo riceve vale solo per i vagoni presi dal treno.",
  },
  "GTR-RC-7": {
    short: "Lo Sceriffo non può mai avere il Vagone fantasma, ma può farlo scartare agli altri.",
    full: "Lo Sceriffo non può mai avere il Vagone fantasma. Nessun effetto si può dirigere in modo che finisca davanti allo Sceriffo: niente Panico!, niente Vagone passeggeri, niente Scambio dello Sceriffo o con lo Sceriffo. Lo Sceriffo può farlo scartare agli altri con Cat Balou o Carro carbone.",
  },
  "GTR-RC-8": {
    short: "Tutti i Vagoni hanno nomi diversi, quindi nessuno può mai avere lo stesso due volte.",
    full: "Tutti i sedici Vagoni hanno nomi diversi, quindi il divieto di due carte con lo stesso nome non ne ferma mai uno.",
  },
  "GTR-RC-BAGG-1": {
    short: "Bagagliaio: scartalo per usarlo come un Mancato!, un Panico!, un Cat Balou o un BANG!.",
    full: "Bagagliaio: scartalo per avere l'effetto di uno di questi: Mancato!, Panico!, Cat Balou o BANG!.",
  },
  "GTR-RC-BAGG-2": {
    short: "Come Mancato!, il Bagagliaio funziona in qualsiasi turno quando uno sparo è diretto a te.",
    full: "Come Mancato!, il Bagagliaio è un effetto Mancato! in qualsiasi turno in cui uno sparo è diretto a te.",
  },
  "GTR-RC-BAGG-3": {
    short:
      "Come Panico!, Cat Balou o BANG! funziona nella tua Fase 2, con distanza e gittata, fuori dal limite di BANG!.",
    full: "Come Panico!, Cat Balou o BANG!, il Bagagliaio si usa nella tua Fase 2, con la solita distanza o gittata. Il BANG! è fuori dal limite e non è una carta BANG!.",
  },
  "GTR-RC-BAGG-4": {
    short: "Il Bagagliaio non risponde agli Indiani! o in un Duello e non paga dove una stazione mostra una carta.",
    full: "Il Bagagliaio non può rispondere agli Indiani! o in un Duello, e non può pagare in una stazione che mostra una carta.",
  },
  "GTR-RC-CABO-1": {
    short: "Carro di coda: scarta un'altra tua carta blu, dalla mano o dal gioco, come Mancato!. Quante volte vuoi.",
    full: "Carro di coda: puoi scartare un'altra delle tue carte blu, dal gioco o dalla mano, Vagoni compresi, come effetto Mancato!. Quante volte vuoi.",
  },
  "GTR-RC-CATT-1": {
    short: "Carro bestiame: scartalo per prendere una delle tre carte in cima agli scarti.",
    full: "Carro bestiame: scartalo, guarda le tre carte in cima agli scarti (meno, se sono di meno), prendine una in mano e rimetti le altre nello stesso ordine. Non si può usare finché gli scarti sono vuoti.",
  },
  "GTR-RC-CIRC-1": {
    short: "Carrozzone del circo: scartalo; ogni altro giocatore scarta una delle sue carte in gioco, a sua scelta.",
    full: "Carrozzone del circo: scartalo. Ogni altro giocatore, in senso orario dalla tua sinistra, scarta una carta che ha in gioco, a sua scelta. Chi non ha carte in gioco viene saltato.",
  },
  "GTR-RC-CIRC-2": {
    short: "Con il Carrozzone del circo sono i proprietari a scartare, quindi il Rimborso non reagisce.",
    full: "Con il Carrozzone del circo è il proprietario a scartare, quindi il Rimborso non reagisce.",
  },
  "GTR-RC-COAL-1": {
    short: "Carro carbone: scartalo, pesca una carta, poi scarta un Vagone davanti a un giocatore qualsiasi.",
    full: "Carro carbone: scartalo, pesca una carta, poi scarta un Vagone in gioco davanti a un giocatore qualsiasi, te compreso. Se non c'è nessun altro Vagone in gioco, peschi soltanto.",
  },
  "GTR-RC-DINI-1": {
    short: "Vagone ristorante: all'inizio del tuo turno fai un estrai!; Cuori ti dà 1 punto vita.",
    full: "Vagone ristorante: all'inizio del tuo turno, dopo Dinamite e Prigione, fai un estrai!; con Cuori recuperi 1 punto vita. Devi farlo anche con la vita al massimo, ma non in un turno che passi in Prigione.",
  },
  "GTR-RC-EXPR-1": {
    short: "Vagone espresso: scartalo per finire il turno, scartare la mano, e fare un turno extra.",
    full: "Vagone espresso: scartalo nella tua Fase 2, e il tuo turno finisce subito: scarta l'intera mano invece della Fase 3, fai le pescate alla fine del turno, poi fai un turno extra, completo dal suo primo passo.",
  },
  "GTR-RC-EXPR-2": {
    short: "Un turno extra non segue un turno extra: il Vagone espresso non si usa nel turno che ha concesso.",
    full: "Nessun turno extra può seguire un turno extra: in un turno che ti ha dato il Vagone espresso, il Vagone espresso non si può usare.",
  },
  "GTR-RC-EXPR-3": {
    short:
      "Il turno extra è un turno come gli altri: i conteggi ricominciano, e una Dinamite davanti a te si verifica.",
    full: "Nel turno extra tutti i conteggi per turno ricominciano. Una Dinamite che hai giocato nel turno precedente vi si verifica.",
  },
  "GTR-RC-EXPR-4": {
    short: "Una Prigione che trattiene, o una Dinamite che uccide, consuma il turno extra. I Vagoni in gioco restano.",
    full: "Una Prigione davanti a te si verifica nel turno extra come in ogni altro; se trattiene, il turno extra è speso, con le sole pescate alla sua fine, e segue il prossimo giocatore. Se la Dinamite ti elimina, il turno extra è finito. Le pescate alla fine di un turno si fanno in entrambi i turni. Il Vagone espresso non fa scartare le tue carte in gioco.",
  },
  "GTR-RC-GHOS-1": {
    short: "Vagone fantasma: preso dal treno, va davanti a chiunque tranne lo Sceriffo, anche a un eliminato.",
    full: "Vagone fantasma: preso dal treno, si mette davanti a un giocatore qualsiasi tranne lo Sceriffo: te, un altro giocatore, o un giocatore eliminato.",
  },
  "GTR-RC-GHOS-2": {
    short: "Finché chi lo possiede ha punti vita, il Vagone fantasma non fa niente.",
    full: "Il Vagone fantasma non fa niente finché chi lo possiede ha punti vita.",
  },
  "GTR-RC-GHOS-3": {
    short:
      "Quando chi lo possiede verrebbe eliminato, resta in gioco con 0 punti vita come fantasma, tenendo le sue carte.",
    full: "Quando chi possiede il Vagone fantasma verrebbe eliminato, resta invece in gioco, come fantasma con 0 punti vita. Tiene la mano e le carte in gioco.",
  },
  "GTR-RC-GHOS-4": {
    short:
      "Diventare fantasma non è un'eliminazione: nessun ruolo mostrato, né ricompensa né penalità, niente per Vulture Sam.",
    full: "Diventare fantasma non è un'eliminazione: nessun ruolo viene mostrato, non ci sono né ricompensa né penalità, e Vulture Sam non riceve niente.",
  },
  "GTR-RC-GHOS-5": {
    short:
      "Un eliminato che riceve il Vagone fantasma torna come fantasma: stesso posto, nessuna carta, abilità attiva, ruolo noto.",
    full: "Un giocatore eliminato che riceve il Vagone fantasma torna in gioco come fantasma: nel suo vecchio posto, con la mano vuota, con l'abilità del suo personaggio, e con il ruolo noto. Fa il suo turno quando il gioco arriva al suo posto.",
  },
  "GTR-RC-GHOS-6": {
    short:
      "Un fantasma non guadagna né perde vita, conta come giocatore, fa i suoi turni, e alla loro fine scarta la mano.",
    full: "Un fantasma non può guadagnare né perdere vita. Conta come giocatore in gioco per tutto: vittoria, distanza, numero di giocatori, abilità. Fa turni normali; alla loro fine scarta l'intera mano e tiene le carte in gioco. Gli si può sparare, ma questo non costa niente tranne le carte spese.",
  },
  "GTR-RC-GHOS-7": {
    short:
      "Un fantasma che perde in qualsiasi modo il Vagone fantasma è subito fuori: ruolo mostrato, carte scartate, nessuna ricompensa.",
    full: "Un fantasma che perde in qualsiasi modo il Vagone fantasma, rubato, scartato, scambiato o pagato, è subito fuori dal gioco: il ruolo viene mostrato, le carte rimaste si scartano, non ci sono né ricompensa né penalità, e non reagisce nessuna abilità degli altri, nemmeno quella di Vulture Sam. La vittoria si verifica quando l'effetto in corso è finito.",
  },
  "GTR-RC-GHOS-8": {
    short: "Chi ha ancora punti vita e perde il Vagone fantasma perde soltanto una carta.",
    full: "Chi lo possiede, ha ancora punti vita e perde il Vagone fantasma perde soltanto una carta.",
  },
  "GTR-RC-GHOS-9": {
    short:
      "I punti che fanno un fantasma sono davvero persi: Bart Cassidy ed El Gringo pescano. Dopo non si perde né si guadagna niente.",
    full: "I punti vita la cui perdita rende fantasma chi lo possiede sono davvero persi: Bart Cassidy pesca per essi, El Gringo prende la sua carta. In seguito non si perde né si guadagna più niente: queste abilità tacciono, e Birra, Saloon e la vita di Cactus e Vagone ristorante non hanno effetto. I loro estrai! si fanno comunque, e Cactus è comunque un Mancato!.",
  },
  "GTR-RC-GHOS-10": {
    short: "Chi ritorna comincia senza niente, nel vecchio posto; se è appena stato superato, aspetta un giro.",
    full: "Chi ritorna non ha carte, e ha un limite di mano di 0 alla fine dei suoi turni. Suzy Lafayette, tornando con la mano vuota, pesca una carta quando l'effetto è finito. I posti non cambiano mai: un fantasma il cui posto è appena stato superato aspetta il giro seguente, e il numero di stazioni resta. Le distanze contano quel posto da quel momento.",
  },
  "GTR-RC-GHOS-11": {
    short: "Un giocatore uscito per aver perso il Vagone fantasma può riceverlo di nuovo.",
    full: "Un giocatore uscito per aver perso il Vagone fantasma è eliminato come ogni altro, quindi il Vagone fantasma si può mettere di nuovo davanti a lui.",
  },
  "GTR-RC-LOUN-1": {
    short:
      "Vagone salotto: scartalo, pesca due Vagoni, tienine uno in gioco e metti l'altro davanti a un altro giocatore.",
    full: "Vagone salotto: scartalo, pesca due Vagoni dal mazzo dei Vagoni, guardali entrambi, mettine uno in gioco davanti a te e l'altro davanti a un altro giocatore. Questo non conta per l'unico Vagone per turno.",
  },
  "GTR-RC-LOUN-2": {
    short: "Uno Sceriffo che pesca il Vagone fantasma con il Vagone salotto deve darlo via, magari a un eliminato.",
    full: "Uno Sceriffo che pesca il Vagone fantasma con il Vagone salotto deve dare via quello. Il Vagone fantasma si può dare a un giocatore eliminato; tutti gli altri Vagoni vanno a giocatori in gioco.",
  },
  "GTR-RC-LOUN-3": {
    short:
      "Con un Vagone nel mazzo lo tieni; con nessuno, il Vagone salotto non si può usare. Non pesca mai se stesso.",
    full: "Se nel mazzo c'è un solo Vagone, mettilo davanti a te, o, se sei lo Sceriffo ed è il Vagone fantasma, davanti a un altro giocatore. Se non ce n'è nessuno, il Vagone salotto non si può usare. Il Vagone salotto va sotto il mazzo solo dopo che i due sono stati pescati, quindi non pesca mai se stesso.",
  },
  "GTR-RC-LOUN-4": {
    short:
      "Esattamente uno va a te, l'altro a un altro giocatore; nessun'altra scelta per Vagone fantasma e Pianale del legname.",
    full: "Esattamente uno dei due va davanti a te e l'altro davanti a un altro giocatore. Il Vagone fantasma e il Pianale del legname qui non danno altra scelta, tranne che il Vagone fantasma, quando è quello dato via, può andare a un giocatore eliminato. Non va mai allo Sceriffo: se lo Sceriffo è l'unico altro giocatore in gioco, tieni il Vagone fantasma o dallo a un giocatore eliminato.",
  },
  "GTR-RC-LUMB-1": {
    short:
      "Pianale del legname: mettilo davanti a un giocatore qualsiasi; vede tutti gli altri a distanza aumentata di 1.",
    full: "Pianale del legname: si mette davanti a un giocatore qualsiasi in gioco, te compreso. Chi lo possiede vede tutti gli altri giocatori a distanza aumentata di 1, per le armi come per Panico! ed Evan Babbit.",
  },
  "GTR-RC-MAIL-1": {
    short: "Vagone postale: scartalo, pesca 3 carte, e dai una di queste a un altro giocatore.",
    full: "Vagone postale: scartalo, pesca tre carte, guardale, dai una di queste a un altro giocatore e tieni le altre. Se si possono pescare meno di tre carte, una si dà comunque; se nessuna, non succede niente.",
  },
  "GTR-RC-OBSE-1": {
    short: "Vagone panoramico: vedi gli altri a distanza diminuita di 1, e loro ti vedono a distanza aumentata di 1.",
    full: "Vagone panoramico: un Mirino e un Mustang in uno. Si somma a quelli veri e a Rose Doolan e Paul Regret.",
  },
  "GTR-RC-PASS-1": {
    short:
      "Vagone passeggeri: scartalo per prendere una carta a un altro giocatore qualsiasi: una a caso dalla mano, o una in gioco.",
    full: "Vagone passeggeri: scartalo e prendi una carta a un altro giocatore qualsiasi, a qualsiasi distanza: una a caso dalla mano, o una in gioco a tua scelta. Un Vagone entra in gioco davanti a te.",
  },
  "GTR-RC-PRIS-1": {
    short: "Vagone dei detenuti: i Duelli e gli Indiani! degli altri giocatori non hanno effetto su di te.",
    full: "Vagone dei detenuti: Duello e Indiani! giocati da altri giocatori non hanno effetto su di te. Un Duello si può comunque dirigere contro di te, a vuoto. I tuoi Duelli funzionano come al solito, anche contro di te.",
  },
  "GTR-RC-PRIV-1": {
    short: "Vagone privato: finché la tua mano è vuota, nessuno può dirigere una carta BANG! contro di te.",
    full: "Vagone privato: finché la tua mano è vuota, non puoi essere scelto come bersaglio di una carta BANG!.",
  },
  "GTR-RC-PRIV-2": {
    short: "Il Vagone privato non aiuta contro spari che non sono carte BANG!, o contro una deviata.",
    full: "Il Vagone privato non protegge contro Gatling, Revolver a lama, Rapina al treno, Vagone letto, Bagagliaio, l'Ironhorse, Duello, Indiani!, o un BANG! deviato da Evan Babbit.",
  },
  "GTR-RC-PRIV-3": {
    short: "Il Vagone privato guarda la tua mano quando si gioca la carta BANG!, mai dopo.",
    full: "Il Vagone privato si guarda quando si gioca la carta BANG!, mai dopo: svuotare la mano rispondendo a uno sparo non lo annulla. Suzy Lafayette di solito a quel punto ha già pescato, quindi la protegge solo quando non ci sono carte da pescare. Anche la mano di un fantasma dopo il suo turno è vuota.",
  },
  "GTR-RC-SLEE-1": {
    short: "Vagone letto: una volta in ogni turno, scarta un'altra tua carta blu, dalla mano o dal gioco, come BANG!.",
    full: "Vagone letto: una volta in ogni turno, di chiunque sia, puoi scartare un'altra delle tue carte blu, dal gioco o dalla mano, Vagoni compresi, come BANG!.",
  },
  "GTR-RC-SLEE-2": {
    short: "Nella tua Fase 2 il Vagone letto è uno sparo a tiro, fuori dal limite di BANG!, e non una carta BANG!.",
    full: "Nella tua Fase 2, il Vagone letto è uno sparo a un altro giocatore a tiro. È fuori dal limite di BANG! e non è una carta BANG!.",
  },
  "GTR-RC-SLEE-3": {
    short:
      "Contro gli Indiani! o in un Duello, il Vagone letto vale come il BANG! scartato, sempre una volta per turno.",
    full: "Contro gli Indiani! o in un Duello, il Vagone letto vale come la carta BANG! che scarti; sempre una sola volta in quel turno.",
  },
};
