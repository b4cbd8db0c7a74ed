import type { options as en } from "../en/options.ts";

/** The same options with the same values as in English, no more and no fewer. */
type Twin = {
  [K in keyof typeof en]: { name: string; about: string; values: Record<keyof (typeof en)[K]["values"], string> };
};

const onOff = { true: "sì", false: "no" };

export const options: Twin = {
  reflex: {
    name: "Riflessi",
    about: "Aggiunge la carta Riflessi: ci si rialza sparando, o ci si butta a terra.",
    values: onOff,
  },
  horse: {
    name: "Cavallo",
    about: "Aggiunge la carta Cavallo: si cavalca fino alla locomotiva, o si torna sul treno.",
    values: onOff,
  },
  stunnedShots: {
    name: "Banditi storditi e proiettili",
    about: "Se un proiettile passa sopra un bandito stordito o si ferma lì.",
    values: { flyOver: "passa sopra", absorb: "si ferma" },
  },
  horseRescue: {
    name: "Salvataggio a cavallo all'ultimo istante",
    about: "Se chi è accanto al treno può mostrare la sua prossima carta prima che l'ultimo bandito vinca.",
    values: { instantEnd: "fine immediata", lastChance: "ultima occasione" },
  },
  horseStunned: {
    name: "Cavallo da storditi",
    about: "Se Cavallo fa solo rialzare un bandito stordito o lo porta alla locomotiva.",
    values: { wakeOnly: "solo in piedi", ride: "cavalcata" },
  },
  nobodyLeft: {
    name: "Nessuno rimasto",
    about: "Chi vince se un solo sgancio porta via tutti.",
    values: { loot: "decide il Bottino", noWinner: "nessun vincitore" },
  },
  duel: {
    name: "Duello a due (non ufficiale)",
    about: "Non fa parte del gioco pubblicato: due giocatori, due banditi a testa.",
    values: onOff,
  },
  bandits: {
    name: "Banditi",
    about: "Chi gioca con chi, in senso orario; i banditi differiscono solo nell'aspetto.",
    values: {
      belle: "Belle",
      cheyenne: "Cheyenne",
      django: "Django",
      doc: "Doc",
      ghost: "Ghost",
      mei: "Mei",
      tuco: "Tuco",
    },
  },
};
