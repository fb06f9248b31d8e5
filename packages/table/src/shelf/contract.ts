import { type Card, type Kept, type Lease, type Line, type Shelf, ShelfError, type Snapshot } from './shelf.ts';

/** A place for tables, empty at first, and what a test can do to it. */
export interface Setting {
  /** The shelf as one more process, or page, sees it. */
  open(): Shelf;
  /** Takes a lease away from whoever has it. */
  takeAway(id: string): Promise<void>;
  fill(): Promise<void>;
  makeRoom(): Promise<void>;
}

/**
 * What every shelf must do. It throws if the shelf does not, so that any test runner can run it, also one in a page.
 */
export interface Trial {
  readonly name: string;
  run(setting: Setting): Promise<void>;
}

const HEADER = { seed: 'köbold \u2028 „1“\n', options: { heroes: 4 } };

export const cardOf = (id: string, n: number, name = 'A table'): Card => ({
  id,
  game: 'chess',
  edition: '1',
  name,
  n,
  isOver: false,
  changed: 1_000 + n,
});

const lineOf = (n: number): Line & { readonly said: string } => ({
  n,
  at: 1_000 + n,
  kind: 'move',
  said: `ü${'x'.repeat(n % 50)}\n`,
});

export const linesOf = (from: number, to: number): readonly Line[] =>
  Array.from({ length: to - from + 1 }, (_, i) => lineOf(from + i));

export const snapshotOf = (n: number): Snapshot => ({ n, state: { turn: n }, hash: `h${n}` });

/** Compares as JSON, which is all that a shelf promises to give back; shows where the difference begins. */
export function same(found: unknown, expected: unknown, what: string): void {
  const [a, b] = [JSON.stringify(found), JSON.stringify(expected)];
  if (a === b) return;
  let at = 0;
  while (a[at] === b[at]) at++;
  const from = Math.max(0, at - 60);
  throw new Error(`${what}: found … ${a.slice(from, at + 60)} … where … ${b.slice(from, at + 60)} … was expected`);
}

async function refused(work: Promise<unknown>, what: string): Promise<void> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ShelfError)) throw new Error(`${what}: no refusal but ${String(error)}`);
}

export async function made(shelf: Shelf, id = 'one'): Promise<Lease> {
  same(await shelf.make(cardOf(id, 0), HEADER), 'kept', 'a new table');
  return leased(shelf, id);
}

export async function leased(shelf: Shelf, id = 'one'): Promise<Lease> {
  const lease = await shelf.lease(id);
  if (lease === null) throw new Error(`the lease of ${id} is not to be had`);
  return lease;
}

export async function add(lease: Lease, from: number, to: number, snapshot?: Snapshot): Promise<void> {
  same(await lease.append(from - 1, linesOf(from, to), cardOf('one', to), snapshot), 'kept', `lines ${from} to ${to}`);
}

export const keptOf = (n: number, snapshot: Snapshot | null = null): Kept => ({
  card: cardOf('one', n),
  header: HEADER,
  snapshot,
  lines: linesOf((snapshot?.n ?? 0) + 1, n),
});

/** Asks for the parts in a fixed order, for shelves may give them in any. */
export async function holds(shelf: Shelf, expected: Kept, upTo?: number): Promise<void> {
  const kept = await shelf.read('one', upTo);
  if (kept === null) throw new Error('the table is gone');
  const { card, header, snapshot, lines } = kept;
  same({ card, header, snapshot, lines }, expected, 'the table');
}

