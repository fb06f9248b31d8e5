import { readOptions } from '@questhall/border';
import { hasWall, sidesOf } from '@questhall/grid';
import { bordersOf } from '@questhall/heroscribe';
import { open, silence, type Tell } from '@questhall/kernel';
import { playOut, seatPlayers } from '@questhall/players';
import { describe, expect, test } from 'vitest';
import { bots } from '../../bots/index.ts';
import { heroquest } from '../../game.ts';
import { boardOf, planText } from '../../queries/board.ts';
import type { HeroQuest } from '../../types/index.ts';
import { reachedSquares } from '../checks/reach.ts';
import { parseSheet } from '../parse.ts';
import { printSheet } from '../print.ts';
import type { Edge, Plan, Sheet } from '../sheet.ts';
import { nameEdge, nameSquare, squareAt, widthOf } from '../squares.ts';
import { mirrorSheet, rotateSheet } from '../turn.ts';
import { validateSheet } from '../validate.ts';
import { drawSheet } from './draw.ts';
import { type Imported, importHeroScribe } from './import.ts';

type Thing = readonly [id: string, left: number, top: number, rotation?: string];
type Bridge = readonly [column: number | string, row: number | string, position: number | string, orientation: string];

const objectXml = ([id, left, top, rotation = 'downward']: Thing): string =>
  `<object id="${id}" left="${left}" top="${top}" rotation="${rotation}"/>`;
const bridgeXml = ([column, row, position, orientation]: Bridge): string =>
  `<bridge column="${column}" row="${row}" position="${position}" orientation="${orientation}"/>`;

/** The stairway in the upper left room of the first board, and a way out of it. */
const START: readonly Thing[] = [
  ['Stairway', 2, 2],
  ['Door', 1, 3, 'rightward'],
];

/** Two by two boards, each with what is drawn on it. */
function fourBoards(boards: readonly (readonly Thing[])[], bridges: readonly Bridge[], dark = ''): string {
  const drawn = [0, 1, 2, 3].map(
    (index) => `<board>${index === 0 ? dark : ''}${(boards[index] ?? []).map(objectXml).join('')}</board>`,
  );
  return `<quest name="Four Boards" width="2" height="2">${drawn.join('')}${bridges.map(bridgeXml).join('')}<speech>Kill every monster.</speech></quest>`;
}

/** Imported, and sound. */
function taken(xml: string): Imported {
  const imported = importHeroScribe(xml);
  if (!imported.ok) throw new Error(`${imported.problem.field} ${imported.problem.message}`);
  const { sheet } = imported.value;
  expect(parseSheet(printSheet(sheet))).toEqual({ ok: true, value: sheet });
  expect(validateSheet(sheet).errors).toEqual([]);
  return imported.value;
}

const sizeOf = (plan: Plan) => ({ width: widthOf(plan), height: plan.length });

/** Where one can walk from a board to the next without a door. */
function openBorders({ plan, walls }: Sheet): string[] {
  const board = boardOf(planText(plan, walls));
  const isOpen = (edge: Edge): boolean => {
    const [first] = sidesOf(board.grid, edge);
    return !hasWall(board.walls, first, (edge & 1) === 0 ? 1 : 2);
  };
  return bordersOf(sizeOf(plan))
    .filter(isOpen)
    .map((edge) => nameEdge(plan, edge));
}

const names = ({ plan }: Sheet, edges: readonly Edge[]): string[] => edges.map((edge) => nameEdge(plan, edge));
const isReached = (sheet: Sheet, column: number, row: number): boolean =>
  reachedSquares(sheet).has(squareAt(sheet.plan, column, row));
const about = ({ warnings }: Imported, word: string): string[] => warnings.filter((warning) => warning.includes(word));

/** To the right of the first board in its tenth row, and down from the second one in its fifth column. */
const RIGHT: Bridge = [1, 1, 10, 'horizontal'];
const DOWN: Bridge = [2, 1, 5, 'vertical'];

