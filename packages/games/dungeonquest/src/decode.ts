import { decoder, oneOf, type Read, shortText } from '@questhall/border';
import { CARDS } from './content/combat-cards.ts';
import { MODES } from './content/modes.ts';
import type { Action } from './types.ts';

const DICE_MAX = 2;

/** Minus nothing is nothing: a save cannot tell them apart. */
const normal = (count: number): number => count + 0;

const count: Read<number> = (raw) => (typeof raw === 'number' && Number.isSafeInteger(raw) ? normal(raw) : undefined);

/** Different positions in rising order, so that one choice of dice has one form. */
const positions: Read<number[]> = (raw) => {
  const isRising = (position: unknown, at: number, all: readonly unknown[]): position is number =>
    typeof position === 'number' &&
    Number.isInteger(position) &&
    position < DICE_MAX &&
    position > (at === 0 ? -1 : Number(all[at - 1]));
  if (!Array.isArray(raw)) return undefined;
  const dice: readonly unknown[] = [...raw];
  return dice.every(isRising) ? dice.map(normal) : undefined;
};

/** The border: an action of this game, or null. */
export const decode: (raw: unknown) => Action | null = decoder<Action>({
  wait: {},
  fight: {},
  escape: {},
  roll: {},
  keep: {},
  addWound: {},
  decline: {},
  agree: { mode: oneOf([...MODES, 'base']) },
  reroll: { dice: positions },
  spend: { tokens: count },
  lay: { card: oneOf(CARDS) },
  playPower: { card: shortText },
  useItem: { item: shortText },
});
