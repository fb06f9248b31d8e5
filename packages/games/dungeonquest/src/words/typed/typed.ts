import { ANYTHING } from '../../content/anything.ts';
import { CARDS } from '../../content/combat-cards.ts';
import { MODES } from '../../content/modes.ts';
import type { Action } from '../../types.ts';
import { NAMING, type NamingType, type PlainType, type Spellings, type TypedWords } from './typed-words.ts';

const PLAIN: readonly PlainType[] = [
  ...(['wait', 'fight', 'escape', 'roll', 'keep', 'addWound', 'decline', 'goOn', 'stumble', 'search'] as const),
  ...(['catchBreath', 'descend', 'plunder', 'leave', 'pass', 'advance', 'grope', 'draw', 'swap'] as const),
  ...(['climb', 'offerParting', 'part', 'leaveToDeck'] as const),
];

type NamingAction = Extract<Action, { type: NamingType }>;

const isNaming = (action: Action): action is NamingAction => NAMING.some((type) => type === action.type);

/** What it names: a hero, a card, or a number. */
function namedIn(action: NamingAction): string {
  switch (action.type) {
    case 'takeHero':
      return action.hero;
    case 'takeTower':
      return String(action.square);
    case 'move':
    case 'turn':
    case 'retreat':
      return String(action.to);
    case 'head':
      return String(action.way);
    case 'layTile':
      return String(action.form);
    case 'drop':
      return action.treasure;
    case 'resolve':
    case 'layPower':
    case 'discard':
      return String(action.card);
    case 'arrange':
      return action.forms.join(' ');
  }
}

/** The same back again, to be decoded. */
function naming(type: NamingType, what: readonly string[]): unknown {
  const [first = ''] = what;
  switch (type) {
    case 'takeHero':
      return { type, hero: first };
    case 'takeTower':
      return { type, square: Number(first) };
    case 'move':
    case 'retreat':
      return { type, to: Number(first) };
    case 'turn':
      return { type, to: first };
    case 'head':
      return { type, way: Number(first) };
    case 'layTile':
      return { type, form: Number(first) };
    case 'drop':
      return { type, treasure: first };
    case 'resolve':
      return { type, card: Number(first) };
    case 'layPower':
    case 'discard':
      return { type, card: first };
    case 'arrange':
      return { type, forms: what.map(Number) };
  }
}

/** The shortest thing to type for an action. */
export function typedIn(words: TypedWords): (action: Action) => string {
  const after = ([first]: Spellings, what: string): string => (what === ANYTHING ? first : `${first} ${what}`);
  return (action) => {
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
        return after(words.power, action.card);
      case 'useItem':
        return after(words.item, action.item);
      default:
        return isNaming(action) ? `${words.keep[action.type][0]} ${namedIn(action)}` : words.plain[action.type][0];
    }
  };
}

/** What was typed in any of these languages, as something to decode. */
export const parseIn =
  (typedWords: readonly TypedWords[]) =>
  (typed: readonly string[]): unknown =>
    typedWords.map((words) => parsed(typed, words)).find((action) => action !== null) ?? null;

/** `slash`, `lay slash`, `quick shot`, `reroll 1 2`, `spend 2`, `power bluff`, `item healing draught`. */
function parsed(typed: readonly string[], words: TypedWords): unknown {
  const [first = '', ...rest] = typed.map((word) => word.toLowerCase());
  const what = typed.slice(1).join(' ') || ANYTHING;
  if (words.reroll.includes(first)) return { type: 'reroll', dice: rest.map((position) => Number(position) - 1) };
  if (words.spend.includes(first)) return { type: 'spend', tokens: Number(rest[0]) };
  if (words.power.includes(first)) return { type: 'playPower', card: what };
  if (words.item.includes(first)) return { type: 'useItem', item: what };
  const type = NAMING.find((one) => words.keep[one].includes(first));
  if (type !== undefined && typed.length > 1) return naming(type, typed.slice(1));
  return plainAnswer(words.leads.includes(first) ? (rest[0] ?? '') : first, words);
}

/** The answer that is one word by itself. */
function plainAnswer(word: string, { modes, cards, plain }: TypedWords): Action | null {
  const type = PLAIN.find((one) => plain[one].includes(word));
  if (type !== undefined) return { type };
  const card = CARDS.find((one) => cards[one].includes(word));
  if (card !== undefined) return { type: 'lay', card };
  const mode = ([...MODES, 'base'] as const).find((one) => modes[one].includes(word));
  return mode === undefined ? null : { type: 'agree', mode };
}
