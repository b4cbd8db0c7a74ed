import type { CharacterId, Role } from "../../engine/catalogue.ts";
import type { FaceText } from "../shared/gallery.ts";

export const roleNames: Readonly<Record<Role, string>> = {
  sheriff: "Sceriffo",
  deputy: "Vice",
  outlaw: "Fuorilegge",
  renegade: "Rinnegato",
};

/** `lo Sceriffo`, `un Fuorilegge`. */
export function withArticle(role: Role): string {
  return role === "sheriff" ? theRole(role) : `un ${roleNames[role]}`;
}

/** `lo Sceriffo`, `il Fuorilegge`. */
export function theRole(role: Role): string {
  return `${role === "sheriff" ? "lo" : "il"} ${roleNames[role]}`;
}

export const characters: Readonly<Record<CharacterId, FaceText>> = {
  "bart-cassidy": {
    name: "Bart Cassidy",
    text: "Per ogni punto vita che perde pesca una carta.",
  },
  "black-jack": {
    name: "Black Jack",
    text: "Mostra la seconda carta che pesca; se è di Cuori o Quadri, ne pesca una terza.",
  },
  "calamity-janet": {
    name: "Calamity Janet",
    text: "Può usare i BANG! come Mancato! e i Mancato! come BANG!.",
  },
  "el-gringo": {
    name: "El Gringo",
    text: "Per ogni punto vita che un altro giocatore gli fa perdere, prende una carta a caso dalla sua mano.",
  },
  "jesse-jones": {
    name: "Jesse Jones",
    text: "Può pescare la prima carta dalla mano di un altro giocatore.",
  },
  jourdonnais: {
    name: "Jourdonnais",
    text: "Quando gli sparano, può fare un estrai!: Cuori vale come un Mancato!.",
  },
  "kit-carlson": {
    name: "Kit Carlson",
    text: "Guarda le tre carte in cima al mazzo, ne prende due e rimette a posto la terza.",
  },
  "lucky-duke": {
    name: "Lucky Duke",
    text: "Per ogni estrai! scopre due carte e sceglie quella che conta.",
  },
  "paul-regret": {
    name: "Paul Regret",
    text: "Tutti gli altri giocatori lo vedono a distanza aumentata di 1.",
  },
  "pedro-ramirez": {
    name: "Pedro Ramirez",
    text: "Può pescare la prima carta dagli scarti.",
  },
  "rose-doolan": {
    name: "Rose Doolan",
    text: "Vede tutti gli altri giocatori a distanza diminuita di 1.",
  },
  "sid-ketchum": {
    name: "Sid Ketchum",
    text: "Può scartare due carte dalla mano per recuperare 1 punto vita, quante volte vuole.",
  },
  "slab-the-killer": {
    name: "Slab the Killer",
    text: "Per annullare una delle sue carte BANG! servono due Mancato!.",
  },
  "suzy-lafayette": {
    name: "Suzy Lafayette",
    text: "Appena non ha più carte in mano, ne pesca una.",
  },
  "vulture-sam": {
    name: "Vulture Sam",
    text: "Quando un altro giocatore viene eliminato, prende tutte le sue carte.",
  },
  "willy-the-kid": {
    name: "Willy the Kid",
    text: "Nel suo turno può giocare quante carte BANG! vuole.",
  },
  "benny-brawler": {
    name: "Benny Brawler",
    text: "Nel suo turno può prendere quanti Vagoni vuole, pagandoli uno per uno.",
  },
  "evan-babbit": {
    name: "Evan Babbit",
    text: "Bersaglio di una carta BANG!, può scartare una carta dello stesso seme per deviarla su qualcuno a distanza 1.",
  },
  "jimmy-texas": {
    name: "Jimmy Texas",
    text: "Pesca una carta alla fine del suo turno.",
  },
  manuelita: {
    name: "Manuelita",
    text: "Pesca 2 carte ogni volta che il treno arriva al Capolinea.",
  },
  sancho: {
    name: "Sancho",
    text: "Può prendere gratis il suo Vagone del turno.",
  },
  "sgt-blaze": {
    name: "Sgt. Blaze",
    text: "Quando una sua carta o un suo effetto riguarda più giocatori, può esentarne uno.",
  },
  "shade-oconnor": {
    name: "Shade O'Connor",
    text: "Ogni volta che il treno avanza fuori dal suo turno, può scartare una carta per pescarne una.",
  },
  "zippy-roy": {
    name: "Zippy Roy",
    text: "Una volta nel suo turno può far avanzare il treno di una stazione.",
  },
};
