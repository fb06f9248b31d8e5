import { randomBytes } from 'node:crypto';
import {
  type Ask,
  check,
  includesSeat,
  type Journal,
  legal,
  type Naming,
  pending,
  type Rng,
  type Seat,
  seedRng,
  sight,
  type Types,
} from '@questhall/kernel';
import type { Kit } from '../kit.ts';
import type { Screen } from '../screen.ts';
import { UserError } from '../user-error.ts';
import { answer, answerFor } from './answering.ts';
import { type AtTable, type Sitting, versionOf } from './at-table.ts';
import { COMMANDS, type Commanded, findCommand } from './commands.ts';
import { keepMatch, mayLeave } from './leaving.ts';
import type { LineReader } from './lines.ts';
import { offeredWords } from './offers.ts';
import { isWorthALook, showGlance, showNews, showOutcome, showTable } from './showing.ts';
import type { Terminal } from './terminal.ts';
import { understood } from './understanding.ts';

/** So many of its last moves are told when a match goes on. */
const RECALLED = 10;

/** How a session ends: somebody left, was interrupted, or wants to play once more. */
export type Ended = 'left' | 'interrupted' | 'again';

/** Plays a match at the terminal: some seats are played by people, the others by the program. */
export class Session<T extends Types> implements AtTable<T> {
  readonly kit: Kit<T>;
  readonly journal: Journal<T>;
  readonly company: readonly Sitting<T>[];
  readonly screen: Screen;
  readonly lines: LineReader;
  viewer: Seat;
  readonly shown: number[];
  pictured: AtTable<T>['pictured'] = null;
  knowsTable = false;
  ids: AtTable<T>['ids'] = 'fit';
  savedAs: string;
  /** Dice of the program's players: not even the match's seed tells them, or it could be learnt by heart. */
  readonly #rng: Rng = seedRng(`fast:${randomBytes(16).toString('hex')}`);

  constructor(kit: Kit<T>, journal: Journal<T>, company: readonly Sitting<T>[], terminal: Terminal) {
    this.kit = kit;
    this.journal = journal;
    this.company = company;
    this.screen = terminal.screen;
    this.lines = terminal.lines;
    this.viewer = Math.max(
      0,
      company.findIndex(({ player }) => player === null),
    );
    const { length } = journal.entries;
    this.shown = company.map(() => (length === 0 ? -1 : Math.max(0, length - RECALLED)));
    this.savedAs = versionOf(journal);
  }

  get asked(): Ask<T> | null {
    return this.#people.find(({ wait }) => wait !== 'none') ?? null;
  }

