import type { IncomingMessage } from "node:http";

/** Whose doing a request is, for rate limits: the address, or the network a home gets with IPv6. */
export function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? request.headers["x-forwarded-for"] : undefined;
  // The last hop is the one our own proxy wrote; those before it are whatever the client said.
  const last = (Array.isArray(forwarded) ? forwarded.join(",") : forwarded)?.split(",").at(-1)?.trim();
  return network(last !== undefined && last !== "" ? last : (request.socket.remoteAddress ?? "unknown"));
}

/** An IPv6 home has 2^64 addresses: its first half counts. IPv4 written as IPv6 counts as IPv4. */
export function network(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").slice(0, 64);
  if (!plain.includes(":")) return plain;
  const [head = "", tail = ""] = plain.split("::");
  const front = head === "" ? [] : head.split(":");
  const back = tail === "" ? [] : tail.split(":");
  const gap = plain.includes("::") ? Math.max(0, 8 - front.length - back.length) : 0;
  const groups = [...front, ...Array.from({ length: gap }, () => "0"), ...back];
  return `${groups.slice(0, 4).join(":")}::/64`;
}

/** A page may talk to us only if we (or the address players know us by) served it. Programs send no origin. */
export function originAllowed(request: IncomingMessage, publicUrl: string | null): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  if (publicUrl !== null && origin === publicUrl) return true;
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host.toLowerCase();
}
