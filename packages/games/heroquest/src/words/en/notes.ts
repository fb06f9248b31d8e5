/** What Zargon's sheet notes beside a square: it is written in this language. */
export const note = (text: string): string => text;
