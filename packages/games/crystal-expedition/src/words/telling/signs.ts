import { MONSTERS, type MonsterId } from '../../content/index.ts';
import type { EntityId, Hero } from '../../types/index.ts';
import { calledIn, type Figures, heroIn } from './figures.ts';

/** A letter for each kind of monster, another than those of its type. */
export type Letters = Readonly<Record<MonsterId, string>>;

const initialOf = ({ name }: Hero): string => name.charAt(0).toUpperCase();

/** Heroes go by the first letter of their names, or by their places where two have the same. */
function heroSign({ party }: Figures, hero: Hero): string {
  const isShared = party.some((other) => other.id !== hero.id && initialOf(other) === initialOf(hero));
  return isShared ? String(hero.id + 1) : initialOf(hero);
}

/** Somebody where there is room for two characters: `B` for Bruni, `r2` for Orc Raider 2, `r` where there is only one. */
export function signIn(letters: Letters, view: Figures, id: EntityId): string {
  const hero = heroIn(view, id);
  if (hero !== null) return heroSign(view, hero);
  const called = calledIn(view, id);
  if (called === null) return `#${id}`;
  return `${letters[called.record]}${MONSTERS[called.record].rank === 'champion' ? '' : (called.number ?? '')}`;
}