  /** Everything that is asked of people. */
  get #people(): readonly Ask<T>[] {
    return this.journal.state.asks.filter(({ seat }) => this.company[seat]?.player === null);
  }

  get isOver(): boolean {
    return this.journal.state.outcome !== null;
  }

  readonly naming: Naming = (seat) => {
    if (seat === this.viewer) return 'you';
    if (this.company[seat]?.player === null) return `seat ${seat + 1}`;
    const programs = this.company.filter(({ player }) => player !== null).length;
    return programs === 1 ? 'the program' : `the program in seat ${seat + 1}`;
  };

  /** Plays until somebody leaves, or until the end when nobody is there to look at it. */
  async play(): Promise<Ended> {
    for (;;) {
      if (!(await this.#letProgramPlay()) || !(await this.#handOver())) return this.#leave();
      showNews(this);
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
    keepMatch(this);
    return isInterrupted ? 'interrupted' : 'left';
  }

  /** False when somebody left while typing the program's dice. */
  async #letProgramPlay(): Promise<boolean> {
    const { game } = this.kit;
    while (!this.isOver && this.asked === null) {
      const { state } = this.journal;
      const [first] = pending(state);
      const player = first === undefined ? null : this.company[first.seat]?.player;
      if (first === undefined || player == null) throw new Error('nobody can answer');
      const seen = sight(game, state, first.seat);
      const ask = seen.asks.find(({ id }) => id === first.id) ?? first;
      const action = player({ sight: seen, ask, offers: legal(game, state, first), rng: this.#rng });
      if ((await answerFor(this, first, action)) === 'left') return false;
    }
    return true;
  }

  /**
   * With several people at one screen, nobody sees what was on it for somebody else; where nothing is hidden the next one is only called.
   * False when nobody took over.
   */
  async #handOver(): Promise<boolean> {
    const { asked, kit, viewer, screen } = this;
    if (asked === null || asked.seat === viewer) return true;
    const { seat } = asked;
    const whom = kit.plays(sight(kit.game, this.journal.state, seat).view, seat);
    const call = `Seat ${seat + 1}${whom === '' ? '' : ` (${whom})`}, it is your turn.`;
    this.viewer = seat;
    if (kit.isOpen(asked)) {
      this.#lookOn(seat, viewer);
      screen.line();
      screen.line(screen.bold(call));
      return true;
    }
    screen.clear();
    const line = await this.lines.next(`${call} Press Enter when nobody else is looking. `);
    screen.clear();
    return line !== null;
  }

  /** What was on the screen for another person need not be told again to whoever heard the same. */
  #lookOn(seat: Seat, other: Seat): void {
    const { opening, entries } = this.journal;
    const [from, to] = [this.shown[seat] ?? -1, this.shown[other] ?? -1];
    const told = [...(from < 0 ? opening.told : []), ...entries.slice(Math.max(0, from), Math.max(0, to)).flatMap((entry) => entry.told)];
    const isSame = told.every((line) => includesSeat(line.to, seat) === includesSeat(line.to, other));
    if (isSame) this.shown[seat] = Math.max(from, to);
  }

  /** Takes lines until one of them changes the table or ends the session. */
  async #takeLines(): Promise<'changed' | 'again' | 'quit' | 'gone'> {
    for (;;) {
      this.lines.vocabulary = [...offeredWords(this), ...COMMANDS.map(({ name }) => name)];
      const line = await this.lines.next('> ');
      if (line === null) {
        if (!this.lines.isInterrupted || (await mayLeave(this))) return 'gone';
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

  /** Whether a beginning like this could be meant for the game: something on offer begins so too, or the line makes sense in it. */
  #isWordOfTheGame(line: string): (beginning: string) => boolean {
    return (beginning) => {
      const { asked, kit, journal } = this;
      if (asked === null) return false;
      const isOffered = offeredWords(this).some((typed) => typed.startsWith(beginning));
      return isOffered || kit.words.parse(line.split(/\s+/), sight(kit.game, journal.state, asked.seat)) !== null;
    };
  }

  /** A number or words, as an answer to the question. */
  async #answer(line: string): Promise<Commanded> {
    const { asked } = this;
    if (asked === null) throw new UserError('The game is over. You can play again, look at the log, save it, undo or quit.');
    const chosen = understood(this, asked, line);
    return (await answer(this, this.#meant(asked, chosen), chosen)) === 'made' ? 'changed' : 'same';
  }

  /** The question this answers: an offer to another person at this keyboard, when it is none to the one who was asked. */
  #meant(asked: Ask<T>, raw: unknown): Ask<T> {
    const { game } = this.kit;
    const { state } = this.journal;
    const action = game.decode(raw);
    const fits = ({ seat, id }: Ask<T>): boolean => action !== null && check(game, state, { seat, ask: id, action }) === null;
    return fits(asked) ? asked : (this.#people.find((ask) => ask.wait === 'none' && fits(ask)) ?? asked);
  }

  /** Makes every move that needs no thought. */
  async #goOn(): Promise<void> {
    for (;;) {
      if (!(await this.#letProgramPlay())) return;
      const { asked, kit, viewer } = this;
      if (asked === null || asked.seat !== viewer) return;
      const offers = legal(kit.game, this.journal.state, asked);
      const action = kit.usualAnswer(asked, offers) ?? (offers.length === 1 ? offers[0] : undefined);
      if (action === undefined || (await answer(this, asked, action)) !== 'made') return;
    }
  }
}
