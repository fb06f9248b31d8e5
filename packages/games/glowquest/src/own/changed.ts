import { type FigureChanges, type FiguresOfOne, figureIn, madeBy } from '@questhall/facets';
import { MONSTERS, type MonsterId } from '../content/monsters.ts';
import { ROLE_STATS, type RoleStats } from '../content/roles.ts';
import type { ByParty, MonsterRecord, Role } from '../content/vocabulary.ts';
import { HERO_FIGURES } from './book.ts';

// What a file has made of records and Roles. A table that has none finds them where they always were.

function three(own: FiguresOfOne, figure: string, usual: ByParty): ByParty {
  const [first, second, third] = own[figure] ?? usual;
  return [first ?? usual[0], second ?? usual[1], third ?? usual[2]];
}

const changed = madeBy<MonsterRecord>((record, own) => ({
  ...record,
  speed: figureIn(own, 'speed', record.speed),
  grit: figureIn(own, 'grit', record.grit),
  hitpoints: three(own, 'hitpoints', record.hitpoints),
  armor: figureIn(own, 'armor', record.armor),
  base: figureIn(own, 'base', record.base),
  setupDistance: figureIn(own, 'distance', record.setupDistance),
  small: three(own, 'small', record.small),
  big: three(own, 'big', record.big),
  quest: three(own, 'quest', record.quest),
  patrol: three(own, 'patrol', record.patrol),
}));

const grown = madeBy<RoleStats>((usual, own) => {
  const stats: { -readonly [K in keyof RoleStats]: RoleStats[K] } = { ...usual };
  for (const [figure, stat] of Object.entries(HERO_FIGURES)) stats[stat] = figureIn(own, figure, usual[stat]);
  return stats;
});

/** A record with what somebody has changed of it. */
export const recordWith = (record: MonsterId, own: FiguresOfOne | undefined): MonsterRecord =>
  changed(MONSTERS[record], own);

/** The same of a Role. */
export const statsWith = (role: Role, own: FiguresOfOne | undefined): RoleStats => grown(ROLE_STATS[role], own);

/** Who holds what a file has changed. */
export interface Changed {
  readonly own?: FigureChanges;
}

export const ownRecord = ({ own }: Changed, record: MonsterId): FiguresOfOne | undefined => own?.[`monster ${record}`];
export const ownRole = ({ own }: Changed, role: Role): FiguresOfOne | undefined => own?.[`hero ${role}`];

/** A record as it is at this table. */
export const recordAt = (table: Changed, record: MonsterId): MonsterRecord =>
  recordWith(record, ownRecord(table, record));
