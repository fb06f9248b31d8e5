import type { Words } from '@questhall/kernel';
import { CARDS, type Card, DISPLAY } from '../content/combat-cards.ts';
import { NAMES } from '../content/names.ts';
import type { Action, DungeonQuest } from '../types.ts';
import { count, list } from './numbers.ts';

const CARD_WORDS = { quickShot: 'quickshot', slash: 'slash', boltOfAgony: 'bolt' } as const;

export const action: Words<DungeonQuest>['action'] = (chosen, { question }) => {
  switch (chosen.type) {
    case 'agree':
      return chosen.mode === 'base' ? 'agree to no variant' : `agree to ${NAMES.mode[chosen.mode]}`;
    case 'wait':
      return 'agree to nothing yet';
    case 'fight':
      return 'fight';
    case 'escape':
      return 'escape';
    case 'roll':
      return question.kind === 'roll' && question.dice > 1 ? 'roll the dice' : 'roll the die';
    case 'keep':
      return 'leave the dice as they lie';
    case 'reroll': {
      const faces = question.kind === 'reroll' ? chosen.dice.map((position) => question.dice[position] ?? 0) : [];
      return `roll the ${list(faces)} again`;
    }
    case 'spend':
      return `spend ${count(chosen.tokens, 'determination token')}`;
    case 'addWound':
      return 'inflict one wound more';
    case 'decline':
      return 'leave it at that';
    case 'lay':
      return `lay ${NAMES.card[chosen.card]}: ${meetings(chosen.card, question.kind === 'lay' ? question.side : 'hero')}`;
    case 'playPower':
      return `play ${chosen.card}`;
    case 'useItem':
      return `use ${chosen.item}`;
  }
};

/** What a card does to each of the other side's: read from the display, so that it can never say anything else. */
function meetings(card: Card, side: 'hero' | 'monster'): string {
  const against = (other: Card): { readonly dealt: number; readonly taken: number } => {
    const box = side === 'hero' ? DISPLAY[card][other] : DISPLAY[other][card];
    return side === 'hero' ? { dealt: box.monster, taken: box.hero } : { dealt: box.hero, taken: box.monster };
  };
  const names = (fits: (dealt: number, taken: number) => boolean): string =>
    list(CARDS.filter((other) => fits(against(other).dealt, against(other).taken)).map((other) => NAMES.card[other]));
  const twice = CARDS.some((other) => against(other).dealt > 1) ? ' twice' : '';
  return `beats ${names((dealt, taken) => dealt > taken)}${twice}, loses to ${names((dealt, taken) => taken > dealt)}`;
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
  slash: { type: 'lay', card: 'slash' },
  bolt: { type: 'lay', card: 'boltOfAgony' },
};

export function parse(words: readonly string[]): unknown {
  const [first = '', ...rest] = words.map((word) => word.toLowerCase());
  if (rest.length === 0 && Object.hasOwn(PLAIN, first)) return PLAIN[first];
  const numbers = rest.map(Number);
  switch (first) {
    case 'agree':
    case 'lay':
      return parse(rest);
    case 'quick':
      return parse(['quickshot']);
    case 'reroll':
      return { type: 'reroll', dice: numbers.map((position) => position - 1) };
    case 'spend':
      return { type: 'spend', tokens: numbers[0] };
    case 'power':
      return { type: 'playPower', card: words.slice(1).join(' ') };
    case 'item':
      return { type: 'useItem', item: words.slice(1).join(' ') };
    default:
      return first === 'bolt' ? PLAIN['bolt'] : null;
  }
}
