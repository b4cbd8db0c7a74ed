import type { RuleText } from "@trestle/kernel";
import type { fateRules as en } from "../en/rules-fate.ts";

/** Wounds, elimination, rewards, victory and the game of three. */
export const fateRules: Record<keyof typeof en, RuleText> = {
  "BANG-DMG-1": {
    short: "Perdere più punti vita è un solo evento. Solo la Dinamite ne toglie più di uno alla volta.",
    full: "Perdere punti vita è un solo evento, qualunque sia il loro numero; solo la Dinamite ne toglie più di uno insieme. Per il conto la vita può scendere sotto zero.",
  },
  "BANG-DMG-2": {
    short: "La vita non sale mai oltre il tuo massimo. I fantasmi non perdono né recuperano vita.",
    full: "La vita recuperata non va mai oltre il tuo massimo. Un fantasma non perde né recupera punti vita.",
  },
  "BANG-DEATH-1": {
    short: "A 0 o meno di vita puoi subito giocare Birre, o scartare carte come Sid Ketchum, fino ad averne 1.",
    full: "L'ultimo punto vita: quando la tua vita è a 0 o meno, puoi subito giocare Birre (se sono in gioco più di due giocatori) e, come Sid Ketchum, scartare coppie di carte, ciascuna per 1 punto vita, finché ne hai almeno 1. Una Dinamite con 2 punti vita ti lascia a −1: te ne servono quindi due. Nient'altro può salvarti.",
  },
  "BANG-DEATH-2": {
    short:
      "Se resti a 0 o meno sei eliminato: ruolo mostrato, carte scartate, ricompensa o penalità. Il Vagone fantasma lo impedisce.",
    full: "Se la tua vita resta a 0 o meno: con il Vagone fantasma in gioco diventi un fantasma. Senza, sei eliminato, in quest'ordine: il tuo ruolo viene mostrato; Vulture Sam, se è in gioco, prende tutte le tue carte, altrimenti la tua mano e le tue carte in gioco si scartano, i Vagoni nel mazzo dei Vagoni; segue la ricompensa o la penalità; la vittoria si verifica quando l'effetto è finito.",
  },
  "BANG-DEATH-3": {
    short: "Le carte in gioco di un eliminato si scartano per prime, nell'ordine in cui sono arrivate, poi la mano.",
    full: "Le carte di un giocatore eliminato si scartano in quest'ordine: quelle in gioco, nell'ordine in cui vi sono state messe, poi la mano.",
  },
  "BANG-DEATH-4": {
    short: "Bart Cassidy ed El Gringo pescano solo se ancora in gioco, e per tutti i punti persi, riscattati o no.",
    full: "Bart Cassidy ed El Gringo usano le loro abilità solo dopo le eliminazioni, quindi solo se sono ancora in gioco. Contano tutti i punti persi, anche quelli riscattati con una Birra. Una carta pescata così non può mai essere la Birra che salva.",
  },
  "BANG-RWD-1": {
    short: "Chi elimina un Fuorilegge pesca 3 carte, anche un altro Fuorilegge.",
    full: "Chi elimina un Fuorilegge pesca 3 carte, anche se è stato un altro Fuorilegge.",
  },
  "BANG-RWD-2": {
    short: "Uno Sceriffo che elimina un Vice scarta tutte le carte, in mano e in gioco.",
    full: "Se lo Sceriffo elimina un Vice, lo Sceriffo scarta tutte le carte in mano e in gioco, anche i Vagoni.",
  },
  "BANG-RWD-3": {
    short:
      "Elimina chi è autore dell'ultima perdita. Nessun autore, se stesso, o un autore che cade: né ricompensa né penalità.",
    full: "Elimini un giocatore quando sei l'autore della perdita che lo elimina, con qualunque carta: BANG!, Gatling, Indiani!, Duello, Revolver a lama, Rapina al treno, Ricercato, Vagone letto o Bagagliaio. Non ci sono né ricompensa né penalità se non c'è un autore (Dinamite, Ironhorse), se l'autore è il giocatore eliminato, o se l'autore non è in gioco o cade per lo stesso effetto.",
  },
  "BANG-RWD-4": {
    short: "Un fantasma che esce dal gioco non porta né ricompensa né penalità.",
    full: "Se un fantasma esce dal gioco, non ci sono né ricompensa né penalità.",
  },
  "BANG-RWD-5": {
    short: "Vulture Sam come Sceriffo prima prende le carte di un Vice eliminato, poi scarta tutto.",
    full: "Quando Vulture Sam è lo Sceriffo ed elimina un Vice, prima prende le carte del Vice e poi scarta tutto ciò che ha.",
  },
  "BANG-WIN-1": {
    short:
      "Quando lo Sceriffo è fuori: un Rinnegato vince se è solo in gioco, in ogni altro caso vincono i Fuorilegge.",
    full: "Lo Sceriffo è fuori gioco: se l'unico giocatore rimasto è un Rinnegato, vince quel Rinnegato. In ogni altro caso vincono i Fuorilegge, anche se nessuno di loro è più in gioco.",
  },
  "BANG-WIN-2": {
    short:
      "Quando non resta nessun Fuorilegge e nessun Rinnegato, vincono lo Sceriffo e tutti i Vice, anche eliminati.",
    full: "Lo Sceriffo è in gioco e non c'è nessun Fuorilegge e nessun Rinnegato: vincono lo Sceriffo e tutti i Vice, anche i Vice eliminati.",
  },
  "BANG-WIN-3": {
    short: "Se tutti i giocatori escono dal gioco nello stesso momento, vincono i Fuorilegge.",
    full: "Se tutti i giocatori escono dal gioco nello stesso momento, come può succedere con l'Ironhorse o con il Ricercato, vincono i Fuorilegge.",
  },
  "BANG-WIN-4": {
    short: "Due Rinnegati: se lo Sceriffo cade mentre sono entrambi in gioco, vincono i Fuorilegge.",
    full: "Con due Rinnegati: se lo Sceriffo cade mentre sono entrambi in gioco, vincono i Fuorilegge. Se restano solo lo Sceriffo e i due Rinnegati, la partita continua.",
  },
  "BANG-WIN-5": {
    short: "Per la vittoria i fantasmi contano come giocatori in gioco.",
    full: "Per tutto questo i fantasmi contano come giocatori in gioco.",
  },
  "BANG-WIN-6": {
    short:
      "Fuorilegge e Vice condividono la vittoria della squadra anche da eliminati; un Rinnegato vince solo da solo.",
    full: "Fuorilegge e Vice vincono con la loro parte anche quando sono stati eliminati. Un Rinnegato vince solo da solo.",
  },
  "BANG-3P-1": {
    short: "Tre giocatori: Vice, Fuorilegge e Rinnegato, tutti scoperti. Comincia il Vice; non c'è lo Sceriffo.",
    full: "Tre giocatori: date scoperti un Vice, un Fuorilegge e un Rinnegato. Comincia il Vice. Non c'è lo Sceriffo: nessuno ha un punto vita in più, e Prigione e Vagone fantasma si possono mettere davanti a chiunque.",
  },
  "BANG-3P-2": {
    short:
      "Il Vice caccia il Rinnegato, il Rinnegato il Fuorilegge, il Fuorilegge il Vice. Elimina tu stesso la tua preda e vinci subito.",
    full: "Il Vice dà la caccia al Rinnegato, il Rinnegato al Fuorilegge, e il Fuorilegge al Vice. Chi elimina di persona la propria preda vince subito.",
  },
  "BANG-3P-3": {
    short: "Se un giocatore esce dal gioco in altro modo, gli altri due continuano; vince l'ultimo in gioco.",
    full: "Se un giocatore esce dal gioco in qualsiasi altro modo, i due rimasti continuano a combattere, e vince l'ultimo in gioco.",
  },
  "BANG-3P-4": {
    short: "Chi elimina di persona un giocatore pesca 3 carte. Se restano in due la Birra non fa niente.",
    full: "Chi elimina di persona un giocatore pesca 3 carte, qualunque sia il ruolo. Se restano due giocatori la Birra non ha effetto.",
  },
  "BANG-3P-5": {
    short: "Con il treno: tre stazioni, lo muove il Vice. Se cadono tutti insieme, vince il Fuorilegge.",
    full: "Con il treno ci sono tre stazioni, e il Vice fa l'avanzamento dello Sceriffo all'inizio di un turno. Se il Vice è fuori, da allora lo fa il prossimo giocatore in gioco in senso orario. Se tutti sono eliminati insieme, vince il Fuorilegge.",
  },
  "BANG-3P-6": {
    short:
      "In tre non valgono le solite vittorie e ricompense. Per vincere, il cacciatore deve sopravvivere all'effetto.",
    full: "In tre non valgono le solite regole della vittoria, la ricompensa per un Fuorilegge e la penalità per un Vice. Per vincere con la caccia, il cacciatore dev'essere ancora in gioco dopo l'effetto; se più giocatori escono insieme e ne resta uno, vince quello.",
  },
  "BANG-3P-7": {
    short: "Diventare fantasma non è un'eliminazione. Una volta che qualcuno è uscito, vince solo l'ultimo in gioco.",
    full: "Diventare fantasma non è un'eliminazione: nessuno vince o pesca per questo. Un fantasma che perde il Vagone fantasma esce dal gioco in altro modo, quindi nessuno pesca. Una volta che un giocatore è uscito dal gioco, l'unico scopo che resta è essere l'ultimo in gioco, anche se quel giocatore viene riportato dal Vagone fantasma. Le regole per «due soli giocatori» guardano ai giocatori in gioco in quel momento.",
  },
};
