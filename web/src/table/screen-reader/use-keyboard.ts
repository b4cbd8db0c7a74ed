import { useEffect } from "preact/hooks";
import { settings } from "@trestle/ui/settings.ts";
import type { TableContext } from "../context/table-context.ts";
import { askPlayer, back, runCommand, pickDigit } from "./commands.ts";
import { commandOf } from "./keys.ts";
import { commit } from "../decision/answer.ts";

/** Fields in which letters are typed. */
function typing(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.matches("textarea, select")) return true;
  return target instanceof HTMLInputElement && !["button", "checkbox", "radio", "range"].includes(target.type);
}

/** Tabs, sliders, lists and the grid use arrow keys themselves; from elsewhere they lead to the board. */
function usesArrows(at: Element | null): boolean {
  return at !== null && at !== document.body && at.closest("#decision, #hand, header, nav") === null;
}

/** The keys of the table. In dialogs and fields they keep their usual meaning. */
export function useKeyboard(table: TableContext): void {
  useEffect(() => {
    let waiting: "player" | null = null;
    const press = (e: KeyboardEvent): void => {
      if (e.defaultPrevented || e.isComposing || document.querySelector("dialog[open]") !== null) return;
      if (e.key === "Enter" && (e.ctrlKey || e.metaKey)) {
        e.preventDefault();
        commit(table);
        return;
      }
      if (e.ctrlKey || e.metaKey || e.altKey || typing(e.target)) return;
      const asked = waiting;
      waiting = null;
      if (e.key === "Escape") back(table);
      else if (/^[0-9]$/.test(e.key)) {
        if (asked === "player") askPlayer(table, Number(e.key));
        else pickDigit(table, Number(e.key));
      } else {
        if (e.key.startsWith("Arrow") && !usesArrows(document.activeElement)) {
          document.querySelector<HTMLElement>("[data-screen-reader=grid] [tabindex='0']")?.focus();
          e.preventDefault();
          return;
        }
        const command = commandOf(e.key, settings.getState());
        if (command === null) return;
        waiting = runCommand(command, table);
      }
      e.preventDefault();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [table]);
}