export const TRIALS: readonly Trial[] = [
  {
    name: 'an empty shelf has no tables',
    async run({ open }) {
      same(await open().cards(), [], 'cards');
      same(await open().read('one'), null, 'a table that is not there');
      same(await open().lease('one'), null, 'its lease');
    },
  },
  {
    name: 'a table is made once',
    async run({ open }) {
      await (await made(open())).release();
      same(await open().make(cardOf('one', 0, 'Another'), null), 'there', 'a second one');
      await holds(open(), keptOf(0));
      same(await open().cards(), [cardOf('one', 0)], 'cards');
    },
  },
  {
    name: 'a table that was played elsewhere comes with its pages, and goes on like any other',
    async run({ open, fill, makeRoom }) {
      const pages = [
        { lines: linesOf(1, 3), card: cardOf('one', 3), snapshot: snapshotOf(3) },
        { lines: linesOf(4, 4), card: cardOf('one', 4) },
        { lines: linesOf(5, 6), card: cardOf('one', 6), snapshot: snapshotOf(6) },
      ];
      await refused(open().make(cardOf('one', 0), HEADER, pages.slice(1)), 'a page that is missing');
      await refused(
        open().make(cardOf('one', 0), HEADER, [{ lines: linesOf(1, 3), card: cardOf('two', 3) }]),
        'a page of another table',
      );
      await fill();
      same(await open().make(cardOf('one', 0), HEADER, pages), 'full', 'on a full shelf');
      same(await open().cards(), [], 'cards');
      await makeRoom();
      same(await open().make(cardOf('one', 0), HEADER, pages), 'kept', 'a table with pages');
      same(await open().cards(), [cardOf('one', 6)], 'cards');
      await holds(open(), keptOf(6, snapshotOf(6)));
      await holds(open(), keptOf(6, snapshotOf(3)), 5);
      await holds(open(), keptOf(6), 0);
      await add(await leased(open()), 7, 8);
      await holds(open(), keptOf(8, snapshotOf(6)));
    },
  },
  {
    name: 'lines are appended in order, one or many at a time',
    async run({ open }) {
      const lease = await made(open());
      await add(lease, 1, 1);
      await add(lease, 2, 4);
      await lease.release();
      await add(await leased(open()), 5, 5);
      await holds(open(), keptOf(5));
    },
  },
  {
    name: 'appends that were not awaited are kept in order',
    async run({ open }) {
      const lease = await made(open());
      const answers = [1, 2, 3].map((n) => lease.append(n - 1, [lineOf(n)], cardOf('one', n)));
      same(await Promise.all(answers), ['kept', 'kept', 'kept'], 'three at once');
      await holds(open(), keptOf(3));
    },
  },
  {
    name: 'an append after any but the last line is lost, and changes nothing',
    async run({ open }) {
      const lease = await made(open());
      await add(lease, 1, 3);
      for (const after of [0, 2, 4]) {
        const line = lineOf(after + 1);
        same(await lease.append(after, [line], cardOf('one', after + 1)), 'lost', `an append after line ${after}`);
      }
      await holds(open(), keptOf(3));
    },
  },
  {
    name: 'lines with a gap and cards or snapshots of another line are refused',
    async run({ open }) {
      const lease = await made(open());
      await add(lease, 1, 1);
      await refused(lease.append(1, [lineOf(3)], cardOf('one', 3)), 'a gap');
      await refused(lease.append(1, [lineOf(2), lineOf(4)], cardOf('one', 3)), 'a gap inside');
      await refused(lease.append(1, [lineOf(2)], cardOf('one', 3)), 'a card of a later line');
      await refused(lease.append(1, [lineOf(2)], cardOf('two', 2)), 'a card of another table');
      await refused(lease.append(1, [lineOf(2)], cardOf('one', 2), snapshotOf(1)), 'an old snapshot');
      await refused(open().make(cardOf('two', 1), HEADER), 'a new table with lines');
      await holds(open(), keptOf(1));
    },
  },
  {
    name: 'cards are those of the last appends, latest first',
    async run({ open }) {
      const lease = await made(open());
      await made(open(), 'two');
      await add(lease, 1, 2);
      same(await open().cards(), [cardOf('one', 2), cardOf('two', 0)], 'cards');
    },
  },
  {
    name: 'a card changes without lines',
    async run({ open }) {
      const lease = await made(open());
      await add(lease, 1, 2);
      same(await lease.append(2, [], cardOf('one', 2, 'The long night')), 'kept', 'a new name');
      same(await open().cards(), [cardOf('one', 2, 'The long night')], 'cards');
      await holds(open(), { ...keptOf(2), card: cardOf('one', 2, 'The long night') });
      same(await lease.append(1, [], cardOf('one', 1)), 'lost', 'a card of an older line');
    },
  },
  {
    name: 'reading begins at the newest snapshot, at an older one, or at the beginning',
    async run({ open }) {
      const lease = await made(open());
      await add(lease, 1, 3, snapshotOf(3));
      await add(lease, 4, 4);
      await add(lease, 5, 6, snapshotOf(6));
      await holds(open(), keptOf(6, snapshotOf(6)));
      await add(lease, 7, 7);
      await holds(open(), keptOf(7, snapshotOf(6)));
      await holds(open(), keptOf(7, snapshotOf(6)), 6);
      await holds(open(), keptOf(7, snapshotOf(3)), 5);
      await holds(open(), keptOf(7, snapshotOf(3)), 3);
      await holds(open(), keptOf(7), 2);
      await holds(open(), keptOf(7), 0);
    },
  },
  {
    name: 'a lease is had by one at a time',
    async run({ open }) {
      const lease = await made(open());
      same(await open().lease('one'), null, 'a second lease');
      await made(open(), 'two');
      await lease.release();
      await lease.release();
      same(await lease.append(0, [lineOf(1)], cardOf('one', 1)), 'lost', 'an append after the release');
      await add(await leased(open()), 1, 1);
      await holds(open(), keptOf(1));
    },
  },
  {
    name: 'a lease that was taken away appends nothing, and says so',
    async run({ open, takeAway }) {
      const lease = await made(open());
      await add(lease, 1, 1);
      await takeAway('one');
      same(await lease.append(1, [lineOf(2)], cardOf('one', 2)), 'lost', 'an append');
      await lease.lost;
      await lease.release();
      await holds(open(), keptOf(1));
    },
  },
  {
    name: 'on a full shelf nothing changes; when there is room, the same append is kept',
    async run({ open, fill, makeRoom }) {
      const lease = await made(open());
      await add(lease, 1, 2, snapshotOf(2));
      await fill();
      same(await lease.append(2, linesOf(3, 5), cardOf('one', 5), snapshotOf(5)), 'full', 'an append');
      same(await lease.append(2, [lineOf(3)], cardOf('one', 3)), 'full', 'a smaller one');
      same(await open().make(cardOf('two', 0), HEADER), 'full', 'a new table');
      await holds(open(), keptOf(2, snapshotOf(2)));
      same(await open().cards(), [cardOf('one', 2)], 'cards');
      await makeRoom();
      await add(lease, 3, 5, snapshotOf(5));
      await holds(open(), keptOf(5, snapshotOf(5)));
      same(await open().make(cardOf('two', 0), HEADER), 'kept', 'a new table');
    },
  },
  {
    name: 'a removed table is gone with all its parts, also for who has its lease',
    async run({ open }) {
      const lease = await made(open());
      await add(lease, 1, 2, snapshotOf(2));
      await made(open(), 'one-b');
      await open().remove('one');
      same(await open().cards(), [cardOf('one-b', 0)], 'cards');
      same(await open().read('one'), null, 'the table');
      same(await lease.append(2, [lineOf(3)], cardOf('one', 3)), 'lost', 'an append');
      await lease.release();
      await open().remove('one');
      await add(await made(open()), 1, 1);
      await holds(open(), keptOf(1));
    },
  },
  {
    name: 'only short safe words are ids',
    async run({ open }) {
      const shelf = open();
      for (const id of ['', '.', '..', '../one', 'a/b', 'a\\b', 'One', 'ä', 'a b', 'one\n', 'x'.repeat(65)]) {
        await refused(shelf.make(cardOf(id, 0), HEADER), `making ${id}`);
        await refused(shelf.read(id), `reading ${id}`);
        await refused(shelf.lease(id), `leasing ${id}`);
        await refused(shelf.remove(id), `removing ${id}`);
      }
      for (const id of ['0', '-', 'con', 'x'.repeat(64)]) await (await made(shelf, id)).release();
      same((await shelf.cards()).length, 4, 'tables');
    },
  },
  {
    name: 'a thousand lines stay in order',
    async run({ open }) {
      const lease = await made(open());
      for (let n = 1; n <= 1_000; n += 3) await add(lease, n, n + 2, n === 601 ? snapshotOf(603) : undefined);
      await holds(open(), keptOf(1_002), 0);
      await holds(open(), keptOf(1_002, snapshotOf(603)));
    },
  },
];
