import { SIDE_TEXT, type Note, type Notebook } from "@trestle/protocol";
import { useEffect, useId, useState } from "preact/hooks";
import type { Seat } from "@trestle/kernel";
import { Button } from "@trestle/ui/parts/button.tsx";
import { Field } from "@trestle/ui/parts/field.tsx";
import type { SideText } from "../../text/en/side.ts";
import { useNames, useTable, useTableState } from "../context/table-context.ts";
import { useOthers, useRoleTokens, type Person } from "./people.tsx";
import css from "./side.module.css";
import { Tokens } from "./tokens.tsx";

type Words = SideText["notebook"];
type Roles = Readonly<Record<string, string>>;

/** My suspicions: for each other player a guess, how sure I am, and a note. */
export function NotebookPart({ words, roles, me }: { words: Words; roles: Roles; me: Seat }) {
  const { handle } = useTable();
  const others = useOthers(me);
  const book = useTableState((s) => s.side.notebooks.find((b) => b.seat === me));
  const playing = useTableState((s) => s.info?.phase === "playing");
  const title = useId();
  if (!playing && (book === undefined || book.sealed !== null)) return null;
  const writable = playing && (book === undefined || book.sealed === null);
  const noteOn = (about: Seat): Note =>
    book?.notes.find((n) => n.about === about) ?? { about, guess: null, strength: 0, text: "" };
  return (
    <section class={css.part} aria-labelledby={title}>
      <h2 id={title}>{words.title}</h2>
      <p class={css.quiet}>{writable ? words.lead : playing ? words.sealed : words.closed}</p>
      {writable ? (
        others.map((person) => (
          <NoteForm key={person.seat} words={words} me={me} person={person} note={noteOn(person.seat)} />
        ))
      ) : (
        <Written words={words} roles={roles} notes={book?.notes ?? []} />
      )}
      {writable && (
        <>
          <p class={css.quiet}>{words.sealHint}</p>
          <Button onClick={() => void handle.do.send({ t: "seal", seat: me })}>{words.seal}</Button>
        </>
      )}
    </section>
  );
}

interface FormProps {
  words: Words;
  me: Seat;
  person: Person;
  note: Note;
}

function NoteForm({ words, me, person, note }: FormProps) {
  const { handle } = useTable();
  const roles = useRoleTokens();
  const names = handle.scene.roles?.names ?? {};
  const [text, setText] = useState(note.text);
  useEffect(() => setText(note.text), [note.text]);
  const write = (part: Partial<Note>): void => {
    void handle.do.send({ t: "note", seat: me, ...note, text, ...part });
  };
  const { role, token } = person;
  return (
    <fieldset class={css.note}>
      <legend class={css.person}>
        <span class={css.face} aria-hidden="true">
          {token.picture}
        </span>
        <span>{words.about(token.name)}</span>
      </legend>
      {role === null ? (
        <>
          <Tokens
            bare
            label={words.guess}
            tokens={[{ value: "", name: words.noGuess }, ...roles]}
            value={note.guess ?? ""}
            onChange={(guess) => write({ guess: guess === "" ? null : guess })}
          />
          {note.guess !== null && (
            <Tokens
              label={words.sure}
              tokens={words.strengths.map((name, i) => ({ value: String(i), name }))}
              value={String(note.strength)}
              onChange={(strength) => write({ strength: Number(strength) })}
            />
          )}
        </>
      ) : (
        <p class={css.known}>{words.known(names[role] ?? role)}</p>
      )}
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

/** After the game: the sealed notebooks, mine too. */
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
          <h2>{heading(b)}</h2>
          <Written words={words} roles={roles} notes={b.notes} />
        </section>
      ))}
    </>
  );
}
