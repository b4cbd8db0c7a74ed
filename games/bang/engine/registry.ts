import type { Option, RuleId, Sink } from "@trestle/kernel";
import { CARDS, CHARACTERS } from "./base.ts";
import { equipment } from "./cards/equipment.ts";
import { missedDodge } from "./cards/missed.ts";
import type { CardRule } from "./cards/rule.ts";
import { CHARACTER_IDS } from "./catalogue.ts";
import type { Definition, Lists } from "./definition.ts";
import type { Expansion } from "./expansion.ts";
import { BASE_FALLBACKS } from "./fallback.ts";
import { checkFrame } from "./frames/check.ts";
import { chooseFrame } from "./frames/choose.ts";
import { discardFrame } from "./frames/discard.ts";
import { drawFrame } from "./frames/draw.ts";
import { eachFrame } from "./frames/each.ts";
import { effectFrame } from "./frames/effect.ts";
import { flipFrame } from "./frames/flip.ts";
import { lastLifeFrame } from "./frames/last-life.ts";
import { shotFrame } from "./frames/shot.ts";
import { phase1, phase3, turnFrame, type StepRules } from "./frames/turn.ts";
import type { CharacterHooks, Hooks, InPlay } from "./hooks.ts";
import { characterChoice } from "./options.ts";
import { BLUE, NAME } from "./pieces.ts";
import { playAction, type Shield } from "./play.ts";
import type { Ctx, FrameRules } from "./stack.ts";
import { train } from "./train/index.ts";
import { triggersOf } from "./triggers.ts";
import type { Event, Piece, State } from "./types.ts";

/** The one place that brings the rules of the base game and the train together. Everything else looks them up. */

export const expansion: Expansion = train;
export { mayTake, priceOf, stationAt, takesFree } from "./train/index.ts";
export * from "./train/pieces.ts";

const DEFINITIONS: Readonly<Record<string, Definition>> = { ...CARDS, ...CHARACTERS, ...train.definitions };
const ALL: readonly Definition[] = Object.values(DEFINITIONS);

/** One part of all definitions, by the name of the card. */
function gather<K extends keyof Definition>(key: K): Record<string, NonNullable<Definition[K]>> {
  const out: Record<string, NonNullable<Definition[K]>> = {};
  for (const [name, definition] of Object.entries(DEFINITIONS)) {
    const part = definition[key];
    if (part !== undefined) out[name] = part;
  }
  return out;
}

const MISSED = gather("missed");
const IN_PLAY = gather("inPlay");
const CHARACTER_HOOKS = gather("character");
const PLAY = gather("play");
const COPY = gather("copy");

/** The pieces that do something at a certain moment, with what they do. */
function inPlay<K extends keyof InPlay>(key: K): { card: Piece; act: NonNullable<InPlay[K]> }[] {
  return NAME.flatMap((name, card) => {
    const act = IN_PLAY[name]?.[key];
    return act === undefined ? [] : [{ card, act }];
  });
}

const ROBBED = inPlay("robbed");
const ENDS = inPlay("endsTurn");
const SHIELDS: readonly Shield[] = inPlay("shields").map(({ card, act }) => ({ card, shields: act }));

export const hooks: Hooks = {
  enters: NAME.map((name) => IN_PLAY[name]?.enters),
  leaves: NAME.map((name) => IN_PLAY[name]?.leaves),
  saves: NAME.map((name) => IN_PLAY[name]?.saves),
  robbed(x, victim, card) {
    const { table } = x.s.players[victim]!;
    for (let i = 0; i < ROBBED.length; i++)
      if (ROBBED[i]!.card !== card && table.includes(ROBBED[i]!.card)) ROBBED[i]!.act(x);
  },
  ...train.hooks,
};

export function context(s: State, sink: Sink<Event> | null): Ctx {
  return { s, sink, hooks };
}

const AS_CHARACTER: readonly (CharacterHooks | undefined)[] = CHARACTER_IDS.map((id) => CHARACTER_HOOKS[id]);

function characterHooks(x: Ctx, seat: number): CharacterHooks | undefined {
  return AS_CHARACTER[x.s.players[seat]!.character!];
}

/** How each piece is played from hand in Phase 2. */
const PLAYED: readonly (CardRule | null)[] = NAME.map((name, card) => PLAY[name] ?? (BLUE[card]! ? equipment : null));

const play = playAction({
  rules: PLAYED,
  copies: NAME.map((name) => COPY[name] ?? null),
  bang: CARDS.bang!.play!,
  shields: SHIELDS,
});

const LISTS: Lists = {
  actions: [play, ...Object.values(gather("action"))],
  dodges: [missedDodge(MISSED), ...Object.values(gather("dodge"))],
  counters: Object.values(gather("counter")),
  storekeeper: train.storekeeper,
};

const STEPS: StepRules = Object.assign(
  {
    draw: (x: Ctx, seat: number) => phase1(x, seat, characterHooks(x, seat)?.phase1),
    discard: phase3,
    end(x: Ctx, seat: number) {
      characterHooks(x, seat)?.endsTurn?.(x, seat);
      const { table } = x.s.players[seat]!;
      for (let i = 0; i < ENDS.length; i++) if (table.includes(ENDS[i]!.card)) ENDS[i]!.act(x, seat);
    },
  },
  ...Object.values(gather("steps")),
);

const EXTRA_TURNS = Object.values(gather("extraTurn"));

function extraTurn(x: Ctx): RuleId | null {
  for (const grant of EXTRA_TURNS) {
    const rule = grant(x);
    if (rule !== null) return rule;
  }
  return null;
}

const BASE_FRAMES: Partial<FrameRules> = {
  turn: turnFrame({ actions: LISTS.actions, steps: STEPS, interrupts: train.interrupts, extraTurn }),
  choose: chooseFrame,
  effect: effectFrame(
    triggersOf(
      CHARACTER_HOOKS,
      inPlay("afterEffect").map(({ act }) => act),
    ),
  ),
  shot: shotFrame(LISTS.dodges, MISSED),
  each: eachFrame(gather("each")),
  flip: flipFrame,
  "last-life": lastLifeFrame,
  check: checkFrame(gather("checked")),
  draw: drawFrame,
  discard: discardFrame,
};

export const FRAMES: Partial<FrameRules> = Object.assign(BASE_FRAMES, ...ALL.map((d) => d.frames?.(LISTS)));

export const FALLBACKS = Object.assign({}, BASE_FALLBACKS, ...Object.values(gather("fallbacks")));

/** In the order in which a table shows them. */
export const OPTIONS: readonly Option[] = [...train.options.slice(0, 1), characterChoice, ...train.options.slice(1)];
