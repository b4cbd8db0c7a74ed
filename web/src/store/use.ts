import { useSyncExternalStore } from "preact/compat";
import type { StoreApi } from "zustand/vanilla";

/** A part of a store, in a component. `pick` must give the same object while nothing has changed. */
export function useStore<S, R>(store: StoreApi<S>, pick: (state: S) => R): R {
  return useSyncExternalStore(store.subscribe, () => pick(store.getState()));
}
