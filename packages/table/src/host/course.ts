import type { Rules } from '@questhall/facets';
import {
  begin,
  type Entry,
  enter,
  type Fixed,
  goOnFrom,
  type Header,
  hashState,
  heardBy,
  type Journal,
  type Prepared,
  prepare,
  rewind,
  type Seat,
  SPECTATOR,
  type State,
  sight,
  type Told,
  type Types,
} from '@questhall/kernel';
import type { Happened, Sitter } from '@questhall/wire';
import { reviveState } from '../save/revive.ts';
import type { Snapshot } from '../shelf/shelf.ts';
import type { MoveLine, PlayLine } from './lines.ts';
import { firstOrders, givenNow, orderName, ordersAfter } from './orders.ts';
import type { Standpoint, TakenBack } from './standpoint.ts';

/** News of one line, for each who hears of it: spectators under -1. Null: only how the table stands has changed. */
export type News<T extends Types> = ReadonlyMap<Seat, Happened<T> | null>;

/** So many of the last things that a seat heard are kept for whoever was away for a moment. */
const REMEMBERED = 200;

/** A match in memory, from where it was opened on, with the company that plays it. */
export class Course<T extends Types> {
  readonly rules: Rules<T>;
  readonly journal: Journal<T>;
  readonly company: Sitter[];
  readonly orders: string[][];
  /** The number of the last line. */
  n: number;
  readonly #numbers: number[];
  /** The rules by which the program made its moves: those that are taken back take theirs with them. */
  readonly #whys = new WeakMap<Entry<T>, T['Rule']>();
  /** The last things that each seat heard, up to its number; spectators first. */
  readonly #heard: (Happened<T> | null)[][];
  /** Seats one of whose orders has just ended: they are told, whatever else they hear. */
  readonly #changed = new Set<Seat>();

  private constructor(
    rules: Rules<T>,
    journal: Journal<T>,
    n: number,
    standpoint: Omit<Standpoint, 'state' | 'check'>,
  ) {
    this.rules = rules;
    this.journal = journal;
    this.n = n;
    this.company = standpoint.company.slice();
    this.orders = standpoint.orders.map((orders) => orders.slice());
    journal.takenBack.push(...standpoint.takenBack);
    this.#numbers = standpoint.numbers.slice();
    this.#heard = standpoint.numbers.map(() => []);
  }

  static fromBeginning<T extends Types>(
    rules: Rules<T>,
    header: Header<T>,
    company: readonly Sitter[],
    takenBack: readonly TakenBack[] = [],
  ): Course<T> {
    const numbers = Array.from({ length: header.seats + 1 }, () => 1); // the opening is the first news there is
    return new Course(rules, begin(rules.game, header), 0, {
      company,
      orders: company.map((sitter) => firstOrders(rules, sitter)),
      numbers,
      takenBack,
    });
  }

  /** From how it stood after line n; null when that is none of this game, or of fewer seats. */
  static fromStandpoint<T extends Types>(
    rules: Rules<T>,
    header: Header<T>,
    n: number,
    standpoint: Standpoint,
  ): Course<T> | null {
    const { company, orders, numbers, check } = standpoint;
    const { seats } = header;
    if (company.length !== seats || orders.length !== seats || numbers.length !== seats + 1) return null;
    const state = reviveState(rules.game, seats, standpoint.state);
    if (state === null) return null;
    const from: Header<T> = { ...header, edition: rules.game.edition, from: state };
    return new Course(rules, goOnFrom(from, state, check), n, standpoint);
  }

  get state(): State<T> {
    return this.journal.state;
  }

  /** The clock at which this memory begins: what was before lies on the shelf. */
  get root(): number {
    return this.state.clock - this.journal.entries.length;
  }

  /** Something fixed was taken back. */
  get isMarked(): boolean {
    return this.journal.takenBack.length > 0;
  }

  numberOf(seat: Seat): number {
    return this.#numbers[seat + 1] ?? 0;
  }

  /** What a seat heard after this number; null when some of it is not remembered any more. */
  heardSince(seat: Seat, number: number): readonly Happened<T>[] | null {
    const heard = this.#heard[seat + 1] ?? [];
    const missed = this.numberOf(seat) - number;
    if (missed < 0 || missed > heard.length) return null;
    return heard.slice(heard.length - missed).filter((happened) => happened !== null);
  }

  /** How it stands now; later lines do not change it. */
  get standpoint(): Standpoint {
    const { state, journal, company, orders } = this;
    return {
      state,
      check: journal.entries.at(-1)?.check ?? journal.opening.check,
      company: company.slice(),
      orders: orders.map((one) => one.slice()),
      numbers: this.#numbers.slice(),
      takenBack: journal.takenBack.slice(),
    };
  }

  snapshot(): Snapshot {
    return { n: this.n, state: this.standpoint, hash: hashState(this.state) };
  }

  /** A line that was kept before, done again; or what does not fit, and then nothing is done. */
  replay(line: PlayLine): string | null {
    const { seats, clock } = this.state;
    const seat = line.kind === 'undo' ? line.by : line.seat;
    if (seat >= seats) return `there is no seat ${seat + 1}`;
    if (line.kind === 'move') return this.#replayMove(line);
    if (line.kind === 'undo') {
      if (line.to < this.root || line.to > clock) return `what it takes back, to move ${line.to}, is not there`;
      this.enterUndo(line.to, line.by, line.fixed);
    } else if (line.kind === 'sit') this.enterSitter(line.seat, line.sitter);
    else this.enterOrder(line.seat, line.order, line.isOn);
    return null;
  }

