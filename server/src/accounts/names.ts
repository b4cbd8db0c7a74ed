import { unfitCharacter, type Refusal } from "@trestle/kernel";

const NAME_LENGTH = { min: 1, max: 20 };
export const CHAT_LENGTH = 400;

/** A name as it is shown, or why it is refused. Text only: escaping is up to whoever draws it. */
export function cleanName(raw: string): string | Refusal {
  const name = raw
    .normalize("NFC")
    .replace(/\p{Zs}+/gu, " ")
    .trim();
  const bad = unfitCharacter(name);
  if (bad !== null) return { rule: "SERVER-NAME-2", data: { character: bad } };
  const length = Array.from(name).length;
  if (length < NAME_LENGTH.min || length > NAME_LENGTH.max || foldName(name) === "")
    return { rule: "SERVER-NAME-1", data: { length, min: NAME_LENGTH.min, max: NAME_LENGTH.max } };
  return name;
}

/** One line of chat as it is shown, or why it is refused. Line breaks and tabs become spaces. */
export function cleanChat(raw: string): string | Refusal {
  const text = raw
    .normalize("NFC")
    .replace(/[\s\p{Zs}]+/gu, " ")
    .trim();
  const bad = unfitCharacter(text);
  if (bad !== null) return { rule: "SERVER-CHAT-2", data: { character: bad } };
  const length = Array.from(text).length;
  if (length === 0 || length > CHAT_LENGTH)
    return { rule: "SERVER-CHAT-1", data: { length, min: 1, max: CHAT_LENGTH } };
  return text;
}

/**
 * A name as it is compared: compatibility forms, case, accents, spaces and look-alikes are folded, so that nobody
 * can pass for somebody else at a glance.
 */
export function foldName(name: string): string {
  const bare = name.normalize("NFKD").replace(/[\p{M}\p{Z}\p{P}\p{Cf}]/gu, "");
  const plain = bare.replace(/[ΝΗΥΜ]/gu, (c) => CAPITALS[c]!).toLowerCase();
  let out = "";
  for (const c of plain) out += LOOKS_LIKE.get(c) ?? c;
  return out.replaceAll("rn", "m").replaceAll("vv", "w");
}

/** Greek capitals that look like other letters than their lower-case forms do. */
const CAPITALS: Readonly<Record<string, string>> = { Ν: "n", Η: "h", Υ: "y", Μ: "m" };

/** Lower-case letters and digits of Latin, Cyrillic, Greek and Armenian that look alike. */
const LOOKS_LIKE = new Map<string, string>(
  Object.entries({
    a: "аαɑ",
    b: "ьҍв",
    c: "сϲↄ",
    d: "ԁɗ",
    e: "еεєёҽ",
    f: "ғƒ",
    g: "ɡց",
    h: "һнհ",
    i: "іιıɩӏ1l|!ǀ",
    j: "јϳ",
    k: "кκқ",
    m: "мʍ",
    n: "пηոռ",
    o: "оοσօ0",
    p: "рρ",
    q: "ԛգ",
    r: "гɼᴦ",
    s: "ѕꜱ5$",
    t: "тτ",
    u: "υսμц",
    v: "νѵ",
    w: "ѡωԝшա",
    x: "хχ",
    y: "уγүყ",
    z: "ᴢ2",
  }).flatMap(([latin, others]) => Array.from(others, (other): [string, string] => [other, latin])),
);
