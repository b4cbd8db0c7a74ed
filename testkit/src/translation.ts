import {
  isRefusal,
  pick,
  redact,
  sfc32,
  sha256Text,
  type Game,
  type GameText,
  type Names,
  type RuleText,
  type Types,
} from "@trestle/kernel";

/** What a translation must keep. */
export interface Glossary {
  /** Proper names: the same in both languages. */
  same: readonly string[];
  /** Where the English text has the one, the other must stand in the translation. */
  words: Readonly<Record<string, string>>;
}

/** Who sits at the tables of `saidInGames`. */
const PLAYERS = ["Anna", "Berto", "Carla", "Dino", "Elsa", "Furio", "Gilda", "Ugo"];

/** English words that no Italian sentence has. */
const ENGLISH =
  /(?<![\w-])(the|and|of|is|are|was|with|from|this|that|not|no one|nobody|everybody|who|whose|its|their|your|you|cards?|trains?|cars?|roof|players?|game|rule|first|last|next|one|two|three|each|every|only|another|takes?|draws?|plays?|shot|shoots?|discards?|moves?|wins?|lost|stunned|table|seat|names?|lines?|to|by|at|on|for)(?![\w-])/i;

/** A text each side under the same key. What is wrong with the translation, or nothing. */
export function translationFaults(
  english: Readonly<Record<string, string>>,
  translated: Readonly<Record<string, string>>,
  { same, words }: Glossary,
): string[] {
  const faults: string[] = [];
  const names = [...same, ...PLAYERS].toSorted((a, b) => b.length - a.length);
  const terms = Object.entries(words).map(([word, other]) => ({ word: wordOf(word), other: other.toLowerCase() }));
  const ours = [...names, ...Object.values(words)].toSorted((a, b) => b.length - a.length);
  for (const key of Object.keys(translated)) if (english[key] === undefined) faults.push(`${key}: is not in English`);
  for (const [key, en] of Object.entries(english)) {
    const it = translated[key];
    const fault = (what: string): number => faults.push(`${key}: ${what}: ${it ?? en}`);
    if (it === undefined || it.trim() === "") {
      fault("is missing");
      continue;
    }
    const bare = without(en, names);
    if (it === en && /\p{L}{2}/u.test(bare)) fault("is the English text");
    if (figures(it) !== figures(en)) fault(`has other figures than "${en}"`);
    if ((/[.!?]$/.test(en) && !/[.!?]$/.test(it)) || (/[.?]$/.test(it) && !/[.!?]$/.test(en)))
      fault(`ends otherwise than "${en}"`);
    if (/ {2}|\.\.|\$\{|\bundefined\b|\bnull\b/.test(it)) fault("is not tidy");
    for (const name of names) if (en.includes(name) && !it.includes(name)) fault(`has no ${name}`);
    for (const { word, other } of terms)
      if (word.test(bare) && !it.toLowerCase().includes(other)) fault(`has no ${other}`);
    const left = ENGLISH.exec(without(it, ours));
    if (left !== null) fault(`has the English word "${left[0]}"`);
  }
  return faults;
}

/** Both texts of every rule, and that `short` is short. */
export function ruleTextFaults(
  english: Readonly<Record<string, RuleText>>,
  translated: Readonly<Record<string, RuleText>>,
  glossary: Glossary,
): string[] {
  const flat = (rules: Readonly<Record<string, RuleText>>): Record<string, string> =>
    Object.fromEntries(
      Object.entries(rules).flatMap(([id, { short, full }]) => [
        [`${id} short`, short],
        [`${id} full`, full],
      ]),
    );
  const long = Object.entries(translated)
    .filter(([, { short }]) => short.split(/\s+/).length > 25)
    .map(([id, { short }]) => `${id}: has more than 25 words: ${short}`);
  return [...translationFaults(flat(english), flat(translated), glossary), ...long];
}

/** Names, options, pages and rules of a game. */
export function gameTextFaults<T extends Types>(en: GameText<T>, it: GameText<T>, glossary: Glossary): string[] {
  const flat = (text: GameText<T>): Record<string, string> => ({
    name: text.name,
    promise: text.promise,
    ...Object.fromEntries(text.pages.map((page, i) => [`page ${i + 1}`, page])),
    ...Object.fromEntries(
      Object.entries(text.options).flatMap(([key, { name, about, values }]) => [
        [`option ${key}`, name],
        [`option ${key} about`, about],
        ...Object.entries(values).map(([value, word]) => [`option ${key}=${value}`, word]),
      ]),
    ),
  });
  return [...translationFaults(flat(en), flat(it), glossary), ...ruleTextFaults(en.rules, it.rules, glossary)];
}

/**
 * All that is said in random games, by those who know all and by those who only watch: decisions, moves, pieces,
 * refusals, events and outcomes. Also tells which kinds of events came up.
 */
export function saidInGames<T extends Types>(
  game: Game<T>,
  texts: { en: GameText<T>; it: GameText<T> },
  starts: readonly { options: unknown; seats: number; seed: string }[],
): { en: Record<string, string>; it: Record<string, string>; events: ReadonlySet<string> } {
  const said = { en: {} as Record<string, string>, it: {} as Record<string, string>, events: new Set<string>() };
  const names: Names = { seat: (seat) => PLAYERS[seat]! };
  const tell = (what: string, say: (text: GameText<T>) => string | null): void => {
    const en = say(texts.en);
    const it = say(texts.it);
    if (en === null && it === null) return;
    const key = `${what} "${en ?? ""}"`;
    said.en[key] = en ?? "";
    said.it[key] = it ?? "";
  };
  const hear = (event: T["event"]): void => {
    said.events.add(event.t);
    tell(event.t, (text) => text.event(event, names));
    tell(event.t, (text) => text.event(redact(event, null), names));
  };
  for (const { options, seats, seed } of starts) {
    const config = game.parseConfig(options);
    if (isRefusal(config)) throw new Error(config.rule);
    const s = game.setup({ config, seats, seed: sha256Text(seed), rules: game.rulesVersion }, hear);
    const rng = sfc32(Number.parseInt(sha256Text(seed).slice(0, 7), 16));
    for (let n = 0; n < 5000 && game.outcome(s) === null; n++) {
      const pending = game.pending(s);
      const d = pick(rng, n % 8 === 0 ? pending : pending.filter((p) => !p.free));
      const moves: T["move"][] = [];
      game.moves(s, d, moves);
      const move = pick(rng, moves);
      const view = game.view(s, d.seat);
      const watched = game.view(s, null);
      tell(`decision ${d.kind}`, (text) => text.decision(d, view, names));
      tell(`decision ${d.kind}`, (text) => text.decision(d, watched, names));
      tell(`move of ${d.kind}`, (text) => text.move(move, view, names));
      for (const key of game.slots(move)) tell(`piece of ${d.kind}`, (text) => text.piece(key, view, names));
      const tries: T["move"][] = [];
      game.tries(s, d, tries);
      const no = tries.length === 0 ? null : game.why(s, d, pick(rng, tries));
      if (no !== null) tell(`refusal ${no.rule}`, (text) => text.refusal(no, names));
      game.apply(s, d, move, hear);
    }
    const end = game.outcome(s);
    if (end !== null) tell("outcome", (text) => text.outcome(end.because, end.winners, names));
  }
  return said;
}

function figures(text: string): string {
  return (text.match(/\d+|[A-Z]+(?:-[A-Z]+)*-\d+/g) ?? []).toSorted().join(" ");
}

function wordOf(word: string): RegExp {
  return new RegExp(`(?<![\\w-])${word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\w-])`);
}

/** Longer names first, so that a name within a name does no harm. */
function without(text: string, names: readonly string[]): string {
  return names.reduce((rest, name) => rest.replaceAll(name, "·"), text);
}
