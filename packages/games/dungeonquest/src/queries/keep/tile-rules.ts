import type { TileKind } from '../../content/keep/tiles.ts';
import type { Rule } from '../../rulebook/index.ts';

/** By what a tile tests whoever enters or leaves it. */
const TEST_RULES: Readonly<Partial<Record<TileKind, Rule>>> = {
  rubble: 'tile.rubble',
  web: 'tile.web',
  chasm: 'tile.chasm',
  bridge: 'tile.bridge',
  sinkhole: 'tile.sinkhole',
  shaft: 'tile.shaft',
};

export function tileTest(kind: TileKind): Rule {
  const rule = TEST_RULES[kind];
  if (rule === undefined) throw new Error(`a ${kind} tests nobody`);
  return rule;
}
