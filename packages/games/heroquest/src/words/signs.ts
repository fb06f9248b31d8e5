import type { Piece } from '../content/furniture.ts';
import { HERO_LETTERS, monsterLetter } from '../content/letters.ts';
import { NAMES } from '../content/names.ts';
import { isStair, stairSquares } from '../queries/board.ts';
import { allyLetter, heroesHere, idOfHero } from '../queries/figures.ts';
import { isOpenPit } from '../queries/floor.ts';
import type { FloorTrap, PlacedPiece, Square } from '../sheet/sheet.ts';
import { CAPTIVE_ID, type Door, type FigureId, GENIE_ID, type View } from '../types/index.ts';
import { captiveIn } from './figures.ts';
import { signsOfMonsters } from './monster-names.ts';

/** A sign on a square, two characters, and what the legend says about it where it does not explain itself. */
export interface Sign {
  readonly at: Square;
  readonly text: string;
  readonly legend: string | null;
}

const ROCK = '▓▓';
/** What a square is filled with that comes to light with its room. */
export const FURNITURE = '▒';
export const HIDDEN_FURNITURE = '░';

const STAIRS = { text: '≡≡', legend: '≡≡ stairway' } as const;
const TRAP_LETTERS: Readonly<Record<FloorTrap, string>> = { pit: 'P', block: 'B', spear: 'S' };
const TRAP_LEGENDS: Readonly<Record<FloorTrap, string>> = {
  pit: '^P hidden pit',
  block: '^B falling block',
  spear: '^S spear',
};

const MONSTER_LEGEND = 'O8 monster: its letter and the last digit of its number';

/** All signs of a view; where several are on one square, the last one is seen. */
export const signsOf = (view: View): Sign[] => [
  ...groundSigns(view),
  ...hiddenSigns(view),
  ...lyingSigns(view),
  ...figureSigns(view),
];

function groundSigns({ plan, stairs, rocks, traps }: View): Sign[] {
  return [
    ...stairSquares({ plan, stairs }).map((at) => ({ at, ...STAIRS })),
    ...rocks.map((at) => ({ at, text: ROCK, legend: `${ROCK} rock` })),
    ...traps.map(({ at, kind, isOpen }) =>
      isOpen
        ? { at, text: '()', legend: '() open pit' }
        : { at, text: `^${TRAP_LETTERS[kind]}`, legend: TRAP_LEGENDS[kind] },
    ),
  ];
}

/** What only Zargon sees: small letters. */
function hiddenSigns({ plan, hidden, goal }: View): Sign[] {
  if (hidden === null) return [];
  return [
    ...stairSquares({ plan, stairs: hidden.stairs }).map((at) => ({ at, ...STAIRS })),
    ...hidden.rocks.map((at) => ({ at, text: ROCK, legend: `${ROCK} rock` })),
    ...hidden.traps.map(({ at, kind }) => ({
      at,
      text: `^${TRAP_LETTERS[kind].toLowerCase()}`,
      legend: '^p ^b ^s traps nobody has found (pit, falling block, spear)',
    })),
    ...hidden.goldChests.map((at) => ({ at, text: ' $', legend: ' $ chest of gold' })),
    ...(hidden.goalSquare === null
      ? []
      : [{ at: hidden.goalSquare, text: ' r', legend: ` r ${captiveIn({ goal })}, not found yet` }]),
    ...hidden.monsters.map((monster) => ({
      at: monster.at,
      text: ` ${monsterLetter(monster.name).toLowerCase()}`,
      legend: null,
    })),
  ];
}

function lyingSigns({ piles, chests }: View): Sign[] {
  return [
    ...piles.map(({ at }) => ({ at, text: ' !', legend: ' ! something to take' })),
    ...chests.flatMap(({ at, where }) => (where === 'floor' ? [{ at, text: ' $', legend: ' $ chest of gold' }] : [])),
  ];
}

function figureSigns(view: View): Sign[] {
  const active = activeFigure(view);
  const signs = signsOfMonsters(view);
  const friends = [
    ...heroesHere(view).map(({ hero, at }) => ({ id: idOfHero(hero), at, letter: HERO_LETTERS[hero] })),
    ...view.allies.map(({ id, at }) => ({ id, at, letter: allyLetter(id) })),
  ];
  const squares = [...new Set(friends.map(({ at }) => at))];
  return [
    ...view.monsters.map(({ id, at }) => ({ at, text: signs.get(id) ?? '', legend: MONSTER_LEGEND })),
    ...squares.map((at) => ({ at, text: crowd(view, friends, at, active), legend: null })),
  ];
}

/**
 * One letter, with a star when it is that figure's turn, or with a sign for what it stands on; two letters side by
 * side; a plus for more.
 */
function crowd(
  view: View,
  friends: readonly { readonly id: FigureId; readonly at: Square; readonly letter: string }[],
  at: Square,
  active: FigureId | null,
): string {
  const here = friends.filter((friend) => friend.at === at);
  const [first, second] = here;
  if (first === undefined) return '';
  if (second !== undefined) return here.length > 2 ? `${first.letter}+` : first.letter + second.letter;
  if (first.id === active) return `*${first.letter}`;
  return `${isOpenPit(view, at) ? '(' : isStair(view, at) ? '≡' : ' '}${first.letter}`;
}

function activeFigure({ turn }: View): FigureId | null {
  if (turn?.who === 'genie') return GENIE_ID;
  if (turn?.who === 'captive') return CAPTIVE_ID;
  return turn?.hero == null ? null : idOfHero(turn.hero);
}

/** For a vertical side one of it, for a horizontal side two. */
export function doorSign({ kind, isOpen }: Pick<Door, 'kind' | 'isOpen'>): {
  readonly text: string;
  readonly legend: string;
} {
  if (kind === 'portal') return { text: '@', legend: '@ portal' };
  if (isOpen) return { text: "'", legend: "' open door" };
  return kind === 'secret' ? { text: '%', legend: '% secret door' } : { text: '+', legend: '+ door' };
}

export const HIDDEN_SECRET_DOOR = { text: '?', legend: '? secret door nobody has found' } as const;

/** What is written on a piece of furniture: the first that fits. */
const LABELS: Readonly<Record<Piece, readonly string[]>> = {
  table: ['table', 'tb'],
  chest: ['chest', 'ch'],
  throne: ['throne', 'th'],
  workbench: ['bench', 'wb'],
  tomb: ['tomb', 'to'],
  ritual: ['ritual', 'rite', 'ri'],
  rack: ['rack', 'ra'],
  bookcase: ['bookcase', 'bk'],
  fireplace: ['fire', 'fp'],
  'weapon-rack': ['weapons', 'wr'],
  cupboard: ['cupboard', 'cb'],
};

/** The label for so many characters, and a word for the legend when it is only a shorthand. */
export function labelOf(
  { piece }: PlacedPiece,
  room: number,
): { readonly text: string; readonly legend: string | null } {
  const labels = LABELS[piece];
  const text = labels.find(({ length }) => length <= room) ?? '';
  return { text, legend: text === labels.at(-1) ? `${text} ${NAMES.piece[piece].toLowerCase()}` : null };
}
