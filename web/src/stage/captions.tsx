import { useSetting } from "@trestle/ui/settings.ts";
import { useStore } from "@trestle/ui/use-store.ts";
import { useText } from "../text/index.ts";
import css from "./captions.module.css";
import { captions } from "./captions.ts";

/** Captions for sounds, placed by the side they come from. Hidden from screen readers, which hear the events themselves. */
export function Captions() {
  const lines = useStore(captions, (c) => c.lines);
  const { cues } = useText();
  if (!useSetting("captions")) return null;
  return (
    <div class={css["strip"]} aria-hidden="true">
      {lines.map(({ id, cue, pan, times }) => (
        <span key={id} class={css["line"]} style={{ "--pan": pan.toFixed(2) }}>
          {pan < -0.3 && "‹ "}
          {cues[cue]}
          {times > 1 && ` ×${times}`}
          {pan > 0.3 && " ›"}
        </span>
      ))}
    </div>
  );
}
