import { findManifest, type GameManifest } from "@trestle/games";
import type { Gallery as Cards, GalleryItem } from "@trestle/ui/gallery.ts";
import { Button, ButtonLink } from "@trestle/ui/parts/button.tsx";
import { Select } from "@trestle/ui/parts/choice.tsx";
import { Field } from "@trestle/ui/parts/field.tsx";
import { useEffect, useMemo, useState } from "preact/hooks";
import { hasGallery, loadGallery } from "../games/scenes.ts";
import { useLanguage } from "@trestle/ui/language.ts";
import { useShellText, useText } from "../text/index.ts";
import { PageFrame } from "../shell/page-frame.tsx";
import { useAbout } from "../games/about.ts";
import { NotFound } from "../shell/not-found.tsx";
import { lastTable } from "../shell/visited.ts";
import { Entry } from "./entry.tsx";
import { find } from "./find.ts";
import css from "./gallery.module.css";
import { EntryRules } from "./entry-rules.tsx";

/** All cards of a game, to look at and to search. */
export function Gallery({ game }: { game: string }) {
  const manifest = findManifest(game);
  return manifest !== null && hasGallery(game) ? <Wall manifest={manifest} /> : <NotFound />;
}

/** null: loading. */
function useGallery(game: string): Cards | null {
  const language = useLanguage();
  const [cards, setCards] = useState<Cards | null>(null);
  useEffect(() => {
    let current = true;
    void loadGallery(game, language).then((loaded) => current && setCards(loaded));
    return () => {
      current = false;
    };
  }, [game, language]);
  return cards;
}

function Wall({ manifest }: { manifest: GameManifest }) {
  const { home } = useText();
  const text = useShellText().gallery;
  const cards = useGallery(manifest.id);
  const { name } = useAbout(manifest);
  const table = lastTable();
  return (
    <PageFrame
      title={text.of(name)}
      lead={text.lead}
      back={
        <div class={css.ways}>
          {table !== null && <ButtonLink to={table}>{home.rulebook.back}</ButtonLink>}
          <ButtonLink to={`/rules/${manifest.id}`}>{text.book}</ButtonLink>
        </div>
      }
      wide
    >
      {cards === null ? <p role="status">{text.loading}</p> : <Pictures game={manifest.id} gallery={cards} />}
    </PageFrame>
  );
}

function Pictures({ game, gallery }: { game: string; gallery: Cards }) {
  const { items, filters } = gallery;
  const text = useShellText().gallery;
  const all = useMemo(() => ({ asked: "", chosen: filters.map(({ values }) => values[0]!.value) }), [filters]);
  const [wanted, setWanted] = useState(all);
  const [open, setOpen] = useState<GalleryItem | null>(null);
  const found = useMemo(() => find(items, filters, wanted), [items, filters, wanted]);
  return (
    <>
      <search class={css.search}>
        <Field
          label={text.search}
          type="search"
          value={wanted.asked}
          onInput={(asked) => setWanted((w) => ({ ...w, asked }))}
        />
        {filters.map(({ label, values }, i) => (
          <Select
            key={i}
            label={label}
            value={wanted.chosen[i]!}
            values={values}
            onChange={(value) => setWanted((w) => ({ ...w, chosen: w.chosen.with(i, value) }))}
          />
        ))}
      </search>
      <div class={css.found}>
        <p role="status">{found.length === 0 ? text.none : text.found(found.length)}</p>
        {found.length < items.length && <Button onClick={() => setWanted(all)}>{text.clear}</Button>}
      </div>
      <ul class={css.wall} aria-label={text.title} lang={gallery.language}>
        {found.map((item) => (
          <Entry key={`${item.kind}-${item.id}`} item={item} gallery={gallery} onRules={() => setOpen(item)} />
        ))}
      </ul>
      <EntryRules game={game} item={open} onClose={() => setOpen(null)} />
    </>
  );
}
