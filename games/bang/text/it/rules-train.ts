import type { RuleText } from "@trestle/kernel";
import type { trainRules as en } from "../en/rules-train.ts";

/** The train: setting it up, stations, moving and taking, the End of the Line and the Locomotive. */
export const trainRules: Record<keyof typeof en, RuleText> = {
  "GTR-SETUP-1": {
    short: "Mescolate i 16 Vagoni in un mazzo coperto, e le 13 stazioni coperte.",
    full: "Mescolate i 16 Vagoni in un mazzo dei Vagoni coperto. Mescolate coperte le 13 tessere stazione.",
  },
  "GTR-SETUP-2": {
    short: "Mettete in linea tante stazioni quanti sono i giocatori che hanno iniziato la partita.",
    full: "Scoprite tante stazioni quanti sono i giocatori e mettetele in linea da sinistra a destra. Ogni linea successiva ha la stessa lunghezza: conta il numero di giocatori che hanno iniziato la partita.",
  },
  "GTR-SETUP-3": {
    short: "Mettete la Locomotiva sotto la prima stazione, con un lato a caso in vista.",
    full: "Mettete la Locomotiva sotto la prima stazione, all'estremità sinistra, con un lato a caso in vista: Ironhorse o Leland.",
  },
  "GTR-SETUP-4": {
    short:
      "Mettete tre Vagoni scoperti dietro la Locomotiva. Sono fuori dalla linea, quindi nessuno può ancora prenderli.",
    full: "Mettete scoperti dietro la Locomotiva, alla sua sinistra, i primi tre Vagoni del mazzo: il primo accanto a essa, poi il secondo e il terzo. Sono ancora fuori dalla linea e non abbinati ad alcuna stazione.",
  },
  "GTR-SETUP-5": {
    short: "Un Vagone è abbinato alla stazione sopra di esso. La Locomotiva stessa non si può mai prendere.",
    full: "Un Vagone è abbinato alla stazione sotto cui si trova: il primo alla stazione un posto dietro la Locomotiva, il secondo a quella precedente, e così via. Un vagone fuori dalla linea non è abbinato. La Locomotiva non si può mai prendere in nessun modo.",
  },
  "GTR-STN-1": {
    short: "Una stazione mostra il prezzo del Vagone abbinato a essa.",
    full: "Una stazione mostra il prezzo del Vagone abbinato a essa. Boom Town: un BANG!. Catico: un Cat Balou o un Panico!. Creepy Creek: una carta di Picche. Crown's Hole: una Birra. Deathwood: una carta blu. Dodgeville: un Mancato!. Fort Wroth: una carta di valore 10, J, Q, K o A. Frisco: una carta di Fiori. Miner's Oath: una carta di Quadri. San Tafe: una carta di Cuori. Tombrock: 1 punto vita, ma mai l'ultimo. Virginia Town: due carte qualsiasi. Yooma: una carta di valore 2–9. Le carte si scartano.",
  },
  "GTR-STN-2": {
    short: "Puoi pagare con carte della tua mano e con carte in gioco davanti a te.",
    full: "Puoi pagare con carte della tua mano e con carte in gioco davanti a te, per Virginia Town anche con una di ciascun tipo. Va bene perfino una Dinamite o una Prigione che si trovi lì.",
  },
  "GTR-STN-3": {
    short: "Dove una stazione mostra una carta, paga solo una carta con esattamente quel nome.",
    full: "Dove una stazione mostra una carta, paga solo una carta con esattamente quel nome: niente Schivato! o Cactus per un Mancato!, niente Revolver a lama o Gatling per un BANG!, niente Saloon per una Birra. Lo scambio di Calamity Janet qui non vale.",
  },
  "GTR-STN-4": {
    short: "I Vagoni non hanno né seme né valore; possono pagare solo a Deathwood e Virginia Town.",
    full: "I Vagoni non hanno né seme né valore, quindi non pagano mai un prezzo in semi o valori. Pagano però a Deathwood, essendo carte blu, e a Virginia Town.",
  },
  "GTR-STN-5": {
    short:
      "Con un'opzione del tavolo, alle altre tredici si aggiunge una stazione in bianco con un prezzo a vostra scelta.",
    full: "C'è una tessera in bianco. Con un'opzione del tavolo si aggiunge alle tredici stazioni, con un prezzo che il tavolo concorda prima della partita.",
  },
  "GTR-STN-6": {
    short: "Il punto vita di Tombrock non ha autore. Un fantasma non può pagarlo.",
    full: "Il punto vita pagato a Tombrock si perde senza autore, e il Vagone arriva dopo il pagamento. Un fantasma non ha vita con cui pagare.",
  },
  "GTR-STN-7": {
    short:
      "I pagamenti vanno negli scarti, i Vagoni sotto il loro mazzo. Un fantasma che paga con il Vagone fantasma esce subito.",
    full: "Le carte con cui paghi vanno negli scarti, i Vagoni sotto il mazzo dei Vagoni. Puoi pagare con il tuo Vagone fantasma; un fantasma che lo fa esce subito dal gioco e non riceve niente.",
  },
  "GTR-TRN-1": {
    short: "Quando il treno avanza, Locomotiva e vagoni si spostano di una stazione, e tutti gli abbinamenti scorrono.",
    full: "Quando il treno avanza, la Locomotiva si sposta di una stazione e tutti i vagoni la seguono: tutti gli abbinamenti scorrono di uno.",
  },
  "GTR-TRN-2": {
    short: "Il treno avanza all'inizio di ogni turno dello Sceriffo, compresi il primo e i turni extra.",
    full: "Il treno avanza all'inizio di ogni turno dello Sceriffo: compresi il primissimo e un turno extra dato dal Vagone espresso.",
  },
  "GTR-TRN-3": {
    short: "Avanza anche con l'avanzamento gratuito, Prossima fermata e Zippy Roy; Tutto vapore lo porta alla fine.",
    full: "Il treno avanza anche con l'avanzamento gratuito prima di un'azione Vagone, con Prossima fermata e con Zippy Roy. Tutto vapore lo manda direttamente al Capolinea. Non c'è altro limite agli avanzamenti in un turno.",
  },
  "GTR-TRN-4": {
    short: "Per Shade O'Connor ognuno di questi movimenti è un avanzamento, anche Tutto vapore.",
    full: "Per Shade O'Connor ognuno di questi movimenti conta come un avanzamento, anche Tutto vapore.",
  },
  "GTR-TRN-5": {
    short: "Quando la Locomotiva lascia l'ultima stazione, il treno è al Capolinea, che si risolve subito.",
    full: "Quando la Locomotiva supera l'ultima stazione, il treno è al Capolinea, che si risolve subito.",
  },
  "GTR-TAKE-1": {
    short:
      "Una volta in ogni tuo turno, nella Fase 2, puoi prendere un Vagone abbinato pagando il prezzo della sua stazione.",
    full: "L'azione Vagone: una volta in ogni tuo turno, nella Fase 2, puoi prendere un Vagone abbinato pagando il prezzo della sua stazione.",
  },
  "GTR-TAKE-2": {
    short: "I Vagoni non abbinati non si possono prendere, nemmeno gratis.",
    full: "I Vagoni non abbinati non si possono prendere, nemmeno gratis con Sancho o con la Torre dell'acqua.",
  },
  "GTR-TAKE-3": {
    short:
      "Il Vagone entra in gioco davanti a te e funziona subito; Vagone fantasma e Pianale del legname possono andare altrove.",
    full: "Il Vagone che prendi si mette in gioco davanti a te. Il Vagone fantasma e il Pianale del legname si mettono davanti a un giocatore a tua scelta. Funziona subito; se è uno di quelli che si scartano per il loro effetto, puoi farlo nello stesso turno.",
  },
  "GTR-TAKE-4": {
    short: "Subito prima dell'azione Vagone puoi far avanzare una volta il treno gratis; poi devi pagare e prendere.",
    full: "L'avanzamento gratuito: subito prima dell'azione Vagone puoi far avanzare una volta il treno gratis. Poi devi portare a termine l'azione: pagare una stazione e prendere il suo Vagone. Solo una volta per turno, anche per Benny Brawler.",
  },
  "GTR-TAKE-5": {
    short: "Puoi avanzare gratis solo se dopo qualche Vagone è abbinato a una stazione che puoi pagare.",
    full: "Puoi dichiarare l'avanzamento gratuito solo se, dopo di esso, almeno un Vagone è abbinato a una stazione il cui prezzo puoi pagare con ciò che hai ora; a Sancho basta un Vagone abbinato. Scegli stazione e pagamento dopo l'avanzamento e dopo le abilità che provoca.",
  },
  "GTR-TAKE-6": {
    short: "Altri avanzamenti vengono prima o dopo l'intera azione, non fra l'avanzamento gratuito e la presa.",
    full: "Altri avanzamenti, con Prossima fermata, Zippy Roy o Tutto vapore, possono venire prima o dopo l'intera azione, ma non fra l'avanzamento gratuito e la presa.",
  },
  "GTR-TAKE-7": {
    short:
      "I Vagoni avuti con carte, Vagone salotto o Vulture Sam non contano per quello unico del turno. Quello gratis di Sancho sì.",
    full: "Non contano per l'unico Vagone per turno: la Torre dell'acqua, il Vagone salotto, e i Vagoni che ti arrivano con Panico!, Vagone passeggeri, Scambio o Vulture Sam. Il Vagone gratis di Sancho conta.",
  },
  "GTR-TAKE-8": {
    short: "Non sei mai obbligato a prendere un Vagone.",
    full: "Non sei mai obbligato a prendere un Vagone; puoi finire il turno senza.",
  },
  "GTR-GAP-1": {
    short: "Quando si prende un vagone, quelli dietro avanzano, e uno nuovo dal mazzo si aggiunge in coda.",
    full: "Quando si prende un vagone, quelli dietro avanzano di un posto, e il primo Vagone del mazzo si aggiunge come ultimo.",
  },
  "GTR-GAP-2": {
    short: "Un treno completo ha tre vagoni. Se il mazzo è scarso ne ha meno; la Locomotiva viaggia lo stesso.",
    full: "Un treno completo ha tre vagoni. Se il mazzo è scarso ce ne sono meno, magari nessuno; la Locomotiva si muove lo stesso e ha lo stesso il suo effetto.",
  },
  "GTR-GAP-3": {
    short: "Un treno con meno di tre vagoni aggancia subito il prossimo Vagone che arriva al mazzo.",
    full: "Ogni volta che il treno ha meno di tre vagoni e un Vagone arriva al mazzo, perché è stato scartato, si aggiunge subito in coda, finché sono tre; anche nel mezzo dell'azione di un altro giocatore.",
  },
  "GTR-GAP-4": {
    short:
      "Una presa in ordine: scegli la stazione, paga, il vagone parte, gli altri avanzano, il treno si completa, il vagone funziona.",
    full: "Una presa va in quest'ordine: si sceglie la stazione e con essa il Vagone; si scarta il pagamento (un Vagone fra le carte va sotto il mazzo, o si aggiunge a un treno incompleto); il Vagone scelto lascia il treno; i vagoni dietro avanzano; il treno si completa; il Vagone comincia a funzionare.",
  },
  "GTR-EOL-1": {
    short:
      "Al Capolinea: abilità d'arrivo, un'ultima occasione per prendere, l'effetto della Locomotiva, verifica della vittoria, una nuova linea.",
    full: "Il Capolinea, in quest'ordine. (1) Arrivo: Shade O'Connor, se non è il suo turno, e Manuelita usano le loro abilità, in senso orario dal giocatore di turno. (2) Ultima occasione: il giocatore di turno può prendere un Vagone abbinato se non ha ancora usato la presa di questo turno (Benny Brawler quanti ne vuole, Sancho gratis); dopo un avanzamento gratuito è questa la presa che deve fare. Qui non si giocano carte, e non c'è avanzamento gratuito. (3) L'effetto della Locomotiva, dal giocatore di turno in senso orario; dopo Tutto vapore per niente, o due volte. (4) La verifica della vittoria. (5) Una nuova linea: si mescolano tutte le stazioni e si forma una nuova linea, si mescolano i vagoni del treno nel mazzo dei Vagoni e si forma un nuovo treno alla prima stazione, e si gira la Locomotiva sull'altro lato.",
  },
  "GTR-EOL-2": {
    short: "Dopo la nuova linea il turno continua. All'inizio del turno dello Sceriffo il treno non avanza di nuovo.",
    full: "Dopo la nuova linea il turno continua da dove era stato interrotto. Se era l'inizio del turno dello Sceriffo, il treno non avanza per questo una seconda volta.",
  },
  "GTR-EOL-3": {
    short: "Se il giocatore di turno esce al Capolinea, il resto si fa comunque, a partire dal giocatore seguente.",
    full: "Se il giocatore di turno esce dal gioco durante l'ultima occasione o l'effetto della Locomotiva, tutto ciò che resta si fa comunque, anche un secondo passaggio di un effetto raddoppiato, a cominciare dal giocatore seguente in senso orario; poi comincia il turno seguente. Se esce dopo Tutto vapore prima di scegliere, l'effetto viene una volta.",
  },
  "GTR-EOL-4": {
    short: "I Vagoni davanti ai giocatori restano dove sono.",
    full: "I Vagoni che stanno davanti ai giocatori vi restano quando si forma una nuova linea.",
  },
  "GTR-EOL-5": {
    short: "Si può arrivare al Capolinea più volte in un turno.",
    full: "In un solo turno si può arrivare al Capolinea più volte.",
  },
  "GTR-EOL-6": {
    short:
      "Il movimento, ogni presa e ogni passaggio della Locomotiva sono effetti a sé, con le proprie abilità provocate.",
    full: "Il movimento, ogni presa dell'ultima occasione e ogni passaggio dell'effetto della Locomotiva sono effetti a sé. Così Suzy Lafayette, se Tutto vapore o il pagamento era la sua ultima carta, pesca prima che agisca la Locomotiva, e a quel punto sono risolti anche Rimborso e Bart Cassidy.",
  },
  "GTR-EOL-7": {
    short:
      "Solo il giocatore di turno muove il treno, quindi il Capolinea non interrompe mai una risposta o un Duello.",
    full: "Il treno si muove solo all'inizio del turno dello Sceriffo o per una giocata del giocatore di turno nella Fase 2. Quindi il Capolinea non interrompe mai una risposta, un Duello o il turno di un altro giocatore, e il giocatore di turno è sempre quello che ha mosso il treno.",
  },
  "GTR-LOC-1": {
    short: "La Locomotiva ha due lati e si gira dopo ogni Capolinea, anche se il suo effetto è stato ignorato.",
    full: "La Locomotiva è una carta con due lati. Si gira dopo ogni Capolinea, anche quando Tutto vapore ne ha annullato l'effetto.",
  },
  "GTR-LOC-2": {
    short:
      "Ironhorse: si spara a ogni giocatore, anche a quello di turno. Nessuno ne è l'autore: né ricompensa né penalità.",
    full: "Ironhorse: ogni giocatore, compreso quello di turno, è bersaglio di uno sparo senza autore. Non ci sono né ricompensa né penalità, ed El Gringo non prende niente; Bart Cassidy pesca. Se escono tutti insieme, vincono i Fuorilegge.",
  },
  "GTR-LOC-3": {
    short: "Leland: un Emporio per tutti i giocatori, per primo quello di turno.",
    full: "Leland: un Emporio che comincia dal giocatore di turno.",
  },
};
