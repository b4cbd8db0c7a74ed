import type { Refusal } from "@trestle/kernel";
import type { CommandRequest } from "../net/transport.ts";
import { toggleMuted } from "../device/muted.ts";
import type { TableParts } from "./table-parts.ts";
import { TableClient } from "./table-client.ts";
import type { TableActions, TableHandle } from "./table-state.ts";

const NOT_ASKED: Refusal = { rule: "TABLE-TURN-1", data: {} };
/** A table of this device has no lobby. */
const NO_LOBBY: Refusal = { rule: "TABLE-START-3", data: {} };
const NO_PICK: Refusal = { rule: "WEB-PICK-1", data: {} };

/** Opens a table of the server or of this device in the page; `close` leaves it. */
export function openTable(which: { id: string; local: boolean }, parts: TableParts): TableHandle {
  const client = new TableClient(which.id, which.local, parts);
  const sending = commands(client);
  return {
    id: which.id,
    store: client.store,
    get scene() {
      const { scene } = client.state;
      if (scene === null) throw new Error("the scene is not loaded yet");
      return scene;
    },
    do: { ...sending, ...choosing(client, sending.send), ...showing(client), close: () => client.close() },
  };
}

/** Commands to the table. */
function commands(
  client: TableClient,
): Pick<TableActions, "send" | "ask" | "sit" | "ready" | "newSecret" | "undo" | "say"> {
  const { secrets } = client.parts;
  let under = 0;
  const send = async (request: CommandRequest): Promise<Refusal | null> => {
    under++;
    client.set({ sending: true });
    const answer = await client.session.request(request);
    client.set({ sending: --under > 0 });
    secrets?.answered(request, answer);
    if (answer.t !== "refused") return null;
    const refusal = { rule: answer.rule, data: answer.data };
    await client.refused(refusal);
    return refusal;
  };
  return {
    send,
    ask: (question) => client.session.request(question),
    sit: async (seat, name) => (secrets === null ? NO_LOBBY : send(secrets.sit(seat, name))),
    newSecret: async (seat) => (secrets === null ? null : send(secrets.rotate(seat))),
    async ready(seat, { on }) {
      const { info } = client.state;
      return secrets === null || info === null ? NO_LOBBY : send(secrets.ready(info, seat, on));
    },
    async undo() {
      const { me } = client.state;
      return me === null ? NOT_ASKED : send({ t: "undo", seat: me });
    },
    say: (channel, text) => send({ t: "say", seat: channel === "watch" ? null : client.state.me, channel, text }),
  };
}

/** Picking pieces until they make a move. */
function choosing(client: TableClient, send: TableActions["send"]): Pick<TableActions, "touch" | "unpick" | "commit"> {
  /** The decision whose answer was sent and is not settled yet. */
  let answered: number | null = null;

  const explain = async (key: string, refusal: Refusal): Promise<void> => {
    const d = client.state.decision?.id;
    const text = await client.say(refusal);
    if (client.state.decision?.id === d) client.set({ whyNot: { key, refusal, text } });
  };

  const askWhy = async (key: string): Promise<void> => {
    const { me, decision, picks } = client.state;
    if (me === null || decision === null) return explain(key, NOT_ASKED);
    const asked = [...picks, key];
    const known = client.whys.get(asked.join(" "));
    if (known !== undefined) return explain(key, known ?? NO_PICK);
    const answer = await client.session.request({ t: "why", seat: me, d: decision.id, picks: asked });
    if (client.state.decision?.id !== decision.id) return;
    if (answer.t === "refused") return explain(key, { rule: answer.rule, data: answer.data });
    if (answer.t !== "because") return;
    client.whys.set(asked.join(" "), answer.refusal);
    return explain(key, answer.refusal ?? NO_PICK);
  };

  return {
    touch(key) {
      const { lit, picks, decision, looking } = client.state;
      if (decision !== null && decision.id === answered) return;
      if (!lit.has(key)) return void askWhy(key);
      if (looking !== null) void client.look(null);
      // The first pick skips motions that are still to come.
      if (picks.length === 0 && !client.idle()) client.stage?.skip();
      client.pick([...picks, key]);
    },
    unpick() {
      if (client.state.decision?.id !== answered) client.pick(client.state.picks.slice(0, -1));
    },
    commit() {
      const { me, decision, ready } = client.state;
      if (me === null || decision === null || ready === null || decision.id === answered) return;
      if (!client.idle()) client.stage?.skip();
      answered = decision.id;
      const { id } = decision;
      // The next decision may arrive before this command is settled.
      void send({ t: "move", seat: me, d: id, move: ready }).finally(() => {
        if (answered === id) answered = null;
      });
    },
  };
}

/** What only this page knows of: looking back, muting, dismissing. */
function showing(
  client: TableClient,
): Omit<TableActions, keyof ReturnType<typeof commands> | "touch" | "unpick" | "commit" | "close"> {
  return {
    mute: (name) => client.set({ muted: toggleMuted(client.id, client.state.muted, name) }),
    look: (v) => void client.look(v),
    replay: (v) => void replay(client, v),
    hurry: () => client.stage?.hurry(),
    skip: () => client.stage?.skip(),
    point: (keys) => client.set({ pointed: new Set(keys) }),
    dismiss(what) {
      if (what === "recap") client.recapRead = client.state.recap;
      if (what === "missed") client.set({ missed: 0 });
      else client.set({ [what]: null });
    },
    raise: (seat) => client.raise(seat),
  };
}

async function replay(client: TableClient, v: number): Promise<void> {
  const entry = client.state.history.find((h) => h.v === v);
  if (entry === undefined) return;
  const before = await client.lookBack.at(Math.max(0, v - 1), client.state.me);
  if ("rule" in before) return;
  if (client.state.looking !== null) await client.look(null);
  client.stage?.replay(
    before.view,
    entry.events.filter((e) => e.t !== "undone"),
  );
}
