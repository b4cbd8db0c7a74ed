import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { hostname } from "node:os";
import { serverRules } from "../../text/en.ts";
import type { Config } from "../config.ts";

/**
 * The names this server answers to. A page anywhere can point a name of its own at this machine (DNS rebinding) and
 * would then count as ours: so a name must be known. IP addresses and `localhost` cannot be pointed elsewhere, and
 * nobody outside has the machine's own name.
 */
export interface Hosts {
  /** The name it does not answer to; null: the request may pass. */
  unknownHost(request: IncomingMessage): string | null;
  /** Only pages that this server served under a name of its own may talk to it. Programs send no origin. */
  originAllowed(request: IncomingMessage): boolean;
}

export function hostsOf(
  { publicUrl, allowedHosts }: Pick<Config, "publicUrl" | "allowedHosts">,
  machine = hostname().toLowerCase(),
): Hosts {
  const listed = new Set(allowedHosts);
  const [short = machine] = machine.split(".");
  const known = new Set([...listed, machine, short, `${short}.local`]);
  if (publicUrl !== null) known.add(new URL(publicUrl).hostname);
  const isKnown = (name: string): boolean =>
    known.has(name) || /^(.+\.)?localhost$/.test(name) || isIP(name.replace(/^\[(.*)\]$/, "$1")) !== 0;
  return {
    unknownHost({ headers: { host } }) {
      // Only HTTP/1.0 requests have none, and no browser sends those.
      if (host === undefined) return null;
      const name = nameIn(host);
      return name !== null && isKnown(name) ? null : (name ?? host).replace(/[^\w.:[\]-]/g, "?").slice(0, 100);
    },
    originAllowed({ headers: { origin, host } }) {
      if (origin === undefined || origin === publicUrl) return true;
      if (!URL.canParse(origin)) return false;
      const { host: from } = new URL(origin);
      // A proxy may forward under another name than the page's.
      return listed.has(from) || from === host?.toLowerCase();
    },
  };
}

/** Tells visitors who typed the name what to report to the operator. */
export function unknownHostText(name: string): string {
  return `"${name}": ${serverRules["SERVER-HOST-1"].short}`;
}

/** The name in a Host header, without port and final dot; null: it is malformed. */
function nameIn(host: string): string | null {
  const name = /^(\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/i.exec(host)?.[1];
  return name?.toLowerCase().replace(/\.$/, "") ?? null;
}
