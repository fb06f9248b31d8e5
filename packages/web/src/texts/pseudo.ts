/** A chunk of its own, which nobody loads but tests. */
export { pseudoTerminal, pseudoTexts, pseudoWording } from '@questhall/facets';
