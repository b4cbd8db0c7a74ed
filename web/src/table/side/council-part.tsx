import { useId } from "preact/hooks";
import type { Council, Plan } from "@trestle/protocol";
import { Button } from "@trestle/ui/parts/button.tsx";
import type { SideWords } from "../../text/en/side.ts";
import { useNames, useTable, useTableState } from "../context/table-context.ts";
import { Sketcher } from "./plan-editor.tsx";
import css from "./side.module.css";
import { useShelves, type Shelves } from "./piece-groups.ts";

type Words = SideWords["council"];

/** Everybody makes a plan in secret; then all plans are revealed at once. */
export function CouncilPart({ words, council }: { words: Words; council: Council }) {
  const { handle } = useTable();
  const names = useNames();
  const shelves = useShelves(words);
  const me = useTableState((s) => s.me);
  const playing = useTableState((s) => s.info?.phase === "playing");
  const pinged = useTableState((s) => s.pinged);
  const title = useId();
  const shown = council.plans.filter((plan) => council.open || plan.seat === me);
  return (
    <section class={css.part} aria-labelledby={title}>
      <h2 id={title}>{words.title}</h2>
      <p class={css.quiet}>{words.lead}</p>
      <p role="status" class={css.pinged}>
        {pinged !== null && words.pinged(names.seat(pinged.seat), shelves.say(pinged.piece))}
      </p>
      <p>{council.said.length === 0 ? words.nobody : words.said(council.said.map((seat) => names.seat(seat)))}</p>
      {shown.map((plan) => (
        <Said key={plan.seat} words={words} plan={plan} shelves={shelves} />
      ))}
      {playing && !council.open && council.said.length > 0 && me !== null && (
        <Button onClick={() => void handle.do.send({ t: "reveal", seat: me })}>{words.reveal}</Button>
      )}
      {playing && me !== null && <Sketcher words={words} shelves={shelves} me={me} />}
    </section>
  );
}

function Said({ words, plan, shelves }: { words: Words; plan: Plan; shelves: Shelves }) {
  const { handle } = useTable();
  const name = useNames().seat(plan.seat);
  return (
    <div class={css.note}>
      <h3>{words.planOf(name)}</h3>
      {plan.text !== "" && <p class={css.written}>“{plan.text}”</p>}
      {plan.keys.length > 0 && (
        <>
          <ol class={css.route}>
            {plan.keys.map((key, i) => (
              <li key={`${i} ${key}`}>{shelves.say(key)}</li>
            ))}
          </ol>
          <Button onClick={() => handle.do.point(plan.keys)}>{words.show(name)}</Button>
        </>
      )}
    </div>
  );
}
