import { lazy } from "@trestle/ui/lazy.tsx";
import { useEffect, useState } from "preact/hooks";
import { Loading } from "./shell/loading.tsx";
import { refusalText, namesOf } from "./text/refusals.ts";
import { localParts, type TableParts } from "./store/table-parts.ts";
import { openTable } from "./store/open-table.ts";
import type { TableHandle } from "./store/table-state.ts";
import { useStore } from "@trestle/ui/use-store.ts";
import { withShellText, useText } from "./text/index.ts";
import { silence } from "./stage/announcer.ts";
import { LiveRegion } from "./stage/live-region.tsx";
import { narrate } from "./table/screen-reader/narrator.ts";
import { Gone } from "./table/gone.tsx";
import { TableScreen } from "./table/table-screen.tsx";

/** Tables of this device have no lobby. */
const Lobby = lazy(() => withShellText(import("./lobby/lobby.tsx").then((m) => m.Lobby)), Loading);

/** Only for shared devices. While it loads, no board is shown. */
const Curtain = lazy(() => import("./table/curtain.tsx").then((m) => m.Curtain), Loading);

/** What only tables of a server need. */
const ServerTable = lazy(async () => {
  const { serverParts } = await import("./store/server-parts.ts");
  return ({ id }: { id: string }) => <OpenTable id={id} local={false} parts={serverParts} />;
}, Loading);

/** The screen of a table, of the server or of this device. */
export function TableRoute({ id, local }: { id: string; local: boolean }) {
  if (local) return <OpenTable id={id} local parts={localParts} />;
  return <ServerTable id={id} />;
}

function OpenTable({ id, local, parts }: { id: string; local: boolean; parts: (id: string) => TableParts }) {
  const [handle, setHandle] = useState<TableHandle | null>(null);
  useEffect(() => {
    const opened = openTable({ id, local }, parts(id));
    silence();
    setHandle(opened);
    return () => {
      setHandle(null);
      opened.do.close();
    };
  }, [id, local]);
  if (handle === null) return <Loading />;
  return (
    <>
      <Phases key={id} handle={handle} />
      <LiveRegion />
    </>
  );
}

function Phases({ handle }: { handle: TableHandle }) {
  const text = useText().table;
  const connection = useStore(handle.store, (s) => s.connection);
  const phase = useStore(handle.store, (s) => s.info?.phase ?? null);
  const drawn = useStore(handle.store, (s) => s.scene !== null && s.now !== null);
  const curtain = useStore(handle.store, (s) => s.curtain);
  const info = useStore(handle.store, (s) => s.info);
  const scene = useStore(handle.store, (s) => s.scene);
  useEffect(() => (scene === null ? undefined : narrate(handle)), [handle, scene]);
  if (connection === "gone" || phase === "closed") return <GoneTable handle={handle} closed={phase === "closed"} />;
  if (phase === null) return <Loading />;
  if (phase === "lobby") return <Lobby handle={handle} />;
  if (curtain !== null)
    return <Curtain seat={curtain} name={namesOf(info).seat(curtain)} onRaise={() => handle.do.raise(curtain)} />;
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
