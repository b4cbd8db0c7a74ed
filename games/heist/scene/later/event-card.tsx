import type { EventCard as Card } from "../../engine/page.ts";
import { BONE, INK } from "@trestle/ui/art/palette.ts";
import { CactusArt, FenceArt, SheriffArt } from "../art/marks.tsx";
import { aboutCard, boardText } from "../words.ts";
import { boxOf } from "../box.ts";
import css from "./shows.module.css";
import type { HeistPicture } from "../picture.ts";

/** The Event Card that is being carried out, laid over the map until its work is done. */
export function EventCard({ picture }: { picture: HeistPicture }) {
  if (picture.drawn === null) return null;
  const card = boxOf(picture.edition).edition.events.find((e) => e.id === picture.drawn);
  const about = aboutCard(picture.drawn);
  return (
    <div class={css.card} key={picture.played.length} aria-hidden="true">
      <small>{boardText().event}</small>
      <svg viewBox="-50 -50 100 100" focusable="false">
        {card !== undefined && <EventArt card={card} />}
      </svg>
      <b>{about?.name ?? boardText().unknownEvent}</b>
      {about !== null && <p>{about.text}</p>}
    </div>
  );
}

const CUT = { stroke: INK, "stroke-width": 2.4, "stroke-linejoin": "round", "stroke-linecap": "round" } as const;
const ARROW = "M-16-7H4V-16L20 0 4 16V7H-16Z";

function EventArt({ card }: { card: Card }) {
  switch (card.kind) {
    case "sheriff":
      return <Patrol front={card.direction === "front"} spaces={card.spaces} />;
    case "speedUp":
      return (
        <g {...CUT}>
          <path d="M-38 26A38 38 0 0 1 38 26Z" fill={BONE} />
          <path d="M-30 14L-22 10M-18-6L-12 0M0-12V-4M18-6L12 0M30 14L22 10" />
          <path d="M-4 26L26-6 4 28Z" fill="#a23a16" />
          <path d="M-40 38H-6M4 38H22M30 38H40" stroke-width="4" />
        </g>
      );
    case "flip":
      return (
        <g {...CUT}>
          <path d="M-40 30H40M-40 20H40" stroke-width="4" fill="none" />
          <path d="M-6 25Q18 10 20-40M-14 25Q8 6 8-40" stroke-width="4" fill="none" />
          <path d={ARROW} transform="translate(-22 -8) rotate(-90) scale(.8)" fill="#8ccf9a" />
          <path d={ARROW} transform="translate(-22 -34) rotate(90) scale(.5)" fill="#f0a58e" />
        </g>
      );
    case "closedRange":
      return (
        <g {...CUT}>
          <g transform="translate(-18 10) scale(1.1)">
            <CactusArt />
          </g>
          <g transform="translate(22 12)">
            <FenceArt />
          </g>
          <path d="M0-46L5-34H-5Z" fill={INK} transform={`rotate(${TURNS[card.cactus]})`} />
        </g>
      );
  }
}
const TURNS = { north: 0, east: 90, south: 180 } as const;

function Patrol({ front, spaces }: { front: boolean; spaces: number }) {
  return (
    <g {...CUT}>
      <g transform="translate(0 28)">
        <SheriffArt />
      </g>
      {Array.from({ length: spaces }, (_, i) => (
        <path
          key={i}
          d={ARROW}
          transform={`translate(${(i - (spaces - 1) / 2) * 34} 38) scale(${front ? -0.6 : 0.6} .6)`}
          fill="#ffe3a0"
        />
      ))}
    </g>
  );
}
