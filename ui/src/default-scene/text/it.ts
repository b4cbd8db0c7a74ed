import type { DefaultText } from "./en.ts";

export const text: DefaultText = {
  players: "Giocatori",
  table: "Il tavolo",
  hand: "La tua mano",
  choices: "Che cosa puoi scegliere",
  chosen: "Scelto finora",
  takeBack: (piece) => `${piece}: riprendi`,
  chooseFirst: "Prima scegli",
  you: "tu",
  toMove: "di turno",
  turnOf: (name) => `Tocca a ${name}`,
  yourTurn: "Tocca a te",
  over: "La partita è finita",
  noHand: "Non hai carte in mano.",
  nothing: "Di questo posto non si sa nulla.",
};
