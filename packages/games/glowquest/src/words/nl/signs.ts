import type { MonsterId } from '../../content/index.ts';
import { MONSTERS } from '../../content/monsters.ts';
import type { EntityId } from '../../types/index.ts';
import { calledIn, type Figures } from '../en/figures.ts';

/** One letter for each record, another than those of its family. */
const LETTERS: Readonly<Partial<Record<MonsterId, string>>> = {
  'goblin-assassin': 'M',
  'goblin-archer': 'S',
  'goblin-drummer': 'T',
  'orc-brute': 'B',
  'orc-shieldbearer': 'S',
  'orc-shaman': 'J',
  'skeleton-spearman': 'S',
  ghoul: 'L',
  'bone-chanter': 'B',
  'grey-wolf': 'W',
  'cave-bear': 'B',
  'tusk-boar': 'E',
  'cult-zealot': 'D',
  'cult-flayer': 'V',
  'cult-whisperer': 'F',
  'rat-swarm': 'R',
  'stone-crawler': 'S',
  'ember-wisp': 'D',
};

/** A monster's sign on the board, by its Dutch name: `L2` for Lijkenvreter 2, `K` for a Kampioen, `H` for a Heer. */
export function signOf(view: Figures, id: EntityId): string {
  const called = calledIn(view, id);
  if (called === null) return `#${id}`;
  const letter = LETTERS[called.record];
  if (letter !== undefined) return `${letter}${called.number}`;
  return MONSTERS[called.record].category === 'lord' ? 'H' : 'K';
}
