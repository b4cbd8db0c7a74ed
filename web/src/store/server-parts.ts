import { dialSocket } from "../net/socket.ts";
import { shared, type Parts } from "./parts.ts";
import { vaultOf } from "./seat-secrets.ts";

/** A table of the server: what only it needs is fetched with it. */
export function serverParts(id: string): Parts {
  return {
    ...shared(id),
    dial: dialSocket(id),
    vault: vaultOf(id),
    shown: () => undefined,
    warnings: () => () => undefined,
  };
}
