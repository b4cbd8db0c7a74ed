import type { ComponentChildren, JSX } from "preact";
import { Link } from "wouter-preact";
import css from "./button.module.css";

export type ButtonKind = "main" | "quiet" | "danger";

type Base = Omit<JSX.HTMLAttributes<HTMLButtonElement>, "type" | "kind" | "class">;
export interface ButtonProps extends Base {
  kind?: ButtonKind | undefined;
  type?: "button" | "submit";
  size?: "normal" | "big" | undefined;
  disabled?: boolean | undefined;
  class?: string | undefined;
}

function look(kind: ButtonKind, size: "normal" | "big", more = ""): string {
  return [css.button, css[kind], size === "big" ? css.big : "", more].filter(Boolean).join(" ");
}

export function Button({ kind = "quiet", type = "button", size = "normal", class: more, ...rest }: ButtonProps) {
  return <button {...rest} type={type} class={look(kind, size, more)} />;
}

/** A link to another screen that looks like a button. */
export function ButtonLink({
  to,
  kind = "quiet",
  size = "normal",
  label,
  children,
}: {
  to: string;
  kind?: ButtonKind;
  size?: "normal" | "big";
  /** What screen readers say instead of its text. */
  label?: string;
  children: ComponentChildren;
}) {
  return (
    <Link href={to} class={look(kind, size)} aria-label={label}>
      {children}
    </Link>
  );
}

/** A button with an icon; `label` is its name and tooltip. */
export function IconButton({ label, class: more, ...rest }: ButtonProps & { label: string }) {
  return (
    <button
      {...rest}
      type="button"
      class={[css.button, css.icon, more].filter(Boolean).join(" ")}
      aria-label={label}
      title={label}
    />
  );
}
