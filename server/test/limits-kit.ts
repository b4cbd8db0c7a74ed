import { Client, make, post, type Made, type Opened, type Wish } from "./kit.ts";

/** Behind a trusted proxy a test can come from any address. */
export const from = (address: string): Record<string, string> => ({ "x-forwarded-for": address });

/** Everybody sends all of this at once: how much of it passed the limits. */
export async function flood(who: readonly Client[], times: number, wish: (i: number) => Wish): Promise<number> {
  const one = (client: Client, i: number): Promise<string> =>
    Promise.race([client.rule(wish(i)), client.closed.then(({ reason }) => reason)]);
  const rules = await Promise.all(who.flatMap((client) => Array.from({ length: times }, (_, i) => one(client, i))));
  return rules.filter((rule) => rule !== "SERVER-RATE-1").length;
}

export function sockets(server: Opened, table: string, address: string, many: number, secrets: string[] = []) {
  return Promise.all(Array.from({ length: many }, () => Client.at(server.port, table, secrets.slice(), from(address))));
}

/** Games of one person against two bots, all from one address. */
export function soloGames(server: Opened, address: string, many: number): Promise<Client[]> {
  return Promise.all(
    Array.from({ length: many }, async () => {
      const made = await make(server.url, { hints: true });
      const client = await Client.at(server.port, made.table, [made.hostSecret], from(address));
      await client.sit("Ann");
      await client.ready(0);
      await client.start();
      await client.until(() => client.owed().length > 0);
      return client;
    }),
  );
}

/** Asks as the page would, from an address. */
export async function ask(server: Opened, address: string, method: "GET" | "POST", path: string, body?: unknown) {
  if (method === "POST") return post<Made & { rule?: string }>(`${server.url}${path}`, body, from(address));
  const answer = await fetch(`${server.url}${path}`, { headers: from(address) });
  return { status: answer.status, body: (await answer.json()) as Made & { rule?: string }, headers: answer.headers };
}
