import type { RuleText } from "@trestle/kernel";
import type { movingRules as en } from "../en/rules-moving.ts";

/** Getting about: on foot, onto the train, off it, on horseback. */
export const movingRules: Record<keyof typeof en, RuleText> = {
  "HEIST-MOVE-1": {
    short: "Movimento: vai su una casella adiacente della mappa in cui sei. Un'azione per casella.",
    full: "Movimento: il tuo cowboy va su una casella adiacente della mappa in cui si trova, la Mappa principale o la Mappa del treno. Ogni casella costa un'azione.",
  },
  "HEIST-MOVE-2": {
    short: "Non si entra dove c'è un vagone, una mesa o Pascolo Chiuso, e non si passa il bordo della mappa.",
    full: "Sulla Mappa principale non puoi entrare in una casella con un vagone, in una mesa o in Pascolo Chiuso (un Trailblazer attivo può entrare in Pascolo Chiuso), e non puoi passare il bordo della mappa.",
  },
  "HEIST-MOVE-3": {
    short: "Sul binario senza vagoni si può camminare, anche in galleria, dai suoi imbocchi.",
    full: "Le caselle di binario senza vagoni sono aperte a chi cammina. Anche la galleria, in cui si entra dagli imbocchi.",
  },
  "HEIST-MOVE-4": {
    short: "Sul treno segui pavimento, tetti e scalette; nessuno entra in prigione con le sue gambe.",
    full: "Sul treno i movimenti seguono il pavimento, i tetti e le scalette. In prigione non si entra mai muovendosi.",
  },
  "HEIST-MOVE-5": {
    short: "Su un tetto in galleria non si può salire.",
    full: "Finché una sezione sta su una casella di galleria, sul suo tetto non si può salire.",
  },
  "HEIST-MOVE-6": {
    short: "Andare addosso allo Sceriffo vuol dire prigione, a meno che quella sezione non sia in galleria.",
    full: "Se entri nella casella dello Sceriffo vai in prigione, a meno che quella sezione non sia in galleria.",
  },
  "HEIST-MOVE-7": {
    short: "Ci si muove a piedi: chi è in sella prima smonta, gratis, e il cavallo resta lì.",
    full: "Il Movimento si fa a piedi. Un cowboy in sella prima smonta, senza costo, e il cavallo resta dov'è.",
  },
  "HEIST-BOARD-1": {
    short: "Accanto a un vagone, un'azione ti porta all'Entrata/Uscita della sua sezione.",
    full: "Da una casella della Mappa principale adiacente a un vagone, spendi un'azione per salire all'Entrata/Uscita di quella sezione.",
  },
  "HEIST-BOARD-2": {
    short: "Si sale di lato o da dietro, non dalla casella in cui la locomotiva sta per entrare.",
    full: "Si sale di lato o da dietro, mai da davanti. Davanti è l'unica casella di binario in cui la locomotiva entrerebbe ora, con gli scambi come sono; da lì non si può salire sulla sezione 1. Ogni altra casella adiacente è di lato o dietro, anche il ramo inutilizzato di un bivio.",
  },
  "HEIST-BOARD-3": {
    short: "Accanto a più sezioni, scegline una. Il cavallo resta indietro.",
    full: "Se la tua casella tocca più sezioni, scegli su quale salire. I cavalli non possono salire: il tuo resta indietro.",
  },
  "HEIST-BOARD-4": {
    short: "Puoi salire dal Pascolo Chiuso: è un modo di lasciarlo.",
    full: "Un cowboy che sta su Pascolo Chiuso può salire sul treno, perché così lo lascia.",
  },
  "HEIST-BOARD-5": {
    short: "Salire dove sta lo Sceriffo vuol dire prigione, a meno che quella sezione non sia in galleria.",
    full: "Se lo Sceriffo sta sull'Entrata/Uscita a cui sali, vai in prigione, a meno che quella sezione non sia in galleria.",
  },
  "HEIST-BOARD-6": {
    short: "Mai attraverso il bordo della mappa; in galleria solo dal binario libero dietro il carro di coda.",
    full: "Per salire e scendere valgono le stesse adiacenze che per camminare. Quindi nessuno sale o scende attraverso il bordo della mappa, e su una sezione in galleria si può salire solo dalla casella di binario libera subito dietro il carro di coda, sia essa galleria o imbocco. Un imbocco davanti alla locomotiva è il davanti.",
  },
  "HEIST-LEAVE-1": {
    short:
      "Da un'Entrata/Uscita, un'azione per una casella accanto al suo vagone: senza vagoni, non Pascolo Chiuso, non davanti.",
    full: "Da un'Entrata/Uscita, spendi un'azione per scendere su una casella della Mappa principale adiacente al vagone di quella sezione. Non dev'essere la casella davanti alla locomotiva, non deve avere vagoni e non dev'essere Pascolo Chiuso, a meno che tu non sia un Trailblazer attivo.",
  },
  "HEIST-LEAVE-2": {
    short: "Da un tetto si scende solo saltando su un cavallo accanto a quel vagone, con posto per te.",
    full: "Da un tetto, spendi un'azione per saltare su un cavallo che sta su una casella dove potresti scendere e ha meno di due cavalieri. Arrivi sulla sua casella, già in sella. Senza un cavallo così portano giù solo le scalette.",
  },
  "HEIST-LEAVE-3": {
    short: "Nessuno scende dal treno direttamente dall'interno di un vagone o dalla prigione.",
    full: "Dall'interno di un vagone e dalla prigione nessuno scende direttamente dal treno.",
  },
  "HEIST-LEAVE-4": {
    short: "In galleria si può scendere solo dietro il carro di coda, sul binario libero.",
    full: "La galleria non ha lati. Finché una sezione vi sta dentro, si può scendere solo dietro il carro di coda, se lì il binario è libero.",
  },
  "HEIST-LEAVE-5": {
    short: "Chi cavalca non può rifiutare un secondo cavaliere; più di due un cavallo non ne porta.",
    full: "Chi cavalca non può rifiutare un secondo cavaliere, che monti o che salti da un tetto. Su un cavallo con due cavalieri non si può saltare.",
  },
  "HEIST-HORSE-1": {
    short: "Muovere un cavallo: scarta una carta e muovi un cavallo di una o più caselle, fino al numero della carta.",
    full: "Muovere un cavallo: spendi un'azione e scarta una Carta Poker; un cavallo va per caselle adiacenti, almeno una e al massimo tante quante ne dice il numero della carta.",
  },
  "HEIST-HORSE-2": {
    short: "Un Jolly muove un cavallo fino a 10 caselle e non smuove lo Sceriffo.",
    full: "Un Jolly muove un cavallo fino a 10 caselle. Lo Sceriffo non ci fa caso.",
  },
  "HEIST-HORSE-3": {
    short:
      "Muovi il cavallo che cavalchi, o uno qualsiasi senza cavalieri, da dovunque tu sia tranne che dalla prigione.",
    full: "Puoi muovere il cavallo che stai cavalcando o uno qualsiasi che nessuno cavalca, dovunque sia e dovunque tu sia, tranne che dalla prigione. Un cavallo cavalcato soltanto da altri non tocca a te muoverlo.",
  },
  "HEIST-HORSE-4": {
    short: "Il secondo cavaliere viene con te, che lo voglia o no.",
    full: "Quando muovi il cavallo che dividi con qualcuno, l'altro cavaliere viene con te, volente o nolente.",
  },
  "HEIST-HORSE-5": {
    short:
      "Niente vagoni, Pascolo Chiuso o bordo della mappa sul percorso, con o senza cavaliere; le gallerie sono aperte.",
    full: "Ogni passo di un cavallo rispetta i limiti di chi cammina: niente vagoni, niente Pascolo Chiuso (anche senza cavaliere), niente bordo della mappa, e non si sale sul treno. Le gallerie sono aperte ai cavalli.",
  },
  "HEIST-HORSE-6": {
    short: "Chi cavalca può muovere un altro cavallo senza cavalieri; il suo resta fermo.",
    full: "Stare in sella a un cavallo non ti impedisce di muoverne un altro che nessuno cavalca; il tuo resta dov'è.",
  },
};
