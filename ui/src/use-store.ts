import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { StoreApi } from "zustand/vanilla";

/** The value of `get`; renders again when it changes. `subscribe` must stay the same function. */
export function useExternal<V>(subscribe: (changed: () => void) => () => void, get: () => V): V {
  const value = get();
  const shown = useRef({ value, get });
  shown.current = { value, get };
  const [, setDrawn] = useState(0);
  useLayoutEffect(() => {
    const changed = (): void => {
      if (!Object.is(shown.current.value, shown.current.get())) setDrawn((n) => n + 1);
    };
    // It may have changed since rendering.
    changed();
    return subscribe(changed);
  }, [subscribe]);
  return value;
}

/** A part of a store. `pick` must return the same object while nothing has changed. */
export function useStore<S, R>(store: StoreApi<S>, pick: (state: S) => R): R {
  return useExternal(store.subscribe, () => pick(store.getState()));
}
