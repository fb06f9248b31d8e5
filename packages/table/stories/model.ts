import { below, heardBy, listSeats, type Rng, type Seat, SPECTATOR, seedRng, type Told } from '@questhall/kernel';
import type { Vault } from '@questhall/testkit';
import type { Heard } from '@questhall/wire';
import { readCourse } from '../src/host/reading.ts';
import type { Table } from '../src/host/table.ts';
import { makeMemory } from '../src/shelf/memory.ts';
import { type Shelf, ShelfError } from '../src/shelf/shelf.ts';
import { exported, imported } from './exporting.ts';
import { BOT, Listener, makeAround, newTable, opened, PERSON, RULES } from './listening.ts';

/** A place for tables that several processes share, and what can happen to it. */
export interface World {
  /** The shelf as a new process finds it. */
  open(): Shelf;
  /** Whoever has the table has it no longer. */
  takeAway?(id: string): void;
  setFull?(isFull: boolean): void;
  /** The write after next, or the next one, is the last of its process. */
  crashSoon?(write: number, isThere: boolean): void;
}

const SEATS = 3;
const COMMANDS = 24;

/** A seat at the table as somebody remembers it who goes by what he was told. */
interface Witness {
  readonly seat: Seat;
  listener: Listener;
  /** How many of the listener's news are in `told` already. */
  read: number;
  /** What was told since he sat down, and after which move. */
  told: { readonly clock: number; readonly text: string }[];
  since: number;
  number: number;
}

const textOf = (told: readonly Told<Vault>[]): string => JSON.stringify(told);

/** A table under random commands. Whatever does not hold throws. */
export class Trial {
  readonly #world: World;
  readonly #rng: Rng;
  readonly #around = makeAround();
  #id = '';
  #table!: Table<Vault>;
  #witnesses: Witness[] = [];
  /** The last line that anybody was told of, or got a yes for. */
  #acknowledged = 0;
  readonly log: string[] = [];

  constructor(world: World, seed: string) {
    this.#world = world;
    this.#rng = seedRng(`fast:${seed}`);
  }

