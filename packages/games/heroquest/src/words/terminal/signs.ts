import type { Piece } from '../../content/furniture.ts';
import { HERO_LETTERS } from '../../content/letters.ts';
import { isStair, stairSquares } from '../../queries/board.ts';
import { allyLetter, heroesHere, idOfHero } from '../../queries/figures.ts';
import { isOpenPit } from '../../queries/floor.ts';
import type { FloorTrap, PlacedPiece, Square } from '../../sheet/sheet.ts';
import type { Door, FigureId, View } from '../../types/index.ts';
import { actorOf } from '../telling/asked.ts';
import { lurkingSign, marksOf } from '../telling/marks.ts';

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

/** What the legend says, in one language. */
export interface MapTexts {
  readonly stairway: string;
  readonly rock: string;
  readonly openPit: string;
  readonly traps: Readonly<Record<FloorTrap, string>>;
  readonly hiddenTraps: string;
  readonly goldChest: string;
  readonly pile: string;
  readonly monster: string;
  readonly portal: string;
  readonly openDoor: string;
  readonly secretDoor: string;
  readonly hiddenDoor: string;
  readonly door: string;
  /** The captive, whom nobody has found yet. */
  captive(view: Pick<View, 'goal'>): string;
  /** What is written on a piece of furniture: the first that fits. */
  readonly labels: Readonly<Record<Piece, readonly string[]>>;
  readonly pieces: Readonly<Record<Piece, string>>;
}

const STAIRS = '≡≡';
const TRAP_LETTERS: Readonly<Record<FloorTrap, string>> = { pit: 'P', block: 'B', spear: 'S' };
/** All signs of a view; where several are on one square, the last one is seen. */
export const signsOf = (view: View, texts: MapTexts): Sign[] => [
  ...groundSigns(view, texts),
  ...hiddenSigns(view, texts),
  ...lyingSigns(view, texts),
  ...figureSigns(view, texts),
];

const signed = (at: Square, text: string, legend: string): Sign => ({ at, text, legend: `${text} ${legend}` });

function groundSigns({ plan, stairs, rocks, traps }: View, texts: MapTexts): Sign[] {
  return [
    ...stairSquares({ plan, stairs }).map((at) => signed(at, STAIRS, texts.stairway)),
    ...rocks.map((at) => signed(at, ROCK, texts.rock)),
    ...traps.map(({ at, kind, isOpen }) =>
      isOpen ? signed(at, '()', texts.openPit) : signed(at, `^${TRAP_LETTERS[kind]}`, texts.traps[kind]),
    ),
  ];
}

/** What only Zargon sees: small letters. */
function hiddenSigns({ plan, hidden, goal }: View, texts: MapTexts): Sign[] {
  if (hidden === null) return [];
  return [
    ...stairSquares({ plan, stairs: hidden.stairs }).map((at) => signed(at, STAIRS, texts.stairway)),
    ...hidden.rocks.map((at) => signed(at, ROCK, texts.rock)),
    ...hidden.traps.map(({ at, kind }) => ({
      at,
      text: `^${TRAP_LETTERS[kind].toLowerCase()}`,
      legend: `^p ^b ^s ${texts.hiddenTraps}`,
    })),
    ...hidden.goldChests.map((at) => signed(at, ' $', texts.goldChest)),
    ...(hidden.goalSquare === null ? [] : [signed(hidden.goalSquare, ' r', texts.captive({ goal }))]),
    ...hidden.monsters.map((monster) => ({
      at: monster.at,
      text: lurkingSign(monster.name).toLowerCase().padStart(2),
      legend: null,
    })),
  ];
}

function lyingSigns({ piles, chests }: View, texts: MapTexts): Sign[] {
  return [
    ...piles.map(({ at }) => signed(at, ' !', texts.pile)),
    ...chests.flatMap(({ at, where }) => (where === 'floor' ? [signed(at, ' $', texts.goldChest)] : [])),
  ];
}

function figureSigns(view: View, texts: MapTexts): Sign[] {
  const active = actorOf(view.turn);
  const marks = marksOf(view);
  const friends = [
    ...heroesHere(view).map(({ hero, at }) => ({ id: idOfHero(hero), at, letter: HERO_LETTERS[hero] })),
    ...view.allies.map(({ id, at }) => ({ id, at, letter: allyLetter(id) })),
  ];
  const squares = [...new Set(friends.map(({ at }) => at))];
  return [
    ...view.monsters.map(({ id, at }) => ({
      at,
      text: (marks.get(id)?.badge ?? '').padStart(2),
      legend: `G2 ${texts.monster}`,
    })),
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

/** For a vertical side one of it, for a horizontal side two. */
export function doorSign({ kind, isOpen }: Pick<Door, 'kind' | 'isOpen'>, texts: MapTexts): DoorSign {
  if (kind === 'portal') return { text: '@', legend: `@ ${texts.portal}` };
  if (isOpen) return { text: "'", legend: `' ${texts.openDoor}` };
  return kind === 'secret' ? { text: '%', legend: `% ${texts.secretDoor}` } : { text: '+', legend: `+ ${texts.door}` };
}

interface DoorSign {
  readonly text: string;
  readonly legend: string;
}

export const hiddenDoorSign = ({ hiddenDoor }: MapTexts): DoorSign => ({ text: '?', legend: `? ${hiddenDoor}` });

/** The label for so many characters, and a word for the legend when it is only a shorthand. */
export function labelOf(
  { piece }: PlacedPiece,
  room: number,
  texts: MapTexts,
): { readonly text: string; readonly legend: string | null } {
  const labels = texts.labels[piece];
  const text = labels.find(({ length }) => length <= room) ?? '';
  return { text, legend: text === labels.at(-1) ? `${text} ${texts.pieces[piece].toLowerCase()}` : null };
}
