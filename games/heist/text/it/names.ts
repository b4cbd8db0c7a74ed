/** A place with its article, and the preposition for being there and going there: Italian says the two alike. */
export interface Place {
  name: string;
  article: Article;
  at: Preposition;
}

type Article = "il" | "la" | "l'" | "";
type Preposition = "a" | "in" | "su";

const JOINED: Record<Preposition | "da", Record<Article, string>> = {
  a: { il: "al ", la: "alla ", "l'": "all'", "": "a " },
  in: { il: "nel ", la: "nella ", "l'": "nell'", "": "in " },
  su: { il: "sul ", la: "sulla ", "l'": "sull'", "": "su " },
  da: { il: "dal ", la: "dalla ", "l'": "dall'", "": "da " },
};

/** `alla Sponda nord`, `sul Binario 5`, `dall'Entrata/Uscita 1`. */
export function joined(preposition: Preposition | "da", { name, article }: Place): string {
  return JOINED[preposition][article] + name;
}

/** `la Sponda nord`, `l'Entrata/Uscita 1`. */
export function withArticle({ name, article }: Place): string {
  return article === "" || article === "l'" ? `${article}${name}` : `${article} ${name}`;
}

/** `a Bob`, `ad Anna`. */
export function to(name: string): string {
  return /^[aàáâä]/i.test(name) ? `ad ${name}` : `a ${name}`;
}

const place = (article: Article, name: string, at: Preposition = "a"): Place => ({ name, article, at });

/** Places of our map by their names; those that another edition calls otherwise keep the name it gives them. */
const PLACES: Readonly<Record<string, Place>> = {
  "Top Junction": place("il", "Bivio alto"),
  "Lower Junction": place("il", "Bivio basso"),
  "North Edge Track": place("il", "Binario di bordo nord", "su"),
  "South Edge Track": place("il", "Binario di bordo sud", "su"),
  "North-west Tunnel Mouth": place("l'", "Imbocco nord-ovest della galleria"),
  "South-west Tunnel Mouth": place("l'", "Imbocco sud-ovest della galleria"),
  "North Cactus": place("il", "Cactus nord"),
  "South Cactus": place("il", "Cactus sud"),
  "East Cactus": place("il", "Cactus est"),
  "Sage Corner": place("l'", "Angolo Salvia"),
  "Boot Hill": place("", "Boot Hill"),
  "Water Tower": place("la", "Torre dell'acqua"),
  "North Gap": place("il", "Varco nord"),
  "South Gap": place("il", "Varco sud"),
  "North Bank": place("la", "Sponda nord", "su"),
  "South Bank": place("la", "Sponda sud", "su"),
  "Creek Bank": place("la", "Sponda Ruscello", "su"),
  "Ridge Bank": place("la", "Sponda Cresta", "su"),
  "Northwest Bend": place("l'", "Ansa nord-ovest"),
  "Southwest Bend": place("l'", "Ansa sud-ovest"),
  "Southeast Bend": place("l'", "Ansa sud-est"),
  "Northeast Bend": place("l'", "Ansa nord-est"),
  "East Flat": place("la", "Piana est", "in"),
  "Crackpot Canyon": place("il", "Crackpot Canyon", "in"),
  "North Draw": place("la", "Gola nord", "in"),
  "South Draw": place("la", "Gola sud", "in"),
  "West Wash": place("la", "Fiumara ovest", "in"),
  "East Wash": place("la", "Fiumara est", "in"),
  "Tunnel Wash": place("la", "Fiumara Galleria", "in"),
  "Snake Wash": place("la", "Fiumara Serpe", "in"),
  "Coal Heap": place("il", "Mucchio di carbone", "su"),
  "Jail Coal Car": place("il", "Carro prigione", "in"),
};

