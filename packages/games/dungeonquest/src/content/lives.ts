/** No hero or monster of any table has more Life than this. */
export const LIFE_MAX = 99;
export const DETERMINATION_MAX = 20;
export const ATTRIBUTE_MIN = 2;
export const ATTRIBUTE_MAX = 12;
