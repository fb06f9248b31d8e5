import type { State } from '@questhall/kernel';
import type { Card } from '../content/combat-cards.ts';
import { drawCard } from '../odds/draw.ts';
import { solverFor } from '../odds/solvers.ts';
import { fighterOf } from '../queries/heroes.ts';
import { heroLeft, monsterLeft } from '../queries/lives.ts';
import type { DungeonQuest } from '../types/index.ts';

/**
 * The monster's card when nobody plays it: drawn from the best mix there is, as the house rule has it.
 * [mode.classic-needs-two]
 */
export function drawFromMix(draft: State<DungeonQuest>): Card {
  const { table } = draft;
  const { hero, life } = fighterOf(table);
  const solver = solverFor({ mode: 'cards', hero, attribute: 0, life, house: table.house });
  const play = solver.solved({ hero: heroLeft(table), monster: monsterLeft(table), tokens: 0 }).duel;
  return drawCard(draft.rng, play?.columns ?? []);
}
