import type { ComponentType } from "preact";
import type { Language } from "./language.ts";

/** The card gallery of a game: `scene/gallery/index.tsx` exports `loadGallery`. */
export interface Gallery<I extends GalleryItem = GalleryItem> {
  language: Language;
  items: readonly I[];
  filters: readonly GalleryFilter<I>[];
  Picture: ComponentType<{ item: I }>;
  /** More about the item, under its text. */
  Facts?: ComponentType<{ item: I }>;
}

export interface GalleryItem {
  id: string;
  kind: string;
  name: string;
  type: string;
  text: string;
  rules: readonly string[];
}

export interface GalleryFilter<I extends GalleryItem = GalleryItem> {
  label: string;
  /** The first one matches every item. */
  values: readonly { value: string; name: string }[];
  has(item: I, value: string): boolean;
}
