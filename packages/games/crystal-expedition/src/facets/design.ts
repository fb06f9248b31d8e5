import { type Design, type FigureSheet, figuresDesign } from '@questhall/facets';
import { MONSTER_IDS, MONSTER_TYPES, MONSTERS, type MonsterType } from '../content/index.ts';
import { BEGINNING, BOOK, readFigures } from '../own/index.ts';
import { NAMES } from '../words/en/names.ts';

const typeSheet = (type: MonsterType): FigureSheet => ({
  name: type,
  title: NAMES.type[type],
  things: MONSTER_IDS.filter((id) => MONSTERS[id].type === type).map((id) => ({ kind: 'monster', id })),
});

/** Figures of one's own. */
export const design: Design = figuresDesign({
  book: BOOK,
  read: readFigures,
  page: 'docs/figures.md',
  beginning: BEGINNING,
  shipped: [
    ...MONSTER_TYPES.map(typeSheet),
    {
      name: 'quests',
      title: 'The Quests',
      things: BOOK.kinds.flatMap(({ kind, names }) =>
        kind === 'quest' ? Object.keys(names).map((id) => ({ kind, id })) : [],
      ),
    },
  ],
});
