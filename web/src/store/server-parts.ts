import { connectSocket } from "../net/socket.ts";
import { shared, type TableParts } from "./table-parts.ts";
import { seatSecretsOf } from "./seat-secrets.ts";

/** For a table of the server. Its own chunk: tables of this device need none of it. */
export function serverParts(id: string): TableParts {
  return {
    ...shared(id),
    connect: connectSocket(id),
    secrets: seatSecretsOf(id),
    shown: () => undefined,
    warnings: () => () => undefined,
  };
}
