import { SIDE_KEYS, SIDE_TEXT } from "@trestle/protocol";
import { useId, useMemo, useState } from "preact/hooks";
import type { Council, Plan, Seat } from "../../net/frames.ts";
import { Button } from "../../shell/parts/button.tsx";
import { Field, Select } from "../../shell/parts/field.tsx";
import type { SideWords } from "../../text/en/side.ts";
import { useNames, useTable, useTableState } from "../context.ts";
import css from "./side.module.css";

type Words = SideWords["council"];
type Pieces = ReadonlyMap<string, string>;

/** All pieces that can be pointed at, with the sentence that says what they are. */
function usePieces(): Pieces {
  const { handle } = useTable();
  const names = useNames();
  const view = useTableState((s) => s.board?.view);
  return useMemo(() => {
    const rows = view === undefined ? [] : handle.scene.ear.grid(view, names).rows;
    const cells = rows.flatMap((row) => row.cells.map((cell) => [cell.key, `${row.label}: ${cell.text}`] as const));
    return new Map(cells.flatMap(([key, text]) => (key === null ? [] : [[key, text] as const])));
  }, [handle, view, names]);
}

/** Everybody says what they would do, hidden; then all is open at once. */
export function CouncilPart({ words, council }: { words: Words; council: Council }) {
  const { handle } = useTable();
  const names = useNames();
  const pieces = usePieces();
  const me = useTableState((s) => s.me);
  const playing = useTableState((s) => s.info?.phase === "playing");
  const pinged = useTableState((s) => s.pinged);
  const title = useId();
  return (
    <section class={css.part} aria-labelledby={title}>
      <h3 id={title}>{words.title}</h3>
      <p class={css.quiet}>{words.lead}</p>
      <p role="status">
        {pinged !== null && words.pinged(names.seat(pinged.seat), pieces.get(pinged.piece) ?? pinged.piece)}
      </p>
      <p>{council.said.length === 0 ? words.nobody : words.said(council.said.map((seat) => names.seat(seat)))}</p>
      {council.plans
        .filter((plan) => council.open || plan.seat === me)
        .map((plan) => (
          <Said key={plan.seat} words={words} plan={plan} pieces={pieces} />
        ))}
      {playing && !council.open && council.said.length > 0 && me !== null && (
        <Button onClick={() => void handle.do.wish({ t: "reveal", seat: me })}>{words.reveal}</Button>
      )}
      {playing && me !== null && <Sketcher words={words} pieces={pieces} me={me} />}
    </section>
  );
}

function Said({ words, plan, pieces }: { words: Words; plan: Plan; pieces: Pieces }) {
  const { handle } = useTable();
  const name = useNames().seat(plan.seat);
  return (
    <div class={css.note}>
      <h4>{words.planOf(name)}</h4>
      {plan.text !== "" && <p class={css.written}>{plan.text}</p>}
      {plan.keys.length > 0 && (
        <>
          <ol class={css.list}>
            {plan.keys.map((key, i) => (
              <li key={`${i} ${key}`}>{pieces.get(key) ?? key}</li>
            ))}
          </ol>
          <Button onClick={() => handle.do.point(plan.keys)}>{words.show(name)}</Button>
        </>
      )}
    </div>
  );
}

function Sketcher({ words, pieces, me }: { words: Words; pieces: Pieces; me: Seat }) {
  const { handle } = useTable();
  const [piece, setPiece] = useState("");
  const [keys, setKeys] = useState<readonly string[]>([]);
  const [text, setText] = useState("");
  const at = pieces.has(piece) ? piece : ([...pieces.keys()][0] ?? "");
  const send = async (): Promise<void> => {
    if ((await handle.do.wish({ t: "sketch", seat: me, keys, text })) !== null) return;
    setKeys([]);
    setText("");
  };
  return (
    <div class={css.note}>
      <h4>{words.mine}</h4>
      <Select
        label={words.piece}
        value={at}
        values={[...pieces].map(([value, name]) => ({ value, name }))}
        onChange={setPiece}
      />
      <div class={css.row}>
        <Button disabled={at === "" || keys.length >= SIDE_KEYS} onClick={() => setKeys([...keys, at])}>
          {words.add}
        </Button>
        <Button disabled={at === ""} onClick={() => void handle.do.wish({ t: "ping-piece", seat: me, piece: at })}>
          {words.ping}
        </Button>
      </div>
      {keys.length === 0 && <p class={css.quiet}>{words.nothing}</p>}
      <ol class={css.list}>
        {keys.map((key, i) => (
          <li key={`${i} ${key}`}>
            <Button onClick={() => setKeys(keys.filter((_, j) => j !== i))}>
              {words.drop(pieces.get(key) ?? key)}
            </Button>
          </li>
        ))}
      </ol>
      <Field label={words.promise} value={text} onInput={setText} maxLength={SIDE_TEXT} autoComplete="off" />
      <Button kind="main" disabled={keys.length === 0 && text.trim() === ""} onClick={() => void send()}>
        {words.send}
      </Button>
    </div>
  );
}
