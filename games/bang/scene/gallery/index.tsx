import type { Gallery } from "@trestle/ui/gallery.ts";
import type { Language } from "@trestle/ui/language.ts";
import type { CardName, CharacterId, LocomotiveSide, RailcarId, StationId } from "../../engine/page.ts";
import type { GalleryEntry } from "../../text/en.ts";
import { RailcarFace, Ticket } from "../art/card-face.tsx";
import { loadFaces, type Faces } from "../art/faces.ts";
import { SuitMark } from "../art/marks.tsx";
import { CharacterPortrait } from "../art/portrait.tsx";
import { LocomotiveArt } from "../art/railcars.tsx";
import { StationPlate } from "../art/stations.tsx";
import { BOXES, isInBox, isOnShelf, SHELVES } from "./filters.ts";
import css from "./gallery.module.css";
import { TEXT } from "./text.ts";

/** Every card, character, Railcar, station and side of the Locomotive. */
export async function loadGallery(language: Language): Promise<Gallery<GalleryEntry>> {
  const faces = await loadFaces(language);
  const text = TEXT[language];
  return {
    language: faces.language,
    items: faces.gallery,
    filters: [
      { label: text.show, values: SHELVES.map((value) => ({ value, name: text.shelves[value] })), has: isOnShelf },
      { label: text.box, values: BOXES.map((value) => ({ value, name: text.boxes[value] })), has: isInBox },
    ],
    Picture: ({ item }) => <Picture entry={item} faces={faces} />,
    Facts: ({ item }) => <Copies entry={item} faces={faces} label={text.copies} />,
  };
}

function Picture({ entry, faces }: { entry: GalleryEntry; faces: Faces }) {
  switch (entry.kind) {
    case "card":
      return <Ticket id={entry.id as CardName} words={faces} />;
    case "railcar":
      return <RailcarFace id={entry.id as RailcarId} words={faces} />;
    case "character":
      return <CharacterPortrait id={entry.id as CharacterId} />;
    case "station":
      return <StationPlate id={entry.id as StationId} words={faces} />;
    case "locomotive":
      return <LocomotiveArt id={entry.id as LocomotiveSide} />;
  }
}

function Copies({ entry, faces, label }: { entry: GalleryEntry; faces: Faces; label: string }) {
  if (entry.copies.length === 0) return null;
  return (
    <p class={css.copies}>
      {label}{" "}
      {entry.copies.map(({ suit, rank }, i) => (
        <span key={i} data-red={suit === "hearts" || suit === "diamonds"}>
          {rank}
          <SuitMark suit={suit} size={12} />
          <span class="unseen">{faces.suit(suit)} </span>
        </span>
      ))}
    </p>
  );
}
