import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { StoreApi } from "zustand/vanilla";

/** What `get` gives, drawn again when it has changed. `subscribe` must stay the same function. */
export function useExternal<V>(subscribe: (changed: () => void) => () => void, get: () => V): V {
  const value = get();
  const shown = useRef({ value, get });
  shown.current = { value, get };
  const [, setDrawn] = useState(0);
  useLayoutEffect(() => {
    const changed = (): void => {
      if (!Object.is(shown.current.value, shown.current.get())) setDrawn((n) => n + 1);
    };
    // It may have changed between drawing and now.
    changed();
    return subscribe(changed);
  }, [subscribe]);
  return value;
}

/** A part of a store, in a component. `pick` must give the same object while nothing has changed. */
export function useStore<S, R>(store: StoreApi<S>, pick: (state: S) => R): R {
  return useExternal(store.subscribe, () => pick(store.getState()));
}
