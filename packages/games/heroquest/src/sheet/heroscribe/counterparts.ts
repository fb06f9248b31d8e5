import type { DrawnMonster, DrawnPiece, DrawnTrap, Stranger } from '@questhall/heroscribe';
import type { Piece } from '../../content/furniture.ts';
import type { Monster } from '../../content/monsters.ts';
import type { FloorTrap } from '../sheet.ts';

/** What the things of a HeroScribe file are here. */
export const PIECES_HERE: Readonly<Record<DrawnPiece, Piece>> = {
  bench: 'workbench',
  bookcase: 'bookcase',
  cupboard: 'cupboard',
  fireplace: 'fireplace',
  rack: 'rack',
  'sorcerers-table': 'ritual',
  table: 'table',
  throne: 'throne',
  tomb: 'tomb',
  chest: 'chest',
  'weapons-rack': 'weapon-rack',
};

export const TRAPS_HERE: Readonly<Record<DrawnTrap, FloorTrap>> = {
  pit: 'pit',
  spear: 'spear',
  'falling-rock': 'block',
};

export const MONSTERS_HERE: Readonly<Record<DrawnMonster, Monster>> = {
  goblin: 'goblin',
  orc: 'orc',
  skeleton: 'skeleton',
  zombie: 'zombie',
  mummy: 'mummy',
  fimir: 'abomination',
  'chaos-warrior': 'dread-warrior',
  gargoyle: 'gargoyle',
};

/** Those who have no card here fight with the card of the figure that stands in for them. */
export const STAND_INS: Readonly<Record<Stranger, Monster>> = {
  'Ogre Warrior': 'abomination',
  'Ogre Champion': 'abomination',
  'Ogre Chieftain': 'gargoyle',
  'Ogre Lord': 'gargoyle',
  'Dark Warrior': 'dread-warrior',
  'Elven Warrior': 'dread-warrior',
  'Elven Archer': 'orc',
  'Giant Wolf': 'orc',
  'Ice Gremlin': 'goblin',
  'Polar Warbear': 'abomination',
  Yeti: 'abomination',
  'Frozen Horror': 'gargoyle',
};
