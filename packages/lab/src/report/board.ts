import type { PlanLine, StudyPlan } from '@questhall/facets';
import { escapeText } from './svg.ts';

const SQUARE = 24;
const MARGIN = 6;
const LEGEND_HEIGHT = 44;
const STEP = 48;
/** Five boxes, and what they are of. */
const LEGEND_WIDTH = 6.5 * STEP;
/** A longer name would cover half the board; whoever points at its area is told it. */
const NAME_MAX = 3;
/** The warmest area is not painted over its signs. */
const HEAT_MAX = 0.75;

const at = (n: number): number => MARGIN + n * SQUARE;
const round = (n: number): number => Math.round(n * 100) / 100;

/** Which squares each area has. */
function squaresOf({ rows }: StudyPlan): ReadonlyMap<string, readonly (readonly [column: number, row: number])[]> {
  const areas = new Map<string, [number, number][]>();
  for (const [y, row] of rows.entries())
    for (const [x, area] of row.entries()) {
      const squares = areas.get(area) ?? [];
      squares.push([x, y]);
      if (area !== '') areas.set(area, squares);
    }
  return areas;
}

/** A name with its figure is so many squares wider than one, to either side. */
const NAME_REACH = 1;
/** As far as a name rather moves than to cover a sign, or to stand on a wall. */
const OFF_A_SIGN = 5;
const OFF_A_WALL = 2;

/** The square of an area that lies nearest to its middle and covers neither signs nor walls: there its name stands. */
function placeOf(
  { rows, signs }: StudyPlan,
  squares: readonly (readonly [number, number])[],
): readonly [number, number] {
  const mean = (side: 0 | 1): number => squares.reduce((sum, square) => sum + square[side], 0) / squares.length;
  const [x, y] = [mean(0), mean(1)];
  const cost = ([column, row]: readonly [number, number]): number => {
    const covered = signs.filter((sign) => sign.row === row && Math.abs(sign.column - column) <= NAME_REACH);
    const beside = [column - NAME_REACH, column + NAME_REACH].filter(
      (other) => rows[row]?.[other] !== rows[row]?.[column],
    );
    return Math.hypot(column - x, row - y) + OFF_A_SIGN * covered.length + OFF_A_WALL * beside.length;
  };
  return squares.reduce((best, square) => (cost(square) < cost(best) ? square : best));
}

const drawLine = ({ kind, from, to }: PlanLine): string =>
  `<line class="${kind}" x1="${at(from[0])}" y1="${at(from[1])}" x2="${at(to[0])}" y2="${at(to[1])}"/>`;

/** Where the floor ends. */
function rimOf({ rows }: StudyPlan): readonly PlanLine[] {
  const isFloor = (x: number, y: number): boolean => (rows[y]?.[x] ?? '') !== '';
  const lines: PlanLine[] = [];
  for (const [y, row] of rows.entries())
    for (const x of row.keys()) {
      if (!isFloor(x, y)) continue;
      if (!isFloor(x, y - 1)) lines.push({ kind: 'wall', from: [x, y], to: [x + 1, y] });
      if (!isFloor(x, y + 1)) lines.push({ kind: 'wall', from: [x, y + 1], to: [x + 1, y + 1] });
      if (!isFloor(x - 1, y)) lines.push({ kind: 'wall', from: [x, y], to: [x, y + 1] });
      if (!isFloor(x + 1, y)) lines.push({ kind: 'wall', from: [x + 1, y], to: [x + 1, y + 1] });
    }
  return lines;
}

/** A plan with how much was counted in each of its areas, a game: the more, the warmer, and as a number. */
export function boardSvg(plan: StudyPlan, perGame: ReadonlyMap<string, number>): string {
  const width = Math.max(LEGEND_WIDTH, Math.max(...plan.rows.map((row) => row.length)) * SQUARE + 2 * MARGIN);
  const deep = plan.rows.length * SQUARE + 2 * MARGIN;
  const areas = squaresOf(plan);
  const most = Math.max(1e-9, ...[...areas.keys()].map((area) => perGame.get(area) ?? 0));
  const floors = [...areas].map(([area, squares]) => {
    const value = perGame.get(area) ?? 0;
    const path = squares.map(([x, y]) => `M${at(x)} ${at(y)}h${SQUARE}v${SQUARE}h-${SQUARE}z`).join('');
    const heat =
      value === 0 ? '' : `<path class="heat" fill-opacity="${round((HEAT_MAX * value) / most)}" d="${path}"/>`;
    return `<g><title>${escapeText(area)}: ${value.toFixed(2)} a game</title><path class="floor" d="${path}"/>${heat}</g>`;
  });
  const signs = plan.signs.map(
    ({ column, row, text, title }) =>
      `<text class="sign" x="${at(column + 0.5)}" y="${at(row + 0.5) + 4}" text-anchor="middle"><title>${escapeText(title)}</title>${escapeText(text)}</text>`,
  );
  const names = [...areas].map(([area, squares]) => {
    const [x, y] = placeOf(plan, squares);
    const value = perGame.get(area) ?? 0;
    const figure = value < 0.005 ? '' : `<tspan class="figure" dx="3">${value.toFixed(value < 10 ? 2 : 1)}</tspan>`;
    const name = area.length <= NAME_MAX ? escapeText(area) : '';
    return `<text class="name halo" x="${at(x + 0.5)}" y="${at(y + 0.5) + 5}" text-anchor="middle">${name}${figure}</text>`;
  });
  const caption = `${plan.counted}, a game, on the board; the figures are in the table below`;
  return `<svg class="board" viewBox="0 0 ${width} ${deep + LEGEND_HEIGHT}" style="max-width:${Math.round(1.5 * width)}px" role="img" aria-label="${escapeText(caption)}">
${floors.join('')}${[...rimOf(plan), ...plan.lines].map(drawLine).join('')}${signs.join('')}${names.join('')}${legend(deep, most)}</svg>`;
}

/** How warm is how much. */
function legend(top: number, most: number): string {
  const steps = [0, 0.25, 0.5, 0.75, 1];
  const boxes = steps.map(
    (share, i) =>
      `<rect class="floor" x="${MARGIN + i * STEP}" y="${top + 4}" width="${STEP}" height="12"/><rect class="heat" fill-opacity="${round(HEAT_MAX * share)}" x="${MARGIN + i * STEP}" y="${top + 4}" width="${STEP}" height="12"/>` +
      `<text x="${MARGIN + i * STEP + STEP / 2}" y="${top + 32}" text-anchor="middle">${(most * share).toFixed(1)}</text>`,
  );
  return `${boxes.join('')}<text x="${MARGIN + steps.length * STEP + 6}" y="${top + 15}">a game</text>`;
}
