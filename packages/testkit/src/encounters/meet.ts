import {
  advance,
  Book,
  below,
  check,
  cloneState,
  type Game,
  hashText,
  legal,
  type Move,
  pending,
  type Rng,
  type State,
  seedRng,
  type Told,
  type Types,
} from '@questhall/kernel';
import type { Account, Course, Encounter, Oracle } from './encounter.ts';

/** Where encounters take place, and what they are held against. */
export interface Meetings<T extends Types> {
  readonly game: Game<T>;
  /** States that play has come to. */
  readonly hosts: readonly State<T>[];
  readonly oracle: Oracle<T>;
}

/** What came of one encounter. */
export interface Met {
  readonly name: string;
  readonly seed: string;
  /** How often the two rules met, and in how many scenes they were to. */
  readonly met: number;
  readonly staged: number;
  /** What went wrong, in words; empty when all is well. */
  readonly wrong: readonly string[];
}

const SCENES_MAX = 60;
const MEETINGS_WANTED = 2;
const ANSWERS_MAX = 40;
/** Moves played at random after an encounter: what it left behind often breaks a rule only later. */
const AFTERMATH_MOVES = 6;

/** A scene came out wrong: what broke, and after which move. */
class Broken extends Error {}

/** Makes two rules meet in one state after the other, and looks for whatever does not hold. */
export function meet<T extends Types>(meetings: Meetings<T>, encounter: Encounter<T>, seed: string): Met {
  const rng = seedRng(`fast:meeting ${hashText(`${encounter.name} ${seed}`)}`);
  const refusals = new Set<string>();
  let met = 0;
  let staged = 0;
  const result = (wrong: readonly string[]): Met => ({ name: encounter.name, seed, met, staged, wrong });
  for (let scene = 0; scene < SCENES_MAX && met < MEETINGS_WANTED; scene++) {
    const host = meetings.hosts[below(rng, Math.max(1, meetings.hosts.length))];
    if (host === undefined) return result(['there is no state to meet in']);
    const draft = cloneState(meetings.game, host);
    const course = encounter.stage(draft, rng);
    if (course === null) continue;
    staged += 1;
    try {
      const came = new Scene(meetings, draft).play(course, rng);
      if (came.hasMet) met += 1;
      if (came.refusedBy !== null) refusals.add(came.refusedBy);
    } catch (error) {
      if (error instanceof Broken) return result([error.message]);
      return result([`the rules threw: ${error instanceof Error ? error.message : String(error)}`]);
    }
  }
  if (met > 0) return result([]);
  const why = refusals.size === 0 ? '' : `; refused by ${[...refusals].join(', ')}`;
  return result([`never met in ${staged} of ${SCENES_MAX} scenes${why}`]);
}

/** One state in which two rules meet, move by move. */
class Scene<T extends Types> {
  readonly #meetings: Meetings<T>;
  readonly #state: State<T>;
  readonly #told: Told<T>[] = [];
  readonly #account: Account;

  constructor(meetings: Meetings<T>, draft: State<T>) {
    this.#meetings = meetings;
    this.#state = draft;
    this.#account = { facts: new Map(meetings.oracle.read(draft)), memory: new Map() };
    this.#holdLaws('the scene itself');
  }

  /** Runs the course and a little further. */
  play(course: Course<T>, rng: Rng): { readonly hasMet: boolean; readonly refusedBy: string | null } {
    const { game } = this.#meetings;
    const staged = cloneState(game, this.#state);
    for (let count = 0; count < ANSWERS_MAX && this.#state.outcome === null; count++) {
      const move = course.answer(this.#state, count);
      if (move === null) break;
      const refusal = check(game, this.#state, move);
      if (refusal !== null) return this.#refused(course, move, refusal.rule);
      this.#make(move);
    }
    if (course.refusal !== undefined) throw new Broken(`was to be refused by ${course.refusal} and was not`);
    const hasMet = course.hasMet(this.#told, this.#state);
    const wrong = hasMet ? (course.wrong?.(this.#state, this.#told, staged) ?? []) : [];
    if (wrong.length > 0) throw new Broken(wrong.join('; '));
    if (hasMet) this.#playOn(rng);
    return { hasMet, refusedBy: null };
  }

  #refused(
    course: Course<T>,
    move: Move<T>,
    rule: string,
  ): { readonly hasMet: boolean; readonly refusedBy: string | null } {
    const isFitting = rule === course.refusal || course.mayRefuse?.some((one) => one === rule) === true;
    if (course.refusal === undefined || isFitting) return { hasMet: isFitting, refusedBy: rule };
    throw new Broken(`${JSON.stringify(move.action)} is refused by ${rule}, not by ${course.refusal}`);
  }

  #playOn(rng: Rng): void {
    for (let moves = 0; moves < AFTERMATH_MOVES && this.#state.outcome === null; moves++) {
      const asked = this.#state.asks[below(rng, this.#state.asks.length)];
      const offers = asked === undefined ? [] : legal(this.#meetings.game, this.#state, asked);
      const action = offers[below(rng, Math.max(1, offers.length))];
      if (asked === undefined || action === undefined) throw new Broken('somebody is asked and can answer nothing');
      this.#make({ seat: asked.seat, ask: asked.id, action });
    }
  }

  #make(move: Move<T>): void {
    const book = new Book<T>(this.#state.seats);
    advance(this.#meetings.game, this.#state, move, book);
    this.#told.push(...book.told);
    const after = JSON.stringify(move.action);
    this.#holdLaws(after);
    this.#holdAccount(book.told, after);
    if (this.#state.outcome === null && pending(this.#state).length === 0)
      throw new Broken(`nobody is asked after ${after}`);
  }

  #holdLaws(after: string): void {
    const broken = this.#meetings.game.laws(this.#state);
    if (broken.length > 0) throw new Broken(`${broken.join('; ')}, after ${after}`);
  }

  /** What was told must account for every change. */
  #holdAccount(told: readonly Told<T>[], after: string): void {
    const { oracle } = this.#meetings;
    for (const one of told) oracle.retell(this.#account, one, this.#state);
    const [difference] = differences(oracle, this.#account, this.#state);
    if (difference !== undefined) throw new Broken(`${difference}, after ${after}`);
    const wrong = oracle.wrong?.(this.#account, this.#state) ?? [];
    if (wrong.length > 0) throw new Broken(`${wrong.join('; ')}, after ${after}`);
  }
}

/** Where the account and the table disagree. */
export function differences<T extends Types>(
  oracle: Oracle<T>,
  { facts }: Account,
  state: State<T>,
): readonly string[] {
  const actual = oracle.read(state);
  const open = oracle.unsettled?.(state) ?? [];
  return [...new Set([...actual.keys(), ...facts.keys()])]
    .filter((name) => actual.get(name) !== facts.get(name) && !open.includes(name))
    .map((name) => `${name}: told ${facts.get(name) ?? 'nothing'}, is ${actual.get(name) ?? 'nothing'}`);
}
