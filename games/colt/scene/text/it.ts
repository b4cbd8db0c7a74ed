import type { ColtText } from "./en.ts";

const list = new Intl.ListFormat("it", { type: "conjunction" });
const dollars = (value: number): string => `${value} $`;

export const text: ColtText = {
  headline: {
    schemin: (round, rounds) => `Turno ${round} di ${rounds} · tutti tramano`,
    reveal: (round, nth, name) => `Turno ${round} · carta ${nth} di 3 · tocca a ${name}`,
    unhooking: (round) => `Turno ${round} · si stacca l'ultimo vagone`,
    over: "Fine della corsa",
  },
  lock: "Blocca il piano",
  unlock: "Sblocca",
  unlockLong: "Sblocca: riprendi il piano",
  carName: (car) => (car === 0 ? "Locomotiva" : `Vagone ${car}`),
  floor: { roof: "tetto", inside: "interno" },
  train: "Il treno",
  minimap: "Tutto il treno",
  engine: "Locomotiva",
  tail: "il prossimo a staccarsi",
  look: (car) => `Guarda ${car === 0 ? "la locomotiva" : `il vagone ${car}`}`,

  figure: {
    facing: (facing) => (facing === "front" ? "guarda la locomotiva" : "guarda la coda"),
    standing: "in piedi",
    stunned: "a terra, fuori combattimento",
    out: "fuori dal gioco",
    ejected: "accanto al treno",
    first: "primo giocatore",
    you: "tu",
    nextLoot: "prenderebbe il prossimo vagone",
    loot: (count, best) => (count === 0 ? "nessun bottino" : `bottino: ${count}, il più alto ${dollars(best)}`),
    played: (seat) => `giocato da ${seat}`,
  },
  noLoot: "nessun bottino",
  lootShort: (count, best) => `${count} · ${dollars(best)}`,
  lootHint: (count, best) => `${count} carte bottino, la più alta vale ${dollars(best)}`,
  dollars,

  plans: "Piani di questo turno",
  planOf: (name) => `Piano di ${name}`,
  slot: {
    empty: (nth) => `Carta ${nth}: non ancora scelta`,
    hidden: (nth) => `Carta ${nth}: coperta`,
    card: (nth, card) => `Carta ${nth}: ${card}`,
  },
  stamp: { done: "fatto", blocked: "nessun effetto", down: "si è solo rialzato" },
  thinking: "sta pensando",
  ready: "pronto",

  hand: "Le mie carte",
  myPlan: (name) => `Piano di ${name}`,
  put: (card, digit) => `${card}, tasto ${digit}`,
  inPlan: (nth) => `carta ${nth} del piano`,
  takeOut: (nth, card) => `Carta ${nth}: ${card}. Toglila`,
  waitingFor: (names) => `Ancora a tramare: ${list.format(names)}.`,
  noneWaiting: "Tutti i piani sono pronti.",
  youAreOut: "Sei fuori. Gli altri proseguono.",
  watching: "Tre carte segrete a testa, poi succede tutto insieme.",

  ghost: {
    stand: (nth, where) => `Dopo la carta ${nth} saresti ${where}`,
    guess: (worlds, of) => ` (in ${worlds} ipotesi su ${of}).`,
    inside: (car) => (car === 0 ? "dentro la locomotiva" : `dentro il vagone ${car}`),
    roof: (car) => (car === 0 ? "sul tetto della locomotiva" : `sul tetto del vagone ${car}`),
    off: "giù dal treno",
    down: ", a terra",
    percent: (share) => `${Math.round(share * 100)}%`,
    shoots: (name, share) => `Colpiresti ${name} (${share}).`,
    rivals: (places) => `Probabile a quel punto: ${places.join(", ")}.`,
    note: "Le carte degli altri sono ipotesi.",
  },

  screenReader: {
    grid: "Il treno, piani per vagoni",
    cell: (car, cars, floor, who) => {
      const where =
        car === 0 ? "Locomotiva" : car === cars ? `Vagone ${car} di ${cars}, la coda` : `Vagone ${car} di ${cars}`;
      const level = floor === "roof" ? "tetto" : "interno";
      return who.length === 0 ? `${where}, ${level}: nessuno.` : `${where}, ${level}: ${who.join("; ")}.`;
    },
    figure: (name, standing, facing) => `${name}, ${standing}, ${facing}`,
    round: (round, rounds, cars) =>
      `Turno ${round} di al massimo ${rounds}. ${cars === 1 ? "Un vagone" : `${cars} vagoni`} e la locomotiva; il vagone ${cars} si stacca alla fine del turno.`,
    over: "La partita è finita.",
    empty: "Sul treno non c'è nessuno.",
    nextLoot: (name) => `${name} prenderebbe il prossimo vagone.`,
    first: (name) => `${name} è il primo giocatore.`,
    ready: (names) => `Pronti: ${list.format(names)}.`,
    hand: (cards) => `Le tue carte: ${list.format(cards)}.`,
    plan: (name, cards) => `Piano di ${name}: ${cards.join(", ")}.`,
    noPlan: (name) => `${name} non ha ancora un piano.`,
    noHand: "Non hai carte in mano.",
    where: (name, where, standing, facing) => `${name} è ${where}, ${standing}, ${facing}.`,
    gone: (name) => `${name} è fuori dal gioco.`,
    ejected: (name) => `${name} è accanto al treno e ha bisogno di un cavallo.`,
    loot: (name, values) =>
      values.length === 0 ? `${name} non ha bottino.` : `${name} ha ${list.format(values.map(dollars))}.`,
  },

  result: {
    tally: "Bottino",
    player: "Bandito",
    best: "La più alta",
    fate: "Alla fine",
    aboard: "a bordo",
    out: "fuori",
    shotOff: (shooter, victim) => `${shooter} butta giù ${victim} dal treno con un colpo solo.`,
    walkedOff: (name) => `${name} scende dal treno camminando, senza l'aiuto di nessuno.`,
    rolledAway: (names) => `${list.format(names)} se ne ${names.length === 1 ? "va" : "vanno"} con la coda del treno.`,
    saved: (name) => `${name} torna al galoppo quando tutto sembrava perduto.`,
    loot: (name, value) => `${name} si prende ${dollars(value)}.`,
    hits: (name, count) => `${name} colpisce ${count} banditi in un solo turno.`,
  },
};
