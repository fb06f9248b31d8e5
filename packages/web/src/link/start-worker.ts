/** The tables of this browser. */
export const startHall = (): Worker => new Worker(new URL('../worker/entry.ts', import.meta.url), { type: 'module' });

/**
 * A thread that reads and measures what somebody wrote. It is the same file: what games are made of is kept once. The
 * bundler wants to see its name (`WORKSHOP`) written out.
 */
export const startWorkshop = (): Worker =>
  new Worker(new URL('../worker/entry.ts', import.meta.url), { type: 'module', name: 'workshop' });
