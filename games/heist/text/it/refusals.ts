import { kernelRules } from "@trestle/kernel/text/it";
import type { Refusal, RuleText } from "@trestle/kernel";
import type { HeistRule } from "../../engine/rules.ts";
import { capital } from "../shared/capital.ts";
import { has, num, str, type Data } from "../shared/data.ts";
import { ruleTexts } from "./rules.ts";
import { count, join, LEVELS } from "./words.ts";
import type { Words } from "./words.ts";

/** null: these figures tell no more than the rule itself. */
type RefusalText = (d: Data) => string | null;

/** `alto`, `basso`. */
function level(d: Data): string {
  const id = str(d, "junction");
  return Object.hasOwn(LEVELS, id) ? LEVELS[id as keyof typeof LEVELS] : id;
}

function notThese(cards: number): string {
  if (cards === 0) return "ci vogliono delle carte";
  return cards === 1 ? "questa carta non va bene" : `queste ${count(cards, "card")} non vanno bene`;
}

/** The rule's sentence with the figures of a refusal. */
export function makeRefusals(w: Words): (refusal: Refusal) => string {
  const at = (d: Data, key: string): string => w.at(str(d, key));
  const the = (d: Data, key: string): string => capital(w.the(str(d, key)));
  const near = (d: Data, key: string): string => w.near(str(d, key));
  const from = (d: Data, key: string): string => w.from(str(d, key));
  const card = (d: Data): string => w.card(str(d, "card"));
  const tile = (d: Data): string => w.tile(str(d, "tile"));
  const square = (d: Data): string => w.square(str(d, "square"));
  const section = (d: Data): string => `La sezione ${num(d, "section")}`;
  const horse = (d: Data): string => `Il cavallo ${num(d, "horse") + 1}`;
  const tiles = (d: Data): string => w.tiles(str(d, "tiles").split(" "));
  const youAre = (d: Data): string => `Sei ${at(d, has(d, "at") ? "at" : "from")}`;
  const notInHand = (d: Data): string => `Non hai in mano ${w.cards([str(d, "card")])}.`;
  const noKey = (d: Data): string => `${capital(card(d))} non è né una Serratura né un Jolly.`;
  const carries = (d: Data): string => `${horse(d)} porta già ${count(num(d, "riders"), "rider")}.`;
  const carried = (d: Data): string => `Porti già ${count(num(d, "carried"), "tile")}.`;
  const occupied = (d: Data, key = "section"): string =>
    `${capital(at(d, "to"))} sta la sezione ${num(d, key)} del treno.`;
  const wants = (d: Data): string =>
    join(
      str(d, "tiles")
        .split(" ")
        .map((id) => `${w.tile(id)} (${w.needs(id)})`),
    );

  const texts: Partial<Record<HeistRule, RefusalText>> = {
    "HEIST-MOVE-1": (d) => (has(d, "from", "to") ? `${the(d, "to")} non confina con ${w.the(str(d, "from"))}.` : null),
    "HEIST-MOVE-2": (d) => (has(d, "section") ? occupied(d) : null),
    "HEIST-MOVE-5": (d) => (has(d, "section") ? `${section(d)} è in galleria: sul suo tetto non c'è posto.` : null),
    "HEIST-MAP-3": (d) => (has(d, "to") ? "Quella è una mesa: roccia, non una casella." : null),
    "HEIST-TMAP-3": (d) =>
      has(d, "from", "to") ? `Nessuna via porta ${from(d, "from")} direttamente ${near(d, "to")}.` : null,
    "HEIST-RAIL-2": () => "Solo il treno passa il bordo della mappa.",
    "HEIST-RAIL-5": (d) =>
      has(d, "from", "to") ? `${capital(at(d, "to"))} non si può entrare ${from(d, "from")}.` : null,
    "HEIST-RANGE-2": (d) => (has(d, "to") ? `${the(d, "to")} è Pascolo Chiuso.` : null),
    "HEIST-RANGE-3": (d) => (has(d, "to") ? `${the(d, "to")} è Pascolo Chiuso: lì non puoi scendere.` : null),
    "HEIST-RANGE-4": (d) => (has(d, "to") ? `Anche ${w.the(str(d, "to"))} è Pascolo Chiuso: puoi solo uscirne.` : null),
    "HEIST-BOARD-1": (d) =>
      has(d, "from", "car")
        ? `${the(d, "from")} non è accanto alla sezione ${num(d, "section")}, che sta ${at(d, "car")}.`
        : null,
    "HEIST-BOARD-2": (d) => (has(d, "from") ? `${the(d, "from")} è proprio davanti alla locomotiva.` : null),
    "HEIST-BOARD-6": (d) => (has(d, "car") ? `${section(d)} sta oltre il bordo della mappa, ${at(d, "car")}.` : null),
    "HEIST-LEAVE-1": (d) => {
      if (has(d, "taken")) return occupied(d, "taken");
      if (has(d, "front")) return `${the(d, "to")} è proprio davanti alla locomotiva.`;
      return has(d, "section", "car")
        ? `${the(d, "to")} non è accanto alla sezione ${num(d, "section")}, che sta ${at(d, "car")}.`
        : null;
    },
    "HEIST-LEAVE-2": (d) => {
      if (has(d, "horse", "section"))
        return `${horse(d)} non è su una casella accanto alla sezione ${num(d, "section")} dove tu possa arrivare.`;
      return has(d, "from") ? `${youAre(d)}.` : null;
    },
    "HEIST-LEAVE-3": (d) => (has(d, "from") ? `${youAre(d)}.` : null),
    "HEIST-LEAVE-4": (d) =>
      has(d, "section") ? `${section(d)} è in galleria, che non ha lati da cui scendere.` : null,
    "HEIST-LEAVE-5": (d) => (has(d, "horse") ? carries(d) : null),
    "HEIST-FREE-2": (d) => {
      if (has(d, "mounted"))
        return num(d, "mounted") === 0 ? "Non sei in sella." : `Sei già in sella al cavallo ${num(d, "horse") + 1}.`;
      if (has(d, "riders")) return carries(d);
      return has(d, "from", "at") ? `${horse(d)} è ${at(d, "at")}, tu sei ${at(d, "from")}.` : null;
    },
    "HEIST-FREE-6": (d) => (has(d, "at") ? `Lo Sceriffo è ${at(d, "at")}, dove finisce la sua linea.` : null),
    "HEIST-TRACK-2": (d) => (has(d, "horse") ? `${horse(d)} è fuori dal gioco.` : null),
    "HEIST-HORSE-1": (d) => {
      if (has(d, "card")) return num(d, "hand") === 0 ? "La tua mano è vuota." : notInHand(d);
      if (has(d, "distance"))
        return `${the(d, "to")} dista ${count(num(d, "distance"), "space")}; la carta ne permette ${num(d, "reach")}.`;
      return null;
    },
    "HEIST-HORSE-3": (d) => (has(d, "riders") ? `${horse(d)} è cavalcato da altri.` : null),
    "HEIST-HORSE-5": (d) => {
      if (has(d, "section")) return occupied(d);
      if (has(d, "to")) return `Nessuna via libera porta il cavallo ${near(d, "to")}.`;
      return has(d, "at") ? `${horse(d)} è bloccato ${at(d, "at")}.` : null;
    },
    "HEIST-CARD-3": (d) =>
      has(d, "tiles") ? `Per ${tiles(d)} insieme un Jolly dovrebbe valere due cose in una volta.` : null,
    "HEIST-CARD-4": (d) => (has(d, "limit") ? `Carte in mano: ${num(d, "hand")} su ${num(d, "limit")}.` : null),
    "HEIST-CARD-5": (d) => (has(d, "deck") ? "Non ci sono più carte da pescare." : null),
    "HEIST-DOUBT-1": (d) =>
      has(d, "edition")
        ? `Questo tavolo gioca con l'edizione ${str(d, "known").slice(0, 12)}, non con ${str(d, "edition").slice(0, 12)}.`
        : null,
    "HEIST-DROP-1": (d) => {
      if (has(d, "carried")) return "Non porti bottino.";
      return has(d, "at") ? `${youAre(d)}, non in una città.` : null;
    },
    "HEIST-DROP-2": (d) => (has(d, "town") ? `Questa consegna si mette alla Città ${str(d, "at")}.` : null),
    "HEIST-DROP-3": (d) => (has(d, "tile") ? `La tessera ${tile(d)} non è quella da mettere adesso.` : null),
    "HEIST-BULLET-1": (d) => (has(d, "board") ? "Sul tabellone non ci sono proiettili." : null),
    "HEIST-BULLET-2": (d) => {
      if (!has(d, "bullets")) return null;
      return num(d, "bullets") === 0 ? "Non hai proiettili." : "L'hai preso in questo turno.";
    },
    "HEIST-BULLET-5": (d) =>
      has(d, "used") ? "I proiettili usati in questo turno non sono ancora tornati sul tabellone." : null,
    "HEIST-FLIP-3": (d) => (has(d, "junction") ? `Lo scambio ${level(d)} non c'è più.` : null),
    "HEIST-JAIL-9": () => "Sei in prigione.",
    "HEIST-MOVE-4": () => "In prigione si entra solo in arresto.",
    "HEIST-SOLO-4": (d) =>
      has(d, "solo") ? `Una persona con ${num(d, "solo")} cowboy non ha nessuno a cui nascondere le carte.` : null,
    "HEIST-FLIP-1": (d) => (has(d, "at", "junction") ? `${youAre(d)}, non ${at(d, "junction")}.` : null),
    "HEIST-FLIP-2": (d) =>
      has(d, "section") ? `Sul bivio ${level(d)} sta la sezione ${num(d, "section")} del treno.` : null,
    "HEIST-FREE-1": (d) => (has(d, "jailed") ? "Sei in prigione." : null),
    "HEIST-FREE-3": (d) => {
      if (has(d, "wilds")) return "Non hai Jolly in mano.";
      const cards = d["cards"];
      if (typeof cards === "string") {
        const shown = w.cards(cards.split(" "));
        return has(d, "length")
          ? `${capital(shown)}: non è una scala.`
          : `${capital(shown)}: i numeri non sono uguali.`;
      }
      return has(d, "length")
        ? `Una scala richiede ${num(d, "length")} carte della tua mano; queste sono ${num(d, "cards")}.`
        : null;
    },
    "HEIST-JAIL-5": (d) => {
      if (has(d, "jailed")) return "Sei in prigione.";
      return has(d, "at") ? `${youAre(d)}, non in prigione.` : null;
    },
    "HEIST-JAIL-6": (d) => {
      if (has(d, "card")) return noKey(d);
      if (has(d, "given"))
        return `Servono ${num(d, "needed")} Serrature o Jolly dalla tua mano; questi sono ${num(d, "given")}.`;
      return has(d, "at") ? `${youAre(d)}, non in prigione.` : null;
    },
    "HEIST-JAIL-8": (d) => {
      if (has(d, "card")) return noKey(d);
      return has(d, "at") ? `${youAre(d)}.` : null;
    },
    "HEIST-LOOT-1": (d) => {
      if (has(d, "square")) return `Nessuna tessera qui: ${square(d)}.`;
      return has(d, "at") ? `${youAre(d)}, non dentro una carrozza.` : null;
    },
    "HEIST-LOOT-2": (d) => {
      if (has(d, "square")) return `${square(d)}: non è nel vagone ${str(d, "car")}, dove sei tu.`;
      if (has(d, "tiles")) return `Hai scelto ${count(num(d, "tiles"), "tile")}; scegline una o due.`;
      return has(d, "hand") ? "Non hai in mano quelle carte." : null;
    },
    "HEIST-LOOT-4": (d) => (has(d, "tiles") ? `Per ${wants(d)} ${notThese(num(d, "cards"))}.` : null),
    "HEIST-LOOT-5": (d) => (has(d, "tiles") ? `Per ${wants(d)} ${count(num(d, "cards"), "card")} sono troppe.` : null),
    "HEIST-LOOT-9": (d) => (has(d, "carried") ? carried(d) : null),
    "HEIST-SETUP-12": (d) =>
      has(d, "cowboys") ? `Il cowboy ${num(d, "first")} non c'è a un tavolo di ${num(d, "cowboys")}.` : null,
    "HEIST-TOWN-1": (d) => (has(d, "square") ? `${square(d)}: non è nel vagone della Città ${str(d, "town")}.` : null),
    "HEIST-TOWN-2": (d) => {
      if (has(d, "tile")) return `La tessera ${tile(d)} non è alla Città ${str(d, "town")}.`;
      return has(d, "square")
        ? `${square(d)}: ${count(num(d, "tiles"), "tile")}; nell'altro riquadro ${num(d, "other")}.`
        : null;
    },
    "HEIST-TOWN-3": (d) =>
      has(d, "tiles")
        ? `${square(d)}: ${num(d, "tiles") === 1 ? "c'è" : "ci sono"} già ${count(num(d, "tiles"), "tile")}.`
        : null,
    "HEIST-TRADE-1": (d) => {
      if (has(d, "card")) return notInHand(d);
      return has(d, "at") ? `${youAre(d)}, l'altro cowboy è ${at(d, "with")}.` : null;
    },
    "HEIST-TRADE-2": (d) =>
      has(d, "limit") ? `La mano arriverebbe a ${num(d, "cards")} carte, e il limite è ${num(d, "limit")}.` : null,
    "HEIST-TRADE-3": (d) =>
      has(d, "failed") ? `In questo turno ${count(num(d, "failed"), "offer")} a vuoto; adesso basta.` : null,
    "HEIST-TURN-1": (d) => (has(d, "card") ? notInHand(d) : null),
    "HEIST-TURN-3": (d) => (has(d, "actions") ? "Non hai più azioni." : null),
    "HEIST-VAR-2": (d) =>
      has(d, "events") ? `Resterebbero ${num(d, "events")} Carte Evento; il minimo è ${num(d, "least")}.` : null,
    "HEIST-VS-4": (d) => (has(d, "bullets") ? "Hai già un proiettile." : null),
    "HEIST-VS-6": (d) => (has(d, "at") ? `${youAre(d)}.` : null),
    "HEIST-WANT-1": (d) => (has(d, "card") ? `Per ora non hai meritato ${w.title(str(d, "card"))}.` : null),
    "HEIST-WANT-10": (d) => {
      if (has(d, "carried")) return num(d, "carried") === 0 ? "Non porti tessere." : carried(d);
      if (has(d, "times") && num(d, "times") === 0) return "Non hai quell'abilità.";
      return has(d, "used") ? "Hai già usato quell'abilità in questo turno." : null;
    },
  };

  return ({ rule, data }) => {
    const known = Object.keys(texts).find((k): k is HeistRule => k === rule);
    const said = known === undefined ? optionText(rule, data) : (texts[known]?.(data) ?? null);
    const sentence = BOOK[rule]?.short ?? rule;
    if (said !== null) return `${said} ${sentence}`;
    const shown = figures(w, data);
    return shown === "" ? sentence : `${sentence} (${shown})`;
  };
}

