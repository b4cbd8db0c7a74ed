import { Button, IconButton } from "@trestle/ui/parts/button.tsx";
import { Icon } from "@trestle/ui/parts/icon.tsx";
import { useText } from "../text/index.ts";
import { useNames, useTable, useTableState } from "./context/table-context.ts";
import css from "./look-back.module.css";

/** Steps through earlier boards while the game goes on. */
export function LookBack() {
  const { handle } = useTable();
  const text = useText().table;
  const names = useNames();
  const looking = useTableState((s) => s.looking);
  const history = useTableState((s) => s.history);
  const headline = useTableState((s) =>
    s.looking === null || s.now === null ? "" : handle.scene.headline(s.now.view, s.now.picture, names),
  );
  if (looking === null) return null;
  const steps = history.map((entry) => entry.v);
  const at = Math.max(
    0,
    steps.findLastIndex((v) => v <= looking),
  );
  const go = (i: number): void => handle.do.look(steps[Math.max(0, Math.min(i, steps.length - 1))] ?? null);
  return (
    <div class={css.look} role="group" aria-label={text.look.open}>
      <p class={css.words}>
        <strong>{text.look.banner(headline)}</strong> {text.look.goesOn}
      </p>
      <div class={css.row}>
        <IconButton label={text.look.before} aria-disabled={at === 0} onClick={() => go(at - 1)}>
          <Icon name="minus" />
        </IconButton>
        <input
          type="range"
          class={css.slider}
          min={0}
          max={Math.max(0, steps.length - 1)}
          value={at}
          aria-label={text.look.slider}
          aria-valuetext={text.look.at(at + 1, steps.length)}
          onInput={(e) => go(Number(e.currentTarget.value))}
        />
        <IconButton label={text.look.after} aria-disabled={at >= steps.length - 1} onClick={() => go(at + 1)}>
          <Icon name="plus" />
        </IconButton>
        <span class={`${css.at} figures`} aria-hidden="true">
          {at + 1} / {steps.length}
        </span>
        <AskBack to={looking} />
        <Button kind="main" onClick={() => handle.do.look(null)}>
          {text.look.now}
        </Button>
      </div>
    </div>
  );
}

function AskBack({ to }: { to: number }) {
  const { handle } = useTable();
  const text = useText().table;
  const me = useTableState((s) => s.me);
  const info = useTableState((s) => s.info);
  if (me === null || info === null || info.phase !== "playing" || handle.scene.cooperative?.(info.options) !== true)
    return null;
  return <Button onClick={() => void handle.do.send({ t: "take-back", seat: me, to })}>{text.askBack}</Button>;
}
