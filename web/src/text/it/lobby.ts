import type { Text } from "../index.ts";

export const lobby: Text["lobby"] = {
  share: {
    title: "Invita",
    copy: "Copia",
    copied: "Copiato.",
    notCopied: "Qui non è permesso copiare. Seleziona il testo e copialo a mano.",
  },
};
