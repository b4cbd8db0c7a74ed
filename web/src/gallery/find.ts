import type { GalleryFilter, GalleryItem } from "@trestle/ui/gallery.ts";
import { matcher } from "../text/search.ts";

/** The items that match the search and every filter. */
export function find<I extends GalleryItem>(
  items: readonly I[],
  filters: readonly GalleryFilter<I>[],
  { asked, chosen }: { asked: string; chosen: readonly string[] },
): readonly I[] {
  const matches = matcher(asked);
  return items.filter(
    (item) =>
      filters.every((filter, i) => filter.has(item, chosen[i]!)) &&
      matches(`${item.name} ${item.type} ${item.text} ${item.rules.join(" ")}`),
  );
}
