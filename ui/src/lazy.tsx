import type { ComponentType, FunctionComponent, VNode } from "preact";
import { useEffect, useState } from "preact/hooks";

/**
 * A component whose code is fetched when it is first shown; until then the fallback is shown. If the fetch fails, the
 * error boundary takes over. (`preact/compat` has the same and weighs 3 kB: ADR 0032.)
 */
export function lazy<P extends object>(
  load: () => Promise<ComponentType<P>>,
  fallback: () => VNode | null = () => null,
): FunctionComponent<P> {
  let Loaded: ComponentType<P> | null = null;
  let loading: Promise<void> | null = null;
  const fetchOnce = (): Promise<void> =>
    (loading ??= load().then(
      (component) => void (Loaded = component),
      (error: unknown) => {
        loading = null;
        throw error;
      },
    ));
  return function Lazy(props: P) {
    const [failed, setFailed] = useState<{ error: unknown } | null>(null);
    const [, setReady] = useState(Loaded !== null);
    useEffect(() => {
      let shown = true;
      if (Loaded === null)
        fetchOnce().then(
          () => shown && setReady(true),
          (error: unknown) => shown && setFailed({ error }),
        );
      return () => {
        shown = false;
      };
    }, []);
    if (failed !== null) throw failed.error;
    return Loaded === null ? fallback() : <Loaded {...props} />;
  };
}
