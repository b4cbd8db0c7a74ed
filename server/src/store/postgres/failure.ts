import { StoreFailure } from "@trestle/table";

const AWAY = (where: string) =>
  `The database at ${where} cannot be reached. Start it, or correct DATABASE_URL; the server keeps trying.`;
const LOGIN = (where: string) => `The database at ${where} refuses this user or password. Correct DATABASE_URL.`;
const FULL = (where: string) =>
  `The database at ${where} has no room left. Free some space: play goes on by itself as soon as there is room.`;
const READ_ONLY = (where: string) =>
  `The database at ${where} is read-only (a standby?). DATABASE_URL must lead to the primary.`;
const MANY = (where: string) =>
  `The database at ${where} takes no more connections. Raise its max_connections, or lower DATABASE_POOL.`;

/** SQLSTATE and operating system error codes, by what the operator can do about them. */
const WORDS: Readonly<Record<string, (where: string, message: string) => string>> = {
  "28P01": LOGIN,
  "28000": LOGIN,
  "3D000": (where) => `There is no such database at ${where}. Create it (createdb), or correct DATABASE_URL.`,
  "42501": (where) => `This user may not create tables in the database at ${where}. Grant the right to create.`,
  "53100": FULL,
  "53200": (where) =>
    `The database at ${where} has no memory for another lock. Raise its max_locks_per_transaction and restart it.`,
  "53300": MANY,
  "25006": READ_ONLY,
  "57014": (where) => `The database at ${where} took too long. Check its load and its disk.`,
  "55P03": (where) => `The database at ${where} took too long. Check its load and its disk.`,
  ENOTFOUND: (where) => `The host name in ${where} does not exist. Correct DATABASE_URL.`,
};

export function codeOf(error: unknown): string {
  return typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
}

/** The database itself has answered: the work did not happen. Otherwise nobody knows. */
export function wasAnswered(error: unknown): boolean {
  const code = codeOf(error);
  // Class 57P: it is shutting down or starting up, which ends the connection too. EPIPE and the like are not SQLSTATEs.
  return /^[0-9A-DF-Z][0-9A-Z]{4}$/.test(code) && !code.startsWith("57P") && !code.startsWith("08");
}

/** Host, port and name of the database: never the password. */
export function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

export function toStoreFailure(error: unknown, where: string): StoreFailure {
  if (error instanceof StoreFailure) return error;
  const message = error instanceof Error ? error.message : String(error);
  const words = WORDS[codeOf(error)];
  const text =
    words?.(where, message) ??
    (wasAnswered(error) ? `The database at ${where} reports an error: ${message}.` : AWAY(where));
  return new StoreFailure(text, { cause: error });
}