  #replayMove({ seat, ask, action, rolled, check, why }: MoveLine): string | null {
    const made = prepare(this.rules.game, this.journal, { seat, ask, action }, rolled);
    if (!made.ok)
      return 'refusal' in made
        ? `the move is refused by ${made.refusal.rule}`
        : 'the move rolls more dice than were written down';
    const fell = made.entry.rolled.join(' ');
    if (fell !== rolled.join(' '))
      return `the move has the dice ${rolled.join(' ') || 'of none'}, and ${fell || 'none'} fell`;
    if (made.entry.check !== check) return 'the move leads to something else than was written down';
    this.enterMove(made, why);
    return null;
  }

  /** Counts a line that nothing can be told of, as if everybody had heard it: nobody's numbers come twice. */
  skip(n: number): void {
    this.n = n;
    for (const [i, heard] of this.#heard.entries()) {
      this.#numbers[i] = (this.#numbers[i] ?? 0) + 1;
      heard.length = 0;
    }
  }

  /** The reason of a move that the program made. Whatever is no rule of this game, or of a secret answer, is none. */
  enterMove(prepared: Prepared<T>, why: string | null = null): News<T> {
    const { journal, state: before } = this;
    const { entry } = prepared;
    const asked = before.asks.find(({ seat, id }) => seat === entry.seat && id === entry.ask);
    const isUnseen = asked !== undefined && asked.seal !== null && !asked.isLaidInSight;
    const { rules } = this.rules.game.rulebook;
    const isRule = (text: string | null): text is T['Rule'] => text !== null && Object.hasOwn(rules, text);
    if (asked?.seal === null && isRule(why)) this.#whys.set(entry, why);
    enter(journal, prepared);
    this.#reviewOrders();
    return this.#news(
      before,
      (seat, clock) => ({
        kind: 'told',
        clock,
        by: isUnseen ? null : entry.seat,
        told: heardBy<T>(seat, entry.told),
        fixed: entry.fixed,
        why: this.whyOf(entry, seat),
      }),
      entry.told,
    );
  }

  /** Why the program made a move, for whoever was told of it; null where there is nothing to say. */
  whyOf(entry: Entry<T>, seat: Seat): T['Rule'] | null {
    return heardBy(seat, entry.told).length === 0 ? null : this.reasonOf(entry);
  }

  /** The same for the journal, whoever hears of it. */
  reasonOf(entry: Entry<T>): T['Rule'] | null {
    return this.#whys.get(entry) ?? null;
  }

  enterUndo(to: number, by: Seat, fixed: Fixed | null, state?: State<T>): News<T> {
    const before = this.state;
    rewind(this.rules.game, this.journal, to - this.root, state);
    if (fixed !== null) this.journal.takenBack.push({ clock: before.clock, fixed });
    return this.#news(before, (_seat, clock) => ({ kind: 'takenBack', clock, by, fixed }), null);
  }

  enterSitter(seat: Seat, sitter: Sitter): News<T> {
    if (this.company[seat]?.kind !== sitter.kind) this.orders[seat] = firstOrders(this.rules, sitter).slice();
    this.company[seat] = sitter;
    return this.#news(this.state, () => ({ kind: 'sat', seat, sitter }), null);
  }

  /** Orders are known to their seat alone. */
  enterOrder(seat: Seat, order: string, isOn: boolean): News<T> {
    const kept = (this.orders[seat] ?? []).filter((one) => orderName(one) !== order);
    const given = isOn ? [givenNow(this.rules, order, this.state, seat, kept)] : [];
    this.orders[seat] = [...kept, ...given];
    this.n += 1;
    this.#note(seat, null);
    return new Map([[seat, null]]);
  }

  /** Some orders end by themselves, and some remember something else now. */
  #reviewOrders(): void {
    for (const [seat, kept] of this.orders.entries()) {
      if (kept.length === 0) continue;
      const left = ordersAfter(this.rules, kept, this.state, seat);
      if (left.length < kept.length) this.#changed.add(seat);
      this.orders[seat] = left.slice();
    }
  }

  /** Counts the line, and says who hears what of it: whoever is told something, or sees something else than before. */
  #news(
    before: State<T>,
    happened: (seat: Seat, clock: number) => Happened<T>,
    told: readonly Told<T>[] | null,
  ): News<T> {
    this.n += 1;
    const { game } = this.rules;
    const news = new Map<Seat, Happened<T> | null>();
    for (let seat = SPECTATOR; seat < this.state.seats; seat++) {
      const now = sight(game, this.state, seat);
      const isTold = told === null || heardBy(seat, told).length > 0;
      const isSame = !isTold && JSON.stringify(sight(game, before, seat)) === JSON.stringify(now);
      if (isSame && !this.#changed.has(seat)) continue;
      const heard = isSame ? null : happened(seat, now.clock);
      this.#note(seat, heard);
      news.set(seat, heard);
    }
    this.#changed.clear();
    return news;
  }

  #note(seat: Seat, happened: Happened<T> | null): void {
    this.#numbers[seat + 1] = this.numberOf(seat) + 1;
    const heard = this.#heard[seat + 1];
    heard?.push(happened);
    if (heard !== undefined && heard.length > REMEMBERED) heard.shift();
  }
}
