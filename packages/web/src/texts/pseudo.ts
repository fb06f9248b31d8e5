/** A chunk of its own, which nobody loads but tests. */
export { pseudoTexts, pseudoWording } from '@questhall/facets';
