import type { GalleryItem } from "@trestle/ui/gallery.ts";
import { Dialog } from "@trestle/ui/parts/dialog.tsx";
import { useShellText } from "../text/index.ts";
import { useGameText } from "../games/game-text.ts";
import { RuleLink } from "../shell/rule-link.tsx";
import css from "./gallery.module.css";

/** The rules behind a picture, in full, each with its place in the book. */
export function EntryRules({ game, item, onClose }: { game: string; item: GalleryItem | null; onClose: () => void }) {
  const text = useShellText().gallery;
  const told = useGameText(game);
  return (
    <Dialog open={item !== null} onClose={onClose} title={item?.name ?? text.title}>
      <ul class={css.rules} lang={told?.language}>
        {item?.rules.map((id) => (
          <li key={id}>
            <p>{told?.text.rules[id]?.full}</p>
            <RuleLink game={game} rule={id} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
