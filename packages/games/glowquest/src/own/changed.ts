import type { FigureChanges, FiguresOfOne } from '@questhall/facets';
import { MONSTERS, type MonsterId } from '../content/monsters.ts';
import { ROLE_STATS, type RoleStats } from '../content/roles.ts';
import type { ByParty, MonsterRecord, Role } from '../content/vocabulary.ts';
import { HERO_FIGURES } from './book.ts';

// What a file has made of records and Roles. A table that has none finds them where they always were.

const records = new WeakMap<FiguresOfOne, MonsterRecord>();
const roles = new WeakMap<FiguresOfOne, RoleStats>();

const one = (own: FiguresOfOne, figure: string, usual: number): number => own[figure]?.[0] ?? usual;

function three(own: FiguresOfOne, figure: string, usual: ByParty): ByParty {
  const [first, second, third] = own[figure] ?? usual;
  return [first ?? usual[0], second ?? usual[1], third ?? usual[2]];
}

function changed(record: MonsterRecord, own: FiguresOfOne): MonsterRecord {
  return {
    ...record,
    speed: one(own, 'speed', record.speed),
    grit: one(own, 'grit', record.grit),
    hitpoints: three(own, 'hitpoints', record.hitpoints),
    armor: one(own, 'armor', record.armor),
    base: one(own, 'base', record.base),
    setupDistance: one(own, 'distance', record.setupDistance),
    small: three(own, 'small', record.small),
    big: three(own, 'big', record.big),
    quest: three(own, 'quest', record.quest),
    patrol: three(own, 'patrol', record.patrol),
  };
}

/** A record with what somebody has changed of it; worked out once for each list of changes, which is never written. */
export function recordWith(record: MonsterId, own: FiguresOfOne | undefined): MonsterRecord {
  if (own === undefined) return MONSTERS[record];
  const known = records.get(own);
  if (known !== undefined) return known;
  const made = changed(MONSTERS[record], own);
  records.set(own, made);
  return made;
}

/** The same of a Role. */
export function statsWith(role: Role, own: FiguresOfOne | undefined): RoleStats {
  if (own === undefined) return ROLE_STATS[role];
  const known = roles.get(own);
  if (known !== undefined) return known;
  const usual = ROLE_STATS[role];
  const made = { ...usual };
  for (const [figure, stat] of Object.entries(HERO_FIGURES))
    Object.assign(made, { [stat]: one(own, figure, usual[stat]) });
  roles.set(own, made);
  return made;
}

/** Who holds what a file has changed. */
export interface Changed {
  readonly own?: FigureChanges;
}

export const ownRecord = ({ own }: Changed, record: MonsterId): FiguresOfOne | undefined => own?.[`monster ${record}`];
export const ownRole = ({ own }: Changed, role: Role): FiguresOfOne | undefined => own?.[`hero ${role}`];

/** A record as it is at this table. */
export const recordAt = (table: Changed, record: MonsterId): MonsterRecord =>
  recordWith(record, ownRecord(table, record));
