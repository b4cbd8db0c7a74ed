import type { RuleText } from "@trestle/kernel";
import type { boxRules as en } from "../en/rules-box.ts";

/** What is in the box, and the three maps: land, track and train. */
export const boxRules: Record<keyof typeof en, RuleText> = {
  "HEIST-NAME-1": {
    short:
      "La terra recintata si chiama Pascolo Chiuso, la sua carta Chiusura del pascolo, chi passa Trailblazer; l'Ultima Corda conta le città non pagate.",
    full: "Questi nomi sono nostri. La terra che non si può attraversare a cavallo è Pascolo Chiuso, segnato da un palo di recinto con una tavola; la Carta Evento che alza il recinto è Chiusura del pascolo; la Carta Ricercato che ti lascia passare è Trailblazer. Le città non pagate si contano sull'Ultima Corda, un lazo con tre nodi e un cartellino con il teschio. Nel gioco queste cose non hanno altri nomi da nessuna parte.",
  },
  "HEIST-NAME-2": {
    short: "Pascolo chiuso è il modo in cui gli allevatori chiamano la terra recintata: indica terra, non persone.",
    full: "Pascolo chiuso è il nome che gli allevatori danno alla terra recintata che nessuno può attraversare a cavallo, il contrario del pascolo aperto. Il nome parla della terra e di nessuno che ci viva.",
  },
  "HEIST-NAME-3": {
    short: "Regole, carte, mappe e registro usano tutti gli stessi nomi.",
    full: "I nomi di questo capitolo valgono ovunque: in queste regole, sulle carte e sulle mappe, nel registro e in tutto ciò che viene letto ad alta voce.",
  },
  "HEIST-NAME-4": {
    short: "Nei file del gioco ci sono soltanto i nomi mostrati qui.",
    full: "I file del gioco contengono soltanto i nomi mostrati a chi gioca. I nomi che non si mostrano non vi sono conservati da nessuna parte.",
  },
  "HEIST-COMP-1": {
    short:
      "35 Carte Poker, 21 Carte Evento, 12 Carte Ricercato, 21 Tessere Bottino, 5 vagoni, 4 cowboy, 2 cavalli, 1 Sceriffo e segnalini.",
    full: "La scatola contiene un tabellone (in alto la Mappa del treno, in basso la Mappa principale), 35 Carte Poker, 21 Carte Evento, 12 Carte Ricercato, 21 Tessere Bottino, 3 segnalini Pascolo Chiuso, 3 segnalini Proiettile, 2 segnalini Scambio, la freccia grande Train Heist, la freccia piccola della velocità del treno, il segnalino dell'Ultima Corda, un segnalino dell'obiettivo, un sacco per il bottino, 5 vagoni, 4 cowboy, 2 cavalli, 1 Sceriffo e 40 Gettoni Bottino, dieci nel colore di ogni cowboy.",
  },
  "HEIST-COMP-2": {
    short: "Il solitario non ha bisogno di segnalini propri: il tavolo mostra di chi è il turno.",
    full: "Una partita in solitario non ha bisogno di altri segnalini. È il tavolo stesso a mostrare a quale dei tuoi cowboy tocca.",
  },
  "HEIST-COMP-3": {
    short:
      "Le quantità e le regole sono certe. Sono ricostruite la composizione di carte e tessere, quasi tutte le Carte Ricercato ed entrambe le mappe.",
    full: "Non tutto in questa edizione viene dal gioco stampato. Sono certi tutte le quantità, i tre semi e i numeri da 1 a 10, i tipi di richieste sulle tessere, i quattro tipi di Carte Evento con due Accelerazioni fra loro, le caratteristiche di entrambe le mappe e ogni regola. Sono ricostruiti, cioè fatti da noi perché tornino: quante carte ci sono di ogni seme e numero; quante volte compare ogni richiesta, i numeri elencati e i nomi dei passeggeri; dodici carte Sceriffo, tre del pascolo e quattro degli scambi; cinque titoli Ricercato, undici missioni e dieci abilità; il percorso del binario e le caselle della Mappa principale; le caselle dentro e sopra il treno; i nomi dei livelli di difficoltà; due dei quattro colori. Chi ospita e possiede la scatola può dare a un tavolo un altro file di edizione.",
  },
  "HEIST-CARD-1": {
    short: "Revolver, Borsa e Serratura, ciascuno da 1 a 10, e cinque Jolly senza seme né numero.",
    full: "Il mazzo Poker ha 35 carte: una per ogni numero da 1 a 10 in ciascuno dei semi Revolver, Borsa e Serratura, e cinque Jolly senza seme né numero.",
  },
  "HEIST-CARD-2": {
    short: "L'Asso vale 1 e nient'altro: 1-2-3 è una scala, 9-10-1 non lo è.",
    full: "L'Asso vale 1 e mai altro. I numeri non continuano da 10 a 1: 1-2-3 è una scala, 9-10-1 non lo è.",
  },
  "HEIST-CARD-3": {
    short:
      "Un Jolly giocato per una richiesta si dichiara come un numero o come un seme, e tale resta per tutta la giocata.",
    full: "Un Jolly giocato per soddisfare una richiesta si dichiara o come un numero o come un seme, mai come entrambi. Conserva quell'unico significato per tutto ciò che la giocata paga, anche se paga due tessere. A questo tavolo non serve dirlo: i tuoi Jolly valgono ciò che fa quadrare le carte.",
  },
  "HEIST-CARD-4": {
    short: "Nessuno tiene mai più di cinque Carte Poker; sei con un 6-Shooter attivo.",
    full: "Il limite della mano è di cinque carte, o di sei per chi ha un 6-Shooter attivo. Vale in ogni momento, nel tuo turno e in quello di chiunque altro.",
  },
  "HEIST-CARD-5": {
    short: "Pescata l'ultima carta, gli scarti si rimescolano subito in un nuovo mazzo; non si scopre nessuna carta.",
    full: "Appena si pesca l'ultima carta del mazzo Poker, gli scarti vengono rimescolati in un nuovo mazzo e la loro pila ricomincia vuota; per questo non si scopre nessuna carta. La carta appena pescata non viene rimescolata; se va scartata, apre la nuova pila. Se non c'è niente da rimescolare, il mazzo resta vuoto finché non si deve pescare e la pila ha delle carte; se sono vuoti entrambi, pescare non porta niente.",
  },
  "HEIST-METER-1": {
    short: "La velocità del treno va da 1 a 5.",
    full: "Il Tachimetro mostra di quante caselle avanza il treno in ogni turno: da 1 a 5, mai di più.",
  },
  "HEIST-METER-2": {
    short: "Il Contabottino conta da 0 le tessere consegnate; l'obiettivo sta fra 10 e 20.",
    full: "Il Contabottino di Train Heist parte da 0 e conta ciò che la banda consegna. L'obiettivo è un numero da 10 a 20: da 10 a 12 è un Raccordo, da 13 a 15 una Linea secondaria, da 16 a 18 la Linea principale, 19 e 20 l'Espresso.",
  },
  "HEIST-METER-3": {
    short: "L'Ultima Corda ha tre nodi e poi il teschio: alla terza città non pagata la partita è persa.",
    full: "Il segnalino dell'Ultima Corda parte dal nodo 1 e scende di un passo per ogni città che non si può pagare: nodo 2, nodo 3, teschio. Al teschio, cioè alla terza città non pagata, la partita è persa.",
  },
  "HEIST-MAP-1": {
    short:
      "Il canyon in mezzo, tre città a stelle d'oro, due bivi, un bordo della mappa, una galleria, cinque mesa, tre cactus.",
    full: "Il Crackpot Canyon sta in mezzo. Le Città A, B e C stanno ciascuna accanto a una casella di binario con una stella. C'è un bivio in alto e uno in basso vicino alla Città C, e da ciascuno un binario esce dalla mappa, uno a nord e uno a sud. A ovest il binario passa in una galleria. Cinque mesa sbarrano la strada. Tre cactus stanno fuori dal binario, ciascuno rivolto a una casella di binario verso il centro. Il treno parte dalla Città A, in senso antiorario.",
  },
  "HEIST-MAP-2": {
    short: "61 caselle. Due sono adiacenti solo se hanno un confine in comune; gli angoli non contano.",
    full: "La Mappa principale ha 61 caselle: 34 di binario, 3 città, 3 cactus, il canyon e 20 di altra terra. Due caselle sono adiacenti solo dove hanno in comune un confine che si può passare; toccarsi in un angolo non basta.",
  },
  "HEIST-MAP-3": {
    short: "Le mesa non sono caselle: niente vi entra, solo la galleria ne attraversa una.",
    full: "Una mesa è roccia, non una casella. Niente e nessuno vi entra. Solo la galleria ne attraversa una, la Mesa Cava.",
  },
  "HEIST-MAP-4": {
    short: "Su una casella può stare qualsiasi numero di cowboy e cavalli.",
    full: "Sulla stessa casella può stare qualsiasi numero di cowboy e di cavalli.",
  },
  "HEIST-MAP-5": {
    short: "Il Cactus nord chiude anche il Binario 2, il Cactus est il Binario 24, il Cactus sud il Binario 14.",
    full: "Ogni cactus è rivolto a una casella di binario, che si chiude insieme a lui: il Cactus nord con il Binario 2, il Cactus est con il Binario 24, il Cactus sud con il Binario 14.",
  },
  "HEIST-MAP-6": {
    short: "I contorni sulla mappa disegnata sono le caselle; insieme la coprono senza vuoti.",
    full: "Sulla mappa disegnata ogni casella ha un contorno, e contorni e mesa la coprono senza vuoti: ciò che indichi è ciò che ottieni.",
  },
  "HEIST-RAIL-1": {
    short: "L'anello ha 32 caselle, contate in senso antiorario dal Bivio alto; il Bivio basso è la numero 16.",
    full: "Il binario è un anello di 32 caselle, numerate in senso antiorario dal centro in alto. La numero 0 è il Bivio alto, la numero 16 il Bivio basso.",
  },
  "HEIST-RAIL-2": {
    short: "I Binari di bordo nord e sud si seguono oltre il bordo della mappa, solo per il treno.",
    full: "Il Binario di bordo nord sta fra il Bivio alto e il bordo settentrionale, il Binario di bordo sud fra il Bivio basso e il bordo meridionale. Un treno che esce da un bordo rientra dall'altro, quindi per il treno queste due caselle si seguono. Per persone e cavalli non sono adiacenti.",
  },
  "HEIST-RAIL-3": {
    short: "Persone e cavalli possono camminare lungo il binario, casella per casella.",
    full: "Le caselle di binario che si seguono sull'anello sono adiacenti anche per persone e cavalli, e così ogni bivio e il suo binario di bordo.",
  },
  "HEIST-RAIL-4": {
    short:
      "Stelle d'oro alle Città A, C e B: un evento e la città. Stelle d'argento sui Binari 2, 11 e 22: solo un evento.",
    full: "Le stelle d'oro sono sulle caselle di binario 5 (Città A), 18 (Città C) e 27 (Città B): portano una Carta Evento e poi fanno agire la città. Le stelle d'argento sono su 2, 11 e 22: portano soltanto una Carta Evento.",
  },
  "HEIST-RAIL-5": {
    short: "I Binari 7, 8 e 9 sono la galleria, aperta solo lungo il binario; 6 e 10 sono gli imbocchi.",
    full: "La galleria è fatta dalle caselle di binario 7, 8 e 9. Ognuna tocca solo le due vicine sul binario, quindi a piedi o a cavallo vi si entra dagli imbocchi, le caselle 6 e 10, che sono normale binario scoperto.",
  },
  "HEIST-RAIL-6": {
    short:
      "Il verde tiene il treno sull'anello, il rosso lo manda oltre il bordo; dal bordo, verde è antiorario, rosso orario.",
    full: "A un bivio il treno esce per la via del lato in vista. Verde: un treno sull'anello ci resta. Rosso: un treno sull'anello, in qualunque verso vada, esce oltre il bordo della mappa. Un treno che entra dal bordo gira in senso antiorario con il verde e in senso orario con il rosso. Così ogni tratto prosegue, in entrambi i versi, e non ci sono vicoli ciechi.",
  },
  "HEIST-RAIL-7": {
    short: "I due bivi e i due binari di bordo sono quattro caselle in fila: un treno può occuparle tutte.",
    full: "Il Bivio alto, i due binari di bordo e il Bivio basso sono quattro caselle di binario in fila. Un treno di cinque può quindi stare su entrambi i bivi e su entrambi i lati della mappa insieme.",
  },
  "HEIST-RAIL-8": {
    short: "Entrambi verdi: tutto l'anello, 32 caselle, tre città. In ogni altro caso: una metà, 19 caselle.",
    full: "Verde in alto e in basso: tutto l'anello, 32 caselle, Città A, C e B. Verde e rosso: la metà occidentale e il bordo, 19 caselle, Città A. Rosso e verde: la metà orientale e il bordo, 19 caselle, Città C e B. Rosso e rosso: una delle due metà, percorsa in senso orario, 19 caselle.",
  },
  "HEIST-TMAP-1": {
    short:
      "Dalla testa alla coda: 1 locomotiva, 2 Carro prigione, 3 vagone A, 4 vagone B, 5 carro di coda, cioè il vagone C.",
    full: "La Mappa del treno mostra cinque sezioni dalla testa (a sinistra) alla coda (a destra): 1 la locomotiva, 2 il Carro prigione con il carbone, 3 la Carrozza A, 4 la Carrozza B, 5 il carro di coda, cioè il vagone C. Ogni sezione viaggia sul vagone dello stesso numero nella Mappa principale.",
  },
  "HEIST-TMAP-2": {
    short:
      "Ogni sezione ha un'Entrata/Uscita in coda; i vagoni da A a C un interno con due riquadri; le sezioni da 2 a 5 un tetto.",
    full: "Ogni sezione ha una casella Entrata/Uscita all'estremità posteriore. Le sezioni 3, 4 e 5 hanno una casella interna, ciascuna con due riquadri per il bottino. Le sezioni da 2 a 5 hanno un tetto; quello della sezione 2 è il mucchio di carbone. La prigione è nella sezione 2 e non è una casella su cui si cammina.",
  },
  "HEIST-TMAP-3": {
    short:
      "Il pavimento unisce interni ed Entrate/Uscite da 2 a 5; i tetti sono in fila; le scalette stanno solo alle Entrate/Uscite.",
    full: "Lungo il pavimento: Entrata/Uscita 2, interno A, Entrata/Uscita 3, interno B, Entrata/Uscita 4, interno C, Entrata/Uscita 5. In alto: mucchio di carbone, tetto A, tetto B, tetto C. Le scalette portano dall'Entrata/Uscita 1 al mucchio di carbone, dalle Entrate/Uscite 2, 3 e 4 ai tetti su entrambi i lati, e dall'Entrata/Uscita 5 al tetto C. Nessuna botola porta dall'interno a un tetto, e le Entrate/Uscite 1 e 2 non sono collegate: per superare il carro del carbone bisogna scavalcarlo.",
  },
  "HEIST-TMAP-4": {
    short: "Una casella appartiene alla sezione di cui porta il numero; galleria e discesa dipendono da quella.",
    full: "Ogni casella del treno appartiene alla sezione del suo numero. Se è in galleria, e dove si può scendere, dipende da dove sta il vagone di quella sezione.",
  },
  "HEIST-TMAP-5": {
    short:
      "Lo Sceriffo va dall'Entrata/Uscita 2 alla 5 e parte dentro il vagone B; l'Entrata/Uscita 1 è fuori dalla sua portata.",
    full: "La linea dello Sceriffo è Entrata/Uscita 2, interno A, Entrata/Uscita 3, interno B, Entrata/Uscita 4, interno C, Entrata/Uscita 5. Parte dal mezzo, dentro il vagone B. Non può arrivare all'Entrata/Uscita 1, perché l'unica via passa sopra un tetto.",
  },
};
