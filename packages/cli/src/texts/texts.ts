import type { Language } from '@questhall/facets';
import { en } from './en.ts';
import { nl } from './nl.ts';
import type { TableTexts } from './shape.ts';

/** What the terminal itself says at a table, in each language. */
export const TABLE_TEXTS: Readonly<Record<Language, TableTexts>> = { en, nl };
