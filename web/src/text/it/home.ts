import type { Text } from "../index.ts";

export const home: Text["home"] = {
  parts: {
    close: "Chiudi",
    rule: (id) => `Regola ${id} nel regolamento`,
  },
};
