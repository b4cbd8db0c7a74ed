import { ButtonLink } from "@trestle/ui/parts/button.tsx";
import { Dialog } from "@trestle/ui/parts/dialog.tsx";
import { ruleText } from "../text/refusals.ts";
import { useText } from "../text/index.ts";
import { useTable, useTableState } from "./context/table-context.ts";

/** One rule, shown without leaving the table. */
export function RuleDialog({ id, onClose }: { id: string | null; onClose: () => void }) {
  const { handle } = useTable();
  const text = useText().table;
  const game = useTableState((s) => s.info?.game ?? "");
  const rule = id === null ? undefined : (handle.scene.text.rules[id] ?? ruleText(id) ?? undefined);
  return (
    <Dialog
      open={id !== null}
      onClose={onClose}
      title={text.rule(id ?? "")}
      foot={rule === undefined ? undefined : <ButtonLink to={`/rules/${game}/${id}`}>{text.rules.open}</ButtonLink>}
    >
      {rule === undefined ? (
        <p>{id}</p>
      ) : (
        <>
          <p>
            <strong>{rule.short}</strong>
          </p>
          <p>{rule.full}</p>
        </>
      )}
    </Dialog>
  );
}
