import type { ComponentChildren } from "preact";
import { useId, useRef, useState } from "preact/hooks";
import css from "./tabs.module.css";

export interface Tab<Id extends string = string> {
  id: Id;
  label: string;
  /** A number beside the label, such as unread lines; `says` is its spoken form. */
  badge?: { count: number; says: string } | undefined;
  panel: ComponentChildren;
}

/** A tab list by the ARIA pattern: arrows move along the tabs, Tab moves on into the panel. */
export function Tabs<Id extends string>({
  label,
  tabs,
  value,
  onChange,
}: {
  label: string;
  tabs: readonly Tab<Id>[];
  /** Left out: the list keeps its own state. */
  value?: Id;
  onChange?: (id: Id) => void;
}) {
  const base = useId();
  const [own, setOwn] = useState(tabs[0]?.id);
  const at = tabs.find((tab) => tab.id === (value ?? own)) ?? tabs[0];
  const list = useRef<HTMLDivElement>(null);
  const go = (id: Id) => {
    setOwn(id);
    onChange?.(id);
  };
  const step = (e: KeyboardEvent) => {
    const by = e.key === "ArrowRight" ? 1 : e.key === "ArrowLeft" ? -1 : 0;
    const i = at === undefined ? 0 : tabs.indexOf(at);
    const to = e.key === "Home" ? 0 : e.key === "End" ? tabs.length - 1 : (i + by + tabs.length) % tabs.length;
    const next = tabs[to];
    if (next === undefined || (by === 0 && e.key !== "Home" && e.key !== "End")) return;
    e.preventDefault();
    go(next.id);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[to]?.focus();
  };
  return (
    <div class={css.tabs}>
      <div ref={list} role="tablist" aria-label={label} class={css.list} onKeyDown={step}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-t-${tab.id}`}
            aria-controls={tab === at ? `${base}-p-${tab.id}` : undefined}
            aria-selected={tab === at}
            tabIndex={tab === at ? 0 : -1}
            class={css.tab}
            onClick={() => go(tab.id)}
          >
            {tab.label}
            {tab.badge !== undefined && tab.badge.count > 0 && (
              <span class={css.badge}>
                <span aria-hidden="true">{tab.badge.count}</span>
                <span class="unseen">{tab.badge.says}</span>
              </span>
            )}
          </button>
        ))}
      </div>
      {at !== undefined && (
        <div
          key={at.id}
          role="tabpanel"
          id={`${base}-p-${at.id}`}
          aria-labelledby={`${base}-t-${at.id}`}
          tabIndex={0}
          class={css.panel}
        >
          {at.panel}
        </div>
      )}
    </div>
  );
}
