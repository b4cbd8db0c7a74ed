import { Dialog } from "@trestle/ui/parts/dialog.tsx";
import { useSettings } from "@trestle/ui/settings.ts";
import { useText } from "../../text/index.ts";
import { KEY_COMMANDS, letterOf } from "./keys.ts";
import css from "./keys-dialog.module.css";

const FIXED = ["regions", "grid", "select", "pick", "back", "commit"] as const;

export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useText().screenReader;
  const { keys, letters } = useSettings();
  return (
    <Dialog open={open} onClose={onClose} title={text.keysTitle}>
      <p class={css.about}>{letters ? text.keysAbout : text.lettersOff}</p>
      <table class={css.keys}>
        <tbody>
          {FIXED.map((name) => (
            <Row key={name} letter={text.fixed[name]} says={text.commands[name]} />
          ))}
          {KEY_COMMANDS.filter((c) => letters || c === "help").map((command) => (
            <Row key={command} letter={letterOf(command, keys).toUpperCase()} says={text.commands[command]} />
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}

function Row({ letter, says }: { letter: string; says: string }) {
  return (
    <tr>
      <th scope="row">
        <kbd>{letter}</kbd>
      </th>
      <td>{says}</td>
    </tr>
  );
}
