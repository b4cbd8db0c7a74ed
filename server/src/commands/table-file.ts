import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from "node:crypto";
import { canonical } from "@trestle/kernel";
import { StoreFailure } from "@trestle/table";
import { z } from "zod";
import type { ServerStore, WholeTable } from "../store/server-store.ts";

const FORMAT = "trestle-table/1";

/** A table on its way to another server: everything stored of it, signed by the server it left. */
export interface TableFile {
  format: typeof FORMAT;
  exported: string;
  table: Omit<WholeTable, "rev">;
  /** The public key of that server. */
  server: string;
  signature: string;
}

/** Made at the first export and stored with the tables. */
async function serverKey(store: ServerStore): Promise<string> {
  const fresh = generateKeyPairSync("ed25519").privateKey.export({ type: "pkcs8", format: "pem" });
  return (await store.setting("server-key", String(fresh)))!;
}

export async function seal(store: ServerStore, table: Omit<WholeTable, "rev">, exported: string): Promise<TableFile> {
  const key = createPrivateKey(await serverKey(store));
  const server = createPublicKey(key).export({ type: "spki", format: "der" }).toString("base64");
  const body = { format: FORMAT, exported, table, server } as const;
  return { ...body, signature: sign(null, Buffer.from(canonical(body)), key).toString("base64") };
}

const shape = z.object({
  format: z.literal(FORMAT),
  exported: z.string(),
  table: z.object({
    record: z.looseObject({ id: z.string().regex(/^[0-9a-z]{8,40}$/), code: z.string(), phase: z.string() }),
    lines: z.array(z.string()),
    chat: z.array(z.looseObject({ id: z.int() })),
  }),
  server: z.string(),
  signature: z.string(),
});

/** The content of a table file that nobody has changed; else a StoreFailure that says what is wrong. */
export function open(text: string, file: string): TableFile {
  const raw = json(text, file);
  if (!shape.safeParse(raw).success) throw new StoreFailure(`${file} is not an exported table.`);
  const { signature, ...body } = raw as TableFile;
  if (!isSigned(body, signature))
    throw new StoreFailure(`${file} was changed after it was exported: its signature does not match. It is refused.`);
  return raw as TableFile;
}

function json(text: string, file: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new StoreFailure(`${file} is not an exported table: it is not JSON, or cut off.`);
  }
}

function isSigned(body: Omit<TableFile, "signature">, signature: string): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(body.server, "base64"), type: "spki", format: "der" });
    return verify(null, Buffer.from(canonical(body)), key, Buffer.from(signature, "base64"));
  } catch {
    return false;
  }
}
