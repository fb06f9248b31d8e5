import type { Language } from '@questhall/facets';

/** Keys and what they do, in each language. */
export type KeyList = Readonly<Record<Language, readonly (readonly [key: string, does: string])[]>>;
