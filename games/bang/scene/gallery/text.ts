import type { Language } from "@trestle/ui/language.ts";
import type { Box, Shelf } from "./filters.ts";

interface GalleryText {
  show: string;
  shelves: Readonly<Record<Shelf, string>>;
  box: string;
  boxes: Readonly<Record<Box, string>>;
  copies: string;
}

export const TEXT: Readonly<Record<Language, GalleryText>> = {
  en: {
    show: "Show",
    shelves: {
      all: "Everything",
      brown: "Brown cards",
      blue: "Blue cards",
      weapon: "Weapons",
      character: "Characters",
      railcar: "Railcars",
      station: "Stations",
      locomotive: "Locomotive",
    },
    box: "From",
    boxes: { both: "Both boxes", base: "BANG!", train: "The Great Train Robbery" },
    copies: "In the deck:",
  },
  it: {
    show: "Mostra",
    shelves: {
      all: "Tutto",
      brown: "Carte marroni",
      blue: "Carte blu",
      weapon: "Armi",
      character: "Personaggi",
      railcar: "Vagoni",
      station: "Stazioni",
      locomotive: "Locomotiva",
    },
    box: "Da",
    boxes: { both: "Entrambe", base: "BANG!", train: "The Great Train Robbery" },
    copies: "Nel mazzo:",
  },
};
