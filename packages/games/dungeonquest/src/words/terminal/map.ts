import { blankPaper, type Cell, DIRECTIONS, drawCorners, drawSide, type Paper, placeOn, write } from '@questhall/grid';
import { BOARD } from '../../content/keep/board.ts';
import { DOOR, PORTCULLIS, WALL } from '../../content/keep/edges.ts';
import type { TileKind } from '../../content/keep/tiles.ts';
import { kindOf } from '../../queries/keep/laid.ts';
import { besideOf, edgeAt, facingEdge, isHoard, isTower, UNEXPLORED } from '../../queries/keep/squares.ts';
import type { KeepSeen, View } from '../../types/index.ts';

/** What a square is drawn as; what a legend has to explain has a name. */
const TILE_SIGNS: Readonly<Record<TileKind, string>> = {
  chamber: '·',
  corridor: '=',
  trapped: '^',
  stairwell: '>',
  turning: '@',
  rubble: '%',
  web: 'w',
  dark: '?',
  chasm: 'v',
  bridge: 'H',
  sinkhole: 'o',
  shaft: 'O',
};

const TOWER_SIGN = 'T';
const HOARD_SIGN = '$';
const MONSTER_SIGN = '!';
const REMAINS_SIGN = '&';
const BELOW_SIGN = ',';

/** What a legend explains. */
export type MapSign = TileKind | 'tower' | 'hoard' | 'monster' | 'remains' | 'below' | 'door' | 'portcullis';

/** A map in lines of text, and what is on it. */
export interface KeepMap {
  readonly lines: readonly string[];
  readonly signs: readonly (readonly [sign: string, what: MapSign])[];
}

const EDGE_SIGNS = { door: '+', portcullis: '#' } as const;

/** The keep as far as it is explored; north is up. */
export function mapOf(keep: KeepSeen, heroes: View['heroes']): KeepMap {
  const paper = blankPaper(BOARD, { left: 0, top: 0, right: BOARD.width - 1, bottom: BOARD.height - 1 });
  const signs = new Map<string, MapSign>();
  for (let square = 0; square < BOARD.size; square++) drawSides(paper, keep, square, signs);
  drawCorners(paper);
  for (let square = 0; square < BOARD.size; square++) drawSquare(paper, keep, square, heroes, signs);
  return { lines: paper.rows.map((row) => row.join('').trimEnd()), signs: [...signs] };
}

/** What parts a square from its neighbours: of two sides the stronger, and of an unknown one what the other shows. */
function drawSides(paper: Paper, { tiles }: KeepSeen, square: Cell, signs: Map<string, MapSign>): void {
  for (const way of DIRECTIONS) {
    const beside = besideOf(square, way);
    if (isHoard(square) && isHoard(beside)) continue;
    const edges = [edgeAt(tiles, square, way), facingEdge(tiles, square, way)];
    const barrier = edges.includes(DOOR) ? 'door' : edges.includes(PORTCULLIS) ? 'portcullis' : null;
    if (beside < 0 || edges.includes(WALL)) drawSide(paper, square, way, '│', '─');
    else if (barrier !== null) {
      drawSide(paper, square, way, EDGE_SIGNS[barrier], EDGE_SIGNS[barrier]);
      signs.set(EDGE_SIGNS[barrier], barrier);
    }
  }
}

/** The ground, and who is there: the second of two heroes, or a monster beside one, hides the ground. */
function drawSquare(
  paper: Paper,
  keep: KeepSeen,
  square: Cell,
  heroes: View['heroes'],
  signs: Map<string, MapSign>,
): void {
  const [sign, what] = groundOf(keep, square);
  const here = heroes.flatMap((hero, seat) => (hero?.fate === 'inside' && hero.square === square ? [seat] : []));
  const [first, second] = here;
  const isBelow = first !== undefined && (heroes[first]?.heading ?? null) !== null;
  const isGuarded = keep.lairs.some((lair) => lair.square === square);
  const isStrewn = keep.remains.some((one) => one.square === square);
  const things = [
    ...(first === undefined ? [] : [`${first + 1}`]),
    ...(second === undefined ? [] : [`${second + 1}`]),
    ...(isBelow ? [BELOW_SIGN] : []),
    ...(isGuarded ? [MONSTER_SIGN] : []),
    ...(isStrewn ? [REMAINS_SIGN] : []),
  ];
  const [right = ' ', left = sign] = things;
  const { x, y } = placeOn(paper, square);
  write(paper, x, y, `${left}${right}`);
  if (what !== null && left === sign) signs.set(sign, what);
  if (isBelow && left === BELOW_SIGN) signs.set(BELOW_SIGN, 'below');
  if (isGuarded) signs.set(MONSTER_SIGN, 'monster');
  if (isStrewn) signs.set(REMAINS_SIGN, 'remains');
}

function groundOf({ tiles }: KeepSeen, square: Cell): readonly [sign: string, what: MapSign | null] {
  if (isTower(square)) return [TOWER_SIGN, 'tower'];
  if (isHoard(square)) return [HOARD_SIGN, 'hoard'];
  const kind = kindOf(tiles[square] ?? UNEXPLORED);
  return kind === null ? [' ', null] : [TILE_SIGNS[kind], kind];
}
