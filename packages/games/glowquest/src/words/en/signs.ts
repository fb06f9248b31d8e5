import { MONSTERS, type MonsterId, type Role } from '../../content/index.ts';
import type { EntityId } from '../../types/index.ts';
import { calledIn, type Figures } from './figures.ts';

/** One letter for each record, another than those of its family, of leaders and of heroes. */
const LETTERS: Readonly<Partial<Record<MonsterId, string>>> = {
  'goblin-assassin': 'A',
  'goblin-archer': 'R',
  'goblin-drummer': 'M',
  'orc-brute': 'B',
  'orc-shieldbearer': 'S',
  'orc-shaman': 'H',
  'skeleton-spearman': 'S',
  ghoul: 'G',
  'bone-chanter': 'B',
  'grey-wolf': 'W',
  'cave-bear': 'B',
  'tusk-boar': 'T',
  'cult-zealot': 'Z',
  'cult-flayer': 'F',
  'cult-whisperer': 'W',
  'rat-swarm': 'R',
  'stone-crawler': 'S',
  'ember-wisp': 'E',
};

/** Every Champion is C and every Lord L: there is never more than one. */
export const monsterLetter = (record: MonsterId): string =>
  LETTERS[record] ?? (MONSTERS[record].category === 'lord' ? 'L' : 'C');

export const heroLetter = (role: Role): string => role.charAt(0).toUpperCase();

/** `G2` for Ghoul 2, `L` for a Lord. */
const signFor = (record: MonsterId, number: number): string =>
  MONSTERS[record].category === 'minion' ? `${monsterLetter(record)}${number}` : monsterLetter(record);

/** A monster's sign on the map, alive or dead. */
export function signOf(view: Figures, id: EntityId): string {
  const called = calledIn(view, id);
  return called === null ? `#${id}` : signFor(called.record, called.number);
}
