import { type Addition, expectFitting, expectNew } from './expect.ts';
import { isCard, isLines, isSnapshot, parseJson } from './shapes.ts';
import { byLatest, type Card, expectId, type Kept, type Lease, type Shelf, ShelfError } from './shelf.ts';

/** A table as text, as any other shelf would have it: nobody can change by accident what was kept. */
interface Book {
  readonly header: string;
  card: string;
  readonly lines: string[];
  readonly snapshots: Map<number, string>;
  size: number;
  /** Whose lease it is, and how to tell that it was lost. */
  holder: { readonly process: Process; readonly lose: () => void } | null;
}

interface Process {
  isDead: boolean;
}

/** Shelves in memory, for tests: what several processes would share, and all that can go wrong with it. */
export interface Memory {
  /** The shelf as one more process sees it. */
  open(): Shelf;
  /** Full beyond so many characters. */
  setRoom(characters: number): void;
  /**
   * The process that makes this write, counted from now and from 1, dies in it; the write is there afterwards or it is
   * not.
   */
  crashAt(write: number, isThere: boolean): void;
  /** Whoever has the lease has it no longer. */
  takeAway(id: string): void;
}

export function makeMemory(): Memory {
  const books = new Map<string, Book>();
  let room = Number.POSITIVE_INFINITY;
  let used = 0;
  let crash: { left: number; readonly isThere: boolean } | null = null;

  const die = (process: Process): never => {
    process.isDead = true;
    for (const book of books.values()) if (book.holder?.process === process) book.holder = null;
    throw new ShelfError('the process died in the middle of a write');
  };
  const write = (process: Process, size: number, change: () => void): 'kept' | 'full' => {
    if (used + size > room) return 'full';
    const isLast = crash !== null && --crash.left === 0;
    const isThere = !isLast || crash?.isThere === true;
    if (isThere) {
      used += size;
      change();
    }
    if (isLast) {
      crash = null;
      return die(process);
    }
    return 'kept';
  };
  return {
    open: () => openShelf(books, write),
    setRoom(characters) {
      room = characters;
    },
    crashAt(left, isThere) {
      crash = { left, isThere };
    },
    takeAway(id) {
      const book = books.get(id);
      book?.holder?.lose();
      if (book !== undefined) book.holder = null;
    },
  };
}

type Write = (process: Process, size: number, change: () => void) => 'kept' | 'full';

function openShelf(books: Map<string, Book>, write: Write): Shelf {
  const process: Process = { isDead: false };
  const live = (): void => {
    if (process.isDead) throw new ShelfError('the process is dead');
  };
  return {
    async cards() {
      live();
      return Array.from(books.values(), readCard).toSorted(byLatest);
    },
    async make(card, header, pages = []) {
      live();
      const additions = expectNew(card, pages);
      if (books.has(card.id)) return 'there';
      const book = newBook(card, header);
      for (const addition of additions) add(book, addition);
      return write(process, book.size, () => books.set(card.id, book));
    },
    async read(id, upTo = Number.POSITIVE_INFINITY) {
      live();
      expectId(id);
      const book = books.get(id);
      return book === undefined ? null : readBook(book, upTo);
    },
    async lease(id) {
      live();
      expectId(id);
      const book = books.get(id);
      return book === undefined || book.holder !== null ? null : openLease(books, id, process, write);
    },
    async remove(id) {
      live();
      expectId(id);
      const book = books.get(id);
      book?.holder?.lose();
      write(process, -(book?.size ?? 0), () => books.delete(id));
    },
  };
}

function openLease(books: Map<string, Book>, id: string, process: Process, write: Write): Lease {
  let lose = (): void => {};
  const lost = new Promise<void>((resolve) => {
    lose = resolve;
  });
  const holder = { process, lose };
  const mine = books.get(id);
  if (mine !== undefined) mine.holder = holder;
  return {
    lost,
    async append(after, lines, card, snapshot) {
      const addition = { after, lines, card, snapshot };
      expectFitting(id, addition);
      const book = books.get(id);
      if (book === undefined || book.holder !== holder || readCard(book).n !== after) return 'lost';
      return write(process, sizeOf(addition), () => add(book, addition));
    },
    async release() {
      const book = books.get(id);
      if (book?.holder === holder) book.holder = null;
    },
  };
}

function newBook(card: Card, header: unknown): Book {
  const texts = { header: JSON.stringify(header), card: JSON.stringify(card) };
  return { ...texts, lines: [], snapshots: new Map(), size: texts.header.length + texts.card.length, holder: null };
}

const sizeOf = ({ lines, card, snapshot }: Addition): number => JSON.stringify([lines, card, snapshot]).length;

function add(book: Book, addition: Addition): void {
  const { lines, card, snapshot } = addition;
  book.size += sizeOf(addition);
  book.lines.push(...lines.map((line) => JSON.stringify(line)));
  book.card = JSON.stringify(card);
  if (snapshot !== undefined) book.snapshots.set(snapshot.n, JSON.stringify(snapshot));
}

function readCard(book: Book): Card {
  const card = parseJson(book.card);
  if (!isCard(card)) throw new ShelfError('a card was changed in memory');
  return card;
}

function readBook(book: Book, upTo: number): Kept {
  const [newest] = [...book.snapshots.keys()].filter((n) => n <= upTo).toSorted((a, b) => b - a);
  const snapshot = parseJson(newest === undefined ? 'null' : (book.snapshots.get(newest) ?? ''));
  const lines = book.lines.slice(newest ?? 0).map(parseJson);
  if (!isLines(lines) || !(snapshot === null || isSnapshot(snapshot)))
    throw new ShelfError('a journal was changed in memory');
  return { card: readCard(book), header: parseJson(book.header), snapshot, lines };
}
