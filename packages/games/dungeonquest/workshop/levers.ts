import type { Action, Temper } from '@questhall/dungeonquest';
import {
  AT_START,
  ATTRIBUTES,
  DECK_CARDS,
  type Deck,
  HERO_SHEETS,
  HEROES,
  KEEP_CARDS,
  MONSTER_SHEETS,
  MONSTERS,
  SUN_SPACES,
  TOKENS,
} from '@questhall/dungeonquest/content';

/** Something that makes the keep more or less deadly, turned alone to see what it does. */
export interface Lever {
  readonly title: string;
  /** Turns the content of this thread, which plays nothing else: before anything is reckoned from it, and for good. */
  turn?(): void;
  /** How the careful player differs. */
  readonly temper?: Partial<Temper>;
  /** What nobody ever answers. */
  readonly without?: readonly Action['type'][];
}

const placeOf = (title: string): number => KEEP_CARDS.findIndex((card) => card.title === title);

/** The deck with so many of this card, for whom those of the other make room. */
function mix(deck: Deck, title: string, copies: number, instead: string): void {
  const [card, other] = [placeOf(title), placeOf(instead)];
  const both = DECK_CARDS[deck].filter((one) => one === card || one === other).length;
  const rest = DECK_CARDS[deck].filter((one) => one !== card && one !== other);
  const mixed = Array.from({ length: both }, (_, i) => (i < copies ? card : other));
  Object.assign(DECK_CARDS, { [deck]: [...rest, ...mixed] });
}

const sun = (spaces: number): Lever => ({
  title: `sun track of ${spaces} spaces`,
  turn: () => Object.assign(SUN_SPACES, { usual: spaces }),
});

const LIFE_MIN = 1;
const LIFE_MAX = 8;

/** Every token with more Life, or less. */
function turnTokens(by: number): void {
  const turned = (life: number): number => Math.min(LIFE_MAX, Math.max(LIFE_MIN, life + by));
  for (const token of TOKENS) Object.assign(token, { life: turned(token.life) });
  for (const monster of MONSTERS)
    Object.assign(MONSTER_SHEETS[monster], { lives: MONSTER_SHEETS[monster].lives.map(turned) });
}

function turnHeroes(columns: readonly ('life' | (typeof ATTRIBUTES)[number])[], by: number): void {
  for (const hero of HEROES)
    for (const column of columns) Object.assign(HERO_SHEETS[hero], { [column]: HERO_SHEETS[hero][column] + by });
}

const turnHands = (powerCards: number): void => void Object.assign(AT_START, { powerCards });

function turnFire(dice: number): void {
  for (const { effects } of KEEP_CARDS)
    for (const effect of effects) if (effect.does === 'dragonfire') Object.assign(effect, { dice });
}

/** One Eye Opens is there once and gives one Treasure, every other quiet card two: so many times, and never once more. */
const plundering = (times: number): Lever => ({
  title: `plunders up to ${times} times`,
  temper: { treasures: 2 * times - 1 },
});

/** What is not turned at all comes first: all others are held against it. */
export const LEVERS: readonly Lever[] = [
  { title: 'as it is played' },
  ...[22, 24, 28, 30].map(sun),
  {
    title: 'Something Moves 12, Dust and Silence 16',
    turn: () => mix('dungeon', 'somethingMoves', 12, 'dustAndSilence'),
  },
  {
    title: 'Something Moves 18, Dust and Silence 10',
    turn: () => mix('dungeon', 'somethingMoves', 18, 'dustAndSilence'),
  },
  { title: `every token’s Life −1, at least ${LIFE_MIN}`, turn: () => turnTokens(-1) },
  { title: `every token’s Life +1, at most ${LIFE_MAX}`, turn: () => turnTokens(1) },
  { title: 'every hero’s Life −2', turn: () => turnHeroes(['life'], -2) },
  { title: 'every hero’s Life +2', turn: () => turnHeroes(['life'], 2) },
  { title: 'every attribute +1', turn: () => turnHeroes(ATTRIBUTES, 1) },
  { title: 'no Power cards at the start', turn: () => turnHands(0) },
  { title: '5 Power cards at the start', turn: () => turnHands(5) },
  { title: 'Power cards for escapes only', without: ['playPower'] },
  { title: 'determination is never spent', without: ['spend'] },
  {
    title: 'Trap cards without effect',
    turn: () => Object.assign(DECK_CARDS, { trap: DECK_CARDS.trap.map(() => placeOf('seizedMechanism')) }),
  },
  { title: 'Dragonfire 3d6', turn: () => turnFire(3) },
  ...[2, 3, 4].map(plundering),
  { title: 'never takes stairs', temper: { stairsFrom: Number.POSITIVE_INFINITY } },
];
