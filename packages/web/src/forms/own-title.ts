import { titleIn } from '@questhall/facets';

/** What a table is called at which a text of somebody's own is played: by its title, and what it is besides. */
export function ownTitle(text: unknown, about: string): string {
  const title = typeof text === 'string' ? titleIn(text) : '';
  return title === '' ? about : `${title} · ${about}`;
}
