import type { GalleryFilter, GalleryItem } from "@trestle/ui/gallery.ts";
import { asks } from "../text/search.ts";

/** What of the gallery fits the words asked for and the value chosen of each filter. */
export function find<I extends GalleryItem>(
  items: readonly I[],
  filters: readonly GalleryFilter<I>[],
  { asked, chosen }: { asked: string; chosen: readonly string[] },
): readonly I[] {
  const has = asks(asked);
  return items.filter(
    (item) =>
      filters.every((filter, i) => filter.has(item, chosen[i]!)) &&
      has(`${item.name} ${item.type} ${item.text} ${item.rules.join(" ")}`),
  );
}
