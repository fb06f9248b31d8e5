import type { Action } from '@questhall/dungeonquest';
import type { Item, PowerCard } from '@questhall/dungeonquest/content';
import type { IconName } from '../../../../look/icon-names.ts';
import { HERO_ICONS } from '../../looks.ts';

export const POWER_ICONS: Readonly<Record<PowerCard, IconName>> = {
  bluff: 'totem-mask',
  secondWind: 'hearts',
  shoulderCharge: 'biceps',
  sidestep: 'dodging',
  bracedShield: 'checked-shield',
  crossedFingers: 'clover',
  sprint: 'sprint',
  ironNerve: 'flame',
  snuffedLantern: 'torch',
  headlongFlight: 'exit-door',
};

export const ITEM_ICONS: Readonly<Record<Item, IconName>> = {
  draught: 'round-potion',
  rope: 'link',
  key: 'toolbox',
};

export const TREASURE_ICON: IconName = 'gem-pendant';
export const CROWN_ICON: IconName = 'laurel-crown';

/** What a hero does where he stands, and where he goes. */
const DEED_ICONS: Readonly<Partial<Record<Action['type'], IconName>>> = {
  move: 'boots',
  stumble: 'boots',
  retreat: 'boots',
  search: 'magnifying-glass',
  catchBreath: 'tied-scroll',
  plunder: 'chest',
  descend: 'dungeon-gate',
  leave: 'exit-door',
  pass: 'hourglass',
  advance: 'boots',
  grope: 'magnifying-glass',
  head: 'boots',
  climb: 'peaks',
  draw: 'tied-scroll',
  roll: 'rolling-dices',
  spend: 'flame',
  drop: 'two-coins',
  swap: 'dodging',
  playPower: 'tied-scroll',
  layPower: 'tied-scroll',
  leaveToDeck: 'perspective-dice-six-faces-random',
  useItem: 'round-potion',
  part: 'hearts',
  offerParting: 'hearts',
};

/** The picture of an answer: of a hero his own, of a turn the way it goes. */
export function deedIcon(action: Action): IconName | undefined {
  if (action.type === 'takeHero') return HERO_ICONS[action.hero];
  if (action.type === 'turn') return action.to === 'left' ? 'undo' : 'redo';
  return DEED_ICONS[action.type];
}
