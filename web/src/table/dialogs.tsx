import type { Panel } from "./context/table-context.ts";
import { KeysDialog } from "./screen-reader/keys-dialog.tsx";
import { MenuDialog } from "./menu/menu.tsx";
import { RecapDialog } from "./log/recap.tsx";
import { RuleDialog } from "./rule-dialog.tsx";
import { HintsDialog } from "./bots/hints-dialog.tsx";
import { WhoDialog } from "./menu/who-dialog.tsx";

/** The dialogs of the table: one chunk, fetched with the first of them. */
export function Dialogs({
  panel,
  onClose,
  rule,
  onRuleClose,
}: {
  panel: Panel | null;
  onClose: () => void;
  rule: string | null;
  onRuleClose: () => void;
}) {
  return (
    <>
      <RuleDialog id={rule} onClose={onRuleClose} />
      <MenuDialog open={panel === "menu"} onClose={onClose} />
      <WhoDialog open={panel === "who"} onClose={onClose} />
      <RecapDialog open={panel === "recap"} onClose={onClose} />
      <KeysDialog open={panel === "keys"} onClose={onClose} />
      <HintsDialog open={panel === "hints"} onClose={onClose} />
    </>
  );
}
