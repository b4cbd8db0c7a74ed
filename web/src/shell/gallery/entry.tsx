import type { CardName, CharacterId, LocomotiveSide, RailcarId, StationId } from "@trestle/bang";
import type { GalleryEntry } from "@trestle/bang/text/en";
import { memo } from "preact/compat";
import { RailcarFace, Ticket } from "../../games/bang/art/card-face.tsx";
import type { Faces } from "../../games/bang/art/faces.ts";
import { SuitMark } from "../../games/bang/art/marks.tsx";
import { CharacterPortrait } from "../../games/bang/art/portrait.tsx";
import { LocomotiveArt } from "../../games/bang/art/railcars.tsx";
import { StationPlate } from "../../games/bang/art/stations.tsx";
import { useShell } from "../../text/index.ts";
import { Button } from "../parts/button.tsx";
import css from "./gallery.module.css";

interface EntryProps {
  entry: GalleryEntry;
  faces: Faces;
  onRules: () => void;
}

function Drawn({ entry, faces }: { entry: GalleryEntry; faces: Faces }) {
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

function Copies({ entry, faces }: { entry: GalleryEntry; faces: Faces }) {
  const text = useShell().gallery;
  if (entry.copies.length === 0) return null;
  return (
    <p class={css.copies}>
      {text.copies}{" "}
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

/** One picture with its words; the drawing repeats them, so speech hears them once. */
export const Entry = memo(({ entry, faces, onRules }: EntryProps) => {
  const text = useShell().gallery;
  const count = entry.rules.length;
  return (
    <li class={css.entry}>
      <div class={css.drawn} aria-hidden="true" data-kind={entry.kind}>
        <Drawn entry={entry} faces={faces} />
      </div>
      <div class={css.words}>
        <h2>{entry.name}</h2>
        <p class={css.type}>{entry.type}</p>
        <p>{entry.text}</p>
        <Copies entry={entry} faces={faces} />
        <Button onClick={onRules}>
          <span aria-hidden="true">{text.rules(count)}</span>
          <span class="unseen">{text.rulesOf(entry.name, count)}</span>
        </Button>
      </div>
    </li>
  );
});
