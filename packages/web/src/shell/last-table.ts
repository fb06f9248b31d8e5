/** The table that somebody has got up from to look something up; null for none. */
let last: string | null = null;

export const lastTable = (): string | null => last;

export function noteTable(id: string | null): void {
  last = id;
}
