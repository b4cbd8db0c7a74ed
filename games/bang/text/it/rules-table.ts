import type { RuleText } from "@trestle/kernel";
import type { tableRules as en } from "../en/rules-table.ts";

/** Words, secrets, setting up, roles, and the order in which everything is settled. */
export const tableRules: Record<keyof typeof en, RuleText> = {
  "BANG-TERM-1": {
    short:
      "Un giocatore è in gioco finché non è eliminato. Lo è anche un fantasma trattenuto o riportato dal Vagone fantasma.",
    full: "Sei in gioco finché non sei stato eliminato, o finché il Vagone fantasma ti tiene al tavolo come fantasma. Dove queste regole dicono «giocatore», «altro giocatore» o «numero di giocatori», intendono i giocatori in gioco, a meno che non dicano «che hanno iniziato la partita».",
  },
  "BANG-TERM-2": {
    short: "Una carta è in gioco quando sta scoperta davanti a un giocatore. I vagoni del treno non lo sono.",
    full: "Una carta è in gioco quando sta scoperta davanti a un giocatore. I Vagoni ancora agganciati dietro la Locomotiva non sono di nessuno e non sono in gioco.",
  },
  "BANG-TERM-3": {
    short: "Il giocatore di turno è quello a cui tocca.",
    full: "Il giocatore di turno è quello a cui tocca. Tutti gli altri giocatori possono soltanto rispondere a ciò che capita loro.",
  },
  "BANG-TERM-4": {
    short:
      "Una carta BANG! è una carta di nome BANG!, un Mancato! giocato così da Calamity Janet, o un Sacco di denaro che ne copia una.",
    full: "Quando una regola dice «carta BANG!», intende una carta di nome BANG!, un Mancato! che Calamity Janet gioca come BANG!, o un Sacco di denaro che copia un BANG!. Nient'altro è una carta BANG!, per quanto spari.",
  },
  "BANG-TERM-5": {
    short: "Uno sparo è tutto ciò che ti rende bersaglio di un BANG!. Molti spari vengono da altre carte.",
    full: "Uno sparo è qualsiasi effetto che rende un giocatore bersaglio di un BANG!. Ogni carta BANG! è uno sparo, ma sparano anche Gatling, Revolver a lama, Rapina al treno, Vagone letto, Bagagliaio e l'Ironhorse, e nessuno di questi è una carta BANG!.",
  },
  "BANG-TERM-6": {
    short:
      "Un effetto Mancato! è tutto ciò che vale un Mancato!: la carta, Schivato!, Cactus, Barile, Jourdonnais, Bagagliaio, Carro di coda.",
    full: "Una carta Mancato! è una carta con quel nome, o un BANG! che Calamity Janet usa come tale. Un effetto Mancato! è tutto ciò che contro uno sparo vale un Mancato!: una carta Mancato!, Schivato!, Cactus, un estrai! fortunato di un Barile o di Jourdonnais, Bagagliaio, Carro di coda.",
  },
  "BANG-TERM-7": {
    short: "L'autore di un effetto è chi lo ha giocato. La Dinamite e l'Ironhorse non hanno autore.",
    full: "L'autore di un effetto è il giocatore che ha giocato la carta o usato l'abilità. È l'autore a causare la perdita di vita e l'eliminazione che ne segue. La Dinamite e l'Ironhorse non hanno autore.",
  },
  "BANG-TERM-8": {
    short: "Le carte blu hanno il bordo blu, Vagoni compresi; le carte marroni il bordo marrone. Non ce ne sono altre.",
    full: "Le carte blu hanno il bordo blu e restano sul tavolo. I Vagoni contano come carte blu, a meno che una regola non dica altro. Le carte marroni hanno il bordo marrone e si consumano. Non ci sono carte di altri colori.",
  },
  "BANG-TERM-9": {
    short: "Pescare è prendere una carta in mano. Un estrai!, con il punto esclamativo, è una prova.",
    full: "Pescare una carta significa prenderla in mano. Un estrai!, con il punto esclamativo, è una prova: si scopre una carta, e il suo seme o il suo valore decide. Quella carta non va a nessuno.",
  },
  "BANG-TERM-10": {
    short:
      "Le tue carte in gioco sono tutte quelle davanti a te, chiunque ve le abbia messe, anche Prigione o Dinamite.",
    full: "Tutte le carte che stanno davanti a te sono tue carte in gioco, chiunque ve le abbia messe: anche una Prigione, una Dinamite, un Pianale del legname o un Vagone fantasma. Puoi usarle per pagare, scartarle per Carro di coda, Vagone letto, Carrozzone del circo o Rapina al treno, e scambiarle.",
  },
  "BANG-RES-1": {
    short:
      "Una carta, un'abilità, un estrai!, un movimento del treno o una presa è un effetto, concluso del tutto prima del seguente.",
    full: "Un effetto è tutto ciò che fa una di queste cose: una carta giocata, un'abilità o un Vagone, un effetto della Locomotiva, un'azione Vagone (pagare e prendere insieme), un movimento del treno con le abilità che provoca, un estrai! all'inizio di un turno, l'intera Fase 1, o l'intera Fase 3. Un effetto si conclude prima che cominci il seguente. Ogni sparo di una Rapina al treno e ogni passaggio di un effetto raddoppiato della Locomotiva sta da solo. Un intero Duello è un solo effetto, e così Gatling, Indiani!, Ricercato, Emporio e l'Ironhorse con tutti i loro bersagli.",
  },
  "BANG-RES-2": {
    short:
      "Una carta marrone va negli scarti nel momento in cui viene giocata, prima del suo effetto e di ogni risposta.",
    full: "Una carta marrone va in cima agli scarti nel momento in cui viene giocata, prima che faccia qualcosa e prima che qualcuno risponda. Le carte scartate o scoperte durante il suo effetto finiscono sopra di essa.",
  },
  "BANG-RES-3": {
    short:
      "Ogni effetto ha cinque momenti: risposte, ultimi punti vita, eliminazioni, abilità provocate, verifica della vittoria.",
    full: "Ogni effetto si risolve in cinque momenti. (1) Risposte: i bersagli, in senso orario, rispondono e subiscono ciò che viene; la vita si conta alla rovescia e le carte si spostano. (2) Ultimo punto vita: nello stesso ordine, chiunque sia a 0 o meno può tentare di salvarsi; il numero di giocatori è ancora quello prima di ogni eliminazione. (3) Eliminazioni, nello stesso ordine; chi aspetta qui la propria eliminazione non usa più abilità e non riceve più ricompense. (4) Abilità provocate, sempre in quest'ordine: Bart Cassidy, El Gringo, Suzy Lafayette, Rimborso; nessuna può provocarne una precedente, quindi basta un giro, e Suzy derubata dell'ultima carta con il Rimborso in gioco pesca per entrambi. (5) La verifica della vittoria.",
  },
  "BANG-RES-4": {
    short:
      "Una carta che colpisce più giocatori li fa cadere insieme: la vittoria si verifica una volta, dopo l'ultimo.",
    full: "Quando un effetto colpisce più giocatori, quelli che cadono cadono insieme. La vittoria si verifica una volta sola, quando tutti sono usciti, e mai nel frattempo.",
  },
  "BANG-RES-5": {
    short: "Chi non è in gioco viene saltato. Se il giocatore di turno esce, finisce l'effetto in corso, poi il turno.",
    full: "Un giocatore uscito dal gioco viene saltato da tutto ciò che doveva ancora toccargli. Se esce il giocatore di turno, si conclude ciò che si sta già risolvendo; poi il turno è finito, senza Fase 2, Fase 3 e pescate alla sua fine, e comincia il giocatore seguente.",
  },
  "BANG-RES-6": {
    short: "Puoi giocare una carta che non farà niente, purché le sue condizioni siano rispettate.",
    full: "Una carta si può giocare anche se non otterrà niente, una Birra con la vita al massimo o una Rapina al treno contro chi non ha carte in gioco, purché le condizioni e il bersaglio siano giusti.",
  },
  "BANG-RES-7": {
    short: "Non scarti né dai mai via carte soltanto perché lo vuoi.",
    full: "Non puoi mai scartare o dare via carte a piacere. Serve una regola, un costo o un effetto che lo dica.",
  },
  "BANG-RES-8": {
    short:
      "Quando il giocatore di turno esce, si completano l'effetto in corso e un eventuale Capolinea; poi comincia il seguente.",
    full: "Che cosa resta di un turno quando il suo giocatore esce dal gioco: durante l'avanzamento del treno all'inizio, si completa il Capolinea e non succede altro. Per la Dinamite: niente Prigione, niente Vagone ristorante, nessun altro passo. Nella Fase 2 (per un proprio Duello o Ricercato, per l'Ironhorse, o come fantasma che si separa dal Vagone fantasma): si completa l'effetto in corso, e l'intero Capolinea se il treno è arrivato; non ci sono né Fase 3 né pescate alla fine del turno. Ogni volta si verifica prima la vittoria; se la partita continua, comincia il giocatore seguente in senso orario dal posto vuoto. Un giocatore che diventa soltanto fantasma non è uscito dal gioco: il turno continua.",
  },
  "BANG-INFO-1": {
    short:
      "Visibili a tutti: personaggi, vita, carte in mano (quante), carte in gioco, ruoli mostrati, pile (quante), primo scarto, treno e stazioni.",
    full: "Tutti vedono i personaggi, i punti vita, il numero di carte in ogni mano, tutte le carte in gioco, il ruolo dello Sceriffo e i ruoli dei giocatori eliminati, la carta in cima agli scarti, il numero di carte in ogni pila, l'intero treno, la linea delle stazioni, il lato della Locomotiva in vista, e ogni carta scoperta per un estrai!.",
  },
  "BANG-INFO-2": {
    short:
      "Privati: la tua mano e il tuo ruolo, le carte che guardi, e una carta passata di nascosto fra due giocatori.",
    full: "Solo tu vedi la tua mano e il tuo ruolo, e le carte che guardi con Kit Carlson, Mappa o Vagone postale. Una carta data con il Vagone postale la vedono chi la dà e chi la riceve; una carta presa a caso da una mano la vedono il ladro e la vittima.",
  },
  "BANG-INFO-3": {
    short:
      "Nessuno vede l'ordine del mazzo, del mazzo dei Vagoni o delle stazioni di riserva, né gli scarti sotto il primo.",
    full: "Nessuno conosce l'ordine del mazzo, del mazzo dei Vagoni e delle stazioni coperte. Gli scarti sotto la prima carta non si possono sfogliare. Solo il Carro bestiame ne apre le tre in cima, e allora sotto gli occhi di tutti.",
  },
  "BANG-SETUP-1": {
    short: "I giocatori siedono in cerchio, in posti a caso se il tavolo non decide altrimenti.",
    full: "Sedetevi in cerchio. I posti sono a caso, se il tavolo non decide altrimenti.",
  },
  "BANG-SETUP-2": {
    short: "Date a ogni giocatore un ruolo coperto. Lo Sceriffo mostra il suo; gli altri lo tengono segreto.",
    full: "Prendete le carte ruolo per il vostro numero di giocatori, mescolatele e datene una coperta a ciascuno. Lo Sceriffo scopre la sua; tutti gli altri tengono segreta la propria.",
  },
  "BANG-SETUP-3": {
    short:
      "Date a ogni giocatore un personaggio scoperto, o due fra cui scegliere se il tavolo gioca con quell'opzione.",
    full: "Mescolate i personaggi, i sedici del gioco base e, con il treno, altri otto, e datene uno scoperto a ogni giocatore. Con un'opzione del tavolo ogni giocatore ne riceve due coperti, ne tiene uno, e tutti mostrano il proprio insieme.",
  },
  "BANG-SETUP-4": {
    short:
      "Cominci con tanti punti vita quanti sono i proiettili del personaggio, e mai di più. Lo Sceriffo ne ha uno in più.",
    full: "I proiettili sulla carta del tuo personaggio sono i punti vita con cui cominci e il massimo che puoi mai avere. Lo Sceriffo ne ha uno in più, all'inizio e come massimo.",
  },
  "BANG-SETUP-5": {
    short: "Mescolate le carte da gioco e pescatene quanti sono i vostri punti vita. Il resto è il mazzo.",
    full: "Mescolate le 96 carte da gioco, 80 del gioco base e 16 del treno; senza il treno prendete solo le 80. Ogni giocatore pesca tante carte quanti sono i suoi punti vita, compreso quello in più dello Sceriffo. Il resto è il mazzo; gli scarti cominciano vuoti.",
  },
  "BANG-SETUP-6": {
    short: "Preparate il treno. Lo Sceriffo fa il primo turno, e si gioca in senso orario.",
    full: "Preparate il treno, se giocate con esso. Lo Sceriffo fa il primo turno; si gioca in senso orario, verso sinistra.",
  },
  "BANG-SETUP-7": {
    short: "Appena il mazzo è vuoto, rimescolate gli scarti per formarne uno nuovo, tranne la carta che ha effetto.",
    full: "Appena il mazzo è vuoto, rimescolate gli scarti coperti per formare un nuovo mazzo. La carta il cui effetto si sta risolvendo resta indietro come scarto. Se entrambe le pile sono vuote, le pescate si saltano, e un estrai! vale come una carta che non corrisponde a niente.",
  },
  "BANG-SETUP-8": {
    short:
      "Le carte lasciano il mazzo una per una. Quelle appena scoperte o guardate restano fuori dal rimescolamento.",
    full: "Le carte lasciano il mazzo una per una, e dopo ognuna si controlla la pila. Due cose restano fuori dal rimescolamento: la carta il cui effetto si sta risolvendo (con un Sacco di denaro, il Sacco di denaro stesso), e le carte scoperte, guardate o messe in tavola che non hanno ancora raggiunto una mano o gli scarti: la prima carta di Lucky Duke, le carte di Mappa, Kit Carlson, Vagone postale, Emporio e Black Jack. Tutto il resto si rimescola, anche le risposte e i pagamenti dello stesso effetto. La carta di un normale estrai! si scarta prima, e quindi si rimescola. Le carte rimesse a posto vanno in cima al mazzo che c'è. Se le carte sono ancora troppo poche, bastano quelle che ci sono.",
  },
  "BANG-ROLE-1": {
    short:
      "I ruoli dipendono dal numero di giocatori: uno Sceriffo, fino a due Vice, due o tre Fuorilegge, un Rinnegato.",
    full: "Quattro giocatori: lo Sceriffo, due Fuorilegge e un Rinnegato. Cinque: si aggiunge un Vice. Sei: un terzo Fuorilegge. Sette: un secondo Vice. In tre si gioca una partita particolare, nel capitolo sulla vittoria.",
  },
  "BANG-ROLE-2": {
    short: "In otto ci sono due Rinnegati. Non sono una squadra: ciascuno vince solo come ultimo rimasto.",
    full: "Otto giocatori: lo Sceriffo, due Vice, tre Fuorilegge e due Rinnegati. I due Rinnegati non sono una squadra; ciascuno vince solo come ultimo giocatore in gioco.",
  },
  "BANG-ROLE-3": {
    short:
      "Sceriffo e Vice danno la caccia a Fuorilegge e Rinnegati, i Fuorilegge allo Sceriffo, un Rinnegato vuole restare l'ultimo.",
    full: "Lo Sceriffo e i Vice vogliono fuori gioco tutti i Fuorilegge e i Rinnegati. I Fuorilegge vogliono fuori gioco lo Sceriffo. Un Rinnegato vuole restare l'unico giocatore.",
  },
  "BANG-ROLE-4": {
    short: "Il tuo ruolo si mostra solo quando esci dal gioco o la partita finisce. Diventare fantasma non lo mostra.",
    full: "Un ruolo si scopre solo quando chi lo ha esce dal gioco, o quando la partita è finita. Diventare fantasma non è uscire dal gioco: il ruolo resta segreto.",
  },
  "BANG-ROLE-5": {
    short: "In otto non cambia altro: otto stazioni, un treno di tre Vagoni, nessuna ricompensa per un Rinnegato.",
    full: "In otto non cambia nient'altro: la linea ha otto delle tredici stazioni, c'è un solo treno di tre Vagoni, e non c'è ricompensa per chi elimina un Rinnegato.",
  },
};
