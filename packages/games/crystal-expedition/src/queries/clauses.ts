import { type Activator, type Clause, CRYSTALS, type Level } from '../content/index.ts';
import type { Entity, Part, Table, UseFrame } from '../types/index.ts';
import { findActivator } from './activators.ts';
import { expeditionOf } from './entities.ts';
import { findInterrupt } from './interrupting.ts';

/** What somebody does, all of it, and by an item of which level. */
export interface Wording {
  readonly clauses: readonly Clause[];
  readonly level: Level;
  /** None for Interrupts and Crystals. */
  readonly kind: Activator['kind'] | null;
}

type Named = Pick<UseFrame, 'activator' | 'interrupt' | 'crystal' | 'option'>;

/** Looked up by name, so that no text is kept in a match. */
export function wordingOf(
  table: Table,
  user: Entity,
  { activator, interrupt, crystal, option }: Named,
): Wording | null {
  if (crystal !== null) return { clauses: CRYSTALS[crystal][option] ?? [], level: 1, kind: null };
  if (activator !== null) {
    const found = findActivator(table, user, activator);
    return found && { clauses: found.of.clauses, level: found.level, kind: found.of.kind };
  }
  const found = interrupt === null ? null : findInterrupt(table, user, interrupt);
  return found && { clauses: found.of.clauses, level: found.level, kind: null };
}

/** Words that change the Attack itself, for which they are bought. */
const OF_THE_ATTACK: readonly Clause['word'][] = ['to-hit', 'damage', 'ignore-armor', 'element'];

/** When a clause comes: riders with the Damage, harm to others after Momentum, all else at once. */
export function partOf(table: Table, { kind }: Wording, { word }: Clause): Part {
  if (kind === 'damage' && !OF_THE_ATTACK.includes(word)) return word === 'strip' ? 'before-armor' : 'after-damage';
  return kind !== null && word === 'harm' && isBeforeMomentum(table) ? 'after-momentum' : 'now';
}

/** [resolution.area-damage-after-momentum] */
const isBeforeMomentum = (table: Table): boolean => {
  const { attack } = expeditionOf(table);
  return attack !== null && attack.target !== null && !attack.hasMomentum;
};

export const hasPart = (table: Table, wording: Wording, part: Part): boolean =>
  wording.clauses.some((clause) => partOf(table, wording, clause) === part);
