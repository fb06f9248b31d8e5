import type { About } from '../about.ts';

/** One side by what is played there, and by what is its own. */
export const nameSide = ({ title }: Pick<About, 'title'>, label: string): string =>
  label === '' ? title : `${title} (${label})`;
