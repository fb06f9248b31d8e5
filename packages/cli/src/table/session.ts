import {
  type Ask,
  forkRng,
  type Journal,
  legal,
  type Player,
  type Rng,
  type Seat,
  seedRng,
  sight,
  submit,
  type Types,
} from '@questhall/kernel';
import type { Kit } from '../kit.ts';
import { type Screen, wrap } from '../screen.ts';
import { UserError } from '../user-error.ts';
import type { AtTable } from './at-table.ts';
import { COMMANDS, type Commanded, findCommand } from './commands.ts';
import type { LineReader } from './lines.ts';
import { offeredWords, showNews, showOutcome, showRefusal, showTable } from './showing.ts';

/** Plays a match at the terminal: some seats are played by whoever types, the others by the program. */
export class Session<T extends Types> implements AtTable<T> {
  readonly kit: Kit<T>;
  readonly journal: Journal<T>;
  readonly screen: Screen;
  readonly lines: LineReader;
  readonly players: readonly (Player<T> | null)[];
  viewer: Seat;
  readonly shown: number[];
  savedMoves: number;
  readonly #rngs: readonly Rng[];

  constructor(kit: Kit<T>, journal: Journal<T>, players: readonly (Player<T> | null)[], screen: Screen, lines: LineReader) {
    this.kit = kit;
    this.journal = journal;
    this.screen = screen;
    this.lines = lines;
    this.players = players;
    this.viewer = Math.max(0, players.indexOf(null));
    this.shown = players.map(() => -1);
    this.savedMoves = journal.entries.length;
    const rng = seedRng(`fast:company at move ${journal.entries.length}`);
    this.#rngs = players.map(() => forkRng(rng));
  }

  get asked(): Ask<T> | null {
    return this.journal.state.asks.find(({ seat }) => this.players[seat] === null) ?? null;
  }

  get isOver(): boolean {
    return this.journal.state.outcome !== null;
  }

  /** Plays until whoever types leaves, or until the end when nobody is there to look at it. */
  async play(): Promise<number> {
    for (;;) {
      this.#letBotsPlay();
      if (!(await this.#handOver())) return 0;
      showNews(this);
      if (this.isOver) showOutcome(this);
      else showTable(this);
      if (this.isOver && !this.lines.isInteractive) return 0;
      if ((await this.#takeLines()) === 'quit') return 0;
    }
  }

  #letBotsPlay(): void {
    const { game } = this.kit;
    while (!this.isOver && this.asked === null) {
      const { state } = this.journal;
      const [ask] = state.asks;
      const player = ask === undefined ? null : this.players[ask.seat];
      const rng = ask === undefined ? undefined : this.#rngs[ask.seat];
      if (ask === undefined || player == null || rng === undefined) throw new Error('nobody can answer');
      const action = player({ sight: sight(game, state, ask.seat), ask, offers: legal(game, state, ask), rng });
      const submitted = submit(game, this.journal, { seat: ask.seat, ask: ask.id, action });
      if (!submitted.ok) throw new Error(`the player in seat ${ask.seat + 1} tried something illegal`);
    }
  }

  /** With several people at one screen, nobody sees what was on it for somebody else. */
  async #handOver(): Promise<boolean> {
    const next = this.asked?.seat ?? this.viewer;
    if (next === this.viewer) return true;
    this.viewer = next;
    this.screen.clear();
    const line = await this.lines.next(`Seat ${next + 1}, it is your turn. Press Enter when nobody else is looking. `);
    this.screen.clear();
    return line !== null;
  }

  /** Takes lines until one of them changes the table or ends the session. */
  async #takeLines(): Promise<'changed' | 'quit'> {
    for (;;) {
      this.lines.vocabulary = [...offeredWords(this), ...COMMANDS.map(({ name }) => name)];
      const line = await this.lines.next('> ');
      if (line === null) return 'quit';
      const done = await this.#obey(line.trim());
      if (done !== 'same') return done;
    }
  }

  async #obey(line: string): Promise<Commanded> {
    const [first = '', ...rest] = line.split(/\s+/);
    try {
      const command = findCommand(first);
      return command === null ? await this.#answer(line) : await command.run(this, rest);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      this.screen.line(wrap(error.message, this.screen.width));
      return 'same';
    }
  }

  /** A number or words, as an answer to the question. */
  async #answer(line: string): Promise<Commanded> {
    const { asked } = this;
    if (asked === null) throw new UserError('The game is over. You can still look at the log, save it, undo or quit.');
    const offers = legal(this.kit.game, this.journal.state, asked);
    if (line === '' && offers.length > 1) return 'same';
    const isNumber = /^\d+$/.test(line);
    const chosen = line === '' ? offers[0] : isNumber ? offers[Number(line) - 1] : this.kit.words.parse(line.split(/\s+/));
    if (chosen === undefined) throw new UserError(`Choose from 1 to ${offers.length}.`);
    if (chosen === null) throw new UserError(`"${line}" means nothing here. Choose a number or a word from the list, or type help.`);
    return await this.#submit(asked, chosen, []);
  }

  /** Real dice are typed in one by one, until the move has all it needs. */
  async #submit(asked: Ask<T>, action: unknown, faces: readonly number[]): Promise<Commanded> {
    const submitted = submit(this.kit.game, this.journal, { seat: asked.seat, ask: asked.id, action }, faces);
    if (submitted.ok) return 'changed';
    if ('refusal' in submitted) {
      showRefusal(this, submitted.refusal);
      return 'same';
    }
    const line = await this.lines.next(`  Roll a die with ${submitted.wanted} faces. It shows: `);
    if (line === null) return 'quit';
    const face = Number(line.trim());
    const isFace = Number.isInteger(face) && face >= 1 && face <= submitted.wanted;
    if (!isFace) this.screen.line(`  A die with ${submitted.wanted} faces shows 1 to ${submitted.wanted}.`);
    return await this.#submit(asked, action, isFace ? [...faces, face] : faces);
  }
}
