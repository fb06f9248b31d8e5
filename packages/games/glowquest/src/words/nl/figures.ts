import { type Deck, MONSTERS, type MonsterId } from '../../content/index.ts';
import { type Base, type BenefitId, type EntityId, FIRST_MONSTER } from '../../types/index.ts';
import { calledIn, type Figures, isLeader, numberIn } from '../telling/figures.ts';
import type { Foes } from '../telling/foes.ts';
import { NAMES } from './names.ts';
import { MONSTER_PLURALS } from './names-monsters.ts';
import { capital, either, list, small } from './numbers.ts';

/** In a list: `Verdediging`, `Lijkenvreter 2`, or `Lijkenvreter` where there is only one. */
export function nameOf(view: Figures, id: EntityId): string {
  const hero = view.heroes.find((one) => one.id === id);
  if (hero !== undefined) return NAMES.role[hero.role];
  const called = id < FIRST_MONSTER ? null : calledIn(view, id);
  if (called === null) return 'Monster';
  const number = numberIn(view, id);
  return number === null ? NAMES.monster[called.record] : `${NAMES.monster[called.record]} ${number}`;
}

/** In a sentence: `Verdediging`, `Lijkenvreter 2`, or `de Lijkenvreter` where there is only one. */
export function figureIn(view: Figures, id: EntityId): string {
  if (view.heroes.some((one) => one.id === id) || isLeader(view, id)) return nameOf(view, id);
  const called = calledIn(view, id);
  if (called === null) return 'het monster';
  return numberIn(view, id) === null ? theOne(called.record) : nameOf(view, id);
}

/** Those that are `het` and not `de`. */
const NEUTER: readonly MonsterId[] = ['tusk-boar'];

/** `de Lijkenvreter`, `het Everzwijn`, but `Kampioen Grafridder`. */
export function theOne(record: MonsterId): string {
  const name = NAMES.monster[record];
  if (MONSTERS[record].category !== 'minion') return name;
  return `${NEUTER.includes(record) ? 'het' : 'de'} ${name}`;
}

/** At the beginning of a sentence. */
export const whoever = (view: Figures, id: EntityId): string => capital(figureIn(view, id));

export const figuresIn = (view: Figures, ids: readonly EntityId[]): string => list(ids.map((id) => figureIn(view, id)));

/** One of these: `Lijkenvreter 1, Lijkenvreter 2 of de Bottenzanger`. */
export const anyOf = (view: Figures, ids: readonly EntityId[]): string => either(ids.map((id) => figureIn(view, id)));

/** `Grijze Wolven`. */
export const severalOf = (record: MonsterId): string => MONSTER_PLURALS[record] ?? NAMES.monster[record];

/** `een Lijkenvreter`, but `Kampioen Grafridder`. */
export const oneOf = (record: MonsterId): string =>
  MONSTERS[record].category === 'minion' ? `een ${NAMES.monster[record]}` : NAMES.monster[record];

/** `twee Lijkenvreters en een Bottenzanger`. */
export const foesText = (foes: readonly Foes[]): string =>
  list(foes.map(({ record, count }) => (count === 1 ? oneOf(record) : `${small(count)} ${severalOf(record)}`)));

export const theDeck = (deck: Deck): string => `de ${NAMES.deck[deck]}`;

const BENEFITS: Readonly<Record<string, string>> = { ...NAMES.benefit, ...NAMES.card };

/** Cards and everything else that is paid for; something that does not exist is called as it was typed. */
export const benefitName = (id: BenefitId): string => (Object.hasOwn(BENEFITS, id) ? BENEFITS[id] : undefined) ?? id;

/** What somebody strikes with; empty for a monster, which has only one way. */
export function baseName(source: Base['source']): string {
  if (source === 'own') return '';
  return source === 'role' ? 'blote handen' : NAMES.card[source];
}
