import { note } from '../queries/chronicle.ts';
import { heroOf } from '../queries/entities.ts';
import type { EntityId, Hero, Table } from '../types/index.ts';
import type { Speaker } from './agenda.ts';
import { seatHero } from './create.ts';
import { sharesOf } from './home.ts';
import { changeStay, endVisit, restore, useVisit } from './town.ts';

/** The one thing that a visit to the Wagon is for. [wagon.create-or-switch] */
export const serve = (table: Table, visitor: EntityId): void => useVisit(table, visitor, { isServed: true });

/**
 * A hero goes to the Wagon, with all that it carries and without Crowns; its place keeps its visits.
 * [wagon.purse-stays-with-party, wagon.inherits-visits]
 */
export function leaveParty(table: Table, place: EntityId, tell: Speaker): Hero {
  const hero = heroOf(table, place);
  endVisit(table, place, tell);
  changeStay(table, place, { isReady: false });
  table.party = table.party.filter((other) => other !== hero);
  table.wagon = [...table.wagon, hero];
  for (const other of table.party) restore(table, other);
  return hero;
}

/** From the Wagon to a place of the party, with the visits that this has left. [wagon.inherits-visits] */
export function joinParty(
  table: Table,
  hero: Hero,
  place: EntityId,
  instead: string | null,
  by: EntityId,
  tell: Speaker,
): void {
  table.wagon = table.wagon.filter((other) => other !== hero);
  seatHero(table, hero, place);
  note(table, { note: 'joined', hero: hero.name, instead });
  tell.all('wagon.inherits-visits', { type: 'joined', hero: hero.hero, name: hero.name, place, instead, by });
}

/** Whoever leaves hands all Crowns on, to one hero or evenly to all. [wagon.purse-stays-with-party] */
export function handOnPurse(table: Table, hero: Hero, heir: EntityId | null, tell: Speaker): void {
  const { crowns } = hero;
  if (crowns === 0) return;
  const heirs = table.party.filter(({ id }) => heir === null || id === heir);
  const parts = sharesOf(crowns, heirs.length);
  const shares = heirs.map(({ id }, at) => ({ hero: id, crowns: parts[at] ?? 0 }));
  hero.crowns = 0;
  for (const share of shares) heroOf(table, share.hero).crowns += share.crowns;
  tell.all('wagon.purse-stays-with-party', { type: 'crownsShared', from: hero.hero, crowns, shares });
}