describe('boards touch only at their bridges', () => {
  test('one walks from board to board there, and nowhere else', () => {
    const { sheet } = taken(fourBoards([START], [RIGHT, DOWN]));
    expect(openBorders(sheet)).toEqual(['25,9E', '30,18S']);
    expect(sheet.walls).toHaveLength(38 + 52 - 2);
    expect([
      isReached(sheet, 26, 9),
      isReached(sheet, 51, 0),
      isReached(sheet, 30, 19),
      isReached(sheet, 51, 37),
    ]).toEqual(Array(4).fill(true));
    expect([isReached(sheet, 0, 19), isReached(sheet, 25, 37)]).toEqual([false, false]); // no bridge leads to the third board
  });

  test('turned about, a sheet has its bridges where they belong', () => {
    const { sheet } = taken(fourBoards([START], [RIGHT, DOWN]));
    expect(openBorders(mirrorSheet(sheet))).toEqual(['25,9E', '21,18S']);
    expect(openBorders(rotateSheet(sheet))).toEqual(['21,18S', '25,28E']);
  });

  test('the drawing shows the walls between them', () => {
    const drawn = drawSheet(taken(fourBoards([START], [RIGHT, DOWN])).sheet);
    const border = drawn.slice(0, 39).map((row) => row[52]);
    expect([border[1], border[17], border[19], border[21], border[37]]).toEqual(['│', '│', ' ', '│', '│']);
  });

  test('nothing lies across a border, and whoever must make room stays on the own board', () => {
    const across: readonly Thing[] = [
      ['Table', 26, 4],
      ['DoubleBlockedSquare', 26, 6],
      ['LongPitTrap', 26, 8],
      ['Orc', 26, 12],
      ['Orc', 26, 12],
    ];
    const { sheet, warnings } = taken(fourBoards([[...START, ...across]], [RIGHT]));
    expect([sheet.furniture, sheet.traps]).toEqual([[], []]);
    expect(warnings).toContain('Table does not lie in one room: 25,3');
    expect(warnings).toContain('LongPitTrap lies outside the board: 25,7');
    expect(sheet.blocked.map((square) => nameSquare(sheet.plan, square))).toEqual(['25,5']);
    expect(sheet.monsters.map(({ at }) => nameSquare(sheet.plan, at))).toEqual(['25,11', '25,10']);
  });

  test('what a bridge leads to is in play, unless nothing of it is', () => {
    const dark = '<dark left="26" top="10" width="1" height="1"/>';
    const one = taken(fourBoards([START], [RIGHT], dark));
    expect(about(one, 'bridge')).toEqual(['a bridge uses squares marked out of play, which are in play now: 25,9']);
    expect(isReached(one.sheet, 26, 9)).toBe(true);
    const shut = taken(fourBoards([[...START, ['SingleBlockedSquare', 26, 10]]], [RIGHT]));
    expect(about(shut, 'bridge')).toEqual(['a bridge leads into blocked squares: 25,9E']);
    expect(isReached(shut.sheet, 26, 9)).toBe(false);
  });

  test('a file with several boards and no bridge does not say where they touch: all along, and that is said', () => {
    const imported = taken(fourBoards([START], []));
    expect(imported.sheet.walls).toEqual([]);
    expect(openBorders(imported.sheet)).toHaveLength(38 + 52);
    expect(about(imported, 'bridge')).toEqual([
      'the file has 4 boards and no bridge: here their outer corridors touch all along the border',
    ]);
  });
});

