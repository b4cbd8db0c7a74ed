import { useState } from "preact/hooks";
import { useText } from "../../text/index.ts";
import { useTable } from "../context/table-context.ts";
import css from "./why-did.module.css";

/** Asks a bot for the reasons of a move and shows them. */
export function WhyDid({ v, name }: { v: number; name: string }) {
  const { handle } = useTable();
  const text = useText().table.log;
  const [why, setWhy] = useState<string | null>(null);
  const ask = async (): Promise<void> => {
    setWhy("…");
    const { reasonOf } = await import("./reason.ts");
    setWhy(await reasonOf(handle, v));
  };
  return (
    <>
      <button type="button" class={css.ask} tabIndex={-1} aria-label={text.whyOf(name)} onClick={() => void ask()}>
        {text.why}
      </button>
      {why !== null && (
        <p class={css.why} role="status">
          {why}
        </p>
      )}
    </>
  );
}
