import type { GalleryItem } from "@trestle/ui/gallery.ts";
import { Dialog } from "@trestle/ui/parts/dialog.tsx";
import { useShellText } from "../text/index.ts";
import { useGameText } from "../games/game-text.ts";
import { RuleLink } from "../shell/rule-link.tsx";
import css from "./gallery.module.css";

/** The full text of an item's rules, with links into the rulebook. */
export function EntryRules({ game, item, onClose }: { game: string; item: GalleryItem | null; onClose: () => void }) {
  const text = useShellText().gallery;
  const gameText = useGameText(game);
  return (
    <Dialog open={item !== null} onClose={onClose} title={item?.name ?? text.title}>
      <ul class={css.rules} lang={gameText?.language}>
        {item?.rules.map((id) => (
          <li key={id}>
            <p>{gameText?.text.rules[id]?.full}</p>
            <RuleLink game={game} rule={id} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
