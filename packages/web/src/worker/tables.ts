import { bad, good, type Problem, type Result, readOptions, type Seat, seedRng, type Types } from '@questhall/kernel';
import { readSave, restore } from '@questhall/table';
import type { Sitter } from '../link/protocol.ts';
import type { GameId, Order, Pushed, Seated, Service, TableCard } from '../link/service.ts';
import { companyOf, withCompany } from './company.ts';
import { type WorkerKit, withKit } from './kits.ts';
import { type LiveTable, liveTable, newMatch } from './live-table.ts';
import type { Kept, Shelf } from './shelf.ts';

/** What the service needs of the world around it. */
export interface Surroundings {
  readonly shelf: Shelf;
  push(pushed: Pushed): void;
  /** Words nobody can foretell, as hex digits. */
  randomHex(bytes: number): string;
  now(): number;
  /** Lets messages in before the program plays on. */
  pause(): Promise<void>;
}

/** The table on the screen, who looks at it, and which move that seat hears of next. */
interface Playing {
  readonly id: string;
  readonly live: LiveTable;
  /** Null before anybody has sat down. */
  seat: Seat | null;
  told: number;
}

const SEED_BYTES = 32;
const ID_BYTES = 8;

/** The tables of this browser. One at a time is being played. */
export class Tables implements Service {
  readonly #around: Surroundings;
  #current: Playing | null = null;
  /** Counts what makes the program start over: an answer, an undo, another table. */
  #turns = 0;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  async tables(): Promise<readonly TableCard[]> {
    const kept = await this.#around.shelf.list();
    return kept.map(({ save, ...card }) => ({ ...card, stage: card.stage ?? {}, problem: outsideProblem(save) }));
  }

  async create({ game: id, options, company, hasTypedDice }: Order): Promise<Result<string>> {
    const seed = `${hasTypedDice ? 'typed:' : ''}chacha20:${this.#around.randomHex(SEED_BYTES)}`;
    const entropy = this.#around.randomHex(SEED_BYTES); // the program's dice are not those of the match
    const made = await withKit(id, (kit) => makeTable(kit, options, company, seed, entropy));
    if (made === null) return bad('game', `there is no game called ${id}`);
    if (!made.ok) return made;
    const table = this.#around.randomHex(ID_BYTES);
    await this.#keep(table, made.value);
    return good(table);
  }

  async enter(table: string): Promise<Result<Seated>> {
    const kept = await this.#around.shelf.find(table);
    if (kept === null) return bad('table', 'is not on the shelf; it may have been removed in another window');
    const revived = await revive(kept, this.#around.randomHex(SEED_BYTES));
    if (!revived.ok) return revived;
    const live = revived.value;
    this.#turns += 1;
    this.#current = { id: table, live, seat: null, told: 0 };
    return good({
      id: table,
      game: kept.game as GameId, // it was revived by that game
      options: live.options,
      company: live.company,
      hasTypedDice: live.hasTypedDice,
      next: live.next,
    });
  }

  async leave(): Promise<void> {
    this.#turns += 1;
    this.#current = null;
  }

  async answer(sent: Parameters<Service['answer']>[0]): ReturnType<Service['answer']> {
    const { live } = this.#playing();
    const reply = live.answer(sent);
    if (reply.ok) await this.#afterMove();
    return reply;
  }

  async rollFor(dice: readonly number[]): Promise<void> {
    this.#playOn(dice);
  }

  async why(sent: Parameters<Service['why']>[0]): ReturnType<Service['why']> {
    return this.#playing().live.why(sent);
  }

  async undo(seat: Seat, isAgreed: boolean): ReturnType<Service['undo']> {
    const current = this.#playing();
    const refusal = current.live.undo(seat, isAgreed);
    if (refusal !== null) return refusal;
    current.told = Math.min(current.told, current.live.moves + 1);
    await this.#afterMove();
    return null;
  }

  async look(seat: Seat): ReturnType<Service['look']> {
    const current = this.#playing();
    current.seat = seat;
    current.told = current.live.moves + 1;
    const news = current.live.news(seat, 0);
    this.#playOn([]);
    return news;
  }

  async recall(seat: Seat, clock: number): ReturnType<Service['recall']> {
    return this.#playing().live.recall(seat, clock);
  }

  async exportTable(table: string): Promise<Result<Blob>> {
    const kept = await this.#around.shelf.find(table);
    return kept === null
      ? bad('table', 'is not on the shelf')
      : good(new Blob([withCompany(kept.save, kept.company)], { type: 'application/json' }));
  }

  async importTable(file: Blob): Promise<Result<string>> {
    const text = await file.text();
    const save = readSave(text);
    if (!save.ok) return save;
    const id = this.#around.randomHex(ID_BYTES);
    const entropy = this.#around.randomHex(SEED_BYTES);
    const read = await withKit(save.value.game, (kit) =>
      reviveWith(kit, text, companyOf(save.value, kit.bots), entropy),
    );
    if (read === null) return bad('game', `${save.value.game} is not a game of this table`);
    if (!read.ok) return read;
    await this.#keep(id, read.value);
    return good(id);
  }

  async remove(table: string): Promise<void> {
    if (this.#current?.id === table) await this.leave();
    await this.#around.shelf.remove(table);
  }

  #playing(): Playing {
    if (this.#current === null) throw new Error('nobody sits at a table');
    return this.#current;
  }

  async #afterMove(): Promise<void> {
    const { id, live } = this.#playing();
    this.#tell();
    await this.#keep(id, live);
    this.#playOn([]);
  }

  /** The program plays until a person must answer; each of its moves is news, and is kept. */
  #playOn(dice: readonly number[]): void {
    this.#turns += 1;
    const turn = this.#turns;
    const current = this.#current;
    if (current === null) return;
    const go = async (typed: readonly number[]): Promise<void> => {
      for (let faces = typed; turn === this.#turns; faces = []) {
        const done = current.live.playOn(faces);
        if (typeof done === 'object') this.#around.push({ type: 'wanted', table: current.id, faces: done.wanted });
        if (done !== 'played') return;
        this.#tell();
        await this.#keep(current.id, current.live);
        await this.#around.pause();
      }
    };
    go(dice).catch((error: unknown) => {
      this.#around.push({
        type: 'broken',
        table: current.id,
        message: error instanceof Error ? error.message : String(error),
      });
    });
  }

  #tell(): void {
    const current = this.#playing();
    if (current.seat === null) return;
    const news = current.live.news(current.seat, current.told);
    current.told = current.live.moves + 1;
    this.#around.push({ type: 'news', table: current.id, news });
  }

  async #keep(id: string, live: LiveTable): Promise<void> {
    const { game, company, options, moves, isOver, stage } = live;
    const kept: Kept = {
      id,
      game,
      company,
      options: { ...options },
      moves,
      isOver,
      stage,
      changed: this.#around.now(),
      save: live.save(),
    };
    await this.#around.shelf.keep(kept);
  }
}

