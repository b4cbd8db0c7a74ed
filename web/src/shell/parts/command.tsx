import { useShell } from "../../text/index.ts";
import { IconButton } from "./button.tsx";
import css from "./command.module.css";
import { Icon } from "./icon.tsx";
import { toast } from "./toast.tsx";

/** Puts a text on the clipboard; over plain HTTP there is none, and whoever asked says so. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** A line for a terminal, to be copied. */
export function Command({ line }: { line: string }) {
  const text = useShell().lobby.share;
  return (
    <div class={css.command}>
      <code tabIndex={0}>{line}</code>
      <IconButton label={text.copy} onClick={async () => toast((await copy(line)) ? text.copied : text.notCopied)}>
        <Icon name="copy" />
      </IconButton>
    </div>
  );
}
