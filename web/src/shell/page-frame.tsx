import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Link, useLocation } from "wouter-preact";
import { HomeTrain } from "./home-train.tsx";
import { Wordmark } from "./wordmark.tsx";
import { useText } from "../text/index.ts";
import css from "./page-frame.module.css";
import { Icon, type IconName } from "@trestle/ui/parts/icon.tsx";
import { Logo } from "./logo.tsx";
import { useTitle } from "./use-title.ts";

let shownBefore = false;

/** Moves the focus to the title of every screen but the first. */
function useArrival() {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (shownBefore) {
      ref.current?.focus({ preventScroll: true });
      scrollTo(0, 0);
    }
    shownBefore = true;
  }, []);
  return ref;
}

function NavLink({ to, icon, children }: { to: string; icon: IconName; children: string }) {
  const [at] = useLocation();
  return (
    <Link href={to} class={css.nav} aria-current={at.startsWith(to) ? "page" : undefined}>
      <Icon name={icon} />
      <span>{children}</span>
    </Link>
  );
}

function useOnline(): boolean {
  const [online, setOnline] = useState(navigator.onLine);
  useEffect(() => {
    const update = () => setOnline(navigator.onLine);
    addEventListener("online", update);
    addEventListener("offline", update);
    return () => {
      removeEventListener("online", update);
      removeEventListener("offline", update);
    };
  }, []);
  return online;
}

/** The frame of every screen that is not a table: header, title, content. */
export function PageFrame({
  title,
  lead,
  back,
  wide = false,
  hero,
  children,
}: {
  title: string;
  lead?: ComponentChildren;
  back?: ComponentChildren;
  wide?: boolean;
  /** The picture of the home page and what stands in it. */
  hero?: { scene: ComponentChildren; content: ComponentChildren };
  children: ComponentChildren;
}) {
  const text = useText().home.frame;
  const heading = useArrival();
  const online = useOnline();
  useTitle(title);
  const head = (
    <div class={css.head}>
      {back}
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {lead !== undefined && <p class={css.lead}>{lead}</p>}
    </div>
  );
  return (
    <>
      <a class={css.skip} href="#content" onClick={(e) => toContent(e)}>
        {text.skip}
      </a>
      <header class={hero === undefined ? css.bar : `${css.bar} ${css.over}`}>
        <Link href="/" class={css.home} aria-label={text.home}>
          <Logo />
          <Wordmark height={26} bridge={false} />
        </Link>
        <nav aria-label={text.nav} class={css.navs}>
          <NavLink to="/tables" icon="list">
            {text.tables}
          </NavLink>
          <NavLink to="/rules" icon="book">
            {text.rules}
          </NavLink>
          <NavLink to="/settings" icon="gear">
            {text.settings}
          </NavLink>
        </nav>
      </header>
      <main id="content" class={css.main}>
        {!online && (
          <p role="status" class={css.offline}>
            {text.offline}
          </p>
        )}
        {hero === undefined ? (
          <>
            <div class={wide ? `${css.sheet} ${css.wide}` : css.sheet}>
              {head}
              {children}
            </div>
            <div class={css.horizon}>
              <HomeTrain />
            </div>
          </>
        ) : (
          <>
            <div class={css.hero}>
              {hero.scene}
              {head}
              {hero.content}
            </div>
            {children}
          </>
        )}
      </main>
    </>
  );
}

/** The hash is the route, so the link must not change it. */
function toContent(e: MouseEvent): void {
  e.preventDefault();
  document.querySelector<HTMLElement>("#content h1")?.focus();
}
