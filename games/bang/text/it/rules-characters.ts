import type { RuleText } from "@trestle/kernel";
import type { characterRules as en } from "../en/rules-characters.ts";

/** The sixteen characters of the base game. */
export const characterRules: Record<keyof typeof en, RuleText> = {
  "BANG-CH-BART-1": {
    short: "Bart Cassidy: pesca una carta per ogni punto vita che perde, qualunque sia la causa.",
    full: "Bart Cassidy (4): per ogni punto vita che perde pesca una carta dal mazzo. Conta ogni causa: spari, Dinamite (tre carte), il prezzo di Tombrock. Dev'essere ancora in gioco quando le eliminazioni sono finite.",
  },
  "BANG-CH-BLAC-1": {
    short: "Black Jack: mostra la seconda carta che pesca nella Fase 1; Cuori o Quadri gliene dà una terza.",
    full: "Black Jack (4): nella Fase 1 mostra la seconda carta che pesca. Se è di Cuori o Quadri, pesca una terza carta, che non mostra.",
  },
  "BANG-CH-CALA-1": {
    short:
      "Calamity Janet: può usare i BANG! come Mancato! e i Mancato! come BANG!, anche in un Duello e contro gli Indiani!.",
    full: "Calamity Janet (4): può usare qualsiasi carta BANG! come Mancato! e qualsiasi Mancato! come BANG!, anche in un Duello e contro gli Indiani!. Un Mancato! che gioca come BANG! è una carta BANG! sotto ogni aspetto: limite, distanza, Vagone privato, Evan Babbit.",
  },
  "BANG-CH-CALA-2": {
    short: "Janet scambia solo carte di nome BANG! e Mancato!, e le stazioni vogliono proprio la carta che mostrano.",
    full: "Lo scambio di Calamity Janet vale solo per le carte di nome BANG! e Mancato!: non per Schivato!, Cactus, Revolver a lama o Gatling. Alle stazioni le serve proprio la carta che mostrano.",
  },
  "BANG-CH-GRIN-1": {
    short:
      "El Gringo: per ogni punto vita che un altro giocatore gli fa perdere, prende una carta a caso dalla sua mano.",
    full: "El Gringo (3): per ogni punto vita che perde per un effetto il cui autore è un altro giocatore, prende una carta a caso dalla mano di quel giocatore, finché ce ne sono. Non per la Dinamite, l'Ironhorse, Tombrock, il proprio Duello o il proprio Ricercato.",
  },
  "BANG-CH-JESS-1": {
    short: "Jesse Jones: può prendere la prima carta della Fase 1 a caso dalla mano di un altro giocatore.",
    full: "Jesse Jones (4): può prendere la prima carta della Fase 1 a caso dalla mano di un altro giocatore. La seconda viene dal mazzo.",
  },
  "BANG-CH-JOUR-1": {
    short: "Jourdonnais: ha sempre un Barile, oltre a uno vero: fino a due estrai! contro ogni sparo.",
    full: "Jourdonnais (4): ha sempre un Barile. Se ne ha anche uno vero, può fare due estrai! contro ogni sparo.",
  },
  "BANG-CH-KITC-1": {
    short: "Kit Carlson: nella Fase 1 guarda le tre carte in cima, ne prende due, rimette la terza in cima.",
    full: "Kit Carlson (4): nella Fase 1 guarda le tre carte in cima al mazzo, ne prende due, e rimette la terza in cima, coperta.",
  },
  "BANG-CH-LUCK-1": {
    short: "Lucky Duke: scopre due carte per ogni estrai! che fa e sceglie quella che conta.",
    full: "Lucky Duke (4): per ogni estrai! che fa scopre due carte e sceglie quella che conta. Entrambe si scartano, quella scelta in cima.",
  },
  "BANG-CH-PAUL-1": {
    short: "Paul Regret: ha sempre un Mustang, oltre a uno vero: gli altri lo vedono a distanza aumentata di 1.",
    full: "Paul Regret (3): ha sempre un Mustang, in aggiunta a uno vero.",
  },
  "BANG-CH-PEDR-1": {
    short: "Pedro Ramirez: può prendere la prima carta della Fase 1 dalla cima degli scarti.",
    full: "Pedro Ramirez (4): può prendere la prima carta della Fase 1 dalla cima degli scarti, se ce n'è una. La seconda viene dal mazzo.",
  },
  "BANG-CH-ROSE-1": {
    short: "Rose Doolan: ha sempre un Mirino, oltre a uno vero: vede gli altri a distanza diminuita di 1.",
    full: "Rose Doolan (4): ha sempre un Mirino, in aggiunta a uno vero.",
  },
  "BANG-CH-SIDK-1": {
    short: "Sid Ketchum: può scartare due carte dalla mano per recuperare 1 punto vita, quante volte vuole.",
    full: "Sid Ketchum (4): può scartare due carte dalla mano per recuperare 1 punto vita, quante volte vuole: nella propria Fase 2, quando sta perdendo l'ultimo punto vita (anche con due giocatori in gioco, perché non è una Birra), e ogni volta che il gioco aspetta una sua risposta. Non con la vita al massimo, e non da fantasma.",
  },
  "BANG-CH-SLAB-1": {
    short: "Slab the Killer: contro le sue carte BANG! servono due effetti Mancato!, contro gli altri suoi spari uno.",
    full: "Slab the Killer (4): per annullare una delle sue carte BANG! servono due effetti Mancato!; un Barile fortunato vale come uno di essi. La sua Gatling e gli spari dei suoi Revolver a lama, Rapina al treno, Vagone letto e Bagagliaio ne richiedono uno come al solito.",
  },
  "BANG-CH-SUZY-1": {
    short: "Suzy Lafayette: pesca una carta quando la sua mano è vuota, appena finisce l'effetto in corso.",
    full: "Suzy Lafayette (4): quando la sua mano è vuota pesca una carta. Lo si guarda quando un effetto è finito, nel turno di chiunque, e dopo la Fase 3: quindi non fra due Mancato! contro Slab, in un Duello solo quando è finito, contro Gatling quando tutti hanno risposto. Se è l'effetto stesso a riempirle la mano (Diligenza, Panico!, Emporio), non pesca niente in più.",
  },
  "BANG-CH-SUZY-2": {
    short: "Dopo aver scartato l'intera mano alla fine di un turno, Suzy pesca una carta e la tiene.",
    full: "Quando Suzy Lafayette ha scartato l'intera mano alla fine di un turno, da fantasma o per il Vagone espresso, pesca una carta e la tiene. La Fase 3 non si ripete.",
  },
  "BANG-CH-VULT-1": {
    short:
      "Vulture Sam: quando un altro giocatore è eliminato, prende tutte le sue carte; i Vagoni entrano in gioco davanti a lui.",
    full: "Vulture Sam (4): quando un altro giocatore è eliminato, prende in mano tutte le carte di quel giocatore, dalla mano e dal gioco. I Vagoni li mette subito in gioco davanti a sé. Non ha scelta.",
  },
  "BANG-CH-VULT-2": {
    short: "Vulture Sam non riceve niente quando un giocatore diventa fantasma o un fantasma esce dal gioco.",
    full: "Vulture Sam non riceve niente quando un giocatore diventa fantasma, e niente quando un fantasma esce dal gioco.",
  },
  "BANG-CH-VULT-3": {
    short:
      "Sam prende in mano le carte blu qualunque cosa abbia in gioco; solo i Vagoni vanno direttamente davanti a lui.",
    full: "Per Vulture Sam i nomi non si scontrano mai: le carte blu e le armi dell'eliminato vanno nella sua mano, anche se ha le stesse in gioco, e le gioca più tardi con le regole solite. Anche Prigione e Dinamite vanno nella sua mano; il Pianale del legname, come ogni Vagone, va in gioco davanti a lui. Il Vagone fantasma non è mai fra le carte, perché chi lo possiede non viene eliminato. Se più giocatori cadono per un solo effetto, prende da ciascuno nell'ordine in cui cadono.",
  },
  "BANG-CH-WILL-1": {
    short: "Willy the Kid: nel suo turno può giocare quante carte BANG! vuole.",
    full: "Willy the Kid (4): per lui non c'è limite di BANG!.",
  },
};