const NUMBERED: readonly [pattern: RegExp, place: (n: string) => Place][] = [
  [/^Track (\d+)$/, (n) => place("il", `Binario ${n}`, "su")],
  [/^Tunnel (\d+)$/, (n) => place("la", `Galleria ${n}`, "in")],
  [/^Town ([A-Z])$/, (n) => place("la", `Città ${n}`, "in")],
  [/^Town ([A-Z]) Halt$/, (n) => place("la", `Fermata della Città ${n}`)],
  [/^Enter\/Exit (\d+)$/, (n) => place("l'", `Entrata/Uscita ${n}`)],
  [/^Inside Car ([A-Z])$/, (n) => place("l'", `Interno del vagone ${n}`, "in")],
  [/^Roof of Car ([A-Z])$/, (n) => place("il", `Tetto del vagone ${n}`, "su")],
];

/** A place by the name that an edition gives it, or null where there is no word for it here. */
export function placeOf(name: string): Place | null {
  if (Object.hasOwn(PLACES, name)) return PLACES[name]!;
  for (const [pattern, make] of NUMBERED) {
    const n = pattern.exec(name)?.[1];
    if (n !== undefined) return make(n);
  }
  return null;
}

const PASSENGERS: Readonly<Record<string, string>> = {
  "Madam Heron": "Madama Airone",
  "Gambler Fox": "Biscazziere Volpe",
  "Banker Badger": "Banchiere Tasso",
  "Widow Magpie": "Vedova Gazza",
  "Colonel Bull": "Colonnello Toro",
  "Jeweller Mole": "Gioielliere Talpa",
  "Ranger Wolf": "Ranger Lupo",
  "Duchess Swan": "Duchessa Cigno",
  "Locksmith Rat": "Fabbro Ratto",
  "Senator Boar": "Senatore Cinghiale",
  "Doctor Owl": "Dottor Gufo",
  "Parson Crow": "Reverendo Corvo",
  "Triplet Prairie Dogs": "Tre gemelli Cani della prateria",
  "Barbershop Toads": "Rospi del barbiere",
  "Twin Hares": "Lepri gemelle",
  "Two Old Mules": "Due vecchi Muli",
  "Ladder-climbing Raccoon": "Procione arrampicatore",
  "Surveyor Crane": "Geometra Gru",
  "Clockmaker Weasel": "Orologiaio Donnola",
  "Auctioneer Ram": "Banditore Montone",
  "Professor Tortoise": "Professor Tartaruga",
};

/** A tile by the name that an edition gives it. */
export function passenger(name: string): string {
  return Object.hasOwn(PASSENGERS, name) ? PASSENGERS[name]! : name;
}

const COLOURS: Readonly<Record<string, string>> = {
  green: "verde",
  yellow: "giallo",
  red: "rosso",
  blue: "blu",
};

export function colour(name: string): string {
  return Object.hasOwn(COLOURS, name) ? COLOURS[name]! : name;
}

const BANDS: Readonly<Record<string, string>> = {
  Sidetrack: "Raccordo",
  "Branch Line": "Linea secondaria",
  "Main Line": "Linea principale",
  Express: "Espresso",
};

/** Rocks and sections of the train: they are shown and named, and nobody stands on them. */
const THINGS: Readonly<Record<string, string>> = {
  "Anvil Mesa": "Mesa Incudine",
  "Hollow Mesa": "Mesa Cava",
  "Kettle Mesa": "Mesa Paiolo",
  "Lantern Mesa": "Mesa Lanterna",
  "Saddle Mesa": "Mesa Sella",
  Engine: "Locomotiva",
  "Passenger Car A": "Carrozza A",
  "Passenger Car B": "Carrozza B",
  "Caboose (Car C)": "Carro di coda (vagone C)",
};

/** The name under which anything of an edition is drawn. */
export function drawn(name: string): string {
  return placeOf(name)?.name ?? (Object.hasOwn(THINGS, name) ? THINGS[name]! : name);
}

/** A band of difficulty by the name that an edition gives it. */
export function band(name: string): string {
  return Object.hasOwn(BANDS, name) ? BANDS[name]! : name;
}
