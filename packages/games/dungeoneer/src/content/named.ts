/** Things by their ids. Without a prototype it is nothing but a table, in which they are found sooner than in a Map. */
export type Named<T> = Partial<Record<string, T>>;

export const named = <T>(): Named<T> => Object.create(null);
