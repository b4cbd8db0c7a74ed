import { HomeEngine } from "./home-train.tsx";
import { useText } from "../text/index.ts";
import { PageFrame } from "./page-frame.tsx";
import css from "./not-found.module.css";
import { ButtonLink } from "@trestle/ui/parts/button.tsx";

export function NotFound() {
  const text = useText().home.notFound;
  return (
    <PageFrame title={text.title} lead={text.text}>
      <ButtonLink to="/" kind="main">
        {text.home}
      </ButtonLink>
      <div class={css.engine}>
        <HomeEngine />
      </div>
    </PageFrame>
  );
}
