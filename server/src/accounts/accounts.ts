import { argon2, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Refusal } from "@trestle/kernel";
import { Conflict, type Account, type Store } from "@trestle/table";
import { cleanName, foldName } from "./names.ts";

const PASSPHRASE = { min: 8, max: 200 };
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const SESSION_DAYS = 180;

/** Hashing takes 19 MiB and tens of milliseconds on threads of its own: only so many at once. */
const AT_ONCE = 2;
const WAITING = 64;

/** Claimed names: a passphrase proves ownership, a session cookie remembers it. Nothing is held in memory. */
export class Accounts {
  readonly #store: Store;
  #running = 0;
  readonly #queue: (() => void)[] = [];

  constructor(store: Store) {
    this.#store = store;
  }

  async claim(name: string, passphrase: string): Promise<{ name: string; folded: string; session: string } | Refusal> {
    const clean = cleanName(name);
    if (typeof clean !== "string") return clean;
    const weak = passphraseFault(passphrase);
    if (weak !== null) return weak;
    const folded = foldName(clean);
    if ((await this.#store.account(folded)) !== null) return { rule: "SERVER-NAME-4", data: { name: clean } };
    const salt = randomBytes(16);
    const hash = await this.#hash(passphrase, salt, COST);
    if (hash === null) return { rule: "SERVER-BUSY-1", data: {} };
    const account: Account = { name: clean, folded, passphrase: encode(salt, hash) };
    try {
      await this.#store.claim(account);
    } catch (error) {
      if (error instanceof Conflict) return { rule: "SERVER-NAME-4", data: { name: clean } };
      throw error;
    }
    return { name: clean, folded, session: sessionOf(account, Date.now()) };
  }

  async login(name: string, passphrase: string): Promise<{ name: string; folded: string; session: string } | Refusal> {
    const account = await this.#store.account(foldName(name));
    const stored = decode(account?.passphrase ?? NOBODY) ?? decode(NOBODY)!;
    // An unclaimed name takes as long as a wrong passphrase: timing tells nothing.
    const hash = await this.#hash(passphrase.slice(0, PASSPHRASE.max), stored.salt, stored.cost);
    if (hash === null) return { rule: "SERVER-BUSY-1", data: {} };
    if (account === null || !timingSafeEqual(hash, stored.hash)) return { rule: "SERVER-LOGIN-1", data: {} };
    return { name: account.name, folded: account.folded, session: sessionOf(account, Date.now()) };
  }

  /** The claimed name behind a session, folded; null: there is none, or no longer. */
  async whose(session: string | null): Promise<string | null> {
    const found = session === null ? null : /^(\d{1,15})\.([0-9a-f]{64})\.([A-Za-z0-9_-]{1,200})$/.exec(session);
    if (found === null || Number(found[1]) < Date.now()) return null;
    const account = await this.#store.account(Buffer.from(found[3]!, "base64url").toString());
    if (account === null) return null;
    const right = Buffer.from(sign(account, found[1]!), "hex");
    return timingSafeEqual(right, Buffer.from(found[2]!, "hex")) ? account.folded : null;
  }

  async #hash(passphrase: string, salt: Buffer, cost: typeof COST): Promise<Buffer | null> {
    if (this.#running >= AT_ONCE) {
      if (this.#queue.length >= WAITING) return null;
      await new Promise<void>((go) => this.#queue.push(go));
    }
    this.#running++;
    try {
      return await new Promise<Buffer>((done, fail) => {
        const message = passphrase.normalize("NFKC");
        argon2("argon2id", { message, nonce: salt, tagLength: 32, ...cost }, (error, key) =>
          error === null ? done(key) : fail(error),
        );
      });
    } finally {
      this.#running--;
      this.#queue.shift()?.();
    }
  }
}

function passphraseFault(passphrase: string): Refusal | null {
  const length = Array.from(passphrase).length;
  if (length >= PASSPHRASE.min && length <= PASSPHRASE.max) return null;
  return { rule: "SERVER-PASS-1", data: { length, ...PASSPHRASE } };
}

const b64 = (bytes: Buffer): string => bytes.toString("base64").replace(/=+$/, "");

function encode(salt: Buffer, hash: Buffer): string {
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${b64(salt)}$${b64(hash)}`;
}

function decode(text: string): { salt: Buffer; hash: Buffer; cost: typeof COST } | null {
  const found = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]{43})$/.exec(text);
  if (found === null) return null;
  const cost = { memory: Number(found[1]), passes: Number(found[2]), parallelism: Number(found[3]) };
  return { salt: Buffer.from(found[4]!, "base64"), hash: Buffer.from(found[5]!, "base64"), cost };
}

const NOBODY = encode(Buffer.alloc(16, 7), Buffer.alloc(32));

/** Signed with the stored passphrase hash: survives restarts, ends when the passphrase changes. */
function sessionOf(account: Account, now: number): string {
  const until = String(now + SESSION_DAYS * 86_400_000);
  return `${until}.${sign(account, until)}.${Buffer.from(account.folded).toString("base64url")}`;
}

function sign(account: Account, until: string): string {
  return createHmac("sha256", account.passphrase)
    .update(`trestle-session/1\0${until}\0${account.folded}`)
    .digest("hex");
}

const SESSION_COOKIE = "trestle";

export function cookieOf(session: string, secure: boolean): string {
  const age = SESSION_DAYS * 86_400;
  return `${SESSION_COOKIE}=${session}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${age}${secure ? "; Secure" : ""}`;
}

export function sessionIn(cookies: string | undefined): string | null {
  for (const part of cookies?.split(";") ?? []) {
    const [name, value] = part.trim().split("=", 2);
    if (name === SESSION_COOKIE && value !== undefined) return value;
  }
  return null;
}
