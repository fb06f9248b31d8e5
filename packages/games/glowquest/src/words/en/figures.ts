import { type Deck, MONSTERS, type MonsterId } from '../../content/index.ts';
import { findEntity, isHero } from '../../queries/entities.ts';
import { type Base, type BenefitId, type EntityId, FIRST_MONSTER, type View } from '../../types/index.ts';
import { NAMES } from './names.ts';
import { capital, list } from './numbers.ts';

/** Who is, or was, on the board. */
export type Figures = Pick<View, 'heroes' | 'monsters' | 'roster' | 'rosterNumbers'>;

/** Which record a monster belongs to, and which of its figures it is. */
export interface Called {
  readonly record: MonsterId;
  readonly number: number;
}

/** A monster by its id, dead or alive. */
export function calledIn({ roster, rosterNumbers }: Figures, id: EntityId): Called | null {
  const record = roster[id - FIRST_MONSTER];
  const number = rosterNumbers[id - FIRST_MONSTER];
  return record === undefined || number === undefined ? null : { record, number };
}

/** `Ghoul 2`; leaders are alone of their kind. [monster.figures-numbered] */
export function monsterName(record: MonsterId, number: number): string {
  return MONSTERS[record].category === 'minion' ? `${NAMES.monster[record]} ${number}` : NAMES.monster[record];
}

/** `Defense`, `Ghoul 2`. */
export function figureIn(view: Figures, id: EntityId): string {
  const entity = id < FIRST_MONSTER ? findEntity(view, id) : null;
  if (entity !== null && isHero(entity)) return NAMES.role[entity.role];
  const called = calledIn(view, id);
  return called === null ? 'the monster' : monsterName(called.record, called.number);
}

/** At the beginning of a sentence. */
export const whoever = (view: Figures, id: EntityId): string => capital(figureIn(view, id));

export const figuresIn = (view: Figures, ids: readonly EntityId[], last = 'and'): string =>
  list(
    ids.map((id) => figureIn(view, id)),
    last,
  );

/** `Ghouls`, `Grey Wolves`, `Skeleton Spearmen`, but `Orc Shamans`. */
export function severalOf(record: MonsterId): string {
  const name = NAMES.monster[record];
  if (MONSTERS[record].category !== 'minion') return name;
  if (name.endsWith('man') && !name.endsWith('Shaman')) return name.replace(/man$/, 'men');
  return name.endsWith('f') ? name.replace(/f$/, 'ves') : `${name}s`;
}

export const theDeck = (deck: Deck): string => `the ${NAMES.deck[deck]}`;

const BENEFITS: Readonly<Record<string, string>> = { ...NAMES.benefit, ...NAMES.card };

/** Cards and everything else that is paid for; something that does not exist is called as it was typed. */
export const benefitName = (id: BenefitId): string => (Object.hasOwn(BENEFITS, id) ? BENEFITS[id] : undefined) ?? id;

/** What somebody strikes with; empty for a monster, which has only one way. */
export function baseName(source: Base['source']): string {
  if (source === 'own') return '';
  return source === 'role' ? 'bare hands' : NAMES.card[source];
}
