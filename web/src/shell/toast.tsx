import { useEffect } from "preact/hooks";
import { createStore } from "zustand/vanilla";
import { useStore } from "@trestle/ui/use-store.ts";
import { errorText } from "../net/refused-error.ts";
import { useText } from "../text/index.ts";
import { IconButton } from "@trestle/ui/parts/button.tsx";
import { Icon } from "@trestle/ui/parts/icon.tsx";
import css from "./toast.module.css";

interface Toast {
  id: number;
  text: string;
  kind: "say" | "warn";
}
const toasts = createStore<{ list: readonly Toast[]; next: number }>(() => ({ list: [], next: 1 }));

/** Shows a message at the top of the page, also to screen readers. A warning stays until it is closed. */
export function toast(text: string, kind: Toast["kind"] = "say"): void {
  toasts.setState(({ list, next }) => ({
    // The same text again replaces the old toast, so that screen readers repeat it.
    list: [...list.filter((t) => t.text !== text), { id: next, text, kind }].slice(-3),
    next: next + 1,
  }));
}
/** Says why a request failed. */
export async function toastError(error: unknown): Promise<void> {
  toast(await errorText(error), "warn");
}
function drop(id: number): void {
  toasts.setState(({ list }) => ({ list: list.filter((t) => t.id !== id) }));
}

/** Toasts belong to one screen. */
export function dropToasts(): void {
  toasts.setState({ list: [] });
}

/** Mounted once. Live regions must exist before their text, or screen readers miss it. */
export function Toaster() {
  const list = useStore(toasts, (s) => s.list);
  return (
    <div class={css.toaster}>
      <div role="status">
        {list
          .filter((t) => t.kind === "say")
          .map((t) => (
            <Slip key={t.id} toast={t} />
          ))}
      </div>
      <div role="alert">
        {list
          .filter((t) => t.kind === "warn")
          .map((t) => (
            <Slip key={t.id} toast={t} />
          ))}
      </div>
    </div>
  );
}

function Slip({ toast: { id, text, kind } }: { toast: Toast }) {
  const close = useText().home.parts.close;
  useEffect(() => {
    if (kind === "warn") return;
    const timer = setTimeout(drop, 6000, id);
    return () => clearTimeout(timer);
  }, [id, kind]);
  return (
    <div class={`${css.slip} ${css[kind]}`}>
      {kind === "warn" && <Icon name="warn" />}
      <p>{text}</p>
      <IconButton label={close} onClick={() => drop(id)}>
        <Icon name="close" />
      </IconButton>
    </div>
  );
}

/** A polite live region for one changing text. */
export function LiveStatus({ children }: { children: string }) {
  return (
    <p role="status" class="unseen">
      {children}
    </p>
  );
}
