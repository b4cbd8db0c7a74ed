import { gallery, it } from "./it.ts";
import { galleryCards } from "./shared/gallery.ts";

export const part = { text: it, gallery: galleryCards(gallery) };