describe('doors between boards', () => {
  test('a door drawn from both sides is one door, and that is said once', () => {
    const left: Thing = ['Door', 26, 10, 'rightward'];
    const right: Thing = ['Door', 0, 10, 'leftward'];
    const imported = taken(fourBoards([[...START, left], [right]], [RIGHT]));
    expect(names(imported.sheet, imported.sheet.doors)).toEqual(['0,2E', '25,9E']);
    expect(imported.counts.doors).toBe(2);
    expect(imported.warnings.filter((warning) => warning.includes('25,9'))).toEqual([
      'Door is drawn from both sides, and is one door: 25,9E',
    ]);
    expect(imported.sheet.notes).toEqual([]);
    expect(isReached(imported.sheet, 26, 9)).toBe(true);
    expect(openBorders(imported.sheet)).toEqual([]); // closed, it is as good as a wall
  });

  test('several of them are told in one line', () => {
    const pair = (row: number): readonly [Thing, Thing] => [
      ['Door', 26, row, 'rightward'],
      ['Door', 0, row, 'rightward'],
    ];
    const [one, other] = [pair(4), pair(10)];
    const imported = taken(
      fourBoards(
        [
          [...START, one[0], other[0]],
          [one[1], other[1]],
        ],
        [RIGHT, [1, 1, 4, 'horizontal']],
      ),
    );
    expect(about(imported, 'both sides')).toEqual(['Door is drawn from both sides, and is one door: 25,3E 25,9E']);
  });

  test('drawn from one side, it is a door all the same, and there is nothing to say; a secret one is in a wall', () => {
    const door = taken(fourBoards([[...START, ['Door', 26, 10, 'rightward']]], [RIGHT]));
    expect(door.warnings.filter((warning) => warning.includes('25,9'))).toEqual([]);
    const secret = taken(fourBoards([[...START, ['SecretDoor', 26, 10, 'leftward']]], [RIGHT]));
    expect(names(secret.sheet, secret.sheet.secretDoors)).toEqual(['25,9E']);
    expect(openBorders(secret.sheet)).toEqual([]);
  });

  test('open from one side and closed from the other, the first one counts', () => {
    const imported = taken(
      fourBoards([[...START, ['Door', 26, 10, 'rightward']], [['OpenDoor', 0, 10, 'rightward']]], [RIGHT]),
    );
    expect([names(imported.sheet, imported.sheet.doors), imported.sheet.openDoors]).toEqual([['0,2E', '25,9E'], []]);
    expect(about(imported, 'both sides')).toEqual(['OpenDoor is drawn from both sides, and is one door: 25,9E']);
  });

  test('without a bridge it leads nowhere, as at the edge of any board', () => {
    const imported = taken(fourBoards([[...START, ['Door', 26, 4, 'rightward']]], [RIGHT]));
    expect(names(imported.sheet, imported.sheet.doors)).toEqual(['0,2E']);
    expect(imported.warnings).toContain('Door stands at the edge of its board, where no bridge leads on: 25,3');
    expect(openBorders(imported.sheet)).toEqual(['25,9E']);
  });
});

describe('what cannot be reached', () => {
  /** A room on the second board with a door, an Orc and a trap. */
  const ROOM: readonly Thing[] = [
    ['Door', 3, 1],
    ['Orc', 3, 3],
    ['PitTrap', 2, 2],
  ];

  test('is said to be, where no bridge leads to its board', () => {
    const { warnings, sheet } = taken(fourBoards([[...START, ['Orc', 4, 4]], ROOM], [DOWN]));
    expect(warnings).toContain('doors: 28,0S: no hero can come to this door');
    expect(warnings).toContain('pit: 27,1: no hero can come to this trap');
    expect(warnings.some((warning) => warning.startsWith('no way leads to Orc at 28,2'))).toBe(true);
    expect(isReached(sheet, 28, 0)).toBe(false);
  });

  test('and not, where one does', () => {
    const imported = taken(fourBoards([[...START, ['Orc', 4, 4]], ROOM], [RIGHT]));
    expect(about(imported, 'no hero can come')).toEqual([]);
    expect(about(imported, 'no way leads')).toEqual([]);
  });

  test('the stairway is the one from which most can be reached over the bridges', () => {
    const { sheet } = taken(
      fourBoards(
        [
          START,
          [['Stairway', 2, 2]],
          [
            ['Stairway', 2, 2],
            ['Door', 3, 4],
          ],
        ],
        [
          [1, 2, 3, 'horizontal'],
          [2, 1, 9, 'vertical'],
        ],
      ),
    );
    expect(nameSquare(sheet.plan, sheet.stairs ?? -1)).toBe('1,1'); // a whole corridor; the others are behind closed walls
    const other = taken(
      fourBoards(
        [
          [
            ['Stairway', 2, 2],
            ['Door', 1, 3, 'rightward'],
          ],
          [],
          [
            ['Stairway', 2, 2],
            ['Door', 1, 3, 'rightward'],
          ],
        ],
        [[1, 2, 3, 'horizontal']],
      ),
    );
    expect(nameSquare(other.sheet.plan, other.sheet.stairs ?? -1)).toBe('1,20');
  });
});

