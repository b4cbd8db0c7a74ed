import type { AbilityKind, MissionKind } from "../../engine/edition/types.ts";

const MISSION_TEXTS: Record<MissionKind, (n: number) => string> = {
  lootWithRevolvers: (n) => `Gioca almeno ${n} Revolver naturali in un solo saccheggio.`,
  lootWithWilds: (n) => `Gioca almeno ${n} Jolly in un solo saccheggio.`,
  longRide: (n) => `Muovi il cavallo che cavalchi di almeno ${n} caselle con una carta.`,
  roofJump: () => "Salta da un tetto su un cavallo.",
  dropAtEmptyTown: (n) => `Consegna almeno ${n} tessere insieme a una città senza bottino.`,
  lootWithLowCards: (n) => `Saccheggia soltanto con carte naturali di numero da 1 a ${n}.`,
  lootBoth: () => "Prendi entrambe le tessere in cima di un vagone in un solo saccheggio.",
  escapeJail: () => "Evadi dalla prigione.",
  farCall: (n) => `Muovi un cavallo senza cavalieri di almeno ${n} caselle con una carta.`,
  rideOverEdge: () => "Trovati sul treno, non in prigione, quando la locomotiva passa il bordo della mappa.",
  flipOnFoot: () => "Gira uno scambio con l'azione, stando sul suo bivio.",
  manyActions: (n) => `Compi almeno ${n} Azioni di rapina in un turno.`,
};

const ABILITY_TEXTS: Record<AbilityKind, (n: number) => string> = {
  handLimit: (n) => `Il limite della tua mano è ${n}, e ripeschi fino a ${n}.`,
  quietWilds: () => "I Jolly che giochi per saccheggiare non smuovono lo Sceriffo.",
  ignoreClosedRange: () => "Pascolo Chiuso non ti ferma, a piedi o sul cavallo che cavalchi e muovi.",
  tradeAnywhere: () => "Dona o baratta con un giocatore qualsiasi, dovunque sia, se nessuno di voi è in prigione.",
  splitDelivery: () => "Metti ogni nuova tessera della tua consegna alla città che vuoi.",
  doubleStep: (n) => `Una volta per turno un Movimento copre fino a ${n} caselle; non per salire o scendere.`,
  lootAgain: (n) => `Puoi saccheggiare portando esattamente ${n === 1 ? "una tessera" : `${n} tessere`}.`,
  easyEscape: (n) => `Per evadere ti ${n === 1 ? "serve una Serratura" : `servono ${n} Serrature`} in meno.`,
  fasterHorse: (n) => `I cavalli che muovi vanno fino a ${n} caselle più lontano.`,
  duckTunnel: () =>
    "La galleria non ti spazza via da un tetto: ti cali all'Entrata/Uscita di quella sezione e non perdi turni.",
  longReach: (n) => `Gira uno scambio anche da accanto al suo bivio; da lontano basta una scala di ${n} carte.`,
  freeBullet: (n) =>
    `${n === 1 ? "Una volta" : `Fino a ${n} volte`} per turno prendi un proiettile come Azione gratuita.`,
};

/** What one does to earn a Wanted Card. */
export function missionText(kind: MissionKind, n: number): string {
  return MISSION_TEXTS[kind](n);
}

/** What its holder can do from the next turn on. */
export function abilityText(kind: AbilityKind, n: number): string {
  return ABILITY_TEXTS[kind](n);
}
