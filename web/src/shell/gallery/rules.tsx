import type { GalleryEntry } from "@trestle/bang/text/en";
import { useShell } from "../../text/index.ts";
import { useGameText } from "../game-text.ts";
import { Dialog } from "../parts/dialog.tsx";
import { RuleLink } from "../parts/rule-link.tsx";
import css from "./gallery.module.css";

/** The rules behind a picture, in full, each with its place in the book. */
export function EntryRules({ entry, onClose }: { entry: GalleryEntry | null; onClose: () => void }) {
  const text = useShell().gallery;
  const told = useGameText("bang");
  return (
    <Dialog open={entry !== null} onClose={onClose} title={entry?.name ?? text.title}>
      <ul class={css.rules} lang={told?.language}>
        {entry?.rules.map((id) => (
          <li key={id}>
            <p>{told?.text.rules[id]?.full}</p>
            <RuleLink game="bang" rule={id} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
