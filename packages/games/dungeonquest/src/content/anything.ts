/** A card or an item that nobody has named: whoever only wonders whether one could be used. */
export const ANYTHING = 'any';
