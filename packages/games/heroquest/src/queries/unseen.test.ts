import { readOptions } from '@questhall/border';
import { sees } from '@questhall/grid';
import { open, silence } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { heroquest } from '../game.ts';
import type { Table } from '../types/index.ts';
import { boardOf, wallsTrue } from './board.ts';
import { bodies } from './sight.ts';
import { whyUnseen } from './unseen.ts';

function tableOf(quest: number): Table {
  const read = readOptions(heroquest.options, { quest });
  if (!read.ok) throw new Error(read.problem.message);
  return open(heroquest, read.value, 2, 'fast:unseen', silence).table;
}

test.each([1, 6, 12])(
  '[sight.centre-to-centre] in quest %i a look that nothing stops is a look that reaches',
  (quest) => {
    const table = tableOf(quest);
    const { grid } = boardOf(table.plan);
    const walls = wallsTrue(table);
    const inTheWay = bodies(table);
    const rules = new Set<string>();
    for (let from = quest; from < grid.size; from += 5)
      for (let to = 0; to < grid.size; to += 3) {
        const rule = whyUnseen(table, walls, from, to);
        if (rule !== null) rules.add(rule);
        expect([from, to, rule === null]).toEqual([from, to, sees(grid, walls, inTheWay, from, to)]);
      }
    expect([...rules].sort()).toEqual([
      'sight.closed-doors-block',
      'sight.corner-touch-passes',
      'sight.edge-crossing-blocks',
      'sight.figures-block',
    ]);
  },
);
