import { bad, good, type Result } from '@questhall/border';
import {
  type Imported,
  isTableCard,
  type Lobby,
  NAME_LENGTH_MAX,
  numbered,
  type Port,
  type TableCard,
  type TableOrder,
} from '@questhall/wire';
import { isId, ShelfError } from '../shelf/shelf.ts';
import type { HallAround } from './around.ts';
import type { Hosted, Hosting } from './hosting.ts';
import { serve } from './serve.ts';

const SEED_BYTES = 32;

/**
 * All tables of one place: its shelf, and those that somebody sits at. What it takes to host a table is loaded with the
 * first one: a list of them needs none of it.
 */
export class Hall implements Lobby {
  readonly #around: HallAround;
  readonly #hostings = new Map<string, Hosting>();
  /** Tables that are being put away: whoever wants to sit down again waits for that. */
  readonly #closing = new Map<string, Promise<void>>();
  /** Tables that somebody is on the way to, once for each who is: they are not put away meanwhile. */
  readonly #awaiting: string[] = [];
  /** A table that was removed while somebody sat at it: the last of it is in memory. */
  #removed: { readonly id: string; readonly table: Hosted } | null = null;
  readonly #watchers = new Set<() => void>();

  constructor(around: HallAround) {
    this.#around = around;
    around.neighbours?.welcome({
      isHost: (table) => this.#hostings.get(table)?.table != null,
      serve: (port) => this.connect(port),
      onCards: () => void this.#cardsChangedElsewhere(),
    });
  }

  /** A screen comes in, or a neighbour; gives back how it goes. */
  connect(port: Port): () => void {
    return serve(this, port);
  }

  async cards(): Promise<readonly TableCard[]> {
    return (await this.#around.shelf.cards()).filter(isTableCard);
  }

  async make({ game, options, company, hasTypedDice, name }: TableOrder): Promise<Result<string>> {
    const { shelf, games } = this.#around;
    const seed = `${hasTypedDice ? 'typed:' : ''}chacha20:${this.#around.randomHex(SEED_BYTES)}`;
    const order = { options, company, seed, name: await this.#nameApart(shortName(name)) };
    const { makeTable } = await import('../host/opening.ts');
    const made = await games(game, (rules) => makeTable(rules, shelf, order, this.#around));
    if (made?.ok === true) this.#cardsChanged();
    return made ?? bad('game', `there is no game called ${game} here`);
  }

  async rename(table: string, name: string): Promise<Result<null>> {
    const renamed = await this.#withHost(table, (hosting) => hosting.rename(shortName(name)));
    if (renamed.ok) this.#cardsChanged();
    return renamed;
  }

  async remove(table: string): Promise<Result<null>> {
    if (!isId(table)) return bad('table', 'has no such name');
    await this.#close(table);
    await this.#around.shelf.remove(table);
    this.#cardsChanged();
    return good(null);
  }

  async exportTable(table: string, onPiece: (text: string) => void): Promise<Result<null>> {
    if (!isId(table)) return bad('table', 'has no such name');
    let isBegun = false;
    try {
      return await this.#exportFromShelf(table, (piece) => {
        isBegun = true;
        onPiece(piece);
      });
    } catch (error) {
      if (!(error instanceof ShelfError)) throw error;
      const open = this.#hostings.get(table)?.table ?? (this.#removed?.id === table ? this.#removed.table : null);
      if (open === null || isBegun) return bad('table', error.message);
      for (const piece of open.pieces()) onPiece(piece);
      return good(null);
    }
  }

  async #exportFromShelf(table: string, onPiece: (text: string) => void): Promise<Result<null>> {
    const { shelf, games } = this.#around;
    const card = (await shelf.cards()).find(({ id }) => id === table);
    if (card === undefined) throw new ShelfError('is not here any more');
    const { exportTable } = await import('../file/exporting.ts');
    const written = await games(card.game, async (rules) => {
      for await (const piece of exportTable(rules, shelf, table)) onPiece(piece);
      return good(null);
    });
    return written ?? bad('game', `there is no game called ${card.game} here`);
  }

  async importTable(text: string): Promise<Result<Imported>> {
    const { shelf, games } = this.#around;
    const { aboutExported, isTable, readExported } = await import('../file/exported.ts');
    const { importFile } = await import('../file/importing.ts');
    const read = readExported(text);
    if (!read.ok) return read;
    const { game } = aboutExported(read.value);
    const file = isTable(read.value) ? { ...read.value, name: await this.#nameApart(read.value.name) } : read.value;
    const imported = await games(game, (rules) =>
      importFile(rules, shelf, file, this.#around, { nameOf: () => '', company: [] }),
    );
    if (imported?.ok === true) this.#cardsChanged();
    return imported ?? bad('game', `there is no game called ${game} here`);
  }

  async sit(...[table, seat, ears, since]: Parameters<Lobby['sit']>): ReturnType<Lobby['sit']> {
    return this.#withHost(table, (hosting) => hosting.sit(seat, ears, since));
  }

  onCards(listener: () => void): () => void {
    this.#watchers.add(listener);
    return () => void this.#watchers.delete(listener);
  }

  /** A name by which a table that comes can be told from those that are here; one without a name stays so. */
  async #nameApart(name: string): Promise<string> {
    return name === '' ? '' : numbered(name, new Set((await this.cards()).map((card) => card.name)));
  }

  /** Does something at a table that is open, or opened for it. */
  async #withHost<X>(table: string, work: (hosting: Hosting) => Promise<Result<X>>): Promise<Result<X>> {
    if (!isId(table)) return bad('table', 'has no such name');
    this.#awaiting.push(table);
    try {
      const { Hosting } = await import('./hosting.ts');
      await this.#closing.get(table);
      const open = this.#hostings.get(table);
      const hosting = open ?? new Hosting(table, this.#around, () => void this.#leftAlone(table));
      this.#hostings.set(table, hosting);
      return await work(hosting);
    } finally {
      this.#awaiting.splice(this.#awaiting.indexOf(table), 1);
      await this.#closeIfEmpty(table);
    }
  }

  /** Somebody who changes chairs leaves one and takes another: the table stays open in between. */
  async #leftAlone(table: string): Promise<void> {
    await this.#around.pause();
    await this.#closeIfEmpty(table);
  }

  async #closeIfEmpty(table: string): Promise<void> {
    const isDeserted = this.#hostings.get(table)?.isEmpty === true && !this.#awaiting.includes(table);
    if (isDeserted) await this.#close(table);
  }

  /** Puts a table away. */
  async #close(table: string): Promise<void> {
    const hosting = this.#hostings.get(table);
    if (hosting === undefined) return this.#closing.get(table);
    this.#hostings.delete(table);
    const closing = hosting.close().finally(() => {
      this.#closing.delete(table);
      this.#cardsChanged();
    });
    this.#closing.set(table, closing);
    await closing;
  }

  #cardsChanged(): void {
    this.#around.neighbours?.tellCards();
    for (const watcher of this.#watchers) watcher();
  }

  /** A neighbour made, played or removed tables: one that we host may be gone. */
  async #cardsChangedElsewhere(): Promise<void> {
    for (const watcher of this.#watchers) watcher();
    if (this.#hostings.size === 0) return;
    const there = new Set((await this.#around.shelf.cards()).map(({ id }) => id));
    for (const [id, { table }] of this.#hostings) {
      if (there.has(id)) continue;
      if (table !== null) this.#removed = { id, table };
      await this.#close(id);
    }
  }
}

const shortName = (name: string): string => name.trim().slice(0, NAME_LENGTH_MAX);
