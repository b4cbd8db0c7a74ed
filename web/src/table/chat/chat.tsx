import { useEffect, useRef, useState } from "preact/hooks";
import { CHANNELS, type Channel, type ChatLine } from "@trestle/protocol";
import { Button } from "@trestle/ui/parts/button.tsx";
import { Select } from "@trestle/ui/parts/choice.tsx";
import { Field } from "@trestle/ui/parts/field.tsx";
import { useLanguage } from "@trestle/ui/language.ts";
import { useText } from "../../text/index.ts";
import css from "./chat.module.css";
import { useTable, useTableState } from "../context/table-context.ts";

const MAX_TEXT = 300;

/** Chat: free text and ready phrases. */
export function Chat() {
  const text = useText().table.chat;
  const lines = useTableState((s) => s.chat);
  const muted = useTableState((s) => s.muted);
  const heard = lines.filter((line) => !muted.has(line.name));
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (box.current !== null) box.current.scrollTop = box.current.scrollHeight;
  }, [lines.length]);
  return (
    <div class={css.chat}>
      <div ref={box} class={css.scroll}>
        {heard.length === 0 && <p class={css.empty}>{text.empty}</p>}
        <ol class={css.lines}>
          {heard.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </ol>
        {muted.size > 0 && <p class={css.empty}>{text.muted([...muted])}</p>}
      </div>
      <Say />
    </div>
  );
}

function Line({ line }: { line: ChatLine }) {
  const { handle } = useTable();
  const text = useText().table;
  const language = useLanguage();
  const me = useTableState((s) => s.me);
  const mine = line.seat !== null && line.seat === me;
  const at = new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit" }).format(line.at);
  const channel = line.channel === "table" ? "" : ` → ${text.chat.channels[line.channel]}`;
  return (
    <li class={css.line} data-mine={mine}>
      <p>
        <b>{line.name}</b>
        <span class={css.where}>
          {channel} {mine ? `(${text.chat.own}) ` : ""}
          <time class="figures">{at}</time>
        </span>
      </p>
      <p class={css.text}>{line.text}</p>
      {!mine && (
        <button type="button" class={css.mute} onClick={() => handle.do.mute(line.name)}>
          {text.who.mute(line.name)}
        </button>
      )}
    </li>
  );
}

function Say() {
  const { handle } = useTable();
  const text = useText().table.chat;
  const me = useTableState((s) => s.me);
  const [channel, setChannel] = useState<Channel>(me === null ? "watch" : "table");
  const [line, setLine] = useState("");
  const open: readonly Channel[] = me === null ? ["watch"] : CHANNELS.filter((c) => c !== "watch");
  const to = open.includes(channel) ? channel : (open[0] ?? "table");
  const send = async (words: string): Promise<void> => {
    if (words.trim() === "") return;
    const refusal = await handle.do.say(to, words.trim());
    if (refusal === null && words === line) setLine("");
  };
  return (
    <form
      class={css.say}
      onSubmit={(e) => {
        e.preventDefault();
        void send(line);
      }}
    >
      <details class={css.phrases}>
        <summary>{text.phrases}</summary>
        <ul class={css.ready}>
          {text.ready.map((phrase) => (
            <li key={phrase}>
              <Button onClick={() => void send(phrase)}>{phrase}</Button>
            </li>
          ))}
        </ul>
      </details>
      {open.length > 1 && (
        <Select
          label={text.channel}
          value={to}
          values={open.map((value) => ({ value, name: text.channels[value] }))}
          onChange={(chosen) => setChannel(chosen)}
        />
      )}
      <div class={css.row}>
        <Field label={text.label} value={line} onInput={setLine} maxLength={MAX_TEXT} autocomplete="off" />
        <Button type="submit" kind="main">
          {text.send}
        </Button>
      </div>
    </form>
  );
}
