import { crystalExpedition } from '@questhall/crystal-expedition/facets';
import { dungeoneer } from '@questhall/dungeoneer/facets';
import { dungeonquest } from '@questhall/dungeonquest/facets';
import { type Listed, listed } from '@questhall/facets';
import { glowquest } from '@questhall/glowquest/facets';
import { heroquest } from '@questhall/heroquest/facets';

/** Every game of the house, in the order in which they are shown: the one list. */
export const GAMES: readonly Listed[] = [
  listed(heroquest),
  listed(glowquest),
  listed(crystalExpedition),
  listed(dungeonquest),
  listed(dungeoneer),
];
