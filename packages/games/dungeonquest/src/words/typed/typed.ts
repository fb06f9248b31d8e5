import type { Sight } from '@questhall/kernel';
import { ANYTHING } from '../../content/anything.ts';
import { CARDS } from '../../content/combat-cards.ts';
import { MODES } from '../../content/modes.ts';
import type { Action, DungeonQuest } from '../../types/index.ts';
import { keepParsed, keepTyped } from './keep.ts';
import { powerMeant, powerTyped, thingMeant, thingTyped } from './things.ts';
import type { PlainType, Spellings, TypedWords } from './typed-words.ts';

const PLAIN: readonly PlainType[] = [
  'wait',
  'fight',
  'escape',
  'roll',
  'keep',
  'addWound',
  'decline',
  'goOn',
  'stumble',
  'search',
  'catchBreath',
  'descend',
  'plunder',
  'leave',
  'pass',
  'advance',
  'grope',
  'draw',
  'swap',
  'climb',
  'offerParting',
  'part',
  'leaveToDeck',
];

/** The shortest thing to type for an action. */
export function typedIn(words: TypedWords): (action: Action, sight: Sight<DungeonQuest>) => string {
  const after = ([first]: Spellings, what: string): string => (what === ANYTHING ? first : `${first} ${what}`);
  return (action, sight) => {
    switch (action.type) {
      case 'agree':
        return words.modes[action.mode][0];
      case 'lay':
        return words.cards[action.card][0];
      case 'reroll':
        return after(words.reroll, action.dice.map((position) => position + 1).join(' '));
      case 'spend':
        return after(words.spend, String(action.tokens));
      case 'playPower':
        return after(words.power, powerTyped(words.names, action.card));
      case 'useItem':
        return after(words.item, thingTyped(words.names, action.item));
      case 'takeHero':
      case 'takeTower':
      case 'move':
      case 'turn':
      case 'head':
      case 'layTile':
      case 'drop':
      case 'resolve':
      case 'arrange':
      case 'retreat':
      case 'layPower':
      case 'discard':
        return keepTyped(action, words, sight);
      default:
        return words.plain[action.type][0];
    }
  };
}

/** What was typed in any of these languages, as something to decode. */
export const parseIn =
  (typedWords: readonly TypedWords[]) =>
  (typed: readonly string[], sight: Sight<DungeonQuest>): unknown =>
    typedWords.map((words) => parsed(typed, words, sight)).find((action) => action !== null) ?? null;

/** `slash`, `lay slash`, `quick shot`, `reroll 1 2`, `spend 2`, `power bluff`, `item healing draught`. */
function parsed(typed: readonly string[], words: TypedWords, sight: Sight<DungeonQuest>): unknown {
  const [first = '', ...rest] = typed.map((word) => word.toLowerCase());
  const what = typed.slice(1).join(' ') || ANYTHING;
  if (words.reroll.includes(first)) return { type: 'reroll', dice: rest.map((position) => Number(position) - 1) };
  if (words.spend.includes(first)) return { type: 'spend', tokens: Number(rest[0]) };
  if (words.power.includes(first)) return { type: 'playPower', card: powerMeant(words.names, what) };
  if (words.item.includes(first)) return { type: 'useItem', item: thingMeant(words.names, what) };
  const inKeep = keepParsed([first, ...rest], words, sight);
  return inKeep ?? plainAnswer(words.leads.includes(first) ? (rest[0] ?? '') : first, words);
}

/** The answer that is one word by itself. */
function plainAnswer(word: string, { modes, cards, plain }: TypedWords): unknown {
  const type = PLAIN.find((one) => plain[one].includes(word));
  if (type !== undefined) return { type };
  const card = CARDS.find((one) => cards[one].includes(word));
  if (card !== undefined) return { type: 'lay', card };
  const mode = ([...MODES, 'base'] as const).find((one) => modes[one].includes(word));
  return mode === undefined ? null : { type: 'agree', mode };
}
