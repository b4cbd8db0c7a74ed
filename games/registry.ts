import * as list from "./index.ts";
import type { GameManifest } from "./manifest.ts";

export { isEditionFault } from "./manifest.ts";
export type * from "./manifest.ts";

/** All games, in the order of the home page. */
export const MANIFESTS: readonly GameManifest[] = Object.values(list).sort((a, b) => a.order - b.order);

export function findManifest(id: string): GameManifest | null {
  return MANIFESTS.find((m) => m.id === id) ?? null;
}