  async run(): Promise<void> {
    const shelf = this.#world.open();
    const company = Array.from({ length: SEATS }, () => (below(this.#rng, 3) === 0 ? BOT : PERSON));
    this.#id = await newTable(shelf, this.#around, company, below(this.#rng, 2) === 0);
    this.#table = await opened(shelf, this.#around, this.#id);
    for (let seat = SPECTATOR; seat < SEATS; seat++) this.#sitDown(seat);
    for (let i = 0; i < COMMANDS; i++) {
      await this.#command();
      await this.#table.idle();
      this.#hear();
    }
    this.#world.setFull?.(false);
    await this.#compare();
    await this.#table.close();
  }

  #sitDown(seat: Seat): void {
    const listener = new Listener(this.#table, seat);
    const { clock } = this.#table.course.state;
    this.#witnesses.push({ seat, listener, read: 1, told: [], since: clock, number: listener.last.number });
  }

  async #command(): Promise<void> {
    const deeds = [
      this.#answer,
      this.#answer,
      this.#answer,
      this.#answer,
      this.#undo,
      this.#agree,
      this.#junk,
      this.#handOver,
      this.#order,
      this.#another,
    ];
    if (this.#world.setFull !== undefined) deeds.push(this.#fill);
    if (this.#world.takeAway !== undefined) deeds.push(this.#lose);
    if (this.#world.crashSoon !== undefined) deeds.push(this.#crash);
    const deed = deeds[below(this.#rng, deeds.length)] ?? this.#answer;
    try {
      await deed.call(this);
    } catch (error) {
      if (!(error instanceof ShelfError)) throw error;
      this.log.push(`died: ${error.message}`);
      await this.#goOn();
    }
    await this.#table.idle();
    if (this.#witnesses.some(({ listener }) => listener.problem !== undefined)) await this.#goOn();
  }

  /** Somebody does something; a yes is a promise that it is kept. */
  async #acknowledge(doing: Promise<{ readonly ok: boolean }>): Promise<void> {
    const reply = await doing;
    this.log.push(JSON.stringify(reply));
    if (reply.ok) this.#acknowledged = Math.max(this.#acknowledged, this.#table.course.n);
  }

  #any(isAsked = false): Witness {
    const able = this.#witnesses.filter(
      ({ listener, seat }) => seat !== SPECTATOR && (!isAsked || listener.last.standing.asked.length > 0),
    );
    const chosen = able[below(this.#rng, Math.max(1, able.length))] ?? this.#witnesses[1];
    if (chosen === undefined) throw new Error('nobody sits there');
    return chosen;
  }

  async #answer(): Promise<void> {
    const { listener } = this.#any(true);
    const { asked } = listener.last.standing;
    const offered = asked[below(this.#rng, Math.max(1, asked.length))];
    const action = offered?.offers[below(this.#rng, offered.offers.length)];
    this.log.push(`${listener.chair.seat} answers ${JSON.stringify(action)}`);
    const times = below(this.#rng, 4) === 0 ? 2 : 1; // a double click
    const id = offered?.ask.id ?? 0;
    const send = async (): Promise<void> => {
      const reply = listener.chair.answer(id, action);
      await this.#acknowledge(reply);
      const isWritten = this.#table.course.journal.entries.some(
        (entry) => entry.seat === listener.chair.seat && entry.ask === id,
      );
      if ((await reply).ok && !isWritten) throw new Error('a yes was said to an answer that nobody wrote down');
    };
    await Promise.all(Array.from({ length: times }, send));
  }

  async #junk(): Promise<void> {
    const { listener, seat } = this.#any();
    const table = this.#table;
    const isIdle = (): boolean => table.course.company[seat]?.kind === 'person';
    const moves = (): number => table.course.journal.entries.filter((entry) => entry.seat === seat).length;
    const before = moves();
    const junk = [{ type: 'step', by: 7 }, 'fly', { type: 'guess', guess: 'low' }][below(this.#rng, 3)];
    const reply = await listener.chair.answer(below(this.#rng, 9), junk);
    if (!reply.ok && isIdle() && moves() > before) throw new Error('what was refused changed the table');
  }

  async #undo(): Promise<void> {
    const { listener, seat } = this.#any();
    this.log.push(`${seat} wants to take back`);
    await this.#acknowledge(listener.chair.askUndo());
  }

  async #agree(): Promise<void> {
    const { listener } = this.#any();
    const asked = listener.last.standing.undoAsked;
    for (const { listener: one, seat } of this.#witnesses.filter((witness) => witness.seat !== SPECTATOR))
      if (asked !== null)
        await this.#acknowledge(one.chair.agree(asked.id, below(this.#rng, 5) > 0 || seat === asked.by));
  }

  async #handOver(): Promise<void> {
    const { listener, seat } = this.#any();
    this.log.push(`${seat} changes hands`);
    await this.#acknowledge(listener.chair.handTo(below(this.#rng, 2) === 0 ? BOT : PERSON));
  }

  async #order(): Promise<void> {
    await this.#acknowledge(this.#any().listener.chair.order('no-traps', below(this.#rng, 2) === 0));
  }

  async #another(): Promise<void> {
    this.#sitDown(below(this.#rng, SEATS + 1) - 1);
    if (this.#witnesses.length > 8) this.#witnesses.splice(4, 1)[0]?.listener.chair.leave();
  }

  async #fill(): Promise<void> {
    const isFull = below(this.#rng, 2) === 0;
    this.#world.setFull?.(isFull);
    if (!isFull) await this.#table.retry();
  }

  async #lose(): Promise<void> {
    this.log.push('the table is taken away');
    this.#world.takeAway?.(this.#id);
    await this.#table.idle();
    await this.#goOn();
  }

  async #crash(): Promise<void> {
    this.log.push('a crash is near');
    this.#world.crashSoon?.(1 + below(this.#rng, 2), below(this.#rng, 2) === 0);
    await this.#answer();
  }

  /** Another process opens the table, and everybody sits down again with what they know. */
  async #goOn(): Promise<void> {
    this.#world.setFull?.(false);
    this.#hear();
    this.#table = await opened(this.#world.open(), this.#around, this.#id);
    this.log.push(`opened again at line ${this.#table.course.n}`);
    if (this.#table.course.n < this.#acknowledged)
      throw new Error(`line ${this.#acknowledged} was acknowledged and is lost`);
    for (const witness of this.#witnesses) {
      witness.listener = new Listener(this.#table, witness.seat, witness.number);
      witness.read = 0;
    }
    this.#hear();
  }

  /** Everybody takes in what was told. */
  #hear(): void {
    for (const witness of this.#witnesses) {
      for (const heard of witness.listener.heard.slice(witness.read)) this.#takeIn(witness, heard);
      witness.read = witness.listener.heard.length;
    }
  }

  #takeIn(witness: Witness, { number, happened, hasGap, standing }: Heard<Vault>): void {
    if (hasGap) throw new Error(`seat ${witness.seat} was not told all it had missed`);
    const more = number - witness.number;
    if (more < happened.length || more > happened.length + this.log.length)
      throw new Error(`seat ${witness.seat} cannot count on its numbers`);
    witness.number = number;
    for (const news of happened) {
      if (news.kind === 'told' && news.told.length > 0)
        witness.told.push({ clock: news.clock, text: textOf(news.told) });
      if (news.kind === 'takenBack') {
        witness.told = witness.told.filter(({ clock }) => clock <= news.clock);
        witness.since = Math.min(witness.since, news.clock);
      }
    }
    for (const seat of listSeats(standing.waitingForPeople))
      if (standing.company[seat]?.kind !== 'person') throw new Error('play waits for a person who is none');
  }

  /** In the end the journal, every sight and everything that was heard agree. */
  async #compare(): Promise<void> {
    this.#world.crashSoon?.(0, false); // no more of that
    await this.#table.retry();
    await this.#table.idle();
    this.#hear();
    const shelf = this.#world.open();
    const whole = await readCourse(RULES, shelf, this.#id, 0);
    const late = await readCourse(RULES, shelf, this.#id);
    const state = JSON.stringify(this.#table.course.state);
    if (JSON.stringify(whole.state) !== state || JSON.stringify(late.state) !== state)
      throw new Error('the journal tells another match');
    const other = makeMemory().open();
    const { id, kind } = await imported(other, await exported(shelf, this.#id));
    const { standpoint } = await readCourse(RULES, other, id, 0);
    if (kind !== 'new' || JSON.stringify(standpoint) !== JSON.stringify(whole.standpoint))
      throw new Error('its file tells another match');
    for (const { seat, listener, told, since, number } of this.#witnesses) {
      const fresh = new Listener(this.#table, seat).last;
      if (JSON.stringify(fresh.standing) !== JSON.stringify(listener.last.standing))
        throw new Error(`seat ${seat} sees an old table`);
      if (number !== whole.numberOf(seat))
        throw new Error(`seat ${seat} counts ${number} where the journal has ${whole.numberOf(seat)}`);
      const all = whole.journal.entries.slice(since).map((entry) => textOf(heardBy(seat, entry.told)));
      const heard = all.filter((text) => text !== '[]').join('\n');
      if (told.map(({ text }) => text).join('\n') !== heard)
        throw new Error(`seat ${seat} was told something else than happened`);
    }
  }
}
