import { MONSTERS, type MonsterId, type Role } from '../../content/index.ts';
import type { EntityId } from '../../types/index.ts';
import { calledIn, type Figures, numberIn } from './figures.ts';

/** A letter for everybody, in one language. */
export interface Letters {
  readonly heroes: Readonly<Record<Role, string>>;
  /** One for each minion, another than those of its family, of leaders and of heroes. */
  readonly minions: Readonly<Partial<Record<MonsterId, string>>>;
  /** Leaders have one between them: there is never more than one. */
  readonly champion: string;
  readonly lord: string;
}

export const monsterLetter = ({ minions, champion, lord }: Letters, record: MonsterId): string =>
  minions[record] ?? (MONSTERS[record].category === 'lord' ? lord : champion);

/** Somebody's sign on the map, alive or dead: `G2` for Ghoul 2, `G` where there is only one. */
export function signIn(letters: Letters, view: Figures, id: EntityId): string {
  const hero = view.heroes.find((one) => one.id === id);
  if (hero !== undefined) return letters.heroes[hero.role];
  const called = calledIn(view, id);
  return called === null ? `#${id}` : `${monsterLetter(letters, called.record)}${numberIn(view, id) ?? ''}`;
}