/** What is wrong with the outside of a save, if anything is. */
function outsideProblem(save: string): string | null {
  const read = readSave(save);
  return read.ok ? null : sayProblem(read.problem);
}

const sayProblem = ({ field, message }: Problem): string => `${field} ${message}`;

function makeTable<T extends Types>(
  kit: WorkerKit<T>,
  raw: unknown,
  company: readonly Sitter[],
  seed: string,
  entropy: string,
): Result<LiveTable> {
  const { game } = kit;
  const options = readOptions(game.options, raw);
  if (!options.ok) return options;
  const { min, max } = game.seats;
  if (company.length < min || company.length > max) return bad('seats', `must be ${min} to ${max} for ${game.title}`);
  const refusal = game.admit(options.value, company.length);
  if (refusal !== null) return bad('options', `are against ${refusal.rule}`);
  return good(
    liveTable(kit, newMatch(game, options.value, company.length, seed), company, seedRng(`chacha20:${entropy}`)),
  );
}

async function revive(kept: Kept, entropy: string): Promise<Result<LiveTable>> {
  const read = await withKit(kept.game, (kit) => reviveWith(kit, kept.save, kept.company, entropy));
  return read ?? bad('game', `${kept.game} is not a game of this table`);
}

function reviveWith<T extends Types>(
  kit: WorkerKit<T>,
  text: string,
  company: readonly Sitter[],
  entropy: string,
): Result<LiveTable> {
  const save = readSave(text);
  if (!save.ok) return save;
  const journal = restore(kit.game, save.value);
  return journal.ok ? good(liveTable(kit, journal.value, company, seedRng(`chacha20:${entropy}`))) : journal;
}
