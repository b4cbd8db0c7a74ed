import type { BangTypes } from "../engine/page.ts";
import type { RefObject } from "preact";
import { useMemo, useRef } from "preact/hooks";
import { useMedia } from "@trestle/ui/motion/use-media.ts";
import type { BoardProps } from "@trestle/ui/scene.ts";
import { Aim } from "./aim.tsx";
import css from "./board.module.css";
import { numberOf } from "./keys.ts";
import { Middle } from "./middle.tsx";
import { text } from "./names.ts";
import { inOrder, type BangPicture } from "./picture.ts";
import { ringSpots } from "./ring.ts";
import { SeatTile } from "./seat.tsx";
import { Shows } from "./shows.tsx";
import { TrainStrip } from "./train.tsx";

type Props = BoardProps<BangTypes, BangPicture>;

/** Only where a card has been touched first: whoever is asked for a player sees the tiles lit. */
function Reach({ root, me, picks, lit }: Props & { root: RefObject<HTMLElement> }) {
  if (me === null || picks.length === 0) return null;
  const at = [...lit].flatMap((key) => (key.startsWith("seat:") ? [numberOf(key)] : [])).filter((seat) => seat !== me);
  return at.length === 0 ? null : <Aim root={root} from={me} at={at} />;
}

/** Above the line with its train, below it the players around the table; in a low window they lie in rows. */
export function Board(given: Props) {
  const low = useMedia("(max-height: 50rem)") && given.width === "wide";
  const props: Props = low ? { ...given, width: "narrow" } : given;
  const { picture, event, ms, width, reducedMotion } = props;
  const root = useRef<HTMLElement>(null);
  const order = inOrder(picture);
  const spots = useMemo(() => ringSpots(order.length), [order.length]);
  // While something is being shown, nobody is asked yet.
  const waited = event === null ? props.view.pending.filter((d) => !d.free).map((d) => d.seat) : [];
  return (
    <section
      ref={root}
      class={`${css.board} ${css[width]} ${low ? css.low : ""}`}
      data-captions={!low && width === "narrow" && picture.train !== null ? "low" : "high"}
      aria-label={text().ring}
    >
      <TrainStrip {...props} />
      <div class={css.table} data-others={order.length - 1}>
        <ol class={css.ring} aria-label={text().ring}>
          {order.map((seat, i) => (
            <SeatTile
              key={seat}
              {...props}
              seat={seat}
              spot={width === "wide" ? (spots[i] ?? null) : null}
              waited={waited.includes(seat)}
            />
          ))}
        </ol>
        <div class={css.middle}>
          <Middle {...props} />
        </div>
      </div>
      {width === "wide" && event === null && <Reach {...props} root={root} />}
      <Shows
        root={root}
        event={event}
        living={order.filter((seat) => !picture.players[seat]!.out)}
        ms={ms}
        reduced={reducedMotion}
      />
    </section>
  );
}
