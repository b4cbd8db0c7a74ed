export type Language = "en" | "it";

/** What a rulebook says around the texts of its game. */
interface Words {
  title(game: string): string;
  preface: readonly string[];
  options: string;
  isDefault: string;
  values: string;
  anyOrder: string;
  gallery: string;
  /** The heading over all pictures of a kind. */
  kinds(kind: string): string;
  copies: string;
  /** Copies that nothing tells apart. */
  alike(count: number): string;
}

export const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    title: (game) => `${game}: the rules`,
    preface: [
      "The number behind each rule is its name everywhere in Trestle: in the log, in a refusal, in the code and its tests.",
      "This page is made from the game's texts by `npm run rules -- --write`; a test keeps the two together.",
    ],
    options: "Options of a table",
    isDefault: "default",
    values: "Values",
    anyOrder: "any order",
    gallery: "Gallery",
    kinds: (kind) => `${kind.charAt(0).toUpperCase()}${kind.slice(1)}s`,
    copies: "copies",
    alike: (count) => `${count} alike`,
  },
  it: {
    title: (game) => `${game}: le regole`,
    preface: [
      "Il numero dietro ogni regola è il suo nome ovunque in Trestle: nel registro, in un rifiuto, nel codice e nei suoi test.",
      "Questa pagina è ricavata dai testi del gioco con `npm run rules -- --write`; un test tiene insieme i due.",
    ],
    options: "Le opzioni di un tavolo",
    isDefault: "predefinito",
    values: "Valori",
    anyOrder: "in qualsiasi ordine",
    gallery: "Galleria",
    kinds: (kind) => ITALIAN_KINDS[kind] ?? kind,
    copies: "copie",
    alike: (count) => `${count} uguali`,
  },
};

const ITALIAN_KINDS: Readonly<Record<string, string>> = {
  card: "Carte",
  character: "Personaggi",
  railcar: "Vagoni",
  station: "Stazioni",
  locomotive: "Locomotiva",
  "Wanted Card": "Carte Ricercato",
  "Event Card": "Carte Evento",
  "loot tile": "Tessere Bottino",
  "poker card": "Carte Poker",
};
