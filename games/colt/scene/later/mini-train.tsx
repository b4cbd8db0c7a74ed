import { BANDITS } from "../../engine/page.ts";
import { BANDIT_COLOUR, BanditMark } from "@trestle/ui/art/bandit.tsx";
import { PALETTE } from "@trestle/ui/art/palette.ts";
import type { Seat } from "@trestle/kernel";
import { PITCH, type Box, type Camera } from "../layout.ts";
import css from "./mini-train.module.css";
import { banditName, coltText } from "../names.ts";
import type { ColtPicture } from "../picture.ts";

interface Props {
  picture: ColtPicture;
  camera: Camera;
  box: Box;
  me: Seat | null;
  onLook: (car: number) => void;
}

/** The whole train in small, for screens that show a part of it; touching a car looks there. */
export function MiniTrain({ picture, camera, box, me, onLook }: Props) {
  const text = coltText();
  const cars = Array.from({ length: picture.cars + 1 }, (_, i) => picture.cars - i);
  const middle = camera.x + box.width / camera.scale / 2;
  return (
    <nav class={css.mini} aria-label={text.minimap}>
      {cars.map((car) => {
        const seen = Math.abs(-car * PITCH + PITCH / 2 - middle) < PITCH * 1.5;
        return (
          <button
            key={car}
            type="button"
            class={`${css.car} ${seen ? css.seen : ""} ${car === 0 ? css.engine : ""} ${car === picture.cars && car > 0 ? css.tail : ""}`}
            aria-label={text.look(car)}
            onClick={() => onLook(car)}
          >
            {[2 * car + 1, 2 * car].map((lane) => (
              <span key={lane} class={css.lane}>
                {(picture.lanes[lane] ?? []).map((i) => (
                  <Dot key={i} picture={picture} i={i} mine={picture.figures[i]!.seat === me} />
                ))}
              </span>
            ))}
          </button>
        );
      })}
    </nav>
  );
}

function Dot({ picture, i, mine }: { picture: ColtPicture; i: number; mine: boolean }) {
  const f = picture.figures[i]!;
  const who = BANDITS[f.bandit]!;
  const acting = picture.act?.figure === i;
  const lean = f.stunned ? " rotate(-90deg)" : "";
  return (
    <span
      class={`${css.dot} ${acting ? css.acting : ""} ${mine ? css.mine : ""}`}
      style={{ color: PALETTE[BANDIT_COLOUR[who]].hex, transform: `scaleX(${f.facing === "front" ? 1 : -1})${lean}` }}
      role="img"
      aria-label={banditName(f.bandit)}
    >
      <BanditMark who={who} />
    </span>
  );
}
