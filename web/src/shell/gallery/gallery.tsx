import type { GalleryEntry } from "@trestle/bang/text/en";
import { useMemo, useState } from "preact/hooks";
import { useFaces, type Faces } from "../../games/bang/art/faces.ts";
import { useShell, useText } from "../../text/index.ts";
import { Frame } from "../frame.tsx";
import { hasGallery, isGame } from "../game-ids.ts";
import { NotFound } from "../not-found.tsx";
import { Button, ButtonLink } from "../parts/button.tsx";
import { Field, Select } from "../parts/field.tsx";
import { lastTable } from "../visited.ts";
import { Entry } from "./entry.tsx";
import { BOXES, SHELVES, find, type Wish } from "./find.ts";
import css from "./gallery.module.css";
import { EntryRules } from "./rules.tsx";

/** Every card of a game on one wall, to look at and to look up. */
export function Gallery({ game }: { game: string }) {
  return isGame(game) && hasGallery(game) ? <Wall /> : <NotFound />;
}

function Wall() {
  const { home } = useText();
  const text = useShell().gallery;
  const faces = useFaces();
  const table = lastTable();
  return (
    <Frame
      title={text.of(home.bang.name)}
      lead={text.lead}
      back={
        <div class={css.ways}>
          {table !== null && <ButtonLink to={table}>{home.rulebook.back}</ButtonLink>}
          <ButtonLink to="/rules/bang">{text.book}</ButtonLink>
        </div>
      }
      wide
    >
      {faces === null ? <p role="status">{text.loading}</p> : <Pictures faces={faces} />}
    </Frame>
  );
}

const ALL: Wish = { asked: "", shelf: "all", box: "both" };

function Pictures({ faces }: { faces: Faces }) {
  const text = useShell().gallery;
  const [wish, setWish] = useState(ALL);
  const [open, setOpen] = useState<GalleryEntry | null>(null);
  const found = useMemo(() => find(faces.gallery, wish), [faces, wish]);
  return (
    <>
      <search class={css.search}>
        <Field
          label={text.search}
          type="search"
          value={wish.asked}
          onInput={(asked) => setWish((w) => ({ ...w, asked }))}
        />
        <Select
          label={text.show}
          value={wish.shelf}
          values={SHELVES.map((value) => ({ value, name: text.kinds[value] }))}
          onChange={(shelf) => setWish((w) => ({ ...w, shelf }))}
        />
        <Select
          label={text.box}
          value={wish.box}
          values={BOXES.map((value) => ({ value, name: text.boxes[value] }))}
          onChange={(box) => setWish((w) => ({ ...w, box }))}
        />
      </search>
      <div class={css.found}>
        <p role="status">{found.length === 0 ? text.none : text.found(found.length)}</p>
        {found.length < faces.gallery.length && <Button onClick={() => setWish(ALL)}>{text.clear}</Button>}
      </div>
      <ul class={css.wall} aria-label={text.title} lang={faces.language}>
        {found.map((entry) => (
          <Entry key={`${entry.kind}-${entry.id}`} entry={entry} faces={faces} onRules={() => setOpen(entry)} />
        ))}
      </ul>
      <EntryRules entry={open} onClose={() => setOpen(null)} />
    </>
  );
}
