import type { Deck, MonsterId } from '../../content/index.ts';
import { MONSTERS } from '../../content/monsters.ts';
import { type Base, type BenefitId, type EntityId, FIRST_MONSTER } from '../../types/index.ts';
import { calledIn, type Figures } from '../en/figures.ts';
import { DUTCH_NAMES } from './names.ts';
import { MONSTER_PLURALS } from './names-monsters.ts';
import { capital, listed } from './numbers.ts';

/** `Lijkenvreter 2`; leaders are alone of their kind. [monster.figures-numbered] */
export function monsterName(record: MonsterId, number: number): string {
  const name = DUTCH_NAMES.monster[record];
  return MONSTERS[record].category === 'minion' ? `${name} ${number}` : name;
}

/** `Verdediging`, `Lijkenvreter 2`. */
export function figureIn(view: Figures, id: EntityId): string {
  const hero = view.heroes.find((one) => one.id === id);
  if (hero !== undefined) return DUTCH_NAMES.role[hero.role];
  const called = id < FIRST_MONSTER ? null : calledIn(view, id);
  return called === null ? 'het monster' : monsterName(called.record, called.number);
}

/** At the beginning of a sentence. */
export const whoever = (view: Figures, id: EntityId): string => capital(figureIn(view, id));

export const figuresIn = (view: Figures, ids: readonly EntityId[]): string =>
  listed(ids.map((id) => figureIn(view, id)));

/** `Grijze Wolven`. */
export const severalOf = (record: MonsterId): string => MONSTER_PLURALS[record] ?? DUTCH_NAMES.monster[record];

/** `een Lijkenvreter`, but `Kampioen Grafridder`. */
export const oneOf = (record: MonsterId): string =>
  MONSTERS[record].category === 'minion' ? `een ${DUTCH_NAMES.monster[record]}` : DUTCH_NAMES.monster[record];

export const theDeck = (deck: Deck): string => `de ${DUTCH_NAMES.deck[deck]}`;

const BENEFITS: Readonly<Record<string, string>> = { ...DUTCH_NAMES.benefit, ...DUTCH_NAMES.card };

/** Cards and everything else that is paid for; something that does not exist is called as it was typed. */
export const benefitName = (id: BenefitId): string => (Object.hasOwn(BENEFITS, id) ? BENEFITS[id] : undefined) ?? id;

/** What somebody strikes with; empty for a monster, which has only one way. */
export function baseName(source: Base['source']): string {
  if (source === 'own') return '';
  return source === 'role' ? 'blote handen' : DUTCH_NAMES.card[source];
}
