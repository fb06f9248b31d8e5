import type { en } from './en.ts';

/** The same texts in another language: as many, by the same names, with the same numbers in them. */
export type Wide<X> = X extends string
  ? string
  : X extends (...given: infer A) => string
    ? (...given: A) => string
    : { readonly [K in keyof X]: Wide<X[K]> };

export type Texts = Wide<typeof en>;
