import type { Text } from "../index.ts";

export const cues: Text["cues"] = {
  whistle: "Fischio del vapore",
  card: "Carta girata",
  step: "Passi",
  climb: "Pioli che sferragliano",
  turn: "Fruscio di cappotto",
  click: "Clic",
  shot: "Sparo",
  ricochet: "La pallottola fischia via",
  fall: "Tonfo di un corpo",
  up: "Si rialza",
  hooves: "Zoccoli al galoppo",
  coupling: "Clangore del gancio, soffio di vapore",
  coin: "Tintinnio di monete",
  "turn-yours": "Ticchettio del telegrafo: tocca a te",
  sit: "Campanello della porta",
  "last-seconds": "Tamburo cupo: il tempo sta per finire",
  win: "Banjo allegro",
  lose: "Banjo malinconico",
};
