import { useStore } from "@trestle/ui/use-store.ts";
import { announcements } from "./announcer.ts";

/** Each sentence is a new paragraph, which screen readers speak as an addition. */
export function LiveRegion() {
  const list = useStore(announcements, (s) => s.list);
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
