import { a, capital, list, small } from '@questhall/facets/english';
import { MONSTERS, type MonsterId } from '../../content/index.ts';
import type { EntityId } from '../../types/index.ts';
import { calledIn, type Figures, foesIn, heroIn } from '../telling/figures.ts';
import { NAMES } from './names.ts';

/** In a list: `Brunhild`, `Orc Raider 2`, or `Orc Raider` where there is only one. */
export function nameOf(view: Figures, id: EntityId): string {
  const hero = heroIn(view, id);
  if (hero !== null) return hero.name;
  const called = calledIn(view, id);
  if (called === null) return 'Monster';
  const name = NAMES.monster[called.record];
  return called.number === null ? name : `${name} ${called.number}`;
}

/** In a sentence: `Brunhild`, `Orc Raider 2`, or `the Orc Raider` where there is only one. */
export function figureIn(view: Figures, id: EntityId): string {
  if (heroIn(view, id) !== null) return nameOf(view, id);
  const called = calledIn(view, id);
  if (called === null) return 'the monster';
  return called.number === null ? `the ${NAMES.monster[called.record]}` : nameOf(view, id);
}

/** At the beginning of a sentence. */
export const whoever = (view: Figures, id: EntityId): string => capital(figureIn(view, id));

export const figuresIn = (view: Figures, ids: readonly EntityId[]): string => list(ids.map((id) => figureIn(view, id)));

const PLURALS: Readonly<Partial<Record<MonsterId, string>>> = { 'cave-wolf': 'Cave Wolves' };

/** `Orc Raiders`, `Cave Wolves`. */
const severalOf = (record: MonsterId): string => PLURALS[record] ?? `${NAMES.monster[record]}s`;

/** `an Orc Raider`; a Champion is called one. */
export const oneOf = (record: MonsterId): string =>
  MONSTERS[record].rank === 'champion' ? `the Champion ${NAMES.monster[record]}` : a(NAMES.monster[record]);

/** `two Orc Raiders and a Goblin Archer`. */
export const foesText = (view: Figures): string =>
  list(foesIn(view).map(({ record, count }) => (count === 1 ? oneOf(record) : `${small(count)} ${severalOf(record)}`)));
