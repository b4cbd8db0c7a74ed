import { useShellText } from "../text/index.ts";
import type { OptionInfo } from "../net/catalogue.ts";
import type { LoadedGameText } from "../games/game-text.ts";
import css from "./options-form.module.css";
import { Select, Switch } from "@trestle/ui/parts/choice.tsx";
import { RuleLink } from "../shell/rule-link.tsx";
import { isOpen, type OptionValues } from "./chosen-options.ts";

type Value = OptionInfo["values"][number];

/** The options of a game, each with its rule. */
export function OptionsForm({
  game,
  gameText,
  options,
  values,
  onChange,
}: {
  game: string;
  gameText: LoadedGameText;
  options: readonly OptionInfo[];
  values: OptionValues;
  onChange: (values: OptionValues) => void;
}) {
  const text = useShellText().lobby.create;
  return (
    <ul class={css.options} lang={gameText.language}>
      {options.map((o) => {
        const words = gameText.text.options[o.key];
        const open = isOpen(o, options, values);
        const needed = o.needs === null ? null : (gameText.text.options[o.needs]?.name ?? o.needs);
        const hint = (
          <>
            {words?.about} <RuleLink game={game} rule={o.rule} />
            {needed !== null && !open && <strong class={css.needs}> {text.needs(needed)}</strong>}
          </>
        );
        return (
          <li key={o.key} class={open ? css.option : `${css.option} ${css.closed}`}>
            <OptionField
              option={o}
              label={words?.name ?? o.key}
              nameOf={(v) => words?.values[String(v)] ?? String(v)}
              hint={hint}
              value={values[o.key] ?? o.initial}
              disabled={!open}
              onChange={(value) => onChange({ ...values, [o.key]: value })}
            />
          </li>
        );
      })}
    </ul>
  );
}

interface OptionFieldProps {
  option: OptionInfo;
  label: string;
  nameOf: (value: Value) => string;
  hint: preact.ComponentChildren;
  value: unknown;
  disabled: boolean;
  onChange: (value: unknown) => void;
}

function OptionField({ option, label, nameOf, hint, value, disabled, onChange }: OptionFieldProps) {
  if (option.kind === "list")
    return <ListField label={label} hint={hint} option={option} nameOf={nameOf} value={value} onChange={onChange} />;
  if (option.values.every((v) => typeof v === "boolean"))
    return <Switch label={label} hint={hint} on={value === true} disabled={disabled} onChange={onChange} />;
  return (
    <Select
      label={label}
      hint={hint}
      value={String(value)}
      values={option.values.map((v) => ({ value: String(v), name: nameOf(v) }))}
      disabled={disabled}
      onChange={(chosen) => onChange(option.values.find((v) => String(v) === chosen))}
    />
  );
}

/** An ordered list of values, chosen one after the other. */
function ListField({ label, hint, option, nameOf, value, onChange }: Omit<OptionFieldProps, "disabled">) {
  const text = useShellText().lobby.create;
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  return (
    <fieldset class={css.list}>
      <legend>{label}</legend>
      <div class={css.chips}>
        {option.values.map((v) => {
          const at = chosen.indexOf(v);
          return (
            <button
              key={String(v)}
              type="button"
              class={css.chip}
              aria-pressed={at >= 0}
              aria-label={at >= 0 ? text.listAt(nameOf(v), at + 1) : nameOf(v)}
              onClick={() => onChange(at >= 0 ? chosen.filter((c) => c !== v) : [...chosen, v])}
            >
              {at >= 0 && <span class={css.number}>{at + 1}</span>}
              {nameOf(v)}
            </button>
          );
        })}
      </div>
      <p class={css.hint}>
        {hint} {text.listHint}
      </p>
    </fieldset>
  );
}
