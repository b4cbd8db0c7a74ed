import { isAbsolute, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const LOG_LEVELS = ["silent", "fatal", "error", "warn", "info", "debug", "trace"] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

/** One checked set of settings; nothing else reads the command line or the environment. */
export interface Config {
  host: string;
  port: number;
  /** Folder of the embedded store; null: nothing is stored beyond this process. */
  dataDir: string | null;
  /** The word that opens the admin page; null: there is none. */
  adminWord: string | null;
  /** Browsers may subscribe to turn notices. */
  push: boolean;
  /** Push services that notices are sent to: host names, or `*.` and what they end with. */
  pushHosts: string[];
  /** Called for every turn of an absent player; null: nothing is. */
  webhook: string | null;
  /** Milliseconds a player may be absent on their turn before a notice goes out. */
  noticeAfter: number;
  /** PostgreSQL, shared by any number of processes, instead of the folder; null: the folder. */
  databaseUrl: string | null;
  /** Maximum number of this process's connections to it. */
  databasePool: number;
  logLevel: LogLevel;
  /** How players reach this server, where that is not its own address (behind a proxy). */
  publicUrl: string | null;
  /** Other names under which players reach it. */
  allowedHosts: string[];
  /** Take a visitor's address from `X-Forwarded-For`: only behind a proxy of your own. */
  trustProxy: boolean;
  webDir: string;
  /** Milliseconds a bot may think at most; each game has its own budget below that. */
  botBudget: number;
  /** Minimum milliseconds of every bot answer, so that people can follow and its timing tells nothing. */
  botPace: number;
  botThreads: number;
  /** Milliseconds a table nobody looks at stays in memory. */
  idleAfter: number;
  /** Days after which finished and closed tables are removed; 0: never. */
  keepDays: number;
  /** Days after which tables that never began are removed; 0: never. */
  keepLobbyDays: number;
  /** Days after which abandoned games are removed; 0: never. */
  keepGameDays: number;
  maxConnections: number;
  /** Multiplies every rate limit: 1 as documented, 0 none (load tests). */
  rates: number;
}

/** An invalid setting, with a message that says how to correct it. */
export class ConfigError extends Error {}

type Read = (value: string, name: string) => unknown;
interface Setting {
  /** On the command line, `--port`; in the environment, `PORT`. */
  flag: string;
  env: string;
  hint: string;
  about: string;
  initial: string;
  read: Read;
}

const whole =
  (min: number, max: number): Read =>
  (value, name) => {
    const n = Number(value);
    if (!/^\d+$/.test(value) || n < min || n > max)
      throw new ConfigError(`${name} takes a whole number from ${min} to ${max}, not "${value}".`);
    return n;
  };
const yesNo: Read = (value, name) => {
  if (["true", "yes", "on", "1"].includes(value)) return true;
  if (["false", "no", "off", "0", ""].includes(value)) return false;
  throw new ConfigError(`${name} takes yes or no, not "${value}".`);
};
const folder: Read = (value, name) => {
  if (value === "" || value.includes("\0")) throw new ConfigError(`${name} takes the path of a folder.`);
  return isAbsolute(value) ? value : resolve(value);
};
const address: Read = (value, name) => {
  if (value === "") return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new ConfigError(`${name} takes an address such as https://trestle.example, not "${value}".`);
  return url.origin;
};
const database: Read = (value, name) => {
  if (value === "") return null;
  if (!URL.canParse(value) || !/^postgres(ql)?:$/.test(new URL(value).protocol))
    // The value may hold a password: it is not repeated.
    throw new ConfigError(`${name} takes an address such as postgres://user:password@host:5432/trestle.`);
  return value;
};
const secretWord: Read = (value, name) => {
  if (value === "") return null;
  if (value.length >= 12 && !/\s/.test(value)) return value;
  throw new ConfigError(`${name} takes at least 12 characters without spaces: it opens the admin page.`);
};
const names =
  (form: RegExp): Read =>
  (value, name) => {
    const list = value
      .toLowerCase()
      .split(",")
      .map((host) => host.trim())
      .filter((host) => host !== "");
    if (list.every((host) => form.test(host))) return list;
    throw new ConfigError(`${name} takes host names separated by commas, not "${value}".`);
  };
const hosts = names(/^[a-z0-9.-]+$/);
const hostsOrEndings = names(/^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/);
const hook: Read = (value, name) => {
  if (value === "") return null;
  if (/^https?:/.test(value) && URL.canParse(value)) return value;
  throw new ConfigError(`${name} takes an address such as https://chat.example/hook, not "${value}".`);
};
const level: Read = (value, name) => {
  if ((LOG_LEVELS as readonly string[]).includes(value)) return value;
  throw new ConfigError(`${name} takes one of ${LOG_LEVELS.join(", ")}, not "${value}".`);
};
const words: Read = (value, name) => {
  if (/^[\w.:%-]+$/.test(value)) return value;
  throw new ConfigError(`${name} takes a host name or an IP address, not "${value}".`);
};

const WEB = fileURLToPath(new URL("../../web/dist", import.meta.url));

export const SETTINGS = {
  host: { flag: "host", env: "HOST", hint: "address", about: "Where to listen", initial: "0.0.0.0", read: words },
  port: {
    flag: "port",
    env: "PORT",
    hint: "number",
    about: "Port; 0: any free one",
    initial: "8080",
    read: whole(0, 65_535),
  },
  dataDir: {
    flag: "data",
    env: "DATA_DIR",
    hint: "folder",
    about: "Where tables are stored; memory: nowhere",
    initial: "data",
    read: folder,
  },
  databaseUrl: {
    flag: "database",
    env: "DATABASE_URL",
    hint: "address",
    about: "PostgreSQL for many processes, in place of the folder",
    initial: "",
    read: database,
  },
  databasePool: {
    flag: "database-pool",
    env: "DATABASE_POOL",
    hint: "number",
    about: "Maximum number of connections to it",
    initial: "8",
    read: whole(4, 200),
  },
  adminWord: {
    flag: "admin-word",
    env: "ADMIN_WORD",
    hint: "word",
    about: "Opens the admin page; better in the environment",
    initial: "",
    read: secretWord,
  },
  push: {
    flag: "push",
    env: "PUSH",
    hint: "yes|no",
    about: "Turn notices in browsers",
    initial: "yes",
    read: yesNo,
  },
  pushHosts: {
    flag: "push-hosts",
    env: "PUSH_HOSTS",
    hint: "names",
    about: "Push services that may receive notices",
    // Chrome and most Chromium browsers, Chromium as distributions build it, Firefox, Safari, Edge.
    initial:
      "fcm.googleapis.com,jmt17.google.com,updates.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com",
    read: hostsOrEndings,
  },
  webhook: {
    flag: "webhook",
    env: "WEBHOOK_URL",
    hint: "address",
    about: "Called for turns of absent players",
    initial: "",
    read: hook,
  },
  noticeAfter: {
    flag: "notice-after",
    env: "NOTICE_AFTER",
    hint: "ms",
    about: "How long a player may be absent before a notice",
    initial: "20000",
    read: whole(0, 86_400_000),
  },
  logLevel: {
    flag: "log-level",
    env: "LOG_LEVEL",
    hint: "level",
    about: LOG_LEVELS.join(", "),
    initial: "info",
    read: level,
  },
  publicUrl: {
    flag: "public-url",
    env: "PUBLIC_URL",
    hint: "address",
    about: "How players reach this server",
    initial: "",
    read: address,
  },
  allowedHosts: {
    flag: "allowed-hosts",
    env: "ALLOWED_HOSTS",
    hint: "names",
    about: "Other names it answers to",
    initial: "",
    read: hosts,
  },
  trustProxy: {
    flag: "trust-proxy",
    env: "TRUST_PROXY",
    hint: "yes|no",
    about: "It runs behind a proxy of yours",
    initial: "no",
    read: yesNo,
  },
  webDir: { flag: "web", env: "WEB_DIR", hint: "folder", about: "The built web client", initial: WEB, read: folder },
  botBudget: {
    flag: "bot-budget",
    env: "BOT_BUDGET",
    hint: "ms",
    about: "Maximum thinking time of a bot",
    initial: "300",
    read: whole(1, 10_000),
  },
  botPace: {
    flag: "bot-pace",
    env: "BOT_PACE",
    hint: "ms",
    about: "Minimum time of a bot's answer",
    initial: "400",
    read: whole(0, 10_000),
  },
  botThreads: {
    flag: "bot-threads",
    env: "BOT_THREADS",
    hint: "number",
    about: "Threads for bots; 0: one fewer than cores",
    initial: "0",
    read: whole(0, 64),
  },
  idleAfter: {
    flag: "idle-after",
    env: "IDLE_AFTER",
    hint: "ms",
    about: "When an idle table leaves memory",
    initial: "60000",
    read: whole(0, 86_400_000),
  },
  keepDays: {
    flag: "keep-days",
    env: "KEEP_DAYS",
    hint: "days",
    about: "How long finished tables are kept; 0: forever",
    initial: "90",
    read: whole(0, 36_500),
  },
  keepLobbyDays: {
    flag: "keep-lobby-days",
    env: "KEEP_LOBBY_DAYS",
    hint: "days",
    about: "How long tables that never began are kept; 0: forever",
    initial: "30",
    read: whole(0, 36_500),
  },
  keepGameDays: {
    flag: "keep-game-days",
    env: "KEEP_GAME_DAYS",
    hint: "days",
    about: "How long abandoned games are kept; 0: forever",
    initial: "0",
    read: whole(0, 36_500),
  },
  maxConnections: {
    flag: "max-connections",
    env: "MAX_CONNECTIONS",
    hint: "number",
    about: "Maximum number of open sockets",
    initial: "20000",
    read: whole(1, 1_000_000),
  },
  rates: {
    flag: "rates",
    env: "RATES",
    hint: "number",
    about: "Multiplies every rate limit; 0: none",
    initial: "1",
    read: whole(0, 1_000),
  },
} satisfies Record<keyof Config, Setting>;

type Given = Readonly<Record<string, string | undefined>>;

/** The command line wins over the environment, the environment over the defaults. */
export function readConfig(flags: Given, env: Given): Config {
  const out: Record<string, unknown> = {};
  for (const [key, setting] of Object.entries<Setting>(SETTINGS)) {
    const flag = flags[setting.flag];
    const fromEnv = env[setting.env];
    const name = flag === undefined ? (fromEnv === undefined ? setting.flag : setting.env) : `--${setting.flag}`;
    const value = (flag ?? fromEnv ?? setting.initial).trim();
    out[key] = key === "dataDir" && value === "memory" ? null : setting.read(value, name);
  }
  return out as { [K in keyof Config]: Config[K] };
}

/** A mistyped flag: it would otherwise be ignored silently. */
export function unknownFlag(args: readonly string[]): string | null {
  const known = [...Object.values<Setting>(SETTINGS).map((s) => `--${s.flag}`), "--help", "-h", "--version", "-v"];
  const flags = args.filter((arg) => /^-+[a-z]/i.test(arg)).map((arg) => arg.split("=")[0]!);
  return flags.find((flag) => !known.includes(flag)) ?? null;
}
