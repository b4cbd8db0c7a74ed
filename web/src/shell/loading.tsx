import { useText } from "../text/index.ts";
import css from "./loading.module.css";

export function Loading() {
  return (
    <main class={css.waiting}>
      <p role="status">{useText().home.frame.loading}</p>
    </main>
  );
}
