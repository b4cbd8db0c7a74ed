import { useEffect, useState } from "preact/hooks";
import { Link } from "wouter-preact";
import { useLanguage } from "@trestle/ui/language.ts";
import { useText } from "../text/index.ts";
import { PageFrame } from "../shell/page-frame.tsx";
import { findManifest, MANIFESTS, type GameManifest } from "@trestle/games";
import { hasGallery } from "../games/scenes.ts";
import { useAbout } from "../games/about.ts";
import { NotFound } from "../shell/not-found.tsx";
import { ButtonLink } from "@trestle/ui/parts/button.tsx";
import { Field } from "@trestle/ui/parts/field.tsx";
import { lastTable } from "../shell/visited.ts";
import { useBook, type Book, type Page, type Rule } from "./book.ts";
import css from "./rulebook.module.css";
import { search } from "./search.ts";

/** The list of rulebooks, or one of them, opened at a rule. */
export function Rulebook({ game, rule }: { game: string | null; rule: string | null }) {
  if (game === null) return <BookList />;
  const manifest = findManifest(game);
  return manifest === null ? <NotFound /> : <OpenBook key={game} manifest={manifest} rule={rule} />;
}

function BookList() {
  const text = useText().home;
  return (
    <PageFrame title={text.rulebook.title} lead={text.rulebook.pick} back={<Back />}>
      <ul class={css.books}>
        {MANIFESTS.map((manifest) => (
          <BookLink key={manifest.id} manifest={manifest} />
        ))}
      </ul>
    </PageFrame>
  );
}

function Back() {
  const text = useText().home.rulebook;
  const table = lastTable();
  return table === null ? null : <ButtonLink to={table}>{text.back}</ButtonLink>;
}

function BookLink({ manifest }: { manifest: GameManifest }) {
  const { name } = useAbout(manifest);
  return (
    <li>
      <Link href={`/rules/${manifest.id}`} class={css.cover} style={{ "--coat": manifest.car?.colour }}>
        {name}
      </Link>
    </li>
  );
}

function OpenBook({ manifest, rule }: { manifest: GameManifest; rule: string | null }) {
  const { id: game } = manifest;
  const { name } = useAbout(manifest);
  const text = useText().home;
  const language = useLanguage();
  const book = useBook(game);
  return (
    <PageFrame
      title={text.rulebook.of(name)}
      {...(book !== null && book.language !== language ? { lead: text.rulebook.only } : {})}
      back={
        <div class={css.ways}>
          <Back />
          {hasGallery(game) && <ButtonLink to={`/gallery/${game}`}>{text.cards}</ButtonLink>}
        </div>
      }
      wide
    >
      {book === null ? <p role="status">{text.rulebook.loading}</p> : <Pages game={game} book={book} rule={rule} />}
    </PageFrame>
  );
}

function Pages({ game, book, rule }: { game: string; book: Book; rule: string | null }) {
  const text = useText().home.rulebook;
  const [asked, setAsked] = useState("");
  useEffect(() => {
    if (rule === null) return;
    setAsked("");
    const place = document.getElementById(rule);
    place?.scrollIntoView({ block: "center" });
    place?.focus({ preventScroll: true });
  }, [rule, book]);
  const hits = asked.trim().length < 2 ? null : search(book.pages, asked);
  return (
    <div class={css.book}>
      <div class={css.side}>
        <Field label={text.search} type="search" value={asked} onInput={setAsked} />
        <p role="status" class={css.hits}>
          {hits === null ? "" : hits.length === 0 ? text.none : text.hits(hits.length)}
        </p>
        <nav aria-label={text.contents}>
          <ol class={css.contents}>
            {book.pages.map((page, i) => (
              <li key={i} lang={page.language}>
                <button type="button" onClick={() => turnTo(i, setAsked)}>
                  {page.title}
                </button>
              </li>
            ))}
          </ol>
        </nav>
      </div>
      <div class={css.pages}>
        {hits === null
          ? book.pages.map((page, i) => <PageView key={i} game={game} page={page} number={i} lit={rule} />)
          : hits.map((r) => <RuleView key={r.id} game={game} rule={r} language={book.language} lit={false} />)}
      </div>
    </div>
  );
}

/** The contents are buttons: an anchor would change the hash, which is the route. */
function turnTo(page: number, setAsked: (asked: string) => void): void {
  setAsked("");
  requestAnimationFrame(() => {
    const title = document.getElementById(`page-${page}`);
    title?.scrollIntoView({ block: "start" });
    title?.focus({ preventScroll: true });
  });
}

function PageView({ game, page, number, lit }: { game: string; page: Page; number: number; lit: string | null }) {
  return (
    <section class={css.page}>
      <h2 id={`page-${number}`} tabIndex={-1} lang={page.language}>
        {page.title}
      </h2>
      {page.rules.map((rule) => (
        <RuleView key={rule.id} game={game} rule={rule} language={page.language} lit={rule.id === lit} />
      ))}
    </section>
  );
}

function RuleView({ game, rule, language, lit }: { game: string; rule: Rule; language: string; lit: boolean }) {
  const text = useText().home.rulebook;
  return (
    <div id={rule.id} tabIndex={-1} class={lit ? `${css.rule} ${css.lit}` : css.rule}>
      <p lang={language}>{rule.full}</p>
      <Link href={`/rules/${game}/${rule.id}`} class={css.id} aria-label={text.link(rule.id)}>
        {rule.id}
      </Link>
    </div>
  );
}
