import { useShellText } from "../text/index.ts";
import { Select } from "@trestle/ui/parts/choice.tsx";

/** Level and temper of a bot that is about to be seated. */
export interface BotChoice {
  level: string;
  temper: string;
}
export const USUAL_BOT: BotChoice = { level: "gunslinger", temper: "even" };

/** Fields for level and temper, each with a line about the choice. */
export function BotFields({ value, onChange }: { value: BotChoice; onChange: (value: BotChoice) => void }) {
  const text = useShellText().lobby.create;
  const named = (names: Readonly<Record<string, string>>) =>
    Object.entries(names).map(([key, name]) => ({ value: key, name }));
  return (
    <>
      <Select
        label={text.level}
        hint={text.levelAbout[value.level]}
        value={value.level}
        values={named(text.levels)}
        onChange={(level) => onChange({ ...value, level })}
      />
      <Select
        label={text.temper}
        hint={text.temperAbout[value.temper]}
        value={value.temper}
        values={named(text.tempers)}
        onChange={(temper) => onChange({ ...value, temper })}
      />
    </>
  );
}

/** Whether a Legend may be asked for hints; null: as usual for such a table. */
export function HintsField({ value, onChange }: { value: boolean | null; onChange: (value: boolean | null) => void }) {
  const text = useShellText().lobby.create;
  const keys = ["usual", "on", "off"] as const;
  return (
    <Select
      label={text.hints}
      hint={text.hintsAbout}
      value={value === null ? "usual" : value ? "on" : "off"}
      values={keys.map((key) => ({ value: key, name: text.hintsAs[key] }))}
      onChange={(key) => onChange(key === "usual" ? null : key === "on")}
    />
  );
}
