import { createStore, type StoreApi } from "zustand/vanilla";
import type { Scene } from "@trestle/ui/scene.ts";
import type { EventBase, Refusal, Seat } from "@trestle/kernel";
import type { PassedFrame, ServerFrame, StepFrame } from "@trestle/protocol";
import { Session } from "../net/session.ts";
import { words } from "../text/index.ts";
import { BLANK } from "./blank.ts";
import { eyesOf, nextHolder } from "./viewpoint.ts";
import { EMPTY, takeFrame, type Core, type News } from "./frames-in.ts";
import { eventsAfter } from "./history.ts";
import { Looks } from "./look-back.ts";
import { mutedAt } from "../device/muted.ts";
import { NO_SCENE, type Parts, type Stage } from "./parts.ts";
import { decisionOf, narrow, type Narrowed } from "./picks.ts";
import { namesIn, refusalText } from "../text/refusals.ts";
import { Rehearser } from "./rehearse.ts";
import type { Now } from "../stage/director.ts";
import type { TableState } from "./table-state.ts";

/** More than this is not shown event by event after a broken line: the page jumps to what is. */
const CATCH_UP = 12;
const NONE: Narrowed = { picks: [], lit: new Set(), ready: null };

/** One table in the page: frames come in, the state follows, the stage is told what to show. */
export class Room {
  readonly id: string;
  readonly store: StoreApi<TableState>;
  readonly session: Session;
  readonly looks: Looks;
  readonly parts: Parts;
  stage: Stage | null = null;
  /** Refusals asked for at this decision and position, by picks. */
  readonly whys = new Map<string, Refusal | null>();
  recapRead: number | null = null;
  readonly #rehearser: Rehearser;
  readonly #quiet: () => void;
  #core: Core = EMPTY;
  /** What happened on the way to the next board. */
  #passed: EventBase[] = [];
  #closed = false;
  #wasDown = false;
  #sceneOf = "";
  /** Whose curtain is up on a shared device. */
  #holder: Seat | null = null;

  constructor(id: string, local: boolean, parts: Parts) {
    this.id = id;
    this.parts = parts;
    this.store = createStore<TableState>(() => ({ ...BLANK, local, muted: mutedAt(id) }));
    this.#rehearser = new Rehearser(
      (ask) => parts.rehearse(ask),
      (rehearsal) => this.set({ rehearsal }),
    );
    this.session = new Session(
      parts.dial,
      {
        frame: (frame) => this.#hear(frame),
        state: (line) => this.#line(line),
        gone: (gone) => this.set({ line: "gone", gone }),
      },
      () => parts.vault?.secrets() ?? [],
    );
    this.looks = new Looks((wish) => this.session.wish(wish));
    const unheard = words.subscribe(() => this.#loadScene());
    const unwarned = parts.warnings((refusal) => void this.refused(refusal));
    this.#quiet = () => {
      unheard();
      unwarned();
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
    this.#quiet();
  }

  // ——— what comes in ———

  #line(line: "joining" | "live" | "down"): void {
    if (line === "down") this.#wasDown = true;
    this.set({ line });
    // A line that was dialled again shows nobody's board until it is told whose.
    if (line === "live" && this.#holder !== null) this.#show(this.#holder);
  }

