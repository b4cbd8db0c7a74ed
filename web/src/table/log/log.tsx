import type { ComponentChildren } from "preact";
import { memo } from "@trestle/ui/memo.ts";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { EventBase, Names, ReasonLine } from "@trestle/kernel";
import { Button } from "@trestle/ui/parts/button.tsx";
import { RuleLink } from "../../shell/rule-link.tsx";
import { useText } from "../../text/index.ts";
import { useTableState, useTable, useNames, useShownHistory } from "../context/table-context.ts";
import css from "./log.module.css";
import { eventSentence } from "../context/sentences.ts";
import { useRovingTabindex, moveFocus } from "./roving-tabindex.ts";
import { WhyDid } from "../bots/why-did.tsx";
import { sentencesOf } from "../bots/spoken.ts";
import type { ShownEntry } from "../../device/transcript-hash.ts";

/** The log, entry by entry. Pointing at a line highlights its pieces; pressing it shows the event again. */
export function Log() {
  const text = useText().table;
  const shown = useShownHistory();
  const { ref, end, toEnd } = useEnd();
  const roving = useRovingTabindex(shown);
  const entries = useSpeakingEntries(shown);
  return (
    <div class={css.frame}>
      <div ref={ref} class={css.scroll}>
        {entries.length === 0 && <p class={css.empty}>{text.log.empty}</p>}
        <ol ref={roving} class={css.log} onKeyDown={moveFocus}>
          {entries.map((entry, i) => (
            <Entry key={entry.v} entry={entry} again={sameHand(entry, entries[i - 1])} />
          ))}
        </ol>
      </div>
      <div class={css.foot}>
        <LookButton />
        {!end && <Button onClick={toEnd}>{text.log.newest}</Button>}
      </div>
    </div>
  );
}

/** Entries that have a sentence. Cached, because a log grows long. */
function useSpeakingEntries(shown: readonly ShownEntry[]): readonly ShownEntry[] {
  const { handle } = useTable();
  const text = useText();
  const names = useNames();
  const known = useMemo(() => new WeakMap<ShownEntry, boolean>(), [handle]);
  return shown.filter((entry) => {
    const speaks = known.get(entry);
    if (speaks !== undefined) return speaks;
    const says = entry.events.some((event) => eventSentence(handle.scene, event, names, text) !== null);
    known.set(entry, says);
    return says;
  });
}
/** The same player again is not named twice. */
function sameHand({ by }: ShownEntry, before: ShownEntry | undefined): boolean {
  return by !== null && by.seat === before?.by?.seat && by.by === before.by.by;
}

function LookButton() {
  const { handle } = useTable();
  const text = useText().table.look;
  const last = useTableState((s) => s.history.at(-1)?.v ?? null);
  const looking = useTableState((s) => s.looking !== null);
  if (last === null || looking) return null;
  return <Button onClick={() => handle.do.look(last)}>{text.open}</Button>;
}

/** Scrolls with the newest line unless the reader has scrolled away from it. */
function useEnd() {
  const ref = useRef<HTMLDivElement>(null);
  const [end, setEnd] = useState(true);
  const toEnd = (): void => ref.current?.scrollTo(0, ref.current.scrollHeight);
  useEffect(() => {
    const box = ref.current!;
    let follows = true;
    let top = 0;
    // Only scrolling up stops it; new lines alone do not.
    const note = (): void => {
      const near = box.scrollHeight - box.scrollTop - box.clientHeight < 40;
      follows = near || (follows && box.scrollTop >= top);
      top = box.scrollTop;
      setEnd(follows);
    };
    const grown = new ResizeObserver(() => follows && toEnd());
    grown.observe(box.lastElementChild!);
    box.addEventListener("scroll", note);
    return () => grown.disconnect();
  }, []);
  return { ref, end, toEnd };
}

const Entry = memo(function Entry({ entry, again }: { entry: ShownEntry; again: boolean }) {
  const { handle } = useTable();
  const text = useText();
  const names = useNames();
  const by = entry.by;
  const sentences = entry.events.map((event) => eventSentence(handle.scene, event, names, text));
  const first = by?.by === "bot" || by?.by === "minder" ? sentences.findIndex((sentence) => sentence !== null) : -1;
  return (
    <li class={again ? `${css.entry} ${css.again}` : css.entry}>
      {by !== null && !again && <div class={css.by}>{text.table.log.by[by.by](names.seat(by.seat))}</div>}
      {entry.say !== undefined && <BotRemark line={entry.say} names={names} />}
      <ul class={css.lines}>
        {entry.events.map(
          (event, i) =>
            sentences[i] != null && (
              <Line key={i} event={event} v={entry.v} sentence={sentences[i]}>
                {i === first && <WhyDid v={entry.v} name={names.seat(by!.seat)} />}
              </Line>
            ),
        )}
      </ul>
    </li>
  );
});

/** What a bot says aloud. */
function BotRemark({ line, names }: { line: ReasonLine; names: Names }) {
  const game = useTableState((s) => s.info?.game ?? "");
  const [sentence, setSentence] = useState("");
  useEffect(() => {
    let current = true;
    void sentencesOf(game, line, names).then((text) => current && setSentence(text));
    return () => {
      current = false;
    };
  }, [line, game, names]);
  return sentence === "" ? null : <q class={css.aloud}>{sentence}</q>;
}

interface LineProps {
  event: EventBase;
  v: number;
  sentence: string;
  children: ComponentChildren;
}

function Line({ event, v, sentence, children }: LineProps) {
  const { handle, openRule } = useTable();
  const game = useTableState((s) => s.info?.game ?? "");
  const point = (): void => handle.do.point(handle.scene.screenReader.keys(event));
  const drop = (): void => handle.do.point([]);
  return (
    <li class={css.line} data-kind={event.t} onMouseEnter={point} onMouseLeave={drop}>
      <button
        type="button"
        class={css.says}
        tabIndex={-1}
        data-line
        onFocus={point}
        onBlur={drop}
        onClick={() => handle.do.replay(v)}
      >
        {sentence}
      </button>
      {children}
      <span class={css.rule}>
        <RuleLink game={game} rule={event.rule} onOpen={openRule} />
      </span>
    </li>
  );
}
