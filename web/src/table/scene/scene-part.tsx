import { useRef } from "preact/hooks";
import { useText } from "../../text/index.ts";
import { useSceneContext } from "./scene-context.ts";
import { useTableState, useTable, useShownHistory } from "../context/table-context.ts";
import { ScreenReaderGrid } from "../screen-reader/grid.tsx";
import css from "./scene-part.module.css";
import type { Layout } from "../context/layout.ts";
import { WhyBubble } from "./why-bubble.tsx";

/** Two taps within this time skip everything that is still to be shown. */
const DOUBLE_MS = 350;

/** The board. A tap beside its pieces hurries the motion. The same board for screen readers lies beneath. */
export function ScenePart({ layout }: { layout: Layout }) {
  const { handle } = useTable();
  const text = useText().table;
  const context = useSceneContext();
  const now = useTableState((s) => s.now);
  const rehearsal = useTableState((s) => (s.looking === null ? s.rehearsal : null));
  const tap = useTap(handle.do.hurry, handle.do.skip);
  if (context === null || now === null) return <div class={css.scene} />;
  const { Board } = handle.scene;
  return (
    <section id="board" class={css.scene} aria-label={text.regions.board} onClick={tap}>
      <Board
        {...context}
        view={now.view}
        picture={now.picture}
        event={now.event}
        ms={now.ms}
        rehearsal={rehearsal}
        width={layout === "tall" ? "narrow" : "wide"}
      />
      <ScreenReaderGrid />
      <WhyBubble />
    </section>
  );
}

function useTap(once: () => void, twice: () => void): (e: MouseEvent) => void {
  const last = useRef(0);
  return (e) => {
    if (e.target instanceof Element && e.target.closest("button, a, [data-key]") !== null) return;
    const double = e.timeStamp - last.current < DOUBLE_MS;
    last.current = e.timeStamp;
    if (double) twice();
    else once();
  };
}

export function HandPart() {
  const { handle } = useTable();
  const text = useText().table;
  const context = useSceneContext();
  const now = useTableState((s) => s.now);
  const board = useTableState((s) => s.board);
  const history = useShownHistory();
  if (context === null || now === null || board === null || context.me === null) return null;
  const { Hand } = handle.scene;
  return (
    <section id="hand" class={css.hand} aria-label={text.regions.hand} tabIndex={-1}>
      {/* Without a decision the hand shows what the board shows, so that it does not give away what is still to come. */}
      <Hand
        {...context}
        view={context.decision === null ? now.view : board.view}
        picture={now.picture}
        board={board}
        history={history}
      />
    </section>
  );
}
