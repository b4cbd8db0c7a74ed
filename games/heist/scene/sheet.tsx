import type { HeistTypes } from "../engine/page.ts";
import type { BoardProps } from "@trestle/ui/scene.ts";
import { boardText } from "./board-words.ts";
import { Ghosts, Route } from "./ghosts.tsx";
import type { Layout, World } from "./layout.ts";
import { MapGround } from "./map-ground.tsx";
import { MapSpaces, NextStops, Switches, Towns } from "./map.tsx";
import { previewOf } from "./preview.ts";
import type { Shows } from "./shows.ts";
import { CarPiece, CowboyPiece, HorsePiece, SheriffPiece } from "./pieces.tsx";
import type { HeistPicture } from "./picture.ts";
import type { Touching } from "./touch.ts";
import { TrainGround } from "./train-ground.tsx";
import { Chances, Nudges, TrainSpaces } from "./train.tsx";

export type Part = "both" | "map" | "train";

interface Props extends BoardProps<HeistTypes, HeistPicture> {
  world: World;
  at: Layout;
  looked: number | null;
  onLook: (section: number) => void;
  touching: Touching;
  shows: Shows | null;
}

/** Everything that lies on the two maps, from the ground up. */
export function Sheet(props: Props) {
  const { world, at, picture, view, event, ms, me, looked, onLook, touching, shows } = props;
  const common = { world, picture, event, ms, reduced: props.reducedMotion, ...touching };
  const ground = { world, picture, ...touching };
  const calm = event === null && picture.outcome === null;
  const preview = calm ? previewOf(picture, props.rehearsal) : null;
  return (
    <>
      <MapGround world={world} edition={world.box.edition} />
      <MapSpaces {...ground} />
      <TrainGround world={world} />
      <TrainSpaces {...ground} looked={looked} onLook={onLook} />
      <Towns {...ground} />
      {at.cars.map((spot, i) => (
        <CarPiece key={i} {...common} at={spot} n={i + 1} looked={looked === i + 1} onLook={onLook} />
      ))}
      <Switches {...ground} />
      {calm && (
        <NextStops
          world={world}
          view={view}
          forecast={preview?.forecast ?? view.forecast}
          label={boardText().next(view.speed)}
        />
      )}
      {calm && <Chances world={world} cars={view.train} />}
      {at.horses.map((spot, h) => (
        <HorsePiece key={h} {...common} at={spot} n={h} />
      ))}
      <SheriffPiece {...common} at={at.sheriff} />
      {at.cowboys.map((spot, i) => (
        <CowboyPiece key={i} {...common} at={spot} n={i} mine={me !== null && picture.cowboys[i]!.seat === me} />
      ))}
      <Route world={world} pointed={touching.pointed} />
      {preview !== null && <Ghosts world={world} at={at} preview={preview} />}
      {shows !== null && event !== null && ms > 0 && (
        <shows.Deeds
          key={event}
          event={event}
          world={world}
          at={at}
          picture={picture}
          ms={ms}
          reduced={common.reduced}
        />
      )}
      <Nudges {...touching} world={world} view={view} at={at.sheriff} />
    </>
  );
}
