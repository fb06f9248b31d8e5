import { type Design, type FigureSheet, figuresDesign } from '@questhall/facets';
import { FAMILIES, type Family, MONSTER_IDS, MONSTERS, ROLES } from '../content/index.ts';
import { BEGINNING, BOOK, readFigures } from '../own/index.ts';
import { NAMES } from '../words/en/names.ts';

const familySheet = (family: Family): FigureSheet => ({
  name: family,
  title: NAMES.family[family],
  things: MONSTER_IDS.filter((id) => MONSTERS[id].family === family).map((id) => ({ kind: 'monster', id })),
});

/** Figures of one's own. */
export const design: Design = figuresDesign({
  book: BOOK,
  read: readFigures,
  page: 'docs/figures.md',
  beginning: BEGINNING,
  shipped: [
    ...FAMILIES.map(familySheet),
    { name: 'roles', title: 'The heroes', things: ROLES.map((id) => ({ kind: 'hero', id })) },
  ],
});
