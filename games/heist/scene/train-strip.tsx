import { boardText } from "./board-words.ts";
import { coatOf } from "./art/cars.tsx";
import type { World } from "./layout.ts";
import type { HeistPicture } from "./picture.ts";
import css from "./train-strip.module.css";

interface Props {
  picture: HeistPicture;
  world: World;
  looked: number | null;
  onLook: (section: number) => void;
}

/** The whole train in small: a touch turns to the section. */
export function TrainStrip({ picture, world, looked, onLook }: Props) {
  const text = boardText();
  const { trainMap } = world.box.edition;
  const sectionOf = (space: string): number => world.box.train.get(space)?.section ?? 0;
  return (
    <div class={css.strip} role="group" aria-label={text.train}>
      {trainMap.sections.map((s, i) => {
        const people = picture.cowboys.filter((c) => sectionOf(c.at) === i + 1).length;
        const sheriff = sectionOf(picture.sheriff) === i + 1;
        const tone = i === 0 ? "#3a4656" : s.car === null ? "#4a4038" : coatOf(i - 2);
        return (
          <button
            key={s.name}
            type="button"
            class={looked === i + 1 ? css.looked : ""}
            style={{ background: tone }}
            onClick={() => onLook(i + 1)}
          >
            <span class="unseen">{text.lookAt(s.name)} </span>
            {s.car ?? i + 1}
            <span aria-hidden="true">
              {"●".repeat(people)}
              {sheriff ? "★" : ""}
            </span>
          </button>
        );
      })}
    </div>
  );
}
