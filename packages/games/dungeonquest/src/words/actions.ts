import type { Card } from '../content/combat-cards.ts';
import { NAMES } from '../content/names.ts';
import type { Side } from '../content/sides.ts';
import type { Action, DungeonQuest, View } from '../types.ts';
import { meetingsOf } from './meetings.ts';
import { count, list } from './numbers.ts';
import type { Words } from './words.ts';

const CARD_WORDS = { quickShot: 'quickshot', slash: 'slash', boltOfAgony: 'bolt' } as const;
const PLACES = ['first', 'second'] as const;

const MODE_LINES = {
  dice: 'two dice against an attribute; nothing to decide for most heroes',
  solo: 'one die and a table; the quickest',
  cards: 'each side lays one of three cards in secret; the most to think about',
} as const;

export const action: Words<DungeonQuest>['action'] = (chosen, { question }, { view }) => {
  switch (chosen.type) {
    case 'agree':
      return chosen.mode === 'base'
        ? 'agree to none of the three'
        : `${NAMES.mode[chosen.mode]}: ${MODE_LINES[chosen.mode]}`;
    case 'wait':
      return 'agree to nothing yet';
    case 'roll':
      return question.kind === 'roll' && question.dice > 1 ? 'roll the dice' : 'roll the die';
    case 'keep':
      return question.kind === 'reroll' && question.dice.length === 1
        ? 'leave the die as it lies'
        : 'leave the dice as they lie';
    case 'reroll':
      return `roll ${question.kind === 'reroll' ? facesNamed(question.dice, chosen.dice) : 'dice'} again`;
    case 'spend':
      return `spend ${count(chosen.tokens, 'determination token')}`;
    case 'addWound':
      return 'inflict one wound more';
    case 'decline':
      return 'leave it at that';
    case 'lay':
      return `${NAMES.card[chosen.card]}: ${meetings(chosen.card, question.kind === 'lay' ? question.side : 'hero', view)}`;
    case 'playPower':
      return `play ${chosen.card}`;
    case 'useItem':
      return `use ${chosen.item}`;
    default:
      return chosen.type;
  }
};

/** `the 6`, `the 5 and 6`, `the second 5`. */
function facesNamed(dice: readonly number[], positions: readonly number[]): string {
  const [only] = positions;
  const isTwin = dice.length === 2 && dice[0] === dice[1];
  if (isTwin && positions.length === 1 && only !== undefined) return `the ${PLACES[only]} ${dice[only]}`;
  return isTwin ? `both ${dice[0]}s` : `the ${list(positions.map((position) => dice[position] ?? 0))}`;
}

function meetings(card: Card, side: Side, view: View): string {
  const { beats, losesTo } = meetingsOf(card, side, view);
  const named = ({ card: other, wounds }: (typeof beats)[number]): string =>
    wounds > 1 ? `${NAMES.card[other]} (${wounds} wounds)` : NAMES.card[other];
  return `beats ${list(beats.map(named))}, loses to ${list(losesTo.map(named))}`;
}

export function shorthand(chosen: Action): string {
  switch (chosen.type) {
    case 'agree':
      return chosen.mode;
    case 'reroll':
      return ['reroll', ...chosen.dice.map((position) => position + 1)].join(' ');
    case 'spend':
      return `spend ${chosen.tokens}`;
    case 'addWound':
      return 'add';
    case 'lay':
      return CARD_WORDS[chosen.card];
    case 'playPower':
      return `power ${chosen.card}`;
    case 'useItem':
      return `item ${chosen.item}`;
    default:
      return chosen.type;
  }
}

const PLAIN: Readonly<Record<string, Action>> = {
  dice: { type: 'agree', mode: 'dice' },
  solo: { type: 'agree', mode: 'solo' },
  cards: { type: 'agree', mode: 'cards' },
  base: { type: 'agree', mode: 'base' },
  wait: { type: 'wait' },
  fight: { type: 'fight' },
  escape: { type: 'escape' },
  flee: { type: 'escape' },
  roll: { type: 'roll' },
  keep: { type: 'keep' },
  add: { type: 'addWound' },
  decline: { type: 'decline' },
  quickshot: { type: 'lay', card: 'quickShot' },
  quick: { type: 'lay', card: 'quickShot' },
  slash: { type: 'lay', card: 'slash' },
  bolt: { type: 'lay', card: 'boltOfAgony' },
};

/** `slash`, `lay slash`, `quick shot`, `reroll 1 2`, `spend 2`, `power bluff`, `item healing draught`. */
export function parse(words: readonly string[]): unknown {
  const [first = '', ...rest] = words.map((word) => word.toLowerCase());
  const named = (first === 'lay' || first === 'agree' || first === 'play' ? rest[0] : first) ?? '';
  switch (first) {
    case 'reroll':
      return { type: 'reroll', dice: rest.map((position) => Number(position) - 1) };
    case 'spend':
      return { type: 'spend', tokens: Number(rest[0]) };
    case 'power':
      return { type: 'playPower', card: words.slice(1).join(' ') };
    case 'item':
      return { type: 'useItem', item: words.slice(1).join(' ') };
    default:
      return Object.hasOwn(PLAIN, named) ? PLAIN[named] : null;
  }
}
