import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { StoreFailure } from "@trestle/table";
import { ConfigError, readConfig, type Config } from "../config.ts";
import { backUp, moveAll, restore } from "./backup.ts";
import type { CopyResult } from "./copy.ts";
import { runDoctor } from "./doctor.ts";
import { requestExport } from "./export-request.ts";
import { importTable, exportTable } from "./transfer.ts";
import { FolderTaken } from "../store/sqlite/folder.ts";
import { isDatabase, openStore, openExisting, placeName } from "../store/open.ts";

/** A command of the operator: it runs, says what it did, and ends. */
export interface AdminCommand {
  about: string;
  /** Its arguments, as the usage shows them. */
  args: string;
  /** Its own flags besides the settings, each with a value. */
  flags: readonly string[];
  run(args: readonly string[], flags: Readonly<Record<string, string | undefined>>): Promise<void>;
}

const say = (text: string): void => void process.stdout.write(`${text}\n`);

function settings(flags: Readonly<Record<string, string | undefined>>): Config {
  return readConfig(flags, process.env);
}

/** Where this server's tables are stored. */
function placeOf(config: Config): string {
  const place = config.databaseUrl ?? config.dataDir;
  if (place === null) throw new ConfigError("A server in memory stores nothing: name a folder with --data.");
  return place;
}

function argument(args: readonly string[], what: string): string {
  const [word] = args;
  if (word === undefined || word === "") throw new ConfigError(`Name ${what}.`);
  return word;
}

function place(value: string | undefined, name: string): string {
  if (value === undefined || value === "")
    throw new ConfigError(`--${name} takes a data folder or postgres://user:word@host/database.`);
  return value;
}

function summaryOf({ tables, lines, accounts, playing, damaged }: CopyResult): string {
  const bad = damaged.map((one) => `\n  was damaged before and stays as it was: ${one}`).join("");
  return `${tables} tables (${playing} with a game under way, ${lines} log lines) and ${accounts} claimed names${bad}`;
}

export const ADMIN_COMMANDS: Readonly<Record<string, AdminCommand>> = {
  backup: {
    about: "Writes everything into one file, while people play; every log in it is played again",
    args: "FILE",
    flags: [],
    async run(args, flags) {
      const file = argument(args, "the file that the backup goes into");
      say(`${file}: ${summaryOf(await backUp(placeOf(settings(flags)), file, Date.now()))}.`);
    },
  },
  restore: {
    about: "Puts a backup into an empty data folder or database",
    args: "FILE",
    flags: [],
    async run(args, flags) {
      const to = placeOf(settings(flags));
      const found = await restore(argument(args, "the file of the backup"), to, Date.now());
      say(`${placeName(to)} has ${summaryOf(found)}.`);
    },
  },
  migrate: {
    about: "Copies everything from one place to another and compares hashes on both sides",
    args: "",
    flags: ["from", "to"],
    async run(_words, flags) {
      const from = place(flags["from"], "from");
      const to = place(flags["to"], "to");
      if (!isDatabase(from)) await (await openExisting(from)).close();
      say(`Copied to ${placeName(to)}: ${summaryOf(await moveAll(from, to, Date.now()))}.`);
      say(`${placeName(from)} is as it was. Stop using it: two servers must not run the same tables.`);
    },
  },
  export: {
    about: "Exports a table as one signed file and closes it here",
    args: "TABLE",
    flags: ["to", "server"],
    async run(args, flags) {
      const name = argument(args, "the table: its id, or the six letters of its code");
      const file = flags["to"] ?? `${name}.trestle.json`;
      if (existsSync(file)) throw new StoreFailure(`${file} exists already. Choose another name with --to.`);
      const config = settings(flags);
      const { server } = flags;
      const content = server === undefined ? await sendFrom(config, name) : await requestExport(server, config, name);
      writeFileSync(file, content, { mode: 0o600 });
      say(`${file}: the table was exported. The file holds its secrets: keep it private, it reveals the hidden cards.`);
    },
  },
  import: {
    about: "Imports a table from such a file; it goes on where it was",
    args: "FILE",
    flags: [],
    async run(args, flags) {
      const file = argument(args, "the file of the table");
      if (!existsSync(file)) throw new StoreFailure(`There is no file ${file}.`);
      const store = await openStore(placeOf(settings(flags)));
      try {
        const { id, code } = await importTable(store, readFileSync(file, "utf8"), file, Date.now());
        say(`Table ${id} goes on here. Its code is ${code}.`);
      } finally {
        await store.close();
      }
    },
  },
  doctor: {
    about: "Checks folder, database, disk, clock and port, and says what to do",
    args: "",
    flags: [],
    async run(_words, flags) {
      const findings = await runDoctor(settings(flags));
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
      `${error.message} Or let the running server export the table: --server http://localhost:8080, with its ADMIN_WORD set here too.`,
    );
  });
  try {
    return JSON.stringify(await exportTable(store, name, Date.now()));
  } finally {
    await store.close();
  }
}
