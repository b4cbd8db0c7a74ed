import { SIDE_TEXT } from "@trestle/protocol";
import { useEffect, useId, useState } from "preact/hooks";
import type { Note, Notebook, Seat } from "../../net/frames.ts";
import { Button } from "../../shell/parts/button.tsx";
import { Field, Select } from "../../shell/parts/field.tsx";
import type { SideWords } from "../../text/en/side.ts";
import { useNames, useTable, useTableState } from "../context.ts";
import css from "./side.module.css";

type Words = SideWords["notebook"];
type Roles = Readonly<Record<string, string>>;

/** One's own suspicions: for each other player a guess, how sure, and a few words. */
export function NotebookPart({ words, roles, me }: { words: Words; roles: Roles; me: Seat }) {
  const { handle } = useTable();
  const names = useNames();
  const book = useTableState((s) => s.side.notebooks.find((b) => b.seat === me));
  const others = useTableState((s) => s.info?.seats.length ?? 0);
  const playing = useTableState((s) => s.info?.phase === "playing");
  const title = useId();
  if (!playing && (book === undefined || book.sealed !== null)) return null;
  const writable = playing && (book === undefined || book.sealed === null);
  const noteOn = (about: Seat): Note =>
    book?.notes.find((n) => n.about === about) ?? { about, guess: null, strength: 0, text: "" };
  return (
    <section class={css.part} aria-labelledby={title}>
      <h3 id={title}>{words.title}</h3>
      <p class={css.quiet}>{writable ? words.lead : playing ? words.sealed : words.closed}</p>
      {writable ? (
        Array.from({ length: others }, (_, seat) => seat)
          .filter((seat) => seat !== me)
          .map((seat) => (
            <NoteForm key={seat} words={words} roles={roles} me={me} name={names.seat(seat)} note={noteOn(seat)} />
          ))
      ) : (
        <Written words={words} roles={roles} notes={book?.notes ?? []} />
      )}
      {writable && (
        <>
          <p class={css.quiet}>{words.sealHint}</p>
          <Button onClick={() => void handle.do.wish({ t: "seal", seat: me })}>{words.seal}</Button>
        </>
      )}
    </section>
  );
}

interface FormProps {
  words: Words;
  roles: Roles;
  me: Seat;
  name: string;
  note: Note;
}

function NoteForm({ words, roles, me, name, note }: FormProps) {
  const { handle } = useTable();
  const [text, setText] = useState(note.text);
  const group = useId();
  useEffect(() => setText(note.text), [note.text]);
  const write = (part: Partial<Note>): void => {
    void handle.do.wish({ t: "note", seat: me, ...note, text, ...part });
  };
  const guesses = [
    { value: "", name: words.noGuess },
    ...Object.entries(roles).map(([value, n]) => ({ value, name: n })),
  ];
  return (
    <fieldset class={css.note}>
      <legend>{words.about(name)}</legend>
      <Select
        label={words.guess}
        value={note.guess ?? ""}
        values={guesses}
        onChange={(guess) => write({ guess: guess === "" ? null : guess })}
      />
      <div role="radiogroup" aria-label={words.sure} class={css.dial}>
        {words.strengths.map((label, strength) => (
          <label key={label} class={css.notch}>
            <input
              type="radio"
              name={group}
              checked={note.strength === strength}
              onChange={() => write({ strength })}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <Field
        label={words.text}
        value={text}
        onInput={setText}
        maxLength={SIDE_TEXT}
        autoComplete="off"
        onBlur={() => text.trim() !== note.text && write({})}
      />
    </fieldset>
  );
}

function Written({ words, roles, notes }: { words: Words; roles: Roles; notes: readonly Note[] }) {
  const names = useNames();
  if (notes.length === 0) return <p>{words.empty}</p>;
  return (
    <ul class={css.list}>
      {notes.map((n) => (
        <li key={n.about}>
          <b>{names.seat(n.about)}</b>: {n.guess === null ? words.none : (roles[n.guess] ?? n.guess)} (
          {words.strengths[n.strength]}) <span class={css.written}>{n.text}</span>
        </li>
      ))}
    </ul>
  );
}

/** When the game is over: what was sealed, one's own too. */
export function OpenedNotebooks({ words, roles, me }: { words: Words; roles: Roles; me: Seat | null }) {
  const names = useNames();
  const over = useTableState((s) => s.info?.phase === "over");
  const books = useTableState((s) => s.side.notebooks);
  const opened = over ? books.filter((b) => b.sealed !== null) : [];
  const heading = (b: Notebook): string => (b.seat === me ? words.title : words.opened(names.seat(b.seat)));
  return (
    <>
      {opened.map((b) => (
        <section key={b.seat} class={css.part} aria-label={heading(b)}>
          <h3>{heading(b)}</h3>
          <Written words={words} roles={roles} notes={b.notes} />
        </section>
      ))}
    </>
  );
}
