import type { ComponentChildren } from "preact";
import { Link } from "wouter-preact";
import { useText } from "../text/index.ts";
import css from "./rule-link.module.css";

/** A link to a rule in the rulebook. At a table `onOpen` shows the rule there instead. */
export function RuleLink({
  game,
  rule,
  children,
  onOpen,
}: {
  game: string;
  rule: string;
  children?: ComponentChildren;
  onOpen?: (rule: string) => void;
}) {
  const says = useText().home.parts.rule(rule);
  return (
    <Link
      href={`/rules/${game}/${rule}`}
      class={css.rule}
      {...(children === undefined ? { "aria-label": says, title: says } : {})}
      onClick={(e: MouseEvent) => {
        if (onOpen === undefined || e.ctrlKey || e.metaKey || e.shiftKey) return;
        e.preventDefault();
        onOpen(rule);
      }}
    >
      {children ?? rule}
    </Link>
  );
}
