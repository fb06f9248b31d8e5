import { type FiguresRead, figuresReader } from '@questhall/facets';
import { BOOK } from './book.ts';

export { BEGINNING } from './beginning.ts';
export { BOOK } from './book.ts';
export { goalAt, ownOf, recordAt, recordWith } from './changed.ts';

/** A file of figures, read. */
export const readFigures: (text: string) => FiguresRead = figuresReader(BOOK);
