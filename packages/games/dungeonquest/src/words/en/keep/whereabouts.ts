import { whereaboutsIn } from '../../telling/whereabouts.ts';
import type { ArenaWording } from '../../wording.ts';
import { NAMES } from '../names.ts';
import { count } from '../numbers.ts';
import { spotName } from './places.ts';

export const whereabouts: ArenaWording['whereabouts'] = whereaboutsIn({
  nowhere: 'before the gates',
  at: (spot) => `in ${spotName(spot)}`,
  below: (way) => `in the catacombs, heading ${NAMES.way[way]}`,
  left: (treasures) =>
    treasures === 0 ? 'left without a Treasure' : `left with ${count(treasures, 'Treasure', 'Treasures')}`,
  dead: (playsOn) => (playsOn ? 'dead, and plays monsters' : 'dead'),
});
