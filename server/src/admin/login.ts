import { createHmac, timingSafeEqual } from "node:crypto";

const HOURS = 12;
const COOKIE = "trestle_admin";

const same = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b);
const mac = (word: string, text: string): Buffer => createHmac("sha256", word).update(text).digest();

/** Compares with the admin word in constant time. */
export function isWord(word: string, said: string): boolean {
  return same(mac(word, said), mac(word, word));
}

/** A session of some hours, derived from the word itself: nothing is stored, and a new word ends all sessions. */
export function passCookie(word: string, now: number, secure: boolean): string {
  const until = now + HOURS * 3_600_000;
  const value = `${until}.${mac(word, `pass ${until}`).toString("base64url")}`;
  const age = HOURS * 3_600;
  return `${COOKIE}=${value}; Path=/admin; HttpOnly; SameSite=Strict; Max-Age=${age}${secure ? "; Secure" : ""}`;
}

export interface Shown {
  cookie: string | undefined;
  authorization: string | undefined;
}

/** The word that a program sends; null: none. */
export function wordIn({ authorization }: Shown): string | null {
  return /^Bearer (\S+)$/.exec(authorization ?? "")?.[1] ?? null;
}

/** The session that a browser sends; `expired`: it was a true one. Its signature has 256 bits, which nobody guesses. */
export function passIn(word: string, { cookie }: Shown, now: number): "none" | "valid" | "expired" | "forged" {
  let found: "none" | "expired" | "forged" = "none";
  for (const part of cookie?.split(";") ?? []) {
    const [name, value = ""] = part.trim().split("=", 2);
    if (name !== COOKIE) continue;
    const [until = "", signature = ""] = value.split(".", 2);
    if (!same(Buffer.from(signature, "base64url"), mac(word, `pass ${until}`))) found = "forged";
    else if (Number(until) >= now) return "valid";
    else found = "expired";
  }
  return found;
}
