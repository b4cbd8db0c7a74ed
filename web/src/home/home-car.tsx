import { useState } from "preact/hooks";
import { useLocation } from "wouter-preact";
import { useText } from "../text/index.ts";
import { useServer } from "../games/offer.ts";
import type { Car, GameManifest, Head } from "@trestle/games";
import { hasGallery } from "../games/scenes.ts";
import { useAbout } from "../games/about.ts";
import css from "./home-car.module.css";
import { openWithFriends } from "../net/with-friends.ts";
import { Button, ButtonLink } from "@trestle/ui/parts/button.tsx";
import { playLocal } from "../local/play.ts";
import { toastError } from "../shell/toast.tsx";

/** Roofs of a coach, a boxcar and a strongroom. */
const ROOFS: Readonly<Record<Car["roof"], string>> = {
  coach: "M2 40V30q0-9 14-9h44q10 0 15-12h250q5 12 15 12h44q14 0 14 9v10z",
  boxcar: "M2 40V27Q200-9 398 27v13z",
  strongroom: "M2 40V26L30 10h340l28 16v14z",
};

const PLAIN: Car = { roof: "boxcar", windows: [null, null, null], colour: "#5a3418" };

export function HomeCar({ manifest }: { manifest: GameManifest }) {
  const { id: game, car = PLAIN, minutes, seats } = manifest;
  const text = useText().home;
  const { name, promise } = useAbout(manifest);
  return (
    <li class={css.car} style={{ "--coat": car.colour }}>
      <svg class={css.roof} viewBox="0 0 400 40" preserveAspectRatio="none" aria-hidden="true">
        <path d={ROOFS[car.roof]} />
      </svg>
      <article class={css.body} aria-labelledby={`car-${game}`}>
        <Windows heads={car.windows} />
        <div class={`${css.bill} noon`}>
          <h2 id={`car-${game}`}>{name}</h2>
          <p class={css.facts}>
            <span>{text.minutes(...minutes)}</span>
            <span>{text.players(seats.min, seats.max)}</span>
          </p>
          <p class={css.promise}>{promise}</p>
          <Ways game={game} name={name} />
        </div>
      </article>
      <Wheels />
    </li>
  );
}

function Ways({ game, name }: { game: string; name: string }) {
  const text = useText().home;
  const [, go] = useLocation();
  const server = useServer();
  const [busy, setBusy] = useState<"now" | "friends" | null>(null);
  const start = async (what: "now" | "friends", make: () => Promise<string>) => {
    setBusy(what);
    try {
      go(await make());
    } catch (error) {
      await toastError(error);
      setBusy(null);
    }
  };
  return (
    <>
      <Button
        kind="main"
        size="big"
        class={css.now}
        disabled={busy !== null}
        aria-label={busy === "now" ? undefined : text.playNowAt(name)}
        onClick={() => start("now", () => playLocal({ game }))}
      >
        {busy === "now" ? text.coupling : text.playNow}
      </Button>
      <div class={css.ways}>
        {server !== false && (
          <Button
            disabled={busy !== null}
            aria-label={text.friendsAt(name)}
            onClick={() => start("friends", () => openWithFriends({ game }))}
          >
            {text.friends}
          </Button>
        )}
        <ButtonLink to={`/new/${game}/device`} label={text.deviceAt(name)}>
          {text.device}
        </ButtonLink>
        <ButtonLink to={`/new/${game}`} label={text.optionsAt(name)}>
          {text.options}
        </ButtonLink>
        <ButtonLink to={`/rules/${game}`} label={text.rulesOf(name)}>
          {text.rules}
        </ButtonLink>
        {hasGallery(game) && (
          <ButtonLink to={`/gallery/${game}`} label={text.cardsOf(name)}>
            {text.cards}
          </ButtonLink>
        )}
      </div>
    </>
  );
}

/** Heads in the windows: paths on a 24 by 20 grid, standing on its lower edge. */
const HEADS: Readonly<Record<Head, string>> = {
  brim: "M1 9q5 2 6-1 0-6 5-6t5 6q1 3 6 1-3 4-7 3v4q4 1 5 4H3q1-3 5-4v-4q-4 1-7-3z",
  bowler: "M5 9q0-7 7-7t7 7l2 1-3 2v4q4 1 4 4H4q0-3 3-4v-4L4 10z",
  top: "M7 1h10v8h4l-3 3v4q4 1 4 4H2q0-3 4-4v-4L3 9h4z",
  bonnet: "M12 2q8 1 8 10l-3 4q4 1 4 4H4q0-3 4-4Q3 14 4 9q1-7 8-7z",
  star: "m12 2 2.5 6h6l-5 4 2 6-5.5-3.500L6.500 18l2-6-5-4h6z",
  sack: "M9 3h6l-1 4q6 4 6 9 0 4-8 4t-8-4q0-5 6-9z",
};

function Windows({ heads }: { heads: Car["windows"] }) {
  return (
    <div class={css.windows} aria-hidden="true">
      {heads.map((head, i) => (
        <svg key={i} viewBox="0 0 32 24">
          {head !== null && (
            <path transform={i % 2 === 0 ? "translate(4 4)" : "matrix(-1 0 0 1 28 4)"} d={HEADS[head]} />
          )}
        </svg>
      ))}
    </div>
  );
}

function Wheels() {
  return (
    <div class={css.under} aria-hidden="true">
      <Bogie />
      <Bogie />
    </div>
  );
}

function Bogie() {
  return (
    <svg class={css.bogie} viewBox="0 0 116 40">
      <path class={css.frame} d="M6 4h104v8H96l-6 8H72l-6-8H50l-6 8H26l-6-8H6z" />
      {[29, 87].map((x) => (
        <g key={x} transform={`translate(${x} 24)`}>
          <g class={css.wheel}>
            <circle r="14" />
            <path d="M0-11V11M-11 0H11M-8-8 8 8M8-8-8 8" />
            <circle class={css.hub} r="3.5" />
          </g>
        </g>
      ))}
    </svg>
  );
}
