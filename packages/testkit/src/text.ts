/**
 * Plain data as its canonical text: the same data has the same text, because every record is built with its keys in one
 * order.
 */
export const textOf = (data: unknown): string => JSON.stringify(data);

export const fromText = (text: string): unknown => JSON.parse(text);