  #hear(frame: ServerFrame): void {
    if (frame.t === "pinged") this.set({ pointed: new Set([frame.piece]), pinged: frame });
    const before = this.#core;
    const { core, news } = takeFrame(before, frame);
    if (news === "gap") return this.session.again();
    if (news === "old") return;
    this.#core = core;
    this.set(this.parts.vault?.hear(frame, (wish) => this.session.wish(wish)) ?? {});
    if (frame.t === "passed") return this.#pass(frame);
    if (news === "sync" || news === "step") this.whys.clear();
    if (news === "sync") {
      this.looks.forget();
      this.#passed = [];
    }
    const eyes = this.state.me;
    this.#refresh(news, before);
    if (news === "sync") this.#stageSync(before, eyes);
    else if (news === "step") this.#stageStep(frame as StepFrame, eyes);
    else if (this.state.me !== eyes) this.#stageNow();
    this.#loadScene();
    this.#handOn();
  }

  #refresh(news: News, before: Core): void {
    const core = this.#core;
    const old = this.state;
    const me = eyesOf(core, old.me);
    const board = core.boards.get(me) ?? null;
    const decision = decisionOf(board, me);
    const legal = decision === null ? [] : (core.legal.get(decision.id) ?? []);
    const same = me === old.me && decision !== null && decision.id === old.decision?.id;
    const narrowed = old.scene === null ? NONE : narrow(old.scene, legal, same ? old.picks : []);
    const { info, you, history, chat, asked, away, side } = core;
    this.set({ info, you, me, board, decision, legal, history, chat, asked, side, ...narrowed });
    if (!same) this.set({ whyNot: null });
    if (news === "sync") {
      const events = this.#wasDown ? (eventsAfter(history, before.v) ?? []) : [];
      this.set({ recap: away === this.recapRead ? null : away, missed: old.missed + events.length });
      this.#wasDown = false;
    }
    if (!same || !alike(narrowed.picks, old.picks)) this.rehearse();
  }

  // ——— what is picked ———

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
    return refusalText(refusal, this.state.scene, namesIn(this.state.info));
  }

  /** Shown and spoken until it is dismissed. */
  async refused(refusal: Refusal): Promise<void> {
    this.set({ refused: { refusal, text: await this.say(refusal) } });
  }

  // ——— what is shown ———

  #loadScene(): void {
    const game = this.#core.info?.game;
    const { language } = words.getState();
    if (game === undefined || this.#sceneOf === `${game} ${language}`) return;
    this.#sceneOf = `${game} ${language}`;
    const loading = this.parts.scene(game, language, this.#core.info?.edition ?? null);
    if (loading === null) {
      this.#sceneOf = "";
      if (this.#core.info?.phase !== "lobby") this.set({ gone: NO_SCENE, line: "gone" });
      return;
    }
    const wanted = this.#sceneOf;
    void loading.then(
      (scene) => wanted === this.#sceneOf && this.#raiseScene(scene),
      // Without the network its file may be missing: the next frame asks for it again.
      () => wanted === this.#sceneOf && (this.#sceneOf = ""),
    );
  }

  #raiseScene(scene: Scene): void {
    if (this.#closed) return;
    this.stage?.stop();
    const first = this.stage === null;
    this.set({ scene });
    this.pick(this.state.picks);
    this.stage = this.parts.stage(scene, (now) => this.#now(now));
    if (first) this.#stageSync(EMPTY, this.state.me);
    else this.#stageNow();
  }

  #now(now: Now): void {
    if (this.state.looking !== null) return;
    this.set({ now });
    if (!this.idle()) return;
    if (this.session.line !== null) this.parts.shown(this.session.line, this.#core.v);
    this.#handOn();
  }

  /** Nothing is on its way to the newest board. */
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

  #stageSync(before: Core, eyes: Seat | null): void {
    const { me, board, looking } = this.state;
    if (board === null || looking !== null || this.stage === null) return this.#stageNow();
    const { v, history } = this.#core;
    const known = before.boards.has(me) && eyes === me;
    const events = known ? eventsAfter(history, before.v) : null;
    if (events !== null && v >= before.v && events.length <= CATCH_UP)
      return this.stage.push({ v, events, view: board.view });
    this.stage.sync(board.view);
    // Nobody has moved yet: the opening is shown to whoever comes in time.
    if (!known && history.length === 1 && before.boards.size === 0)
      this.stage.push({ v, events: history[0]!.events, view: board.view });
  }

  #pass({ seat, events }: PassedFrame): void {
    if (seat === this.state.me) this.#passed.push(...events);
  }

  #stageStep({ v, events, board }: StepFrame, eyes: Seat | null): void {
    const { me, looking } = this.state;
    const all = [...this.#passed.splice(0), ...events];
    if (me !== eyes) return this.#stageNow();
    if (looking !== null || board.seat !== me) return;
    // A step back is the table's doing, of which the game's picture knows nothing: it is made anew.
    this.stage?.push({ v, events: all.filter((e) => e.t !== "undone"), view: board.view });
  }

  /** Shows the board as it was after an entry; null: as it is. */
  async look(v: number | null): Promise<void> {
    this.set({ looking: v });
    if (v === null) return this.#stageNow();
    const seen = await this.looks.at(v, this.state.me);
    if (this.state.looking !== v || this.state.scene === null) return;
    if ("rule" in seen) {
      await this.refused(seen);
      return this.look(null);
    }
    const picture = this.state.scene.picture(seen.view);
    this.set({ now: { picture, view: seen.view, event: null, ms: 0, behind: 0, again: true } });
  }

  // ——— a shared device ———

  /** The curtain comes down when somebody else is asked, and not before what happened has been seen. */
  #handOn(): void {
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

  /** Whose board the worker is to send. */
  #show(seat: Seat | null): void {
    this.#holder = seat;
    const { line } = this.session;
    if (line !== null) this.parts.curtain(line, seat);
  }

  raise(seat: Seat): void {
    if (this.state.curtain !== null) this.#show(seat);
  }
}

function alike(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((key, i) => key === b[i]);
}
