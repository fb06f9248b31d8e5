import type { TileKind } from '../../content/keep/tiles.ts';
import type { Rule } from '../../rulebook/index.ts';

/** The rule of each kind of tile. */
const TILE_RULES: Readonly<Record<TileKind, Rule>> = {
  chamber: 'tile.chamber',
  corridor: 'tile.corridor-move-on',
  trapped: 'tile.trapped',
  stairwell: 'tile.stairwell',
  turning: 'tile.turning',
  rubble: 'tile.rubble',
  web: 'tile.web',
  dark: 'tile.dark',
  chasm: 'tile.chasm',
  bridge: 'tile.bridge',
  sinkhole: 'tile.sinkhole',
  shaft: 'tile.shaft',
};

export const tileRule = (kind: TileKind): Rule => TILE_RULES[kind];
