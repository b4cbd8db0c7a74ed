import type { Gallery, GalleryItem } from "@trestle/ui/gallery.ts";
import { Button } from "@trestle/ui/parts/button.tsx";
import { memo } from "@trestle/ui/memo.ts";
import { useShellText } from "../text/index.ts";
import css from "./gallery.module.css";

interface EntryProps {
  item: GalleryItem;
  gallery: Gallery;
  onRules: () => void;
}

/** A picture with its text. The drawing repeats the text, so it is hidden from screen readers. */
export const Entry = memo(({ item, gallery: { Picture, Facts }, onRules }: EntryProps) => {
  const text = useShellText().gallery;
  const count = item.rules.length;
  return (
    <li class={css.entry}>
      <div class={css.drawn} aria-hidden="true" data-kind={item.kind}>
        <Picture item={item} />
      </div>
      <div class={css.words}>
        <h2>{item.name}</h2>
        <p class={css.type}>{item.type}</p>
        <p>{item.text}</p>
        {Facts !== undefined && <Facts item={item} />}
        <Button onClick={onRules}>
          <span aria-hidden="true">{text.rules(count)}</span>
          <span class="unseen">{text.rulesOf(item.name, count)}</span>
        </Button>
      </div>
    </li>
  );
});
