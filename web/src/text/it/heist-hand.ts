import type { MissionKind, Move } from "@trestle/heist";
import type { HeistHandWords } from "../en/heist-hand.ts";

const list = new Intl.ListFormat("it", { type: "conjunction" });
const some = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const actions = (n: number): string => some(n, "azione", "azioni");
const cards = (n: number): string => some(n, "carta", "carte");
const SIDES = { green: "verde", red: "rosso" } as const;

export const heistHand: HeistHandWords = {
  headline: {
    mine: (left, of) => `Tocca a te: ${left} di ${actions(of)}`,
    other: (name, left, of) => `${name}: ${left} di ${actions(of)}`,
    heist: (meter, goal) => `colpo ${meter} di ${goal}`,
    score: (meter) => `colpo ${meter}`,
    points: (points) => some(points, "punto", "punti"),
    over: "La corsa è finita",
  },
  commit: {
    move: "Muovi",
    dash: "Muovi due volte",
    board: "Sali",
    leave: "Scendi",
    jump: "Salta",
    ride: "Gioca la carta",
    gallop: "Cavalca lì",
    loot: "Rapina",
    drop: "Consegna",
    lay: "Posala",
    flip: "Gira",
    trade: "Apri lo scambio",
    put: "Aggiungi",
    propose: "Fai l'offerta",
    accept: "Accetta",
    decline: "Rifiuta",
    bullet: "Prendi un proiettile",
    quick: "Prendi un proiettile",
    shoot: "Usa il proiettile",
    draw: "Pesca",
    escape: "Evadi",
    mount: "Monta",
    dismount: "Smonta",
    set: "Gioca il gruppo",
    straight: "Gira lo scambio",
    nudge: "Manda lo Sceriffo",
    claim: "Decidi",
    place: "Carica",
    discard: "Scarta",
    done: "Fatto",
  } satisfies Record<Move["t"], string>,
  choose: "Scegli un passo",

  hand: "Le mie carte",
  handOf: (name) => `Le carte di ${name}`,
  for: (name) => `Decidi per ${name}`,
  noCards: "Nessuna carta in mano.",
  hidden: (n) => some(n, "carta coperta", "carte coperte"),
  buys: (n) => `parte di un gruppo che vale ${actions(n)} in più`,
  buysShort: (n) => `+${n}`,
  turns: "parte di una scala che gira uno scambio",
  picked: "scelta",
  waiting: (name) => `È il turno di ${name}.`,
  watching: "La banda gioca insieme; le carte sono scoperte.",

  choices: {
    steps: "Che cosa puoi fare",
    places: "Dove puoi andare",
    things: "Che cosa puoi scegliere",
    ways: "Modi di pagare",
    uses: (card) => `A che cosa serve ${card}`,
    chosen: "Scelto finora",
    back: (what) => `Riprendi ${what}`,
    none: "Con questa carta ora non si può fare niente.",
  },
  cost: { one: "costa 1 azione", free: "gratis", pip: "1" },
  plan: {
    label: "Questo turno",
    left: (left, of) => `${left} di ${actions(of)}`,
    step: (nth, what) => `${nth}. ${what}`,
    next: (what) => `poi: ${what}`,
    nothing: "Ancora niente.",
  },

  needs: {
    title: "Il bottino e chi può prenderlo",
    open: "Bottino",
    hint: (tile, who) => `${tile}: ${who}`,
    now: (names) => `${list.format(names)}: si può, subito`,
    alone: (names) => `${list.format(names)}: le carte ci sono`,
    together: (names) => `${names.join(" + ")}: insieme si può`,
    lacks: (n) => `ti ${n === 1 ? "manca" : "mancano"} ${cards(n)}`,
    nobody: "nessuno ha le carte",
    both: "tutte e due le tessere del vagone insieme",
    with: (what) => `con ${what}`,
    empty: "una casella vuota",
    under: (n) => `sotto, ${some(n, "altra tessera", "altre tessere")}`,
    tunnel: "nella galleria",
    car: (letter) => `Vagone ${letter}`,
    towns: "In attesa nelle città",
    town: (letter) => `Città ${letter}`,
    unpaid: "niente in attesa: all'arrivo del treno la corda si stringe",
    hands: "Tutte le mani",
    carries: (tiles) => `porta ${list.format(tiles)}`,
    you: "tu",
  },

  trade: {
    title: "Lo scambio di carte",
    gives: (name) => `${name} dà`,
    nothing: "ancora niente",
    cards,
    stage: {
      offer: (name) => `Scegli le carte per ${name}, poi fai l'offerta.`,
      answer: (name) => `${name} aspetta la risposta.`,
      confirm: (name) => `${name} ha detto il suo prezzo: accetta o rifiuta.`,
    },
  },

  wanted: {
    title: "Carte Ricercato",
    open: "Ricercati",
    mission: "Per averla",
    ability: "Poi",
    mine: (title) => `La tua carta: ${title}`,
    works: "È attiva.",
    soon: "È attiva dal tuo prossimo turno.",
    held: (name) => `ce l'ha ${name}`,
    none: "Nessuna carta Ricercato è scoperta.",
    one: "Ogni cowboy può averne una sola.",
    near: {
      lootWithRevolvers: (have, of) => `${have} di ${of} Rivoltelle in mano`,
      lootWithWilds: (have, of) => `${have} di ${of} Jolly in mano`,
      longRide: (have, of) => `la tua carta più lunga fa ${have} di ${of} spazi; stai in sella`,
      roofJump: (have) => (have > 0 ? "sei su un tetto" : "prima sali su un tetto"),
      dropAtEmptyTown: (have, of) => `porti ${have} di ${of} tessere`,
      lootWithLowCards: (have, of) => `${have} di ${of} carte basse in mano`,
      lootBoth: (have) =>
        have > 0
          ? "le tue carte pagano tutte e due le tessere di un vagone"
          : "le tue carte non bastano per due tessere",
      escapeJail: (have) => (have > 0 ? "sei in prigione" : "non sei in prigione"),
      farCall: (have, of) => `la tua carta più lunga fa ${have} di ${of} spazi; chiama un cavallo senza cavaliere`,
      rideOverEdge: (have, of) =>
        have === of
          ? "sei a bordo e il treno sta per passare il bordo"
          : have > 0
            ? "una cosa su due: a bordo, e il bordo in arrivo"
            : "né a bordo né vicino al bordo",
      flipOnFoot: (have) => (have > 0 ? "sei su un bivio" : "vai a piedi a un bivio"),
      manyActions: (have, of) => `${have} di ${of} azioni possibili in questo turno`,
    } satisfies Record<MissionKind, (have: number, of: number) => string>,
  },

  podium: {
    won: "La banda ha vinto!",
    lost: "La banda ha perso",
    youWin: "Hai vinto!",
    wins: (names) =>
      names.length === 0 ? "Nessuno vince" : `${list.format(names)} ${names.length === 1 ? "vince" : "vincono"}!`,
    score: "Il punteggio",
    meter: (meter, goal) =>
      goal === null
        ? some(meter, "tessera consegnata", "tessere consegnate")
        : `${meter} di ${some(goal, "tessera consegnata", "tessere consegnate")}`,
    rope: (knot) => (knot > 3 ? "l'Ultima Corda è finita" : `Ultima Corda al nodo ${knot} di 3`),
    turns: (n) => `dopo ${some(n, "turno", "turni")}`,
    cowboy: "Cowboy",
    delivered: "Consegne",
    robbed: "Rapine",
    arrests: "Arresti",
    points: "Punti",
    title: "Ricercato",
    moment: "Il momento della partita",
    replay: "Rivedilo",
    moments: {
      goal: (name) => `${name} porta a casa la tessera che vale la vittoria.`,
      double: (name) => `${name} ruba le due tessere di un vagone in un colpo.`,
      delivery: (name, n) => `${name} consegna ${some(n, "tessera", "tessere")} in una volta.`,
      ride: (name, n) => `${name} cavalca per ${some(n, "spazio", "spazi")} con una carta.`,
      jump: (name) => `${name} salta dal tetto in sella.`,
      escape: (name) => `${name} evade di prigione.`,
      hit: (name) => `${name} non vede arrivare il treno.`,
      swept: (name) => `La galleria butta ${name} giù dal tetto.`,
      arrest: (names) => `Lo Sceriffo prende ${list.format(names)}.`,
      rope: "Una città non pagata stringe la corda.",
      wanted: (name) => `${name} si merita una carta Ricercato.`,
    },
  },

  ear: {
    grid: "La terra e il treno",
    rows: {
      loop: "L'anello, in senso antiorario",
      land: "La terra",
      roof: "Il treno, tetti dalla testa alla coda",
      floor: "Il treno, interni dalla testa alla coda",
      board: "I vagoni sul binario",
      squares: "Caselle del bottino",
      riders: "Cowboy e cavalli",
      signs: "Scambi, città e lo Sceriffo",
    },
    place: (name, marks, here, beside) =>
      `${name}${marks.length > 0 ? ` (${marks.join(", ")})` : ""}: ${here.length > 0 ? list.format(here) : "vuoto"}.${beside.length > 0 ? ` Accanto: ${list.format(beside)}.` : ""}`,
    car: (section, name, at) => `Sezione ${section}, ${name}, su ${at}.`,
    square: (name, tile, under) =>
      tile === null
        ? `${name}: vuota.`
        : `${name}: ${tile}${under > 0 ? `, su ${some(under, "altra tessera", "altre tessere")}` : ""}.`,
    star: { gold: (town) => `stella d'oro della Città ${town}`, silver: "stella d'argento" },
    tunnel: "galleria",
    junction: (side) => `bivio, scambio ${SIDES[side]}`,
    junctionBare: "bivio, senza scambio",
    closed: "Pascolo Chiuso",
    engine: "la locomotiva",
    section: (n) => `sezione ${n} del treno`,
    sheriff: "lo Sceriffo",
    horse: (n) => `cavallo ${n}`,
    tilesHere: (tiles) => `bottino: ${tiles.join("; ")}`,
    turn: (turn, name, left) => `Turno ${turn}: ${name}, ${actions(left)}.`,
    meters: (heist, speed, knot, events) =>
      `${heist}; velocità ${speed}; ${knot > 3 ? "la corda è finita" : `Ultima Corda al nodo ${knot} di 3`}; ${some(events, "carta Evento", "carte Evento")} nel mazzo.`,
    train: (engine, rear, front) => `La locomotiva è su ${engine}, l'ultimo vagone su ${rear}; poi viene ${front}.`,
    sheriffAt: (where) => `Lo Sceriffo: ${where}.`,
    switches: (top, low) => `Scambio in alto ${SIDES[top]}, in basso ${SIDES[low]}.`,
    noSwitches: "Gli scambi non ci sono più: la linea finisce a un bivio.",
    bullets: (n) => `${some(n, "proiettile", "proiettili")} sul tabellone.`,
    forecast: (n, at, meets) =>
      `${n === 1 ? "Prossimo movimento" : `Movimento ${n}`}: locomotiva su ${at}${meets.length > 0 ? `, ${meets.join(", ")}` : ""}.`,
    meets: {
      star: "un evento",
      town: (town, paid) => (paid ? `la Città ${town} è pagata` : `la Città ${town} resta senza bottino`),
      edge: "oltre il bordo",
      tunnel: "nella galleria",
      junction: "un bivio",
      hits: (who) => `investe ${who}`,
      end: "la linea finisce",
    },
    car3: (letter, tiles) => `Vagone ${letter}: ${tiles.join("; ")}.`,
    could: (names) => `Le carte ci sono: ${list.format(names)}.`,
    town: (letter, tiles) =>
      tiles.length === 0 ? `Città ${letter}: niente in attesa.` : `Città ${letter}: ${tiles.join("; ")}.`,
    horseAt: (n, where) => (where === null ? `Il cavallo ${n} è perso.` : `Cavallo ${n}: ${where}.`),
    row: (titles) =>
      titles.length === 0 ? "Nessuna carta Ricercato è scoperta." : `Ricercati: ${list.format(titles)}.`,
    cowboyAt: (name, where) => `${name}: ${where}.`,
    riding: (name, horse) => `${name} è sul cavallo ${horse}.`,
    flat: (name) => `${name} è a terra e perde un turno.`,
    jailed: (name) => `${name} è in prigione.`,
    loot: (name, tiles) => (tiles.length === 0 ? `${name} non porta bottino.` : `${name} porta ${list.format(tiles)}.`),
    cards: (name, held) => (held.length === 0 ? `${name} non ha carte.` : `${name} ha ${list.format(held)}.`),
    hiddenCards: (name, n) => `${name} ha ${cards(n)}.`,
    ownBullets: (name, n) => `${name} ha ${some(n, "proiettile", "proiettili")}.`,
    title: (name, title, ability) => `${name} è ${title}: ${ability}`,
    points: (name, points, out) =>
      `${name} ha ${some(points, "punto", "punti")} e ${some(out, "segnalino", "segnalini")} in viaggio.`,
    sets: (held, n) => `${list.format(held)}: ${actions(n)} in più.`,
    noHand: "Non hai carte.",
    over: "La partita è finita.",
  },
};
