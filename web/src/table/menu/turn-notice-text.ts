import type { Language } from "@trestle/ui/language.ts";

interface Words {
  label: string;
  started: string;
  ended: string;
  refused: string;
}

/** Beside its part and not among the page's words: it is fetched with the menu's part alone. */
export const turnNotice: Readonly<Record<Language, Words>> = {
  en: {
    label: "Tell me when it is my turn, even with this page closed",
    started: "This device will be told.",
    ended: "No device of this seat is told any more.",
    refused: "The browser does not allow notices from this page. Its settings can change that.",
  },
  it: {
    label: "Avvisami quando tocca a me, anche a pagina chiusa",
    started: "Questo dispositivo verrà avvisato.",
    ended: "Nessun dispositivo di questo posto viene più avvisato.",
    refused: "Il browser non permette avvisi da questa pagina. Si può cambiare nelle sue impostazioni.",
  },
};
