import type { Refusal } from "@trestle/kernel";
import type { Wish } from "../net/transport.ts";
import { turnMuted } from "../device/muted.ts";
import type { Parts } from "./parts.ts";
import { Room } from "./table-store.ts";
import type { TableActions, TableHandle } from "./table-state.ts";

const NOT_ASKED: Refusal = { rule: "TABLE-TURN-1", data: {} };
/** A table of this device has nobody to wait for. */
const NO_LOBBY: Refusal = { rule: "TABLE-START-3", data: {} };
const NO_PICK: Refusal = { rule: "WEB-PICK-1", data: {} };

/** Opens a table of the server or of this device in the page; `close` leaves it. */
export function openTable(which: { id: string; local: boolean }, parts: Parts): TableHandle {
  const room = new Room(which.id, which.local, parts);
  const sending = commands(room);
  return {
    id: which.id,
    store: room.store,
    get scene() {
      const { scene } = room.state;
      if (scene === null) throw new Error("the scene is not loaded yet");
      return scene;
    },
    do: { ...sending, ...choosing(room, sending.wish), ...showing(room), close: () => room.close() },
  };
}

/** What is sent to the table. */
function commands(room: Room): Pick<TableActions, "wish" | "ask" | "sit" | "ready" | "newSecret" | "undo" | "say"> {
  const { vault } = room.parts;
  let under = 0;
  const wish = async (wish: Wish): Promise<Refusal | null> => {
    under++;
    room.set({ sending: true });
    const answer = await room.session.wish(wish);
    room.set({ sending: --under > 0 });
    vault?.answered(wish, answer);
    if (answer.t !== "refused") return null;
    const refusal = { rule: answer.rule, data: answer.data };
    await room.refused(refusal);
    return refusal;
  };
  return {
    wish,
    ask: (question) => room.session.wish(question),
    sit: async (seat, name) => (vault === null ? NO_LOBBY : wish(vault.sit(seat, name))),
    newSecret: async (seat) => (vault === null ? null : wish(vault.rotate(seat))),
    async ready(seat, { on }) {
      const { info } = room.state;
      return vault === null || info === null ? NO_LOBBY : wish(vault.ready(info, seat, on));
    },
    async undo() {
      const { me } = room.state;
      return me === null ? NOT_ASKED : wish({ t: "undo", seat: me });
    },
    say: (channel, text) => wish({ t: "say", seat: channel === "watch" ? null : room.state.me, channel, text }),
  };
}

/** Picking pieces until they are all of a move. */
function choosing(room: Room, wish: TableActions["wish"]): Pick<TableActions, "touch" | "unpick" | "commit"> {
  /** The decision whose answer is on its way: it is chosen. */
  let answered: number | null = null;

  const explain = async (key: string, refusal: Refusal): Promise<void> => {
    const d = room.state.decision?.id;
    const text = await room.say(refusal);
    if (room.state.decision?.id === d) room.set({ whyNot: { key, refusal, text } });
  };

  const askWhy = async (key: string): Promise<void> => {
    const { me, decision, picks } = room.state;
    if (me === null || decision === null) return explain(key, NOT_ASKED);
    const asked = [...picks, key];
    const known = room.whys.get(asked.join(" "));
    if (known !== undefined) return explain(key, known ?? NO_PICK);
    const answer = await room.session.wish({ t: "why", seat: me, d: decision.id, picks: asked });
    if (room.state.decision?.id !== decision.id) return;
    if (answer.t === "refused") return explain(key, { rule: answer.rule, data: answer.data });
    if (answer.t !== "because") return;
    room.whys.set(asked.join(" "), answer.refusal);
    return explain(key, answer.refusal ?? NO_PICK);
  };

  return {
    touch(key) {
      const { lit, picks, decision, looking } = room.state;
      if (decision !== null && decision.id === answered) return;
      if (!lit.has(key)) return void askWhy(key);
      if (looking !== null) void room.look(null);
      // A choice fast-forwards what is still on its way.
      if (picks.length === 0 && !room.idle()) room.stage?.skip();
      room.pick([...picks, key]);
    },
    unpick() {
      if (room.state.decision?.id !== answered) room.pick(room.state.picks.slice(0, -1));
    },
    commit() {
      const { me, decision, ready } = room.state;
      if (me === null || decision === null || ready === null || decision.id === answered) return;
      if (!room.idle()) room.stage?.skip();
      answered = decision.id;
      const { id } = decision;
      // The next decision may be answered before this one's receipt is in.
      void wish({ t: "move", seat: me, d: id, move: ready }).finally(() => {
        if (answered === id) answered = null;
      });
    },
  };
}

/** What this page alone shows and hides. */
function showing(
  room: Room,
): Omit<TableActions, keyof ReturnType<typeof commands> | "touch" | "unpick" | "commit" | "close"> {
  return {
    mute: (name) => room.set({ muted: turnMuted(room.id, room.state.muted, name) }),
    look: (v) => void room.look(v),
    replay: (v) => void replay(room, v),
    hurry: () => room.stage?.hurry(),
    skip: () => room.stage?.skip(),
    point: (keys) => room.set({ pointed: new Set(keys) }),
    dismiss(what) {
      if (what === "recap") room.recapRead = room.state.recap;
      if (what === "missed") room.set({ missed: 0 });
      else room.set({ [what]: null });
    },
    raise: (seat) => room.raise(seat),
  };
}

async function replay(room: Room, v: number): Promise<void> {
  const told = room.state.history.find((h) => h.v === v);
  if (told === undefined) return;
  const before = await room.looks.at(Math.max(0, v - 1), room.state.me);
  if ("rule" in before) return;
  if (room.state.looking !== null) await room.look(null);
  room.stage?.replay(
    before.view,
    told.events.filter((e) => e.t !== "undone"),
  );
}
