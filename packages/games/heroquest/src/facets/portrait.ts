import type { PlanLine, Portrait, StudyPlan } from '@questhall/facets';
import { cellOf, EAST, type Edge, edgeAt, hasWall, SOUTH, sideOf } from '@questhall/grid';
import { NAMES } from '../content/names.ts';
import { sheetOf } from '../setup/sheets.ts';
import { FIGURE_SIGNS } from '../sheet/heroscribe/index.ts';
import { columnOf, findMonster, rowOf, type Sheet } from '../sheet/index.ts';
import { CORRIDOR } from '../sheet/squares.ts';
import { gridOf, planWalls } from '../sheet/walls.ts';
import type { Options } from '../types/index.ts';

/** What a report calls the corridor. */
export const CORRIDOR_NAME = 'corridor';
/** What is drawn as heat on the board. */
export const HARM_BY_ROOM = 'Body Points lost by room';

/** The quest under its own name, on its own board. A campaign has many of them. */
export function portray(options: Options): Portrait {
  if (options.campaign) return { title: `The campaign from quest ${options.quest} on` };
  const sheet = sheetOf(options.quest, options.sheet, 0, options);
  return {
    title: sheet.number === null ? sheet.title : `Quest ${sheet.number}: ${sheet.title}`,
    plan: planOf(sheet),
    ...(options.sheet === '' ? {} : { source: { title: 'The sheet', text: options.sheet } }),
  };
}

function planOf(sheet: Sheet): StudyPlan {
  return {
    counted: HARM_BY_ROOM,
    rows: sheet.plan.map((row) => Array.from(row, (letter) => (letter === CORRIDOR ? CORRIDOR_NAME : letter))),
    lines: linesOf(sheet),
    signs: signsOf(sheet),
  };
}

/** Walls where two areas meet, and the doors in them. */
function linesOf(sheet: Sheet): readonly PlanLine[] {
  const { plan, doors, openDoors, secretDoors } = sheet;
  const grid = gridOf(plan);
  const walls = planWalls(grid, plan, sheet.walls);
  const line = (kind: PlanLine['kind'], edge: Edge): PlanLine => {
    const [column, row] = [columnOf(plan, cellOf(edge)), rowOf(plan, cellOf(edge))];
    const isEast = sideOf(edge) === EAST;
    return { kind, from: [column + (isEast ? 1 : 0), row + (isEast ? 0 : 1)], to: [column + 1, row + 1] };
  };
  const edges = Array.from({ length: grid.size }, (_, square) => [
    edgeAt(grid, square, EAST),
    edgeAt(grid, square, SOUTH),
  ]).flat();
  return [
    ...edges
      .filter((edge) => edge >= 0 && hasWall(walls, cellOf(edge), sideOf(edge)))
      .map((edge) => line('wall', edge)),
    ...[...doors, ...openDoors].map((edge) => line('door', edge)),
    ...secretDoors.map((edge) => line('secret', edge)),
  ];
}

/** Where the monsters stand, and the stairway. */
function signsOf(sheet: Sheet): StudyPlan['signs'] {
  const { plan, monsters, stairs } = sheet;
  const sign = (at: number, text: string, title: string) => ({
    column: columnOf(plan, at),
    row: rowOf(plan, at),
    text,
    title,
  });
  return [
    ...(stairs === null ? [] : [sign(stairs, '>', 'the stairway')]),
    ...monsters.map(({ key, at }) => {
      const known = findMonster(sheet, key);
      return sign(at, FIGURE_SIGNS[known?.figure ?? 'orc'], known?.name ?? NAMES.foe.zargon);
    }),
  ];
}
