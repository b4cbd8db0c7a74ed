import { StoreFailure } from "@trestle/table";
import { ConfigError, type Config } from "../config.ts";

/** A running server exports a table itself: nobody else may touch its data folder. */
export async function requestExport(server: string, config: Config, name: string): Promise<string> {
  if (config.adminWord === null) throw new ConfigError("Set the server's admin word: ADMIN_WORD in the environment.");
  const url = URL.canParse(server) ? new URL(`/admin/export/${encodeURIComponent(name)}`, server) : null;
  if (url === null) throw new ConfigError(`--server takes an address such as http://localhost:8080, not "${server}".`);
  let response: Response;
  try {
    response = await fetch(url, { method: "POST", headers: { authorization: `Bearer ${config.adminWord}` } });
  } catch (error) {
    throw new StoreFailure(`${url.origin} does not answer.`, { cause: error });
  }
  const text = await response.text();
  if (response.ok) return text;
  throw new StoreFailure(sentenceIn(text) ?? `${url.origin} refused (${response.status}).`);
}

function sentenceIn(text: string): string | null {
  try {
    const { text: said } = JSON.parse(text) as { text?: unknown };
    return typeof said === "string" ? said : null;
  } catch {
    return null;
  }
}
