import type { ComponentChildren } from "preact";
import { defaults, MOTIONS, settings, SPEEDS, THEMES, useSettings, VERBOSITIES } from "@trestle/ui/settings.ts";
import { LANGUAGES } from "@trestle/ui/language.ts";
import { useShellText } from "../text/index.ts";
import { Account } from "./account.tsx";
import { Keys } from "./keys.tsx";
import { PageFrame } from "../shell/page-frame.tsx";
import { Button } from "@trestle/ui/parts/button.tsx";
import { Select, Slider, Switch } from "@trestle/ui/parts/choice.tsx";
import { Field } from "@trestle/ui/parts/field.tsx";
import { toast } from "../shell/toast.tsx";
import css from "./settings.module.css";

const set = settings.setState;

/** Values with their names. */
function named<V extends string>(values: readonly V[], names: Readonly<Record<V, string>>) {
  return values.map((value) => ({ value, name: names[value] }));
}

export function Settings() {
  const text = useShellText().settings;
  const now = useSettings();
  return (
    <PageFrame title={text.title} lead={text.lead} wide>
      <div class={css.groups}>
        <Group title={text.groups.you}>
          <Field
            label={text.name}
            hint={text.nameHint}
            value={now.name}
            maxLength={20}
            autocomplete="nickname"
            onInput={(name) => set({ name })}
          />
          <Select
            label={text.language}
            value={now.language}
            values={named(LANGUAGES, text.languages)}
            onChange={(language) => set({ language })}
          />
        </Group>
        <Group title={text.groups.look}>
          <Select
            label={text.theme}
            value={now.theme}
            values={named(THEMES, text.themes)}
            onChange={(theme) => set({ theme })}
          />
          <Switch
            label={text.easyReading}
            hint={text.easyReadingHint}
            on={now.easyReading}
            onChange={(easyReading) => set({ easyReading })}
          />
          <Switch label={text.grain} hint={text.grainHint} on={now.grain} onChange={(grain) => set({ grain })} />
          <Switch
            label={text.delight}
            hint={text.delightHint}
            on={now.delight}
            onChange={(delight) => set({ delight })}
          />
        </Group>
        <Group title={text.groups.motion}>
          <Select
            label={text.speed}
            value={now.speed}
            values={named(SPEEDS, text.speeds)}
            onChange={(speed) => set({ speed })}
          />
          <Select
            label={text.motion}
            value={now.motion}
            values={named(MOTIONS, text.motions)}
            onChange={(motion) => set({ motion })}
          />
        </Group>
        <Sound />
        <Group title={text.groups.screenReader}>
          <Select
            label={text.verbosity}
            hint={text.verbosityHint}
            value={now.verbosity}
            values={named(VERBOSITIES, text.verbosities)}
            onChange={(verbosity) => set({ verbosity })}
          />
          <Switch
            label={text.letters}
            hint={text.lettersHint}
            on={now.letters}
            onChange={(letters) => set({ letters })}
          />
          <Keys />
        </Group>
        <Group title={text.groups.account}>
          <Account />
        </Group>
      </div>
      <p class={css.reset}>
        <Button
          onClick={() => {
            set({ ...defaults(), name: now.name });
            toast(text.resetDone);
          }}
        >
          {text.reset}
        </Button>
      </p>
    </PageFrame>
  );
}

function Sound() {
  const text = useShellText().settings;
  const now = useSettings();
  return (
    <Group title={text.groups.sound}>
      <Switch label={text.muted} hint={text.mutedHint} on={now.muted} onChange={(muted) => set({ muted })} />
      {(["world", "cues", "voice"] as const).map((key) => (
        <Slider
          key={key}
          label={text[key]}
          value={now[key]}
          disabled={now.muted}
          onInput={(value) => set({ [key]: value })}
        />
      ))}
      <Switch
        label={text.captions}
        hint={text.captionsHint}
        on={now.captions}
        onChange={(captions) => set({ captions })}
      />
    </Group>
  );
}

function Group({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section class={css.group}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
