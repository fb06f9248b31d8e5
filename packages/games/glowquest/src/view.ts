import type { State } from '@questhall/kernel';
import { cloneOpen } from './clone.ts';
import type { Glowquest, View } from './types/index.ts';

/**
 * Everything but the order of the decks: nothing else is hidden, from anybody. [hidden.decks, hidden.nothing-else,
 * monster.open-sheets]
 */
export function view({ table }: State<Glowquest>): View {
  const { decks } = table;
  return Object.assign(cloneOpen(table), {
    deckSizes: {
      defense: decks.defense.length,
      offense: decks.offense.length,
      utility: decks.utility.length,
      equipment: decks.equipment.length,
      passive: decks.passive.length,
    },
  });
}
