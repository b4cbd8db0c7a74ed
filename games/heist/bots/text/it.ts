import type { Names, ReasonLine } from "@trestle/kernel";

type Data = ReasonLine["data"];

const percent = (share: unknown): string => `${Math.round(100 * Number(share))} %`;
const figure = (n: unknown): string => Number(n).toFixed(1).replace(".", ",");

/** Perché un bot ha fatto così: prima che cosa cerca, poi che cosa ha pesato di più, poi come si presenta la cosa. */
export const lines: Readonly<Record<string, (d: Data, names: Names) => string>> = {
  only: () => "Non c'era niente da scegliere.",
  whim: () => "Solo un capriccio.",
  rob: (d) =>
    `In questo turno punta a ${d["tiles"] === 2 ? "entrambe le tessere" : "una tessera"} del Vagone ${d["car"]}.`,
  "place-oneself": () => "Si mette in posizione per la prossima rapina.",
  carry: () => "Sta portando il bottino verso una città.",
  deliver: (d) => `In questo turno porta il bottino alla Città ${d["town"]}.`,
  drop: () => "Il bottino va lasciato in questa città.",
  rescue: (d, names) => `Porta a ${names.seat(Number(d["seat"]))} ciò che apre la prigione.`,
  gift: (d, names) => `Con quella carta ${names.seat(Number(d["seat"]))} può rapinare di più.`,
  flip: () => "Vuole che il treno prenda l'altra strada.",
  straight: () => "La scala manda il treno per l'altra strada.",
  bullet: () => "Ora non c'è di meglio: un proiettile è un'azione per dopo.",
  quick: () => "Un proiettile gratis è un'azione per dopo.",
  nudge: () => "Lo Sceriffo sta meglio altrove.",
  escape: () => "Fuori di prigione, e il treno rallenta.",
  draw: () => "Cerca ciò che apre la prigione.",
  rest: () => "In questo turno non resta niente che valga la pena.",
  discard: () => "Questa carta non serve alla rapina a cui la mano è più vicina.",
  keep: () => "Ciò che resta serve alla prossima rapina.",
  claim: () => "Tra ciò che è offerto è l'aiuto migliore.",
  place: () => "Le tessere facili stanno meglio in cima e lontane dallo Sceriffo, quelle difficili sotto.",
  lay: () => "Il treno arriva prima a quella città.",
  accept: () => "Lo scambio conviene.",
  decline: () => "Lo scambio non conviene.",
  put: () => "All'altro quella carta serve di più.",
  propose: () => "È tutto ciò che ha da offrire.",
  "say-rob": (d) => `Punto a ${d["tiles"] === 2 ? "entrambe le tessere" : "una tessera"} del Vagone ${d["car"]}.`,
  "say-place-oneself": () => "Mi metto in posizione per la prossima rapina.",
  "say-carry": () => "Porto il mio bottino verso una città.",
  "say-deliver": (d) => `In questo turno porto il bottino alla Città ${d["town"]}.`,
  "say-rescue": (d, names) => `Resisti, ${names.seat(Number(d["seat"]))}: vengo a tirarti fuori.`,
  "say-flip": () => "Vado a girare uno scambio.",
  points: (d) =>
    `Due giri dopo nelle città ci sono ${figure(d["value"])} tessere, ${figure(d["next"])} con la seconda scelta.`,
  jailed: (d) =>
    `Finisce in prigione nel ${percent(d["value"])} dei casi possibili, con la seconda scelta nel ${percent(d["next"])}.`,
  knots: (d) => `La corda perde in media ${figure(d["value"])} nodi, ${figure(d["next"])} con la seconda scelta.`,
  "gang-wins": (d) =>
    d["next"] === undefined
      ? `Secondo i suoi conti le prospettive della banda sono del ${percent(d["share"])}.`
      : `Secondo i suoi conti le prospettive della banda sono del ${percent(d["share"])}, con la seconda scelta del ${percent(d["next"])}.`,
  wins: (d) =>
    d["next"] === undefined
      ? `Secondo i suoi conti le sue prospettive sono del ${percent(d["share"])}.`
      : `Secondo i suoi conti le sue prospettive sono del ${percent(d["share"])}, con la seconda scelta del ${percent(d["next"])}.`,
};
