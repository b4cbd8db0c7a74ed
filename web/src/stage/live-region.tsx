import { useStore } from "@trestle/ui/use-store.ts";
import { spoken } from "./announcer.ts";

/** Each sentence is a new paragraph, so that it is spoken as an addition, whatever stood there before. */
export function Live() {
  const list = useStore(spoken, (s) => s.list);
  return (
    <div
      class="unseen"
      role="log"
      aria-live="polite"
      aria-relevant="additions"
      aria-atomic="false"
      data-screen-reader="live"
    >
      {list.map((u) => (
        <p key={u.id}>{u.text}</p>
      ))}
    </div>
  );
}
