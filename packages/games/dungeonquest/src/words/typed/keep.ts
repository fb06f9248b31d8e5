import { DIRECTIONS, type Direction } from '@questhall/grid';
import type { Sight } from '@questhall/kernel';
import { HEROES } from '../../content/heroes.ts';
import { HOARD_SOUTH, TOWERS } from '../../content/keep/board.ts';
import { besideOf, isHoard, roomOf, waysOutOf } from '../../queries/keep/squares.ts';
import type { Action, DungeonQuest } from '../../types/index.ts';
import { CORNERS, cornerOf, headingTo, isTwofold } from '../telling/spots.ts';
import { isPower, powerMeant, powerTyped, thingMeant, thingTyped } from './things.ts';
import type { Spellings, TypedWords } from './typed-words.ts';

type Seen = Sight<DungeonQuest>;
type WordyDeed = Extract<
  Action,
  {
    type:
      | 'takeHero'
      | 'takeTower'
      | 'move'
      | 'turn'
      | 'head'
      | 'layTile'
      | 'drop'
      | 'resolve'
      | 'arrange'
      | 'retreat'
      | 'layPower'
      | 'discard';
  }
>;

/** What to type for an answer of the keep that takes more than a word. */
export function keepTyped(action: WordyDeed, words: TypedWords, sight: Seen): string {
  switch (action.type) {
    case 'takeHero':
      return action.hero;
    case 'takeTower':
      return words.corners[cornerOf(action.square)][0];
    case 'move':
      return wayTyped(action.to, words, sight);
    case 'turn':
      return words.turns[action.to][0];
    case 'head':
      return `${words.head[0]} ${words.ways[action.way][0]}`;
    case 'layTile':
      return `${words.tile[0]} ${formsIn(sight).indexOf(action.form) + 1}`;
    case 'drop':
      return `${words.drop[0]} ${thingTyped(words.names, action.treasure)}`;
    case 'resolve':
      return `${words.take[0]} ${findsIn(sight).indexOf(action.card) + 1}`;
    case 'arrange':
      return `${words.order[0]} ${placesIn(action.forms, topIn(sight)).join(' ')}`;
    case 'retreat':
      return `${words.retreat[0]} ${wayTyped(action.to, words, sight)}`;
    case 'layPower':
      return `${words.leads[0]} ${powerTyped(words.names, action.card)}`;
    case 'discard':
      return `${words.discard[0]} ${powerTyped(words.names, action.card)}`;
  }
}

/** The same the other way round, as something to decode; null for what is no answer of the keep. */
export function keepParsed([first = '', ...rest]: readonly string[], words: TypedWords, sight: Seen): unknown {
  const { names } = words;
  const numbers = rest.map(Number);
  const what = rest.join(' ');
  if (words.head.includes(first)) return { type: 'head', way: wayMeant(rest[0], words) };
  if (words.tile.includes(first)) return { type: 'layTile', form: formsIn(sight)[(numbers[0] ?? 0) - 1] };
  if (words.drop.includes(first)) return { type: 'drop', treasure: thingMeant(names, what) };
  if (words.take.includes(first) && findsIn(sight).length > 0)
    return { type: 'resolve', card: findsIn(sight)[(numbers[0] ?? 0) - 1] };
  if (words.order.includes(first)) return { type: 'arrange', forms: numbers.map((place) => topIn(sight)[place - 1]) };
  if (words.retreat.includes(first)) return { type: 'retreat', to: squareMeant(rest, words, sight, true) };
  if (words.discard.includes(first)) return { type: 'discard', card: powerMeant(names, what) };
  const isLed = words.leads.includes(first);
  if (isLed && isPower(powerMeant(names, what))) return { type: 'layPower', card: powerMeant(names, what) };
  return shortAnswer(isLed ? rest : [first, ...rest], words, sight);
}

/** Heroes, towers, turns and ways, which need no word before them. */
function shortAnswer(said: readonly string[], words: TypedWords, sight: Seen): unknown {
  const [word = ''] = said;
  const hero = HEROES.find((one) => one === word);
  if (hero !== undefined) return { type: 'takeHero', hero };
  const corner = CORNERS.findIndex((one) => words.corners[one].includes(word));
  if (corner >= 0) return { type: 'takeTower', square: TOWERS[corner] };
  const turn = (['left', 'right'] as const).find((side) => words.turns[side].includes(word));
  if (turn !== undefined) return { type: 'turn', to: turn };
  const to = squareMeant(said, words, sight, false);
  return to === null ? null : { type: 'move', to };
}

const wayMeant = (word: string | undefined, { ways }: TypedWords): Direction | null =>
  DIRECTIONS.find((way) => word !== undefined && ways[way].includes(word)) ?? null;

const squareOf = ({ view }: Seen): number => view.heroes[view.fighter]?.square ?? -1;

/** `east`, or `east south` out of the southern half of the hoard. */
function wayTyped(to: number, { ways }: TypedWords, sight: Seen): string {
  const heading = headingTo(squareOf(sight), to);
  if (heading === null) return ways[0][0];
  const word = ([first]: Spellings): string => first;
  const half = heading.half === 'south' ? 2 : 0;
  return isTwofold(heading) ? `${word(ways[heading.way])} ${word(ways[half])}` : word(ways[heading.way]);
}

/** The square, or the room, that lies that way; -1 beyond the board, null where no way was named. */
function squareMeant([one, other]: readonly string[], words: TypedWords, sight: Seen, isRoom: boolean): number | null {
  const way = wayMeant(one, words);
  if (way === null) return null;
  const square = squareOf(sight);
  const isSouth = wayMeant(other, words) === 2;
  const outs = waysOutOf(square).filter((out) => out.way === way);
  const out = (isSouth ? outs.find(({ from }) => from === HOARD_SOUTH) : undefined) ?? outs[0];
  const to = out === undefined ? -1 : besideOf(out.from, out.way);
  return isRoom && isHoard(to) ? roomOf(to) : to;
}

const formsIn = ({ view }: Seen): readonly number[] => view.keep?.forms ?? [];

const findsIn = ({ asks }: Seen): readonly number[] =>
  asks.flatMap(({ question }) => (question.kind === 'searchCards' ? question.cards : []));

/** The tiles that come next, as far as they were looked at. */
const topIn = ({ view }: Seen): readonly number[] =>
  (view.keep?.peeked ?? []).toSorted((one, other) => one.depth - other.depth).map(({ form }) => form);

/** Where each of these lies in a list, counted from 1; of those that are alike the first that is left. */
function placesIn(forms: readonly number[], all: readonly number[]): readonly number[] {
  const taken = new Set<number>();
  return forms.map((form) => {
    const place = all.findIndex((one, at) => one === form && !taken.has(at));
    taken.add(place);
    return place + 1;
  });
}
