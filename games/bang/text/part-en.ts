import { gallery, en } from "./en.ts";
import { galleryCards } from "./shared/gallery.ts";

export const part = { text: en, gallery: galleryCards(gallery) };
