import type { KitId, RaceId } from '../content/index.ts';
import { note } from '../queries/chronicle.ts';
import { freshHero } from '../queries/fresh.ts';
import { namesFor } from '../queries/town.ts';
import type { Rule } from '../rulebook/index.ts';
import type { Build, EntityId, Hero, Table } from '../types/index.ts';
import type { Speaker } from './agenda.ts';
import { restore } from './town.ts';

/** Somebody new takes a number; nobody has seen it yet. */
export function makeHero(table: Table, place: EntityId, name: string, build: Build, crowns: number): Hero {
  const hero = freshHero(table.heroesMade, place, name, build, crowns);
  table.heroesMade += 1;
  return hero;
}

/** A hero sits down at its place. [party.seats-in-a-ring] */
export function seatHero(table: Table, hero: Hero, place: EntityId): void {
  hero.id = place;
  table.party = [...table.party, hero].sort((one, other) => one.id - other.id);
  for (const one of table.party) restore(table, one); // a lone hero has more than one among others
}

/** Where somebody new comes from: ready-made, or by a visit to the Wagon. */
interface Origin {
  readonly kit: KitId | null;
  readonly by: EntityId | null;
}

/** Somebody new is shown to everybody. */
export function introduce(
  table: Table,
  hero: Hero,
  place: EntityId | null,
  { kit, by }: Origin,
  rule: Rule,
  tell: Speaker,
): void {
  const { name, build } = hero;
  note(table, { note: 'made', hero: name, race: build.race, heroClass: build.heroClass });
  tell.all(rule, {
    type: 'heroMade',
    place,
    hero: hero.hero,
    name,
    race: build.race,
    heroClass: build.heroClass,
    kit,
    by,
  });
}

/** Two with one name are told apart by a number. */
export function freeName({ party, wagon }: Pick<Table, 'party' | 'wagon'>, name: string): string {
  const taken = [...party, ...wagon].map((hero) => hero.name);
  for (let number = 1; ; number++) {
    const wanted = number === 1 ? name : `${name} ${number}`;
    if (!taken.includes(wanted)) return wanted;
  }
}

export const isNameFree = (table: Pick<Table, 'party' | 'wagon'>, race: RaceId, name: string): boolean =>
  namesFor(table, race).includes(name);
