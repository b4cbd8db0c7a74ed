import type { Cost, Suit } from "../../engine/page.ts";
import type { BangWords } from "./en.ts";

const list = new Intl.ListFormat("it", { type: "conjunction" });
const either = new Intl.ListFormat("it", { type: "disjunction" });
const SIGNS: Readonly<Record<Suit, string>> = { clubs: "♣", diamonds: "♦", hearts: "♥", spades: "♠" };
const cards = (count: number): string => (count === 1 ? "1 carta" : `${count} carte`);

export const bang: BangWords = {
  headline: {
    choosing: "Tutti scelgono un personaggio",
    turn: (name) => `Gioca ${name}`,
    mine: "Tocca a te",
    extra: (name) => `${name} gioca un turno extra`,
    over: "Si posa la polvere",
  },
  ring: "I giocatori, in ordine di turno",
  line: "La linea e il treno",
  middle: "Che cosa succede",
  you: "tu",
  turnMark: "di turno",
  decides: "decide",
  isDeciding: (name) => `${name} sta decidendo`,
  youDecide: "Decidi tu",
  thenNames: (names) => `poi ${list.format(names)}`,
  roleHidden: "ruolo ignoto",
  roleSecret: (role) => `${role}, segreto`,
  out: "fuori dal gioco",
  ghost: "un fantasma",
  lives: (life, max) => `${life} punti vita su ${max}`,
  hand: (count) => `${cards(count)} in mano`,
  cards,
  reach: (range) => `portata ${range}`,
  distance: (sum, parts) => (parts === "" ? `distanza ${sum}` : `distanza ${sum} = ${parts}`),
  sum: (sum, parts) => (parts === "" ? String(sum) : `${sum} = ${parts}`),
  tooFar: (distance, reach) => `Troppo lontano: ${distance}, la tua gittata è ${reach}`,
  distanceShort: (sum) => `d ${sum}`,
  parts: (base, theirs, yours) =>
    [
      String(base),
      theirs === 0 ? "" : `${theirs > 0 ? "+" : "−"} ${Math.abs(theirs)} suo`,
      yours === 0 ? "" : `${yours > 0 ? "+" : "−"} ${Math.abs(yours)} tuo`,
    ]
      .filter(Boolean)
      .join(" "),
  youReach: "è a tiro",
  reachesYou: "ti ha a tiro",
  inPlay: (names) => (names.length === 0 ? "niente in gioco" : `in gioco: ${list.format(names)}`),
  handOf: (name) => `la mano di ${name}`,
  empty: "vuoto",

  deck: (count) => `Mazzo, ${cards(count)}`,
  discard: (count, top) => (top === null ? `Scarti, ${cards(count)}` : `Scarti, ${cards(count)}, in cima ${top}`),
  railcars: (count) => `Vagoni in arrivo: ${count}`,
  effect: { ironhorse: "spara a tutti", leland: "una carta a testa" },
  endOfLine: "Capolinea",
  price: (cost: Cost, names) => {
    switch (cost.t) {
      case "name":
        return either.format(names);
      case "suit":
        return `una ${SIGNS[cost.suit]}`;
      case "rank":
        return cost.from === 2 ? "da 2 a 9" : "da 10 a A";
      case "blue":
        return "carta blu";
      case "any":
        return cost.count === 1 ? "una carta" : `${cost.count} carte`;
      case "life":
        return "1 vita";
    }
  },
  locomotive: (name, where) => `${name}: ${where}`,
  carAt: (car, where) => (where === null ? `${car}, a nessuna stazione` : `${car}: ${where}`),
  noStation: "nessuna stazione",
  standsHere: "starebbe qui",

  myTable: "Davanti a me",
  myCards: "Le mie carte",
  choices: "Scelte",
  picked: "scelta",
  wouldPay: (names) => `Pagheresti con ${either.format(names)}.`,
  wouldPaySome: (count, names) => `Pagheresti con ${count} di queste: ${names.join(", ")}.`,
  wouldGo: (names) => `Scarteresti ${list.format(names)}.`,
  paysLife: "Pagheresti 1 punto vita.",
  paysNothing: "Non pagheresti nulla.",
  pays: "paga",
  pay: (name) => `${name} va negli scarti.`,
  advancePreview: (lines) => `Il treno starebbe così: ${lines.join("; ")}.`,
  outNow: "Sei eliminato. Guarda come va a finire, e scommettici.",
  toSaloon: "Al Saloon",
  watching: "Sceriffo e Vice contro Fuorilegge, un Rinnegato contro tutti; quasi tutti i ruoli sono nascosti.",
  advance: "Fai avanzare il treno",
  chooseFirst: "Scegli che cosa fare",
  chooseAnswer: "Scegli la risposta",
  chooseSeat: "Ora scegli un giocatore",
  chooseCard: "Ora scegli una carta",
  about: "Che cos'è",
  close: "Chiudi",
  chosen: "ha scelto",
  thinking: "sceglie",

  affair: {
    at: (what, by, at) => `${what}: ${by} → ${at}`,
    on: (what, at) => `${what}: ${at}`,
    by: (what, by) => `${what}: ${by}`,
    discard: "Troppe carte",
    lastLife: "L'ultimo punto vita",
    draw: "estrai!",
    success: "Riesce",
    fails: "Non riesce",
    looks: (name, count) => `${name} guarda ${cards(count)}`,
    store: "Ognuno ne prende una",
  },
  stamp: {
    hit: (points) => `−${points}`,
    heal: "+1",
    ghost: "Fantasma",
    free: "Libero",
    locked: "Dentro",
    extra: "Turno extra",
    spared: "Risparmiato",
    out: "Fuori",
    moveOn: "Passa oltre",
    passes: "Incassa",
    stands: "Resiste",
    twice: "Due volte!",
    ignored: "Ignorata",
    showed: "Mostra",
  },

  screenReader: {
    grid: "Giocatori, treno e mano",
    players: "Giocatori",
    front: "Davanti agli altri",
    train: "Treno",
    hand: "Le mie carte",
    piles: "Mazzi",
    seat: (parts) => `${parts.join(", ")}.`,
    cards: (names) => (names.length === 0 ? "Non hai carte in mano." : `La tua mano: ${list.format(names)}.`),
    table: (names) => (names.length === 0 ? "" : `Davanti a te: ${list.format(names)}.`),
    noHand: "Non hai carte in mano.",
    turn: (name) => `Gioca ${name}.`,
    over: "La partita è finita.",
  },

  result: {
    roles: "Chi era chi",
    role: "Ruolo",
    character: "Personaggio",
    end: "Alla fine",
    alive: (life) => (life === 1 ? "1 vita" : `${life} vite`),
    kill: (by, victim, role) => `${by} abbatte ${victim}: ${role}.`,
    fell: (victim, role) => `${victim} (${role}) cade da solo.`,
    blast: (name) => `La Dinamite esplode in faccia a ${name}.`,
    duel: (count) => `Un Duello di ${count} colpi.`,
    ghost: (name) => `${name} torna come fantasma.`,
    saved: (name) => `${name} beve l'ultima Birra e vive.`,
  },
};
