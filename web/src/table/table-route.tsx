import { lazy, Suspense } from "preact/compat";
import { useEffect, useState } from "preact/hooks";
import { Waiting } from "../shell/waiting.tsx";
import { refusalText } from "../store/refusals.ts";
import { openTable } from "../store/table.ts";
import type { TableHandle } from "../store/table-state.ts";
import { useStore } from "../store/use.ts";
import { inWords, useText } from "../text/index.ts";
import { namesOf } from "./context.ts";
import { hush } from "./ear/announcer.ts";
import { Live } from "./ear/live.tsx";
import { narrate } from "./ear/narrator.ts";
import { Gone } from "./gone.tsx";
import { TableScreen } from "./table-screen.tsx";

/** A table of this device never has one: it is dealt at once. */
const Lobby = lazy(() => inWords(import("../shell/lobby.tsx").then((m) => ({ default: m.Lobby }))));

/** Only a device that is passed around has one; until it is there, nobody's board is. */
const Curtain = lazy(() => import("./curtain.tsx").then((m) => ({ default: m.Curtain })));

/** A table by its address: of the server, or of this device. */
export function TableRoute({ id, local }: { id: string; local: boolean }) {
  const [handle, setHandle] = useState<TableHandle | null>(null);
  useEffect(() => {
    const opened = openTable({ id, local });
    hush();
    setHandle(opened);
    return () => {
      setHandle(null);
      opened.do.close();
    };
  }, [id, local]);
  if (handle === null) return <Waiting />;
  return (
    <>
      <Phases key={id} handle={handle} />
      <Live />
    </>
  );
}

function Phases({ handle }: { handle: TableHandle }) {
  const text = useText().table;
  const line = useStore(handle.store, (s) => s.line);
  const phase = useStore(handle.store, (s) => s.info?.phase ?? null);
  const drawn = useStore(handle.store, (s) => s.scene !== null && s.now !== null);
  const curtain = useStore(handle.store, (s) => s.curtain);
  const info = useStore(handle.store, (s) => s.info);
  const scene = useStore(handle.store, (s) => s.scene);
  useEffect(() => (scene === null ? undefined : narrate(handle)), [handle, scene]);
  if (line === "gone" || phase === "closed") return <GoneTable handle={handle} closed={phase === "closed"} />;
  if (phase === null) return <Waiting />;
  if (phase === "lobby")
    return (
      <Suspense fallback={<Waiting />}>
        <Lobby handle={handle} />
      </Suspense>
    );
  if (curtain !== null)
    return (
      <Suspense fallback={<Waiting />}>
        <Curtain seat={curtain} name={namesOf(info).seat(curtain)} onRaise={() => handle.do.raise(curtain)} />
      </Suspense>
    );
  if (!drawn) return <p role="status">{text.drawing}</p>;
  return <TableScreen handle={handle} />;
}

function GoneTable({ handle, closed }: { handle: TableHandle; closed: boolean }) {
  const text = useText().table.gone;
  const gone = useStore(handle.store, (s) => s.gone);
  const [why, setWhy] = useState<string | null>(null);
  useEffect(() => {
    if (gone !== null) void refusalText(gone).then(setWhy);
  }, [gone]);
  return <Gone refusal={gone} why={closed ? text.closed : (why ?? text.missing)} />;
}
