import { seatOf } from "./abilities.ts";
import { CHARACTER_IDS, type CharacterId } from "./catalogue.ts";
import type { EffectFrame } from "./frames/types.ts";
import type { CharacterHooks, InPlay } from "./hooks.ts";
import type { Ctx } from "./stack.ts";

/** Stage 4 of an effect. */
export type Triggers = (x: Ctx, f: EffectFrame) => void;

/**
 * BANG-RES-3: first the characters who answer a loss of life, in the order of the catalogue, then those who look at the
 * end of every effect, then cards in play. Each exists once, and none can set off one before it, so that one pass is
 * enough.
 */
export function triggersOf(
  characters: Partial<Record<CharacterId, CharacterHooks>>,
  cards: readonly NonNullable<InPlay["afterEffect"]>[],
): Triggers {
  const afterHurt: { character: number; act: NonNullable<CharacterHooks["afterHurt"]> }[] = [];
  const afterEffect: { character: number; act: NonNullable<CharacterHooks["afterEffect"]> }[] = [];
  CHARACTER_IDS.forEach((id, character) => {
    const hooks = characters[id];
    if (hooks?.afterHurt) afterHurt.push({ character, act: hooks.afterHurt });
    if (hooks?.afterEffect) afterEffect.push({ character, act: hooks.afterEffect });
  });

  return function runTriggers(x, f) {
    const { s } = x;
    if (f.hurt.length > 0)
      for (let i = 0; i < afterHurt.length; i++) {
        const { character, act } = afterHurt[i]!;
        for (let j = 0; j < f.hurt.length; j++) {
          const seat = f.hurt[j]!;
          const p = s.players[seat]!;
          if (p.character === character && !p.out) act(x, seat, f.lost, f.by); // BANG-DEATH-4
        }
      }
    for (let i = 0; i < afterEffect.length; i++) {
      const seat = seatOf(s, afterEffect[i]!.character);
      if (seat >= 0) afterEffect[i]!.act(x, seat);
    }
    for (let i = 0; i < cards.length; i++) cards[i]!(x, f);
  };
}
