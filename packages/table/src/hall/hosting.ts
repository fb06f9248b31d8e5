import { bad, good, type Problem, type Result } from '@questhall/border';
import { includesSeat, type Seat, SPECTATOR, type Types } from '@questhall/kernel';
import { type Chair, connectHall, type Ears, type Lobby } from '@questhall/wire';
import { exportMemory } from '../file/exporting.ts';
import { FULL, openWith } from '../host/opening.ts';
import type { Table } from '../host/table.ts';
import { type Shelf, ShelfError } from '../shelf/shelf.ts';
import type { HallAround } from './around.ts';
import { later, Sitting, type Take } from './sitting.ts';

/** What a hall asks of a table that it hosts, besides chairs. */
export interface Hosted {
  rename(name: string): Promise<{ readonly ok: boolean }>;
  close(): Promise<void>;
  /** The table as a file, out of memory. */
  pieces(): Iterable<string>;
}

/** Where the host of a table is: here, or in a neighbour's hall. */
type Host =
  | { readonly kind: 'here'; readonly table: Hosted; readonly take: Take }
  | { readonly kind: 'there'; readonly lobby: Lobby; readonly take: Take };

/**
 * A table that somebody in this hall sits at, wherever its host is. When the host goes, another one is found, this hall
 * first of all, and everybody stays in their chairs.
 */
export class Hosting {
  readonly id: string;
  readonly #around: HallAround;
  readonly #onEmpty: () => void;
  readonly #sittings = new Set<Sitting>();
  readonly #stop = later();
  #host: Host | null = null;
  /** The search for a host that is under way, or the last one. */
  #found: Promise<Problem | null>;

  constructor(id: string, around: HallAround, onEmpty: () => void) {
    this.id = id;
    this.#around = around;
    this.#onEmpty = onEmpty;
    this.#found = this.#findHost();
  }

  get isEmpty(): boolean {
    return this.#sittings.size === 0;
  }

  /** The table, if this hall is its host. */
  get table(): Hosted | null {
    return this.#host?.kind === 'here' ? this.#host.table : null;
  }

  async sit(seat: Seat, ears: Ears<Types>, since?: number): Promise<Result<Chair<Types>>> {
    const sitting = new Sitting(
      seat,
      ears,
      since,
      (problem) => this.#lose(problem),
      (one) => this.#leave(one),
    );
    this.#sittings.add(sitting);
    const problem = (await this.#found) ?? (await this.#seatAt(sitting));
    if (problem === null) return good(sitting.chair);
    this.#leave(sitting);
    return { ok: false, problem };
  }

  async #seatAt(sitting: Sitting): Promise<Problem | null> {
    return this.#host === null ? bad('table', 'is not there').problem : sitting.moveTo(this.#host.take);
  }

