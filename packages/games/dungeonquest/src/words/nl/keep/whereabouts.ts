import { whereaboutsIn } from '../../telling/whereabouts.ts';
import type { ArenaWording } from '../../wording.ts';
import { NAMES } from '../names.ts';
import { count } from '../numbers.ts';
import { spotName } from './places.ts';

export const whereabouts: ArenaWording['whereabouts'] = whereaboutsIn({
  nowhere: 'voor de poort',
  at: (spot) => `in ${spotName(spot)}`,
  below: (way) => `in de catacomben, op weg naar het ${NAMES.way[way]}`,
  left: (treasures) =>
    treasures === 0 ? 'buiten, zonder Schat' : `buiten, met ${count(treasures, 'Schat', 'Schatten')}`,
  dead: (playsOn) => (playsOn ? 'dood, en speelt monsters' : 'dood'),
});
