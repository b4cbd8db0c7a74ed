import { createStore, type StoreApi } from "zustand/vanilla";
import type { Scene } from "@trestle/ui/scene.ts";
import type { EventBase, Refusal, Seat } from "@trestle/kernel";
import type { PassedFrame, ServerFrame, StepFrame } from "@trestle/protocol";
import { Session } from "../net/session.ts";
import { words } from "../text/index.ts";
import { viewpointOf, nextHolder } from "./viewpoint.ts";
import { NOTHING_RECEIVED, takeFrame, type ReceivedTable, type FrameEffect } from "./frames-in.ts";
import { eventsAfter } from "./history.ts";
import { LookBack } from "./look-back.ts";
import { mutedAt } from "../device/muted.ts";
import { NO_SCENE, type TableParts, type Stage } from "./table-parts.ts";
import { decisionOf, narrow, type Narrowed } from "./picks.ts";
import { refusalText, namesOf } from "../text/refusals.ts";
import { Rehearser } from "./rehearse.ts";
import type { Now } from "../stage/director.ts";
import { BLANK, type TableState } from "./table-state.ts";

/** After a reconnect, more events than this are not shown one by one: the page jumps to the newest board. */
const CATCH_UP = 12;
const NONE: Narrowed = { picks: [], lit: new Set(), ready: null };

/** One table in the page: takes frames, keeps the state and feeds the stage. */
export class TableClient {
  readonly id: string;
  readonly store: StoreApi<TableState>;
  readonly session: Session;
  readonly lookBack: LookBack;
  readonly parts: TableParts;
  stage: Stage | null = null;
  /** Why picks are refused at this board, by picks. */
  readonly whys = new Map<string, Refusal | null>();
  recapRead: number | null = null;
  readonly #rehearser: Rehearser;
  readonly #unsubscribe: () => void;
  #received: ReceivedTable = NOTHING_RECEIVED;
  /** Events that came without a board; they are shown with the next one. */
  #passed: EventBase[] = [];
  #closed = false;
  #wasDown = false;
  #sceneOf = "";
  /** The seat that has the shared device. */
  #holder: Seat | null = null;

