import type { ShellText } from "../en/shell.ts";

export const bots: ShellText["bots"] = {
  hint: {
    title: "Che cosa farebbe una Leggenda",
    about: "Sa quello che sai tu e niente di più. Scegliendo, la tua mossa è preparata: la confermi ancora tu.",
    thinking: "La Leggenda ci pensa …",
    share: (percent) => `vince circa il ${percent} % di partite così`,
    nth: (n, move) => `${n}. ${move}`,
    taken: (move) => `Preparata: ${move}`,
  },
  why: {
    nothing: "Tiene per sé le sue ragioni.",
    now: "Non aveva una scelta di cui parlare.",
    reveal: "Dirà perché dopo la rivelazione.",
    end: "Dirà perché a partita finita.",
    none: "Nessun bot ha ancora mosso.",
    of: (name, why) => `${name}: ${why}`,
  },
};