  /** Asks whoever hosts the table for something that is not done from a chair. */
  async rename(name: string): Promise<Result<null>> {
    const problem = await this.#found;
    if (problem !== null) return { ok: false, problem };
    if (this.#host?.kind === 'there') return this.#host.lobby.rename(this.id, name);
    const reply = await this.table?.rename(name);
    return reply?.ok === true ? good(null) : bad('shelf', FULL);
  }

  /** Puts everything away; whoever still sits there is told. */
  async close(): Promise<void> {
    this.#stop.happen();
    for (const sitting of this.#sittings) sitting.lose(null);
    this.#sittings.clear();
    await this.#found;
    const { table } = this;
    this.#host = null;
    await table?.close();
  }

  #leave(sitting: Sitting): void {
    const isGone = this.#sittings.delete(sitting);
    if (isGone && this.#sittings.size === 0) this.#onEmpty();
  }

  /**
   * The host has lost the table: somebody else has it, or it was removed. With a problem, it is broken for everybody.
   */
  #lose(problem: string | null): void {
    if (this.#host === null) return; // another one is being looked for
    void this.table?.close(); // it does nothing more, and must not keep the right to write
    this.#host = null;
    if (problem !== null) for (const sitting of this.#sittings) sitting.lose(problem);
    else this.#moveHouse();
  }

  #moveHouse(): void {
    this.#found = this.#findHost().then(async (problem) => {
      const isGone = problem !== null && (await this.#isRemoved());
      for (const sitting of this.#sittings) {
        const trouble = problem ?? (await this.#seatAt(sitting));
        if (trouble !== null) sitting.lose(isGone ? null : `${trouble.field} ${trouble.message}`);
      }
      return problem;
    });
  }

  /** Whether the table was taken off the shelf: then nothing is broken. */
  async #isRemoved(): Promise<boolean> {
    const cards = await this.#around.shelf.cards().catch(() => null); // who cannot look cannot say so
    return cards?.every(({ id }) => id !== this.id) ?? false;
  }

  /** Hosts the table here if nobody else does, or finds out who does. */
  async #findHost(): Promise<Problem | null> {
    try {
      const opened = await this.#open();
      if (!opened.ok) return opened.problem;
      this.#host = opened.value;
      return null;
    } catch (error) {
      return bad('table', error instanceof Error ? error.message : String(error)).problem;
    }
  }

  async #open(): Promise<Result<Host>> {
    const { shelf, neighbours } = this.#around;
    const lease = await shelf.lease(this.id);
    if (lease !== null) {
      const card = await findCard(shelf, this.id);
      const opened = await this.#around.games(card.game, (rules) =>
        openWith(rules, shelf, lease, this.id, this.#around, { isOneRoom: true }).then((result) =>
          result.ok ? good(hereAt(result.value)) : result,
        ),
      );
      if (opened === null) await lease.release();
      if (opened?.ok === true) neighbours?.announce(this.id);
      return opened ?? bad('game', `there is no game called ${card.game} here`);
    }
    await findCard(shelf, this.id);
    return neighbours === undefined ? bad('table', 'is open elsewhere') : this.#reach();
  }

  /** Somebody else hosts it: they are asked to let us in, and when they go it is our turn to try. */
  async #reach(): Promise<Result<Host>> {
    const { neighbours } = this.#around;
    const stop = this.#stop.promise;
    const freed = neighbours?.freed(this.id, stop) ?? Promise.resolve(false);
    const port = await Promise.race([neighbours?.reach(this.id, stop), freed.then(() => null)]);
    if (port == null) return (await freed) ? this.#open() : bad('table', 'was left');
    const lobby = connectHall(port);
    const take: Take = (seat, ears, since) => lobby.sit(this.id, seat, ears, since);
    void freed.then((isFree) => isFree && this.#lose(null));
    return good({ kind: 'there', lobby, take });
  }
}

async function findCard(shelf: Shelf, id: string): Promise<{ readonly game: string }> {
  const cards = await shelf.cards();
  const card = cards.find((one) => one.id === id);
  if (card === undefined) throw new ShelfError('is not on the shelf; it may have been removed in another window');
  return card;
}

/** A table that this hall hosts. Nobody looks into the cards of the program, or of a seat that nobody sits in. */
function hereAt<T extends Types>(table: Table<T>): Host {
  const mayLook = (seat: Seat): boolean => {
    const { people, course } = table;
    return seat === SPECTATOR || includesSeat(people, seat) || people === 0 || course.state.outcome !== null;
  };
  const take = async (seat: Seat, ears: Ears<Types>, since?: number): Promise<Result<Chair<Types>>> =>
    seat < table.course.state.seats && mayLook(seat)
      ? good(table.chairs.take(seat, ears, since))
      : bad('seat', 'is not for people while the match goes on');
  const hosted: Hosted = {
    rename: (name) => table.rename(name),
    close: () => table.close(),
    pieces: () => exportMemory(table),
  };
  return { kind: 'here', table: hosted, take };
}
