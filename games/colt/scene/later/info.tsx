import type { ColtTypes } from "../../engine/page.ts";
import type { BoardProps } from "@trestle/ui/scene.ts";
import css from "./info.module.css";
import { banditName, coltText } from "../names.ts";
import type { ColtPicture } from "../picture.ts";
import { sentence } from "../plates.tsx";

interface Props extends BoardProps<ColtTypes, ColtPicture> {
  about: string;
  onClose: () => void;
}

/** What a touched figure or car has to say of itself. */
export function Info({ about, picture, names, onClose }: Props) {
  const text = coltText();
  const number = Number(about.slice(about.indexOf(":") + 1));
  const lines = about.startsWith("figure:") ? [sentence(text, picture, number, names)] : carLines();
  return (
    <button type="button" class={css.info} onClick={onClose} aria-live="polite">
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </button>
  );

  function carLines(): string[] {
    return (["roof", "inside"] as const).map((floor) => {
      const lane = picture.lanes[2 * number + (floor === "roof" ? 1 : 0)] ?? [];
      const who = lane.map((i) => {
        const f = picture.figures[i]!;
        const stance = f.stunned ? text.figure.stunned : text.figure.standing;
        return text.screenReader.figure(banditName(f.bandit), stance, text.figure.facing(f.facing));
      });
      return text.screenReader.cell(number, picture.cars, floor, who);
    });
  }
}