describe('a bridge that is none is named, and left out', () => {
  test.each<[Bridge, string]>([
    [[1, 1, 10, 'diagonal'], 'is “diagonal”, neither horizontal nor vertical'],
    [[2, 1, 10, 'horizontal'], 'does not name a board that has another one to the right of it'],
    [[1, 2, 10, 'vertical'], 'does not name a board that has another one below it'],
    [[0, 1, 10, 'horizontal'], 'does not name a board that has another one to the right of it'],
    [['x', 1, 10, 'horizontal'], 'does not name a board that has another one to the right of it'],
    [[1, 1, 20, 'horizontal'], 'must have a position from 1 to 19'],
    [[1, 1, 27, 'vertical'], 'must have a position from 1 to 26'],
    [[1, 1, '', 'vertical'], 'must have a position from 1 to 26'],
    [[1, 1, 1e9, 'vertical'], 'must have a position from 1 to 26'],
  ])('%j', (bridge, why) => {
    const imported = taken(fourBoards([START], [RIGHT, bridge]));
    expect(about(imported, 'bridge')).toEqual([`bridge number 2 ${why}, and is left out`]);
    expect(openBorders(imported.sheet)).toEqual(['25,9E']);
  });
});

/** Somebody who watches every step. */
class Steps implements Tell<HeroQuest> {
  readonly crossed = new Set<string>();
  readonly #at = new Map<number, number>();
  readonly #plan: Sheet['plan'];

  constructor(plan: Sheet['plan']) {
    this.#plan = plan;
  }

  all(_rule: HeroQuest['Rule'], event: HeroQuest['Event']): void {
    if (event.type === 'stepped') this.#step(event.figure, event.to);
    else if (event.type === 'walked') for (const to of event.path) this.#step(event.figure, to);
    else if (event.type === 'monsterAppeared') this.#at.set(event.monster, event.at);
  }

  #step(figure: number, to: number): void {
    const before = this.#at.get(figure);
    this.#at.set(figure, to);
    const edge = bordersOf(sizeOf(this.#plan)).find((border) =>
      sidesOf(boardOf(this.#plan.join('\n')).grid, border).every((side) => side === before || side === to),
    );
    if (edge !== undefined && before !== to) this.crossed.add(nameEdge(this.#plan, edge));
  }

  only(): void {}
  split(_to: number, rule: HeroQuest['Rule'], secret: HeroQuest['Event']): void {
    this.all(rule, secret);
  }
}

test('played to its end by the bots, nobody crosses a border but at a bridge', () => {
  const boards: readonly (readonly Thing[])[] = [
    [...START, ['Orc', 8, 1], ['Goblin', 20, 1]],
    [
      ['Goblin', 1, 8],
      ['Door', 3, 1],
      ['Orc', 3, 3],
      ['Goblin', 4, 3],
    ],
    [],
    [
      ['Goblin', 6, 1],
      ['Door', 3, 1],
      ['Orc', 3, 3],
    ],
  ];
  const { sheet } = taken(fourBoards(boards, [RIGHT, DOWN]));
  const options = readOptions(heroquest.options, { sheet: printSheet(sheet), rounds: 120 });
  if (!options.ok) throw new Error(`${options.problem.field} ${options.problem.message}`);
  const crossed = new Set<string>();
  const endings = new Set<string | null>();
  for (const seed of ['1', '2', '3']) {
    const draft = open(heroquest, options.value, 2, `fast:${seed}`, silence);
    const { standard } = bots;
    if (standard === undefined) throw new Error('nobody plays');
    const steps = new Steps(sheet.plan);
    playOut(heroquest, draft, seatPlayers([standard(), standard()], seed), steps);
    expect(heroquest.laws(draft)).toEqual([]);
    endings.add(draft.table.ending);
    for (const edge of steps.crossed) crossed.add(edge);
  }
  expect([...crossed].toSorted()).toEqual(['25,9E', '30,18S']);
  expect([...endings]).toEqual(['success']);
});
