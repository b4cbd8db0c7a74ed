import type { RuleText } from "@trestle/kernel";
import type { trainCardRules as en } from "../en/rules-train-cards.ts";

/** The sixteen playing cards and the eight characters that came with the train. */
export const trainCardRules: Record<keyof typeof en, RuleText> = {
  "GTR-PC-CACT-1": {
    short: "Cactus: un Mancato!; poi fai un estrai!: Cuori o Quadri ti dà 1 punto vita.",
    full: "Cactus: un effetto Mancato!; poi fai un estrai!: con Cuori o Quadri recuperi 1 punto vita. L'estrai! si fa anche se lo sparo richiede un secondo Mancato! e alla fine va a segno. Funziona con due giocatori in gioco.",
  },
  "GTR-PC-DRAG-1": {
    short: "Dragoon: un'arma di gittata 2; nel tuo turno puoi fare due spari soggetti al limite.",
    full: "Dragoon: un'arma di gittata 2. Il limite di BANG! del tuo turno è due invece di uno.",
  },
  "GTR-PC-EVAD-1": {
    short: "Schivato!: un Mancato!; se lo sparo è annullato, prendi in mano la carta da cui viene.",
    full: "Schivato!: un effetto Mancato!. Se alla fine lo sparo è annullato, con Schivato! come primo o secondo Mancato! contro Slab, prendi in mano la carta da cui viene lo sparo: il BANG!, il Mancato! con cui ha sparato Calamity Janet, Sacco di denaro, Gatling, Revolver a lama o Rapina al treno.",
  },
  "GTR-PC-EVAD-2": {
    short:
      "Contro l'Ironhorse, il Vagone letto o il Bagagliaio non c'è carta da prendere: Schivato! è soltanto un Mancato!.",
    full: "Contro l'Ironhorse, il Vagone letto o il Bagagliaio non è stata giocata nessuna carta, quindi Schivato! è soltanto un Mancato!.",
  },
  "GTR-PC-EVAD-3": {
    short: "Un Revolver a lama tornato nella mano del suo proprietario non si può prendere.",
    full: "Se il Revolver a lama è tornato nella mano del suo proprietario, con Schivato! non ricevi niente.",
  },
  "GTR-PC-EVAD-4": {
    short: "Contro Gatling o Rapina al treno prendi subito la carta; l'effetto continua senza.",
    full: "Contro Gatling o Rapina al treno prendi subito la carta; il suo effetto continua per i bersagli o le carte che restano.",
  },
  "GTR-PC-FULL-1": {
    short: "Tutto vapore: il treno va al Capolinea; fai ignorare o ripetere due volte l'effetto della Locomotiva.",
    full: "Tutto vapore: il treno va direttamente al Capolinea, ed è un solo avanzamento ovunque si trovasse. Quando tocca all'effetto della Locomotiva, scegli se viene ignorato o eseguito due volte di seguito, per tutti i giocatori. Tutto il resto al Capolinea succede una volta.",
  },
  "GTR-PC-KNIF-1": {
    short:
      "Revolver a lama: uno sparo a tiro soggetto al limite; prima un estrai!: J, Q, K o A te lo restituisce in mano.",
    full: "Revolver a lama: indica un altro giocatore a tiro, poi fai un estrai!: con J, Q, K o A riprendi la carta in mano. Poi viene lo sparo, in ogni caso. È soggetto al limite di BANG!.",
  },
  "GTR-PC-KNIF-2": {
    short: "Il Revolver a lama non è una carta BANG!: non risponde a Indiani! o Duello e non paga a Boom Town.",
    full: "Il Revolver a lama non è una carta BANG!: non è una risposta agli Indiani! o in un Duello, non paga a Boom Town, e Slab the Killer, Calamity Janet, Evan Babbit e il Vagone privato non c'entrano.",
  },
  "GTR-PC-MAP-1": {
    short: "Mappa: prima di pescare, guarda le due carte in cima al mazzo; puoi scartarne una.",
    full: "Mappa: nel tuo turno, dopo tutti gli estrai! del suo inizio e prima della Fase 1, guarda le due carte in cima al mazzo. Puoi scartarne una; ciò che resta rimane in cima nello stesso ordine.",
  },
  "GTR-PC-MONY-1": {
    short: "Sacco di denaro: nella tua Fase 2, copia la carta marrone in cima agli scarti, con nuovi bersagli.",
    full: "Sacco di denaro: nella tua Fase 2, se la carta in cima agli scarti è marrone, il Sacco di denaro ne ha l'effetto, con bersagli che scegli di nuovo.",
  },
  "GTR-PC-MONY-2": {
    short:
      "Il Sacco di denaro copia solo ciò che potresti giocare nella Fase 2: non Mancato!, Schivato! o Cactus, e non salva nessuno.",
    full: "Il Sacco di denaro copia solo ciò che si può giocare nella Fase 2: non Mancato!, Schivato! o Cactus. Non è una risposta a niente e non salva nessuno all'ultimo punto vita.",
  },
  "GTR-PC-MONY-3": {
    short: "Il Sacco di denaro non ha mai limite e non conta per il limite di BANG!, qualunque cosa copi.",
    full: "Il Sacco di denaro non è soggetto al limite di BANG! e non conta per esso, qualunque cosa copi.",
  },
  "GTR-PC-MONY-4": {
    short: "La copia vale come la carta copiata, ma la carta giocata, e che Schivato! prende, è il Sacco di denaro.",
    full: "Per tutto il resto la copia vale come la carta copiata: una carta BANG! per Slab, Vagone privato ed Evan Babbit, con il seme della carta copiata; un Duello o Indiani! per il Vagone dei detenuti; una Birra con due giocatori. Ma la carta giocata è il Sacco di denaro: Schivato! prende il Sacco di denaro, e quando riesce l'estrai! di un Revolver a lama copiato, è il Sacco di denaro a tornare in mano.",
  },
  "GTR-PC-MONY-5": {
    short:
      "Il Sacco di denaro copia l'effetto stampato della carta in cima, comunque sia finita lì; dev'essere giocabile ora.",
    full: "Il Sacco di denaro copia ciò che è stampato sulla carta in cima, a qualunque cosa sia servita. Un Mancato! con cui ha sparato Calamity Janet per esso non è un BANG!, e nemmeno Janet stessa può copiare un Mancato!. Va bene una carta marrone che si trova lì come pagamento, scarto o carta scoperta per un estrai!. Dev'essere giocabile ora: con un bersaglio, con un Vagone abbinato per la Torre dell'acqua, con una tua carta per lo Scambio. Dopo, il Sacco di denaro sta sopra la carta copiata; Schivato! prende solo il Sacco di denaro.",
  },
  "GTR-PC-WANT-1": {
    short: "Ricercato: pesca una carta; poi ogni giocatore, tu per primo, fa un estrai!: Picche costa 1 punto vita.",
    full: "Ricercato: pesca una carta. Poi ogni giocatore, a cominciare da te e in senso orario, fa un estrai!: con Picche perde 1 punto vita, e l'autore sei tu.",
  },
  "GTR-PC-WANT-2": {
    short: "Se il Ricercato elimina tutti i giocatori insieme, vincono i Fuorilegge.",
    full: "Se il Ricercato elimina tutti i giocatori insieme, vincono i Fuorilegge.",
  },
  "GTR-PC-NEXT-1": {
    short: "Prossima fermata: pesca una carta, poi il treno avanza di una stazione.",
    full: "Prossima fermata: pesca una carta, poi il treno avanza di una stazione. Hai la carta prima che cominci un eventuale Capolinea.",
  },
  "GTR-PC-REFU-1": {
    short:
      "Rimborso: pesca una carta ogni volta che un altro giocatore ti prende o scarta una carta, diversa dal Rimborso.",
    full: "Rimborso: ogni volta che un altro giocatore prende o scarta una delle tue carte, dalla mano o dal gioco, diversa da questo Rimborso, peschi una carta dal mazzo.",
  },
  "GTR-PC-REFU-2": {
    short:
      "Il Rimborso reagisce a Panico!, Cat Balou, Vagone passeggeri, Bagagliaio, Carro carbone, Jesse Jones ed El Gringo.",
    full: "Il Rimborso reagisce a Panico!, Cat Balou, Vagone passeggeri, Bagagliaio, Carro carbone, Jesse Jones ed El Gringo. Non reagisce a Rapina al treno, Carrozzone del circo, Scambio, ai tuoi scarti e pagamenti, o alla tua eliminazione.",
  },
  "GTR-PC-REFU-3": {
    short: "Una pescata per ogni carta presa, se il Rimborso è ancora in gioco quando l'effetto è finito.",
    full: "Il Rimborso dà una carta per ogni carta che un altro giocatore ha preso o scartato, e dev'essere ancora in gioco davanti a te quando l'effetto è finito. Le carte che dai tu (Vagone postale), le carte riprese o intercettate (Revolver a lama, Schivato!) e le carte che scarti tu stesso su richiesta non contano.",
  },
  "GTR-PC-STRB-1": {
    short:
      "Cassaforte: alla fine del tuo turno, dopo aver scartato, pesca una carta. Anche quando sei rimasto in Prigione.",
    full: "Cassaforte: alla fine del tuo turno, dopo aver scartato, pesca una carta. Non puoi giocarla in quel turno. Peschi anche quando sei rimasto in Prigione.",
  },
  "GTR-PC-SWIT-1": {
    short:
      "Scambio: scambia una delle tue carte in gioco con una carta in gioco di un altro giocatore, a qualsiasi distanza.",
    full: "Scambio: scambia una carta che hai in gioco con una carta che un altro giocatore ha in gioco, a qualsiasi distanza. Le due cambiano posto nello stesso momento.",
  },
  "GTR-PC-SWIT-2": {
    short:
      "Nessuno Scambio che dia a qualcuno due carte con lo stesso nome, o allo Sceriffo Prigione o Vagone fantasma. Ti serve una carta.",
    full: "Uno Scambio non è permesso se poi uno di voi avrebbe due carte con lo stesso nome, se Prigione o Vagone fantasma andrebbe allo Sceriffo, o se non hai carte in gioco.",
  },
  "GTR-PC-SWIT-3": {
    short: "Chi riceve un'arma con lo Scambio scarta ogni altra arma che ha in gioco.",
    full: "Un giocatore che riceve un'arma con lo Scambio scarta ogni altra arma che ha in gioco.",
  },
  "GTR-PC-SWIT-4": {
    short: "Prendere il Vagone fantasma a un fantasma lo fa subito uscire; un fantasma che lo dà via esce da sé.",
    full: "Se con lo Scambio ricevi il Vagone fantasma da un fantasma, il fantasma è subito fuori, e la carta che hai dato si scarta con il resto. Un fantasma può dare via il proprio Vagone fantasma, con lo stesso risultato per sé.",
  },
  "GTR-PC-SWIT-5": {
    short: "I vagoni del treno non si possono scambiare.",
    full: "I vagoni del treno non si possono scambiare.",
  },
  "GTR-PC-SWIT-6": {
    short: "I nomi uguali si giudicano dopo lo scambio e prima che si scarti un'arma; uguale per uguale è permesso.",
    full: "Se qualcuno avrebbe due carte con lo stesso nome si giudica dopo lo scambio e prima che si scarti un'arma. Barile per Barile è permesso, anche se inutile. Un'arma con lo stesso nome di una che chi la riceve tiene viene rifiutata, non sostituita. Arma per arma: nessuno scarta niente.",
  },
  "GTR-PC-ROBB-1": {
    short:
      "Rapina al treno: per ogni sua carta in gioco, un altro giocatore la scarta o subisce uno sparo. Soggetta al limite.",
    full: "Rapina al treno: scegli un altro giocatore a qualsiasi distanza. Per ogni carta che ha in gioco quando la giochi, in un ordine a sua scelta, decide: scartarla, o essere bersaglio di uno sparo di cui l'autore sei tu. Può decidere diversamente per ogni carta. È soggetta al limite di BANG!.",
  },
  "GTR-PC-ROBB-2": {
    short: "Ogni sparo di una Rapina al treno è a sé. Una carta uscita nel frattempo dal gioco non richiede decisione.",
    full: "Ogni sparo di una Rapina al treno è un effetto a sé con le proprie risposte. Una carta uscita nel frattempo dal gioco, per esempio spesa con il Carro di coda, non richiede più una decisione. Se il bersaglio esce dal gioco, la rapina è finita.",
  },
  "GTR-PC-ROBB-3": {
    short: "Una carta per cui il rapinato ha scelto uno sparo resta in gioco, colpito o mancato.",
    full: "Una carta per cui il giocatore rapinato ha scelto uno sparo resta in gioco, che lo sparo vada a segno o no.",
  },
  "GTR-PC-WATR-1": {
    short: "Torre dell'acqua: prendi gratis un Vagone abbinato, se c'è. Non conta per l'unico del turno.",
    full: "Torre dell'acqua: prendi gratis un Vagone abbinato. Prima non c'è avanzamento gratuito, e non conta per l'unico Vagone per turno. Non si può giocare se nessun Vagone è abbinato.",
  },
  "GTR-CH-BENN-1": {
    short:
      "Benny Brawler: nel suo turno può prendere quanti Vagoni vuole, pagandoli uno per uno; un solo avanzamento gratuito.",
    full: "Benny Brawler (4): nel suo turno può fare l'azione Vagone quante volte vuole, pagando ogni volta. L'avanzamento gratuito resta uno solo per turno.",
  },
  "GTR-CH-EVAN-1": {
    short:
      "Evan Babbit: può scartare una carta del seme di una carta BANG! per deviarla su un altro giocatore a distanza 1.",
    full: "Evan Babbit (4): quando è bersaglio di una carta BANG!, può scartare dalla mano una carta dello stesso seme di quel BANG! per renderne bersaglio un altro giocatore, che vede a distanza 1.",
  },
  "GTR-CH-EVAN-2": {
    short: "Evan non può deviare su chi spara, né in due. Chi spara resta l'autore; la gittata non conta.",
    full: "Evan Babbit non può deviare uno sparo su chi ha sparato, e per niente con due giocatori in gioco. Il nuovo bersaglio non deve per forza essere a tiro di chi spara e può avere il Vagone privato. L'autore resta chi ha sparato, e un BANG! di Slab richiede sempre due Mancato!.",
  },
  "GTR-CH-EVAN-3": {
    short: "Evan deve deviare prima di usare qualsiasi altra risposta a quello sparo.",
    full: "Evan Babbit può deviare uno sparo solo prima di usare contro di esso qualsiasi altra risposta.",
  },
  "GTR-CH-JIMM-1": {
    short:
      "Jimmy Texas: pesca una carta alla fine del suo turno, dopo aver scartato, anche quando è rimasto in Prigione.",
    full: "Jimmy Texas (4): alla fine del suo turno, dopo aver scartato, pesca una carta, che non può giocare in quel turno. Pesca anche quando è rimasto in Prigione, e in aggiunta alla Cassaforte.",
  },
  "GTR-CH-MANU-1": {
    short: "Manuelita: pesca 2 carte ogni volta che il treno arriva al Capolinea, prima del suo effetto.",
    full: "Manuelita (4): ogni volta che il treno arriva al Capolinea, nel turno di chiunque, pesca subito due carte, prima dell'effetto della Locomotiva.",
  },
  "GTR-CH-SANC-1": {
    short: "Sancho: può fare gratis la sua unica azione Vagone del turno.",
    full: "Sancho (3): può fare la sua azione Vagone senza pagare; l'avanzamento gratuito prima di essa è permesso. È comunque la sua unica presa del turno, non una in più.",
  },
  "GTR-CH-BLAZ-1": {
    short: "Sgt. Blaze: quando un suo effetto riguarda più giocatori, può esentarne uno, anche se stesso.",
    full: "Sgt. Blaze (5): quando una sua carta o un suo effetto riguarda più giocatori (Gatling, Indiani!, Saloon, Emporio, Ricercato, Carrozzone del circo, e le loro copie con il Sacco di denaro), può esentare un giocatore, anche se stesso.",
  },
  "GTR-CH-BLAZ-2": {
    short: "Nel suo Emporio o con Leland si mette in tavola una carta in meno, e l'esentato non ne riceve.",
    full: "Con Emporio e Leland si mette in tavola una carta in meno, e il giocatore che Sgt. Blaze esenta non ne riceve.",
  },
  "GTR-CH-BLAZ-3": {
    short: "Blaze esenta anche dall'effetto della Locomotiva nel proprio turno, di nuovo per ogni passaggio.",
    full: "Sgt. Blaze può esentare un giocatore anche dall'effetto della Locomotiva nel proprio turno; quando è raddoppiato, sceglie di nuovo per ogni passaggio.",
  },
  "GTR-CH-BLAZ-4": {
    short: "L'esenzione si dichiara apertamente prima di sapere qualcosa; l'esentato non è affatto un bersaglio.",
    full: "Sgt. Blaze dichiara l'esenzione quando gioca la carta o scarta il Vagone; per un effetto della Locomotiva subito prima che cominci, dopo la scelta di Tutto vapore e prima che si metta in tavola una carta. Tutti lo vedono. Un giocatore esentato non è affatto un bersaglio: nessuna risposta, nessun estrai!, nessuna carta. Se esenta se stesso dal proprio Ricercato ne pesca comunque la carta. Rapina al treno, Vagone salotto e Vagone postale non riguardano più giocatori.",
  },
  "GTR-CH-SHAD-1": {
    short:
      "Shade O'Connor: ogni volta che il treno avanza fuori dal suo turno, può scartare una carta per pescarne una.",
    full: "Shade O'Connor (4): ogni volta che il treno avanza e non è il suo turno, può scartare una carta dalla mano per pescarne una; al Capolinea lo fa prima dell'effetto della Locomotiva.",
  },
  "GTR-CH-ZIPP-1": {
    short:
      "Zippy Roy: una volta nel suo turno può far avanzare il treno di una stazione, oltre all'avanzamento gratuito.",
    full: "Zippy Roy (5): una volta nel suo turno, nella Fase 2, può far avanzare il treno di una stazione. Di per sé questo non dà nessun Vagone, e non ha niente a che fare con l'avanzamento gratuito.",
  },
};
