import { useShellText } from "../text/index.ts";
import css from "./lobby.module.css";
import { Button } from "@trestle/ui/parts/button.tsx";
import { copy } from "../shell/copy.ts";
import { Icon } from "@trestle/ui/parts/icon.tsx";
import { Qr } from "./qr.tsx";
import { toast } from "../shell/toast.tsx";

/** A link to a table by its room code. */
function linkTo(code: string): string {
  const here = new URL(location.href);
  here.hash = `#/join/${code}`;
  return here.href;
}

export function Invite({ code, game }: { code: string; game: string }) {
  const text = useShellText().lobby.share;
  const link = linkTo(code);
  return (
    <section class={css.invite}>
      <h2>{text.title}</h2>
      <p class={css.code} aria-label={text.sentencesOf(code)} role="img">
        {code.split("").map((letter, i) => (
          <span key={i}>{letter}</span>
        ))}
      </p>
      <Qr address={link} label={text.qr} />
      <p class={css.link}>
        <a href={link}>{link}</a>
      </p>
      <p class={css.acts}>
        <Button onClick={async () => toast((await copy(link)) ? text.copied : text.notCopied)}>
          <Icon name="copy" size={18} />
          {text.copyLink}
        </Button>
        {typeof navigator.share === "function" && (
          <Button
            onClick={() => {
              // Closing the share sheet rejects: nothing to say.
              navigator.share({ title: "Trestle", text: text.message(game), url: link }).catch(() => undefined);
            }}
          >
            <Icon name="share" size={18} />
            {text.share}
          </Button>
        )}
      </p>
      <p class={css.quiet}>{text.how}</p>
    </section>
  );
}
