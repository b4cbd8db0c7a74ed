import { useId } from "preact/hooks";
import type { Council, Plan } from "@trestle/protocol";
import { Button } from "@trestle/ui/parts/button.tsx";
import type { SideText } from "../../text/en/side.ts";
import { useNames, useTable, useTableState } from "../context/table-context.ts";
import { PlanEditor } from "./plan-editor.tsx";
import css from "./side.module.css";
import { usePieceGroups, type PieceGroups } from "./piece-groups.ts";

type Words = SideText["council"];

/** Everybody makes a plan in secret; then all plans are revealed at once. */
export function CouncilPart({ words, council }: { words: Words; council: Council }) {
  const { handle } = useTable();
  const names = useNames();
  const groups = usePieceGroups(words);
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
        {pinged !== null && words.pinged(names.seat(pinged.seat), groups.say(pinged.piece))}
      </p>
      <p>{council.said.length === 0 ? words.nobody : words.said(council.said.map((seat) => names.seat(seat)))}</p>
      {shown.map((plan) => (
        <Said key={plan.seat} words={words} plan={plan} groups={groups} />
      ))}
      {playing && !council.open && council.said.length > 0 && me !== null && (
        <Button onClick={() => void handle.do.send({ t: "reveal", seat: me })}>{words.reveal}</Button>
      )}
      {playing && me !== null && <PlanEditor words={words} groups={groups} me={me} />}
    </section>
  );
}

function Said({ words, plan, groups }: { words: Words; plan: Plan; groups: PieceGroups }) {
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
              <li key={`${i} ${key}`}>{groups.say(key)}</li>
            ))}
          </ol>
          <Button onClick={() => handle.do.point(plan.keys)}>{words.show(name)}</Button>
        </>
      )}
    </div>
  );
}
