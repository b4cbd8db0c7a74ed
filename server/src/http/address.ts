import type { IncomingMessage } from "node:http";

/** The source of a request, for rate limits: its address, or the network a home gets with IPv6. */
export function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? request.headers["x-forwarded-for"] : undefined;
  // The last hop was written by our own proxy; those before it are whatever the client said.
  const last = (Array.isArray(forwarded) ? forwarded.join(",") : forwarded)?.split(",").at(-1)?.trim();
  return network(last !== undefined && last !== "" ? last : (request.socket.remoteAddress ?? "unknown"));
}

/** An IPv6 home has 2^64 addresses: its first half counts. IPv4 written as IPv6 counts as IPv4. */
export function network(address: string): string {
  const plain = bare(address.slice(0, 64)).replace(/^::ffff:(?=\d+\.)/, "");
  if (!plain.includes(":")) return plain;
  const [head = "", tail = ""] = plain.split("::");
  const front = head === "" ? [] : head.split(":");
  const back = tail === "" ? [] : tail.split(":");
  const gap = plain.includes("::") ? Math.max(0, 8 - front.length - back.length) : 0;
  const groups = [...front, ...Array.from({ length: gap }, () => "0"), ...back];
  const first = groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ""));
  return `${first.join(":")}::/64`;
}

/** Some proxies add a port or brackets: each new port would count as somebody new. */
function bare(address: string): string {
  const found = /^\[([^\]]*)\](?::\d+)?$|^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address);
  return (found?.[1] ?? found?.[2] ?? address).replace(/%.*/, "").toLowerCase();
}
