import type { Design, Review } from '@questhall/facets';
import { QUESTS } from '../content/quests/index.ts';
import { BEGINNING } from '../sheet/beginning.ts';
import { editsOf } from '../sheet/edits/index.ts';
import { isSheet, retitleSheet, reviewSheet } from '../sheet/index.ts';
import { pictureOf } from './picture.ts';

/** Its first line, without the number. */
const titleOf = (text: string): string => /^(?:Q\d+ )?(.*)$/m.exec(text.trim())?.[1] ?? '';

function review(text: string): Review {
  const { title, sheet, errors, warnings } = reviewSheet(text);
  return { title, errors, warnings, picture: sheet === null ? [] : pictureOf(sheet, text) };
}

/** Quests of one's own. */
export const design: Design = {
  noun: 'quest sheet',
  option: 'sheet',
  page: 'docs/quests.md',
  shipped: QUESTS.map((text, index) => ({ name: `${index + 1}`, title: titleOf(text) })),
  print: (name) => QUESTS.find((_, index) => `${index + 1}` === name)?.trimStart() ?? null,
  beginning: BEGINNING,
  isOne: isSheet,
  retitle: retitleSheet,
  review,
  edits: editsOf,
};
