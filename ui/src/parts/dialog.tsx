import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { useUiText } from "../language.ts";
import { IconButton } from "./button.tsx";
import css from "./dialog.module.css";
import { Icon } from "./icon.tsx";

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ComponentChildren;
  /** Buttons below the content, the main one last. */
  foot?: ComponentChildren;
  /** In the middle, or from an edge (on phones: log, chat, rules). */
  from?: "middle" | "bottom" | "right";
}

/** A native dialog: it traps focus, closes on Escape and restores focus. */
export function Dialog({ open, onClose, title, children, foot, from = "middle" }: DialogProps) {
  const text = useUiText();
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);
  return (
    <dialog
      ref={ref}
      class={`${css.dialog} ${css[from]}`}
      aria-labelledby={id}
      onClose={() => open && onClose()}
      onClick={(e) => e.target === ref.current && onClose()}
    >
      {open && (
        <div class={css.inside}>
          <div class={css.head}>
            <h2 id={id}>{title}</h2>
            <IconButton label={text.close} onClick={onClose}>
              <Icon name="close" />
            </IconButton>
          </div>
          <div class={css.body} tabIndex={0}>
            {children}
          </div>
          {foot !== undefined && <div class={css.foot}>{foot}</div>}
        </div>
      )}
    </dialog>
  );
}

/** A dialog that slides in from an edge. */
export function Sheet(props: Omit<DialogProps, "from"> & { from?: "bottom" | "right" }) {
  return <Dialog {...props} from={props.from ?? "bottom"} />;
}
