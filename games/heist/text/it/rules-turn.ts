import type { RuleText } from "@trestle/kernel";
import type { turnRules as en } from "../en/rules-turn.ts";

/** Setting up, and the shape of a turn. */
export const turnRules: Record<keyof typeof en, RuleText> = {
  "HEIST-SETUP-1": {
    short: "Cavalli, Carte Evento tolte, velocità e proiettili dipendono dal numero di cowboy.",
    full: "2 cowboy: 1 cavallo, 3 Carte Evento tolte (ne restano 18), velocità 2, un proiettile a testa e uno sul tabellone. 3 cowboy: 2 cavalli, 6 tolte (ne restano 15), velocità 2, tre proiettili sul tabellone. 4 cowboy: 2 cavalli, 9 tolte (ne restano 12), velocità 1, tre proiettili sul tabellone.",
  },
  "HEIST-SETUP-2": {
    short: "In solitario scegli 2, 3 o 4 cowboy e prepara per quel numero.",
    full: "Se giochi in solitario, scegli un tavolo di 2, 3 o 4 cowboy e prepara come per altrettanti giocatori.",
  },
  "HEIST-SETUP-3": {
    short: "Tutti i cowboy e i cavalli partono dal Crackpot Canyon; nessuno parte in sella.",
    full: "Ogni giocatore sceglie un colore. Tutti i cowboy e tutti i cavalli partono dal Crackpot Canyon, ognuno a piedi.",
  },
  "HEIST-SETUP-4": {
    short:
      "Mazzo degli eventi: un'Accelerazione verso il mezzo di ogni metà, mai in cima, mai in fondo, mai una accanto all'altra.",
    full: "Mettete da parte le due carte Accelerazione, mescolate le altre 19 e toglietene, senza guardarle, quante ne dice la tabella. Poi mettete un'Accelerazione verso il mezzo della metà superiore e una verso il mezzo di quella inferiore: la prima in un punto a caso fra il 15 % e il 35 % della profondità del mazzo, la seconda fra il 65 % e l'85 %. Nessuna delle due è mai in cima o in fondo, e non stanno mai una accanto all'altra.",
  },
  "HEIST-SETUP-5": {
    short: "Due tessere a caso scoperte su ciascuno dei sei riquadri del bottino; le altre nove vanno nel sacco.",
    full: "Pescate a caso dodici Tessere Bottino e impilatene due scoperte su ciascuno dei sei riquadri del treno. Le altre nove vanno nel sacco.",
  },
  "HEIST-SETUP-6": {
    short:
      "La locomotiva parte sulla stella d'oro della Città A, i vagoni dietro, in senso antiorario; questo non fa scattare niente.",
    full: "La locomotiva parte sulla stella d'oro della Città A, casella di binario 5, e gli altri vagoni su 4, 3, 2 e 1. Va in senso antiorario, verso la galleria. Stare lì non fa scattare niente: le stelle rispondono solo a un movimento.",
  },
  "HEIST-SETUP-7": {
    short: "Sceriffo nel vagone B, scambio alto rosso, scambio basso verde, Ultima Corda al nodo 1, Contabottino 0.",
    full: "Lo Sceriffo parte dentro il vagone B. Lo scambio alto mostra il rosso, quello basso il verde. L'Ultima Corda è al nodo 1 e il Contabottino a 0.",
  },
  "HEIST-SETUP-8": {
    short: "I giocatori concordano un obiettivo da 10 a 20.",
    full: "Prima della partita i giocatori concordano l'obiettivo, un numero da 10 a 20.",
  },
  "HEIST-SETUP-9": {
    short: "I tre segnalini Pascolo Chiuso stanno da parte.",
    full: "I tre segnalini Pascolo Chiuso stanno accanto al tabellone; ancora nessun pascolo è chiuso.",
  },
  "HEIST-SETUP-10": {
    short: "Cinque Carte Ricercato a caso sono scoperte; le altre sono fuori dal gioco.",
    full: "Mescolate le Carte Ricercato e mettetene in tavola cinque con la missione in vista. Le altre sette sono fuori dal gioco.",
  },
  "HEIST-SETUP-11": {
    short: "Cinque Carte Poker a testa; una si scopre e apre gli scarti. Nel gioco cooperativo le mani sono scoperte.",
    full: "Mescolate il mazzo Poker, date cinque carte a ogni cowboy e scopritene una per aprire gli scarti. Nel gioco cooperativo tutte le mani sono scoperte.",
  },
  "HEIST-SETUP-12": {
    short: "Comincia chi è stato in treno per ultimo; qui lo dice chi ospita, o il caso. Poi in ordine di posto.",
    full: "Per tradizione comincia chi è stato in treno per ultimo. Poiché qui nessuno può verificarlo, decide chi ospita, e se non decide, il caso. I turni passano in senso orario, in ordine di posto.",
  },
  "HEIST-TURN-1": {
    short:
      "Un turno: quattro Azioni di rapina e Azioni gratuite; il treno si muove; scarta quanto vuoi; pesca fino al tuo limite.",
    full: "Un turno ha quattro fasi. Fase delle azioni: fino a quattro Azioni di rapina e quante Azioni gratuite vuoi, mischiate come ti pare. Fase del treno: il treno si muove. Fase di scarto: scarta quante carte vuoi, o nessuna. Fase di pesca: pesca fino al limite della tua mano.",
  },
  "HEIST-TURN-2": {
    short: "Il treno si muove prima che tu scarti e peschi.",
    full: "Il treno si muove subito dopo la fase delle azioni; scarto e pesca vengono dopo e chiudono il turno.",
  },
  "HEIST-TURN-3": {
    short: "Ogni Azione di rapina costa un'azione; i tipi si possono ripetere; le azioni non usate vanno perse.",
    full: "Ogni Azione di rapina costa un'azione. Lo stesso tipo si può fare più volte in un turno. Ciò che non usi va perso alla fine della fase.",
  },
  "HEIST-TURN-4": {
    short: "Il treno si muove in ogni turno, anche in quelli persi e in quelli dei prigionieri.",
    full: "Il treno si muove in ogni turno, qualunque cosa possa o non possa fare chi gioca: anche in un turno perso e nel turno di chi è in prigione.",
  },
  "HEIST-TURN-5": {
    short: "Stare a terra costa il turno seguente: ti rialzi, il treno si muove, e basta.",
    full: "Un cowboy a terra si rialza all'inizio del suo turno seguente, e quel turno è perso: si muove solo il treno. Non ci sono azioni, né scarto, né pesca.",
  },
  "HEIST-TURN-6": {
    short: "Se finisci a terra nella tua fase del treno, scarti e peschi ancora adesso, e perdi il turno seguente.",
    full: "Se il tuo cowboy finisce a terra durante la tua stessa fase del treno, adesso scarti e peschi ancora. A essere perso è il tuo turno seguente.",
  },
  "HEIST-TURN-7": {
    short: "Chi è in prigione non scarta e non pesca alla fine del turno.",
    full: "Chi dopo la fase del treno è in prigione salta scarto e pesca. Chi è evaso nella fase delle azioni ed è ancora in libertà fa entrambe le cose.",
  },
  "HEIST-TURN-8": {
    short: "Ciò che le regole lasciano aperto durante un turno lo decide chi è di turno, anche a terra o in prigione.",
    full: "Le scelte che le regole lasciano aperte durante un turno, come dove va messo il bottino e in quale ordine, spettano a chi è di turno, anche se è a terra o in prigione.",
  },
  "HEIST-TURN-9": {
    short: "Fuori dal tuo turno rispondi soltanto a un baratto offerto e decidi di una Carta Ricercato.",
    full: "Agisci solo nel tuo turno. Nei turni altrui rispondi a un baratto che ti viene offerto e decidi di una Carta Ricercato che hai meritato, nient'altro.",
  },
  "HEIST-TURN-10": {
    short: "Nessuno deve mai più di un turno; in un turno perso non ci sono Azioni gratuite né proiettili.",
    full: "Chi è a terra sta nel canyon, dove non arrivano né il treno né lo Sceriffo, e i prigionieri non possono essere né investiti né spazzati via: così nessuno deve mai più di un turno. In un turno perso nessuna Azione gratuita è ammessa e non si possono usare proiettili, ma vale come turno perché una Carta Ricercato diventi attiva.",
  },
};
