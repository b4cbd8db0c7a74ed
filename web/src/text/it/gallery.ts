import type { ShellText } from "../en/shell.ts";

export const gallery: ShellText["gallery"] = {
  title: "Galleria delle carte",
  of: (game) => `Tutte le carte di ${game}`,
  lead: "Quello che sta sul tavolo, in figure e parole. Ogni carta porta alle sue regole.",
  loading: "Si stendono le carte …",
  search: "Cerca fra le carte",
  found: (n) => (n === 1 ? "1 figura" : `${n} figure`),
  none: "Qui non c'è nulla con queste parole.",
  clear: "Mostra tutto",
  rules: (n) => (n === 1 ? "1 regola" : `${n} regole`),
  rulesOf: (name, n) => `${n === 1 ? "1 regola" : `${n} regole`}: ${name}`,
  book: "Regolamento",
};
