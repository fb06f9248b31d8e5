import { setTimeout } from 'node:timers/promises';
import type { Naming } from '@questhall/facets';
import { type Ask, check, includesSeat, type Journal, legal, type Seat, sight, type Types } from '@questhall/kernel';
import type { Shelf, Table } from '@questhall/table';
import type { Chair, Standing } from '@questhall/wire';
import type { Loaded } from '../loaded.ts';
import type { Screen } from '../screen.ts';
import { UserError } from '../user-error.ts';
import type { AtTable, Sitting } from './at-table.ts';
import { COMMANDS, type Commanded, findCommand } from './commands.ts';
import { isYes, type LineReader } from './lines.ts';
import { offeredWords } from './offers.ts';
import { answerPlainly } from './plainly.ts';
import { isWorthALook, showGlance, showNews, showOutcome, showTable } from './showing.ts';
import type { Terminal } from './terminal.ts';
import { answer, TypedDice } from './typed-dice.ts';
import { understood } from './understanding.ts';

/** So many of its last moves are told when a match goes on. */
const RECALLED = 10;

/** How often it is told what bots do that take their time. */
const LOOK_MS = 1000;

const PERSON: Sitting = { name: 'me', isPerson: true };

/** How a session ends: somebody left, was interrupted, or wants to play once more. */
export type Ended = 'left' | 'interrupted' | 'again';

/** Plays a match at the terminal: some seats are played by people, the others by the program. */
export class Session<T extends Types> implements AtTable<T> {
  readonly loaded: Loaded<T>;
  readonly host: Table<T>;
  readonly shelf: Shelf;
  readonly company: readonly Sitting[];
  readonly screen: Screen;
  readonly lines: LineReader;
  viewer: Seat;
  readonly shown: number[];
  pictured: AtTable<T>['pictured'] = null;
  knowsTable = false;
  knowsReasons = false;
  asking: AtTable<T>['asking'];
  isHeldBack = false;
  knowsAsking = false;
  ids: AtTable<T>['ids'] = 'fit';
  readonly #chairs: readonly Chair<T>[];
  /** How the table stands for each seat, as its chair heard last. */
  readonly #standings: Standing<T>[] = [];
  /** Why nothing goes on here any more. */
  #lost: string | null = null;

