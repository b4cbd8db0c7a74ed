import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { StoreFailure } from "@trestle/table";
import { ConfigError, readConfig, type Config } from "../config.ts";
import { backUp, moveAll, restore } from "./backup.ts";
import type { Carried } from "./copy.ts";
import { examineHost } from "./doctor.ts";
import { askToSend } from "./export-request.ts";
import { receive, send } from "./transfer.ts";
import { FolderTaken } from "../store/sqlite/folder.ts";
import { isDatabase, openStore, openExisting, placeName } from "../store/open.ts";

/** A command of the operator: it runs, says what it did, and ends. */
export interface AdminCommand {
  about: string;
  /** Its arguments, as the usage shows them. */
  words: string;
  /** Its own flags besides the settings, each with a value. */
  flags: readonly string[];
  run(words: readonly string[], flags: Readonly<Record<string, string | undefined>>): Promise<void>;
}

const say = (text: string): void => void process.stdout.write(`${text}\n`);

function settings(flags: Readonly<Record<string, string | undefined>>): Config {
  return readConfig(flags, process.env);
}

/** Where this server's tables are stored. */
function placeOf(config: Config): string {
  const place = config.databaseUrl ?? config.dataDir;
  if (place === null) throw new ConfigError("Nothing is kept in memory: name a folder with --data.");
  return place;
}

function wanted(words: readonly string[], what: string): string {
  const [word] = words;
  if (word === undefined || word === "") throw new ConfigError(`Name ${what}.`);
  return word;
}

function place(value: string | undefined, name: string): string {
  if (value === undefined || value === "")
    throw new ConfigError(`--${name} takes a data folder or postgres://user:word@host/database.`);
  return value;
}

function inWords({ tables, lines, accounts, playing, damaged }: Carried): string {
  const bad = damaged.map((one) => `\n  damaged before, and left as it was: ${one}`).join("");
  return `${tables} tables (${playing} with a game under way, ${lines} log lines) and ${accounts} claimed names${bad}`;
}

export const ADMIN_COMMANDS: Readonly<Record<string, AdminCommand>> = {
  backup: {
    about: "Writes everything into one file, while people play; every log in it is played again",
    words: "FILE",
    flags: [],
    async run(words, flags) {
      const file = wanted(words, "the file that the backup goes into");
      say(`${file}: ${inWords(await backUp(placeOf(settings(flags)), file, Date.now()))}.`);
    },
  },
  restore: {
    about: "Puts a backup into a data folder or database that has nothing in it",
    words: "FILE",
    flags: [],
    async run(words, flags) {
      const to = placeOf(settings(flags));
      const found = await restore(wanted(words, "the file of the backup"), to, Date.now());
      say(`${placeName(to)} has ${inWords(found)}.`);
    },
  },
  migrate: {
    about: "Carries a community from one place to another, hashes compared on both sides",
    words: "",
    flags: ["from", "to"],
    async run(_words, flags) {
      const from = place(flags["from"], "from");
      const to = place(flags["to"], "to");
      if (!isDatabase(from)) await (await openExisting(from)).close();
      say(`Carried to ${placeName(to)}: ${inWords(await moveAll(from, to, Date.now()))}.`);
      say(`${placeName(from)} is as it was. Do not let two servers play the same tables: stop using it.`);
    },
  },
  export: {
    about: "Lets a table leave as one signed file; it is closed here",
    words: "TABLE",
    flags: ["to", "server"],
    async run(words, flags) {
      const name = wanted(words, "the table: its id, or the six letters of its code");
      const file = flags["to"] ?? `${name}.trestle.json`;
      if (existsSync(file)) throw new StoreFailure(`${file} is there already. Choose another name with --to.`);
      const config = settings(flags);
      const { server } = flags;
      const parcel = server === undefined ? await sendFrom(config, name) : await askToSend(server, config, name);
      writeFileSync(file, parcel, { mode: 0o600 });
      say(`${file}: the table has left. The file holds its secrets: whoever has it can know the hidden cards.`);
    },
  },
  import: {
    about: "Takes a table in from such a file; it goes on where it was",
    words: "FILE",
    flags: [],
    async run(words, flags) {
      const file = wanted(words, "the file of the table");
      if (!existsSync(file)) throw new StoreFailure(`There is no file ${file}.`);
      const store = await openStore(placeOf(settings(flags)));
      try {
        const { id, code } = await receive(store, readFileSync(file, "utf8"), file, Date.now());
        say(`Table ${id} goes on here. Its code is ${code}.`);
      } finally {
        await store.close();
      }
    },
  },
  doctor: {
    about: "Looks at folder, database, disk, clock and port, and says what to do",
    words: "",
    flags: [],
    async run(_words, flags) {
      const findings = await examineHost(settings(flags));
      const signs = { ok: "ok     ", warning: "warning", problem: "PROBLEM" } as const;
      for (const { state, words } of findings) say(`${signs[state]}  ${words}`);
      if (findings.some(({ state }) => state === "problem")) process.exitCode = 1;
    },
  },
};

async function sendFrom(config: Config, name: string): Promise<string> {
  const store = await openExisting(placeOf(config)).catch((error: unknown) => {
    if (!(error instanceof FolderTaken)) throw error;
    throw new StoreFailure(
      `${error.message} Or let it send the table itself: --server http://localhost:8080, with its ADMIN_WORD set here too.`,
    );
  });
  try {
    return JSON.stringify(await send(store, name, Date.now()));
  } finally {
    await store.close();
  }
}
