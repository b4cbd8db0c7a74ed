import type { Catalogue, GameInfo, OptionInfo } from "./catalogue.ts";
import { words } from "../text/index.ts";
import type { ClockPreset, TableInfo } from "@trestle/protocol";
import type { Refusal, Seat } from "@trestle/kernel";
import { isObject } from "../device/storage.ts";

/** A refusal with its sentence. `status` 0: no answer. */
export interface Failed extends Refusal {
  text: string;
  status: number;
}

export function isFailed(value: unknown): value is Failed {
  return isObject(value) && typeof value["rule"] === "string" && typeof value["status"] === "number";
}

/** The server's list also has English texts; the page uses its own. */
export interface ServerCatalogue extends Omit<Catalogue, "games"> {
  games: (Omit<GameInfo, "options"> & {
    name: string;
    promise: string;
    options: (Omit<OptionInfo, "values"> & {
      says: string;
      name: string;
      about: string;
      values: { value: string | boolean | number; name: string }[];
    })[];
  })[];
}

export interface NewTableRequest {
  game: string;
  options?: Record<string, unknown>;
  seats?: number;
  bots?: number;
  level?: string;
  temper?: string;
  clock?: ClockPreset;
  hints?: boolean;
  listed?: boolean;
  watchers?: boolean;
}
export interface CreatedTable {
  table: string;
  code: string;
  hostSecret: string;
}
export interface ListedTable {
  table: string;
  code: string;
  game: string;
  phase: TableInfo["phase"];
  options: unknown;
  clock: ClockPreset;
  watchers: boolean;
  seats: { kind: "open" | "person" | "bot"; name: string }[];
  updated: number;
}
export interface MyTable extends ListedTable {
  you: { seats: Seat[]; host: boolean };
  rematch: string | null;
}
export interface Account {
  name: string;
  tables: MyTable[];
}

type Reply<T> = Promise<T | Failed>;

/** The HTTP requests of `docs/PROTOCOL.md`. */
export const api = {
  games: (): Reply<ServerCatalogue> => ask("GET", "/api/games"),
  create: (request: NewTableRequest): Reply<CreatedTable> => ask("POST", "/api/tables", request),
  tables: (): Reply<{ tables: ListedTable[] }> => ask("GET", "/api/tables"),
  code: (code: string): Reply<{ table: string; code: string }> => ask("GET", `/api/codes/${encodeURIComponent(code)}`),
  quick: (game: string): Reply<Omit<CreatedTable, "hostSecret"> & { hostSecret: string | null }> =>
    ask("POST", "/api/quick", { game }),
  mine: (secrets: readonly string[]): Reply<{ tables: MyTable[] }> => ask("POST", "/api/mine", { secrets }),
  claim: (name: string, passphrase: string): Reply<Account> => ask("POST", "/api/claim", { name, passphrase }),
  login: (name: string, passphrase: string): Reply<Account> => ask("POST", "/api/login", { name, passphrase }),
  logout: (): Reply<{ ok: true }> => ask("POST", "/api/logout", {}),
  edition: (table: string): Reply<{ edition: unknown }> =>
    ask("GET", `/api/tables/${encodeURIComponent(table)}/edition`),
  /** The log of a finished game: one JSON object a line. */
  log: (table: string): Reply<string> => ask("GET", `/api/tables/${encodeURIComponent(table)}/log`, undefined, "text"),
  /** Whether there is a server behind this page. */
  here: async (): Promise<boolean> => !isFailed(await ask("GET", "/healthz")),
};

async function ask<T>(method: "GET" | "POST", path: string, body?: unknown, as: "json" | "text" = "json"): Reply<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: { accept: "application/json", ...(body === undefined ? {} : { "content-type": "application/json" }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      credentials: "same-origin",
      signal: AbortSignal.timeout(15_000),
    });
    if (response.ok && as === "text") return (await response.text()) as T;
    const answer: unknown = await response.json();
    return response.ok ? (answer as T) : failure(response.status, answer);
  } catch {
    return own("WEB-LINE-1");
  }
}

function failure(status: number, answer: unknown): Failed {
  // A host of static files answers with pages.
  if (!isObject(answer) || typeof answer["rule"] !== "string") return own("WEB-LINE-1");
  const data = isObject(answer["data"]) ? (answer["data"] as Refusal["data"]) : {};
  const text = typeof answer["text"] === "string" ? answer["text"] : answer["rule"];
  return { rule: answer["rule"], data, text, status };
}

function own(rule: "WEB-LINE-1"): Failed {
  return { rule, data: {}, text: words.getState().text.net[rule].short, status: 0 };
}
