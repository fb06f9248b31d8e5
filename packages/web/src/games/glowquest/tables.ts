import type { Language } from '@questhall/facets';
import type { TableCard } from '@questhall/wire';
import { ownTitle } from '../../forms/own-title.ts';
import type { TableTeller } from '../../table/game/page.ts';
import { gameTexts } from './texts/texts.ts';

const ROLES = ['defense', 'offense', 'utility'] as const;

/** The Roles of an expedition, in the order of their seats unless the house lets everybody sit where they like. */
function rolesIn({ heroes, freeSeating }: TableCard['options']): readonly (typeof ROLES)[number][] {
  const named = String(heroes).split(',');
  const seated = freeSeating === true ? ROLES.toSorted((a, b) => named.indexOf(a) - named.indexOf(b)) : ROLES;
  return seated.filter((role) => named.includes(role));
}

/** What lists say of expeditions. */
export async function loadTables(language: Language): Promise<TableTeller> {
  const texts = await gameTexts.load(language);
  return {
    about: ({ options }) => ownTitle(options['figures'], texts.expedition(rolesIn(options).length)),
    seatNames: ({ company, options }) => company.map((_, seat) => texts.seats[rolesIn(options)[seat] ?? 'monsters']),
  };
}
