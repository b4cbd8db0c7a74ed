import { useEffect, useState } from "preact/hooks";
import { useLocation } from "wouter-preact";
import { Button, ButtonLink } from "@trestle/ui/parts/button.tsx";
import { useText } from "../../text/index.ts";
import { useTable, useTableState } from "../context/table-context.ts";
import css from "./result-part.module.css";

/** What comes next, in the place of the decision line. */
export function NextLine() {
  const { handle } = useTable();
  const label = useText().table.regions.decision;
  const text = useText().table.end;
  const [, go] = useLocation();
  const local = useTableState((s) => s.local);
  const me = useTableState((s) => s.me);
  const host = useTableState((s) => s.you.host);
  const next = useTableState((s) => s.info?.rematch ?? null);
  const game = useTableState((s) => s.info?.game ?? "");
  const [asked, setAsked] = useState(false);
  const to = next === null ? null : `${local ? "/l" : "/t"}/${next}`;
  useEffect(() => {
    if (asked && to !== null) go(to);
  }, [asked, to]);
  const again = async (): Promise<void> => {
    setAsked(true);
    if (to === null && (await handle.do.send({ t: "rematch" })) !== null) setAsked(false);
  };
  return (
    <section id="decision" class={css.strip} aria-label={label}>
      <ButtonLink to="/">{text.home}</ButtonLink>
      <ButtonLink to={`/new/${game}`}>{text.friends}</ButtonLink>
      {(me !== null || host || to !== null) && (
        <Button kind="main" size="big" onClick={() => void again()} data-home-of-focus>
          {to === null ? text.again : text.join}
        </Button>
      )}
    </section>
  );
}
