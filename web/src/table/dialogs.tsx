import type { Place } from "./context/table-context.ts";
import { KeysDialog } from "./screen-reader/keys-dialog.tsx";
import { MenuDialog } from "./menu/menu.tsx";
import { RecapDialog } from "./log/recap.tsx";
import { RuleDialog } from "./rule-dialog.tsx";
import { HintsDialog } from "./bots/hints-dialog.tsx";
import { WhoDialog } from "./menu/who-dialog.tsx";

/** What opens over the table; fetched when the first of them does. */
export function Dialogs({
  place,
  onClose,
  rule,
  onRuleClose,
}: {
  place: Place | null;
  onClose: () => void;
  rule: string | null;
  onRuleClose: () => void;
}) {
  return (
    <>
      <RuleDialog id={rule} onClose={onRuleClose} />
      <MenuDialog open={place === "menu"} onClose={onClose} />
      <WhoDialog open={place === "who"} onClose={onClose} />
      <RecapDialog open={place === "recap"} onClose={onClose} />
      <KeysDialog open={place === "keys"} onClose={onClose} />
      <HintsDialog open={place === "hints"} onClose={onClose} />
    </>
  );
}
