import { useStore } from "@trestle/ui/use-store.ts";
import { announcements } from "./announcer.ts";

/** Each sentence is a new paragraph, so that it is announcements as an addition, whatever stood there before. */
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
