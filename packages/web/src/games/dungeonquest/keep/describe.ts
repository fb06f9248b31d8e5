import type { KeepSeen, View } from '@questhall/dungeonquest';
import {
  besideOf,
  heroSeen,
  isHoard,
  isTower,
  KEEP_WIDTH,
  risesOf,
  roomOf,
  squaresSeen,
} from '@questhall/dungeonquest/client';
import { DIRECTIONS } from '@questhall/grid';
import { aroundFrom, aroundText, doorText, whereText } from '../../../board/describing/around.ts';
import { bearingOfSide, legsBetween, type Viewpoint } from '../../../board/describing/where.ts';
import { middleOf } from '../../../board/drawing/wall-runs.ts';
import { betweenAt, type Known, knownIn, sideOf, squareOfEdge, wayOfEdge } from './geometry.ts';
import type { KeepWords } from './words.ts';

/** What is told of a place besides what lies there. */
export interface Within {
  /** Squares that an answer leads to. */
  readonly reach: readonly number[];
  /** They are asked for, and not merely to be gone to. */
  readonly isChoice: boolean;
}

/** Everything is told from whoever acts, who is whoever listens if he is asked. */
export function viewpointIn(view: View, isAsked: boolean, words: KeepWords): Viewpoint | null {
  const hero = heroSeen(view);
  if (hero === null || hero.square < 0) return null;
  return { at: hero.square, whom: isAsked ? null : words.names.hero[hero.hero] };
}

/** Who and what is on a square. */
export function thingsOn(view: View, keep: KeepSeen, square: number, words: KeepWords): readonly string[] {
  const { names } = words;
  const heroes = view.heroes.flatMap((hero, seat) => {
    if (hero === null || hero.fate !== 'inside' || roomOf(hero.square) !== roomOf(square) || square < 0) return [];
    return [
      [
        names.hero[hero.hero],
        words.life(Math.max(0, hero.life - hero.wounds), hero.life),
        ...(seat === view.fighter ? [words.acting] : []),
        ...(hero.heading === null ? [] : [words.below(names.way[hero.heading])]),
        ...(hero.isCaged ? [words.caged] : []),
      ].join(', '),
    ];
  });
  const rises = view.heroes.flatMap((hero) =>
    hero === null || hero.fate !== 'inside'
      ? []
      : risesOf(hero).flatMap((rise) =>
          rise.square === square ? [words.rise(names.hero[hero.hero], rise.faces)] : [],
        ),
  );
  return [
    ...heroes,
    ...keep.lairs
      .filter((lair) => lair.square === square)
      .map(({ monster, life }) => words.waits(names.monster[monster], life)),
    ...keep.remains
      .filter((left) => left.square === square)
      .map(({ treasureCount, gold }) => words.remains(treasureCount, gold)),
    ...(isHoard(square) ? [words.treasures(keep.treasuresLeft), words.sleeping(keep.decks.dragon.left)] : []),
    ...rises,
  ];
}

/** `a Chamber`, `unexplored`. */
export const groundName = (keep: KeepSeen, square: number, words: KeepWords): string =>
  isTower(square) || isHoard(square) || (keep.tiles[square] ?? -1) >= 0 ? words.place(keep, square) : words.unexplored;

/**
 * A square in one sentence: `a Chamber, two squares north-east of you, can be gone to; Troll waits, Life 4; door to the
 * north; wall to the east and west`.
 */
export function describeSquare(
  view: View,
  keep: KeepSeen,
  square: number,
  from: Viewpoint | null,
  { reach, isChoice }: Within,
  words: KeepWords,
): string {
  const here = [
    groundName(keep, square, words),
    ...whereText(from, square, KEEP_WIDTH, words.describing),
    ...(reach.includes(square) ? [isChoice ? words.canChoose : words.canGo] : []),
  ];
  return [
    here.join(', '),
    ...thingsOn(view, keep, square, words),
    ...sidesText(knownIn(squaresSeen(keep)), square, words),
  ].join('; ');
}

/** What is on the four sides: `door to the north; wall to the east and west`. */
function sidesText(known: Known, square: number, words: KeepWords): readonly string[] {
  const sides = DIRECTIONS.map((way) => {
    const between = isHoard(square) && isHoard(besideOf(square, way)) ? null : betweenAt(known, square, way);
    const isWall = between === 'wall';
    return {
      bearing: bearingOfSide(way),
      isDoorway: false,
      isWall,
      things: between === null || isWall ? [] : [words.sides[between]],
    };
  });
  return aroundText(aroundFrom(sides, []), words.describing);
}

/** A side by itself: `door between a Chamber and a Corridor, just north of you`. */
export function describeSide(keep: KeepSeen, edge: number, from: Viewpoint | null, words: KeepWords): string {
  const [square, way] = [squareOfEdge(edge), wayOfEdge(edge)];
  const beyond = besideOf(square, way);
  const between = betweenAt(knownIn(squaresSeen(keep)), square, way) ?? 'dark';
  const name = (at: number): string => groundName(keep, at, words);
  return [
    beyond < 0 ? words.sides[between] : words.side(words.sides[between], name(square), name(beyond)),
    ...doorText(from, middleOf(sideOf(edge)), farFrom(from, square, beyond), KEEP_WIDTH, words.describing),
  ].join(', ');
}

/** So many squares from whoever looks on. */
function farFrom(from: Viewpoint | null, ...squares: readonly number[]): number {
  const far = (square: number): number =>
    legsBetween(from?.at ?? square, square, KEEP_WIDTH).reduce((sum, leg) => sum + leg.squares, 0);
  return Math.min(...squares.filter((square) => square >= 0).map(far));
}

/** Everybody and everything that is somewhere, for those who listen. */
export function whereaboutsOf(view: View, keep: KeepSeen, from: Viewpoint | null, words: KeepWords): readonly string[] {
  const at = (square: number): string =>
    [words.place(keep, square), ...whereText(from, square, KEEP_WIDTH, words.describing)].join(', ');
  const squares = new Set([
    ...view.heroes.flatMap((hero) => (hero !== null && hero.fate === 'inside' && hero.square >= 0 ? hero.square : [])),
    ...keep.lairs.map(({ square }) => square),
    ...keep.remains.map(({ square }) => square),
  ]);
  const around =
    from === null ? [] : [describeSquare(view, keep, from.at, from, { reach: [], isChoice: false }, words)];
  return [
    ...around,
    ...[...squares].flatMap((square) =>
      thingsOn(view, keep, square, words).map((thing) => words.stands(thing, at(square))),
    ),
  ];
}