  constructor(loaded: Loaded<T>, host: Table<T>, terminal: Terminal) {
    this.loaded = loaded;
    this.host = host;
    this.shelf = terminal.shelf;
    this.company = host.course.company.map((sitter) =>
      sitter.kind === 'person' ? PERSON : { name: sitter.name, isPerson: false },
    );
    this.screen = terminal.screen;
    this.lines = terminal.lines;
    this.asking = terminal.asking;
    this.viewer = Math.max(
      0,
      this.company.findIndex(({ isPerson }) => isPerson),
    );
    const { length } = this.journal.entries;
    this.shown = this.company.map(() => (length === 0 ? -1 : Math.max(0, length - RECALLED)));
    const lose = (problem: string | null): void => {
      this.#lost = problem ?? loaded.texts.tableRules['table.lost'];
    };
    this.#chairs = this.company.map((_, seat) =>
      host.chairs.take(seat, {
        hear: ({ standing }) => {
          this.#standings[seat] = standing;
        },
        lose,
      }),
    );
  }

  get journal(): Journal<T> {
    return this.host.course.journal;
  }

  chairOf(seat: Seat): Chair<T> {
    const chair = this.#chairs[seat];
    if (chair === undefined) throw new Error(`there is no seat ${seat}`);
    return chair;
  }

  standingOf(seat: Seat): Standing<T> {
    const standing = this.#standings[seat];
    if (standing === undefined) throw new Error(`nobody sits in seat ${seat}`);
    return standing;
  }

  get asked(): Ask<T> | null {
    return this.#people.find(({ wait }) => wait !== 'none') ?? null;
  }

  /** Everything that is asked of people. */
  get #people(): readonly Ask<T>[] {
    return this.journal.state.asks.filter(({ seat }) => this.company[seat]?.isPerson === true);
  }

  get isOver(): boolean {
    return this.journal.state.outcome !== null;
  }

  readonly naming: Naming = (seat) => {
    const { names } = this.loaded.texts;
    if (seat === this.viewer) return names.you;
    if (this.company[seat]?.isPerson === true) return names.seat(seat + 1);
    const programs = this.company.filter(({ isPerson }) => !isPerson).length;
    return programs === 1 ? names.program : names.programIn(seat + 1);
  };

  /** Plays until somebody leaves, or until the end when nobody is there to look at it. */
  async play(): Promise<Ended> {
    for (;;) {
      if (!(await this.#letProgramPlay()) || !(await this.#handOver())) return this.#leave();
      showNews(this);
      if (await answerPlainly(this)) continue;
      if (this.isOver) showOutcome(this);
      else if (isWorthALook(this)) showTable(this);
      else showGlance(this);
      if (this.isOver && !this.lines.isInteractive) return 'left';
      const done = await this.#takeLines();
      if (done === 'gone') return this.#leave();
      if (done === 'quit') return 'left';
      if (done === 'again') return 'again';
    }
  }

  #leave(): Ended {
    const { isInterrupted } = this.lines;
    this.sayKept();
    return isInterrupted ? 'interrupted' : 'left';
  }

  get #isUnderWay(): boolean {
    return !this.isOver && this.journal.entries.length > 0;
  }

  async mayLeave(): Promise<boolean> {
    if (!this.#isUnderWay) return true;
    const line = this.lines.isInteractive ? await this.lines.next(this.loaded.texts.session.leave) : 'y';
    if (line !== null && !isYes(line)) return false;
    this.sayKept();
    return true;
  }

  sayKept(): void {
    if (!this.#isUnderWay) return;
    this.screen.line(this.loaded.texts.session.kept);
    this.screen.write(`  npx questhall resume ${this.host.card.id}\n`); // in one piece, to be copied
  }

  /** Whoever lost the table is told why, and how to go on with what was kept of it. */
  #expectTable(): void {
    if (this.#lost === null) return;
    showNews(this);
    if (this.#lost !== this.loaded.texts.tableRules['table.lost']) this.sayKept();
    throw new UserError(this.#lost);
  }

  /** Whoever looks on sees what happens while it does, when there is a bot that takes its time. */
  async #untilIdle(): Promise<void> {
    let isIdle = false;
    const idle = this.host.idle().then(() => {
      isIdle = true;
    });
    if (this.loaded.guests === undefined) return idle;
    while (!isIdle) {
      const stop = new AbortController();
      const later = setTimeout(LOOK_MS, undefined, { signal: stop.signal }).catch(() => undefined);
      await Promise.race([idle, later]).finally(() => stop.abort());
      if (!isIdle) showNews(this);
    }
  }

  /** The program plays until people must answer. False when somebody left while it waited for dice or for room. */
  async #letProgramPlay(): Promise<boolean> {
    const dice = new TypedDice(this);
    for (;;) {
      await this.#untilIdle();
      this.#expectTable();
      const { wanted, trouble } = this.host;
      if (trouble === 'full') {
        const { session, tableRules } = this.loaded.texts;
        this.screen.line(tableRules['table.full']);
        const line = await this.lines.next(session.full);
        if (line === null || /^(q|quit)$/i.test(line.trim())) return false;
        await this.host.retry();
      } else if (wanted !== null) {
        const die = await dice.next(wanted.seat, wanted.faces);
        if (die === 'left') return false;
        if (die === 'cancelled') this.screen.line(`  ${this.loaded.texts.session.programWaits}`);
        else await this.host.rollFor(die);
      } else {
        dice.putAway();
        return true;
      }
    }
  }

  /**
   * With several people at one screen, nobody sees what was on it for somebody else; where nothing is hidden the next
   * one is only called. False when nobody took over.
   */
  async #handOver(): Promise<boolean> {
    const { asked, loaded, viewer, screen } = this;
    if (asked === null || asked.seat === viewer) return true;
    const { seat } = asked;
    const whom = loaded.plays(sight(loaded.game, this.journal.state, seat).view, seat);
    const { session } = loaded.texts;
    const call = session.turn(seat + 1, whom);
    this.viewer = seat;
    if (loaded.isOpen(asked)) {
      this.#lookOn(seat, viewer);
      screen.line();
      screen.line(screen.bold(call));
      return true;
    }
    screen.clear();
    const line = await this.lines.next(`${call} ${session.lookAway} `);
    screen.clear();
    return line !== null;
  }

  /** What was on the screen for another person need not be told again to whoever heard the same. */
  #lookOn(seat: Seat, other: Seat): void {
    const { opening, entries } = this.journal;
    const [from, to] = [this.shown[seat] ?? -1, this.shown[other] ?? -1];
    const told = [
      ...(from < 0 ? opening.told : []),
      ...entries.slice(Math.max(0, from), Math.max(0, to)).flatMap((entry) => entry.told),
    ];
    const isSame = told.every((line) => includesSeat(line.to, seat) === includesSeat(line.to, other));
    if (isSame) this.shown[seat] = Math.max(from, to);
  }

  /** Takes lines until one of them changes the table or ends the session. */
  async #takeLines(): Promise<'changed' | 'again' | 'quit' | 'gone'> {
    for (;;) {
      this.lines.words = [...offeredWords(this), ...COMMANDS.map(({ name }) => name)];
      const line = await this.lines.next('> ');
      if (line === null) {
        if (!this.lines.isInterrupted || (await this.mayLeave())) return 'gone';
        continue;
      }
      const done = await this.#obey(line.trim());
      if (done === 'go') await this.#goOn();
      if (done === 'go') return 'changed';
      if (done !== 'same') return done;
    }
  }

  async #obey(line: string): Promise<Commanded> {
    const [first = '', ...rest] = line.split(/\s+/);
    try {
      const command = findCommand(first, this.#isWordOfTheGame(line));
      return command === null ? await this.#answer(line) : await command.run(this, rest);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      this.screen.line(error.message);
      return 'same';
    }
  }

  /**
   * Whether a beginning like this could be meant for the game: something on offer begins so too, or the line makes
   * sense in it.
   */
  #isWordOfTheGame(line: string): (beginning: string) => boolean {
    return (beginning) => {
      const { asked, loaded, journal } = this;
      if (asked === null) return false;
      const isOffered = offeredWords(this).some((typed) => typed.startsWith(beginning));
      return isOffered || loaded.parse(line.split(/\s+/), sight(loaded.game, journal.state, asked.seat)) !== null;
    };
  }

  /** A number or words, as an answer to the question. */
  async #answer(line: string): Promise<Commanded> {
    const { asked } = this;
    if (asked === null) throw new UserError(this.loaded.texts.session.over);
    const chosen = understood(this, asked, line);
    this.isHeldBack = false;
    return (await answer(this, this.#meant(asked, chosen), chosen)) === 'made' ? 'changed' : 'same';
  }

  /**
   * The question this answers: an offer to another person at this keyboard, when it is none to the one who was asked.
   */
  #meant(asked: Ask<T>, raw: unknown): Ask<T> {
    const { game } = this.loaded;
    const { state } = this.journal;
    const action = game.decode(raw);
    const fits = ({ seat, id }: Ask<T>): boolean =>
      action !== null && check(game, state, { seat, ask: id, action }) === null;
    return fits(asked) ? asked : (this.#people.find((ask) => ask.wait === 'none' && fits(ask)) ?? asked);
  }

  /** Makes every move that needs no thought. */
  async #goOn(): Promise<void> {
    this.isHeldBack = false;
    for (;;) {
      if (!(await this.#letProgramPlay())) return;
      const { asked, loaded, viewer } = this;
      if (asked === null || asked.seat !== viewer) return;
      const offers = legal(loaded.game, this.journal.state, asked);
      const action = loaded.usualAnswer(asked, offers) ?? (offers.length === 1 ? offers[0] : undefined);
      if (action === undefined || (await answer(this, asked, action)) !== 'made') return;
    }
  }
}