const BOOK: Readonly<Record<string, RuleText>> = { ...ruleTexts, ...kernelRules };

function optionText(rule: string, data: Data): string | null {
  if (rule === "KERNEL-OPT-2") return `«${data["option"]}» non è fra queste: ${data["known"]}.`;
  if (rule === "KERNEL-OPT-3")
    return `L'opzione ${data["option"]} non può valere ${data["got"]}; ammette ${data["allowed"]}.`;
  if (rule === "KERNEL-OPT-4") return `L'opzione ${data["option"]} richiede ${data["needs"]}.`;
  return null;
}

const LABELS: Readonly<Record<string, string>> = {
  actions: "azioni rimaste",
  bullets: "proiettili",
  given: "date",
  hand: "carte in mano",
  left: "rimaste",
  limit: "limite",
  needed: "necessarie",
  reach: "portata",
};

/** Whatever figures a refusal carries, in a few words. */
function figures(w: Words, data: Data): string {
  return Object.entries(data)
    .map(([key, value]) => {
      if (key === "card") return w.card(String(value));
      if (key === "tile") return w.tile(String(value));
      if (key === "square") return w.square(String(value));
      if (key === "horse") return `cavallo ${Number(value) + 1}`;
      if (key === "at" || key === "to") return w.at(String(value));
      if (key === "from") return w.from(String(value));
      return `${LABELS[key] ?? key} ${value}`;
    })
    .join(", ");
}
