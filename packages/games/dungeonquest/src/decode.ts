import { CARDS } from './content/combat-cards.ts';
import { MODES } from './content/modes.ts';
import type { Action } from './types.ts';

const PLAIN = ['wait', 'fight', 'escape', 'roll', 'keep', 'addWound', 'decline'] as const;
const DICE_MAX = 2;
const NAME_LENGTH_MAX = 40;

/** The border: an action of this game, or null. */
export function decode(raw: unknown): Action | null {
  if (typeof raw !== 'object' || raw === null || !('type' in raw)) return null;
  const plain = PLAIN.find((type) => type === raw.type);
  return plain === undefined ? decodeDetailed({ ...raw }) : { type: plain };
}

/** Actions that say more than their type. */
function decodeDetailed(raw: Readonly<Record<string, unknown>>): Action | null {
  const { type, mode, dice, tokens, card, item } = raw;
  switch (type) {
    case 'agree': {
      const wish = [...MODES, 'base' as const].find((one) => one === mode);
      return wish === undefined ? null : { type, mode: wish };
    }
    case 'reroll':
      return isPositions(dice) ? { type, dice: dice.map(normal) } : null;
    case 'spend':
      return typeof tokens === 'number' && Number.isSafeInteger(tokens) ? { type, tokens: normal(tokens) } : null;
    case 'lay': {
      const laid = CARDS.find((one) => one === card);
      return laid === undefined ? null : { type, card: laid };
    }
    case 'playPower':
      return isName(card) ? { type, card } : null;
    case 'useItem':
      return isName(item) ? { type, item } : null;
    default:
      return null;
  }
}

/** Minus nothing is nothing: a save cannot tell them apart. */
const normal = (count: number): number => count + 0;

const isName = (raw: unknown): raw is string => typeof raw === 'string' && raw.length > 0 && raw.length <= NAME_LENGTH_MAX;

/** Different positions in rising order, so that one choice of dice has one form. */
function isPositions(raw: unknown): raw is number[] {
  return (
    Array.isArray(raw) &&
    [...raw].every((position, at) => Number.isInteger(position) && position < DICE_MAX && position > (at === 0 ? -1 : raw[at - 1]))
  );
}