  constructor(id: string, local: boolean, parts: TableParts) {
    this.id = id;
    this.parts = parts;
    this.store = createStore<TableState>(() => ({ ...BLANK, local, muted: mutedAt(id) }));
    this.#rehearser = new Rehearser(
      (ask) => parts.rehearse(ask),
      (rehearsal) => this.set({ rehearsal }),
    );
    this.session = new Session(
      parts.connect,
      {
        frame: (frame) => this.#receive(frame),
        connection: (state) => this.#connection(state),
        gone: (gone) => this.set({ connection: "gone", gone }),
      },
      () => parts.secrets?.all() ?? [],
    );
    this.lookBack = new LookBack((request) => this.session.request(request));
    const stopWords = words.subscribe(() => this.#loadScene());
    const stopWarnings = parts.warnings((refusal) => void this.refused(refusal));
    this.#unsubscribe = () => {
      stopWords();
      stopWarnings();
    };
  }

  get state(): TableState {
    return this.store.getState();
  }
  set(part: Partial<TableState>): void {
    if (!this.#closed) this.store.setState(part);
  }

  close(): void {
    this.#closed = true;
    this.session.close();
    this.stage?.stop();
    this.#rehearser.stop();
    this.#unsubscribe();
  }

  #connection(connection: "joining" | "live" | "down"): void {
    if (connection === "down") this.#wasDown = true;
    this.set({ connection });
    // The worker must be told anew whose board to show.
    if (connection === "live" && this.#holder !== null) this.#show(this.#holder);
  }

  #receive(frame: ServerFrame): void {
    if (frame.t === "pinged") this.set({ pointed: new Set([frame.piece]), pinged: frame });
    const before = this.#received;
    const { received, effect } = takeFrame(before, frame);
    if (effect === "gap") return this.session.resync();
    if (effect === "old") return;
    this.#received = received;
    this.set(this.parts.secrets?.receive(frame, (request) => this.session.request(request)) ?? {});
    if (frame.t === "passed") return this.#pass(frame);
    if (effect === "sync" || effect === "step") this.whys.clear();
    if (effect === "sync") {
      this.lookBack.forget();
      this.#passed = [];
    }
    const viewpoint = this.state.me;
    this.#refresh(effect, before);
    if (effect === "sync") this.#stageSync(before, viewpoint);
    else if (effect === "step") this.#stageStep(frame as StepFrame, viewpoint);
    else if (this.state.me !== viewpoint) this.#stageNow();
    this.#loadScene();
    this.#passDevice();
  }

  #refresh(effect: FrameEffect, before: ReceivedTable): void {
    const received = this.#received;
    const old = this.state;
    const me = viewpointOf(received, old.me);
    const board = received.boards.get(me) ?? null;
    const decision = decisionOf(board, me);
    const legal = decision === null ? [] : (received.legal.get(decision.id) ?? []);
    const same = me === old.me && decision !== null && decision.id === old.decision?.id;
    const narrowed = old.scene === null ? NONE : narrow(old.scene, legal, same ? old.picks : []);
    const { info, you, history, chat, asked, away, side } = received;
    this.set({ info, you, me, board, decision, legal, history, chat, asked, side, ...narrowed });
    if (!same) this.set({ whyNot: null });
    if (effect === "sync") {
      const events = this.#wasDown ? (eventsAfter(history, before.v) ?? []) : [];
      this.set({ recap: away === this.recapRead ? null : away, missed: old.missed + events.length });
      this.#wasDown = false;
    }
    if (!same || !samePicks(narrowed.picks, old.picks)) this.rehearse();
  }

  pick(picks: readonly string[]): void {
    const { scene, legal } = this.state;
    if (scene === null) return;
    this.set({ ...narrow(scene, legal, picks), whyNot: null });
    this.rehearse();
  }

  rehearse(): void {
    const { info, board, decision, picks } = this.state;
    const can = info !== null && board !== null && decision !== null;
    this.#rehearser.plan(can ? { game: info.game, edition: info.edition, view: board.view, decision, picks } : null);
  }

  async say(refusal: Refusal): Promise<string> {
    return refusalText(refusal, this.state.scene, namesOf(this.state.info));
  }

  /** Shown and spoken until it is dismissed. */
  async refused(refusal: Refusal): Promise<void> {
    this.set({ refused: { refusal, text: await this.say(refusal) } });
  }

  #loadScene(): void {
    const game = this.#received.info?.game;
    const { language } = words.getState();
    if (game === undefined || this.#sceneOf === `${game} ${language}`) return;
    this.#sceneOf = `${game} ${language}`;
    const loading = this.parts.scene(game, language, this.#received.info?.edition ?? null);
    if (loading === null) {
      this.#sceneOf = "";
      if (this.#received.info?.phase !== "lobby") this.set({ gone: NO_SCENE, connection: "gone" });
      return;
    }
    const wanted = this.#sceneOf;
    void loading.then(
      (scene) => wanted === this.#sceneOf && this.#useScene(scene),
      // Offline its file may be missing: the next frame tries again.
      () => wanted === this.#sceneOf && (this.#sceneOf = ""),
    );
  }

  #useScene(scene: Scene): void {
    if (this.#closed) return;
    this.stage?.stop();
    const first = this.stage === null;
    this.set({ scene });
    this.pick(this.state.picks);
    this.stage = this.parts.stage(scene, (now) => this.#now(now));
    if (first) this.#stageSync(NOTHING_RECEIVED, this.state.me);
    else this.#stageNow();
  }

  #now(now: Now): void {
    if (this.state.looking !== null) return;
    this.set({ now });
    if (!this.idle()) return;
    if (this.session.transport !== null) this.parts.shown(this.session.transport, this.#received.v);
    this.#passDevice();
  }

  /** The newest board is on the screen. */
  idle(): boolean {
    const { now } = this.state;
    return now === null || (now.behind === 0 && now.event === null);
  }

  /** Jumps to the newest board. */
  #stageNow(): void {
    const { board, looking } = this.state;
    if (looking !== null) return;
    if (board === null) this.set({ now: null });
    else this.stage?.sync(board.view);
  }

  #stageSync(before: ReceivedTable, viewpoint: Seat | null): void {
    const { me, board, looking } = this.state;
    if (board === null || looking !== null || this.stage === null) return this.#stageNow();
    const { v, history } = this.#received;
    const known = before.boards.has(me) && viewpoint === me;
    const events = known ? eventsAfter(history, before.v) : null;
    if (events !== null && v >= before.v && events.length <= CATCH_UP)
      return this.stage.push({ v, events, view: board.view });
    this.stage.sync(board.view);
    // Nobody has moved yet: show the opening.
    if (!known && history.length === 1 && before.boards.size === 0)
      this.stage.push({ v, events: history[0]!.events, view: board.view });
  }

  #pass({ seat, events }: PassedFrame): void {
    if (seat === this.state.me) this.#passed.push(...events);
  }

  #stageStep({ v, events, board }: StepFrame, viewpoint: Seat | null): void {
    const { me, looking } = this.state;
    const all = [...this.#passed.splice(0), ...events];
    if (me !== viewpoint) return this.#stageNow();
    if (looking !== null || board.seat !== me) return;
    // An undo is no event of the game: its picture is made anew from the view.
    this.stage?.push({ v, events: all.filter((e) => e.t !== "undone"), view: board.view });
  }

  /** Shows the board after an earlier entry; null: the newest. */
  async look(v: number | null): Promise<void> {
    this.set({ looking: v });
    if (v === null) return this.#stageNow();
    const seen = await this.lookBack.at(v, this.state.me);
    if (this.state.looking !== v || this.state.scene === null) return;
    if ("rule" in seen) {
      await this.refused(seen);
      return this.look(null);
    }
    const picture = this.state.scene.picture(seen.view);
    this.set({ now: { picture, view: seen.view, event: null, ms: 0, behind: 0, again: true } });
  }

  /** The curtain comes down when another person is asked, once everything has been shown. */
  #passDevice(): void {
    const { local, info, board, me, curtain } = this.state;
    if (!local || info === null) return;
    const next = nextHolder(info, board, me);
    const waits = curtain !== null && board?.pending.some((d) => !d.free && d.seat === curtain) === true;
    if (next === null) {
      if (curtain !== null) this.set({ curtain: null });
    } else if (me === null) {
      if (!waits) this.set({ curtain: next });
    } else if (curtain === null && this.idle()) {
      this.set({ curtain: next });
      this.#show(null);
    }
  }

  /** Tells the worker whose board to send. */
  #show(seat: Seat | null): void {
    this.#holder = seat;
    const { transport } = this.session;
    if (transport !== null) this.parts.curtain(transport, seat);
  }

  raise(seat: Seat): void {
    if (this.state.curtain !== null) this.#show(seat);
  }
}

function samePicks(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((key, i) => key === b[i]);
}
