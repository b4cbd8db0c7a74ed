import { useEffect, useState } from "preact/hooks";
import { Link } from "wouter-preact";
import { workerCall } from "../local/worker-client.ts";
import { HomeEngine, HomeTrain } from "../shell/home-train.tsx";
import { settings, useSetting } from "@trestle/ui/settings.ts";
import { useText } from "../text/index.ts";
import { useServer } from "../games/offer.ts";
import { PageFrame } from "../shell/page-frame.tsx";
import { findManifest, MANIFESTS } from "@trestle/games";
import { useGameName } from "../games/about.ts";
import { HomeCar } from "./home-car.tsx";
import css from "./home.module.css";
import { JoinForm } from "./join-form.tsx";
import { ButtonLink, IconButton } from "@trestle/ui/parts/button.tsx";
import { Icon } from "@trestle/ui/parts/icon.tsx";
import { madeUp, myName } from "../device/name.ts";
import { forgetLast, lastLocal } from "../local/play.ts";

export function Home() {
  const text = useText().home;
  const server = useServer();
  return (
    <PageFrame
      title={text.title(MANIFESTS.length)}
      lead={text.lead}
      hero={{ scene: <HomeTrain />, content: <Train /> }}
    >
      <section class={css.below}>
        {server === false ? (
          <p>{text.noServer}</p>
        ) : (
          <div class={css.telegram}>
            <h2>{text.join}</h2>
            <JoinForm />
            <p class={css.or}>
              <Link href="/tables">{text.orTables}</Link>
            </p>
          </div>
        )}
        <Resume />
        <p class={css.foot}>{text.frame.foot}</p>
      </section>
    </PageFrame>
  );
}

function Train() {
  const text = useText().home;
  return (
    <>
      <RideAs />
      <section aria-label={text.games}>
        <ul class={css.cars}>
          {MANIFESTS.map((manifest) => (
            <HomeCar key={manifest.id} manifest={manifest} />
          ))}
          <li class={css.engine} aria-hidden="true">
            <HomeEngine />
          </li>
        </ul>
      </section>
    </>
  );
}

function RideAs() {
  const text = useText().home;
  const name = useSetting("name");
  const server = useServer();
  useEffect(() => void myName(), []);
  return (
    <div class={css.ride}>
      <label for="ride-as">{text.ride}</label>
      <span class={css.name}>
        <input
          id="ride-as"
          value={name}
          maxLength={20}
          autocomplete="nickname"
          spellcheck={false}
          onInput={(e) => settings.setState({ name: e.currentTarget.value })}
          onBlur={() => void myName()}
        />
        <IconButton label={text.newName} onClick={() => settings.setState({ name: madeUp() })}>
          <Icon name="dice" />
        </IconButton>
      </span>
      {server !== false && <ButtonLink to="/join">{text.join}</ButtonLink>}
    </div>
  );
}

/** The last game of this device, if it is still under way. Asks the worker only if there was one. */
function Resume() {
  const text = useText().home;
  const [last, setLast] = useState(lastLocal);
  useEffect(() => {
    if (last === null) return;
    workerCall("mine", {}).then(
      (tables) => {
        const found = tables.find((t) => t.table === last.table);
        if (found !== undefined && (found.phase === "playing" || found.phase === "lobby")) return;
        forgetLast(last.table);
        setLast(null);
      },
      () => setLast(null),
    );
  }, [last]);
  const name = useGameName(last?.game ?? "");
  if (last === null || findManifest(last.game) === null) return null;
  return (
    <div class={css.resume}>
      <h2>{text.resume}</h2>
      <Link href={`/l/${last.table}`}>{text.resumeAt(name)}</Link>
    </div>
  );
}
