import { type Cue, placesInCue } from '@questhall/facets';
import type { Sight, Told, Types } from '@questhall/kernel';
import type { Happened, Standing } from '@questhall/wire';
import { linesUntil, nextLine, sightAfter } from './log-lines.ts';
import { Pacing } from './pacing.ts';
import type { Manner, Shown } from './shown.ts';
import { actsOf, isSeenOff, scheduleOf } from './timing.ts';

/** Where a game says nothing about how its events are shown, each has so many milliseconds. */
const PLAIN_MS = 300;

/** The face of a store, as far as what is performed changes it. */
interface Screen<T extends Types> {
  snapshot(): Shown<T>;
  show(change: Partial<Shown<T>>): void;
}

type Retold<T extends Types> = Extract<Happened<T>, { readonly kind: 'told' }>;

/** How far it has come. */
interface Course<T extends Types> {
  /** How things stand when all is told. */
  readonly end: Sight<T>;
  sight: Sight<T>;
  log: Shown<T>['log'];
  readonly passed: Cue[];
  /** Nobody else has sat down meanwhile. */
  isHere(): boolean;
}

/** Shows what happened, one event after the other, each by its cues and for as long as they take. */
export class Performing<T extends Types> {
  readonly pacing: Pacing = new Pacing(() => performance.now());
  readonly #manner: Pick<Manner<T>, 'client' | 'pace'>;
  readonly #screen: Screen<T>;
  #scenes = 0;

  constructor(manner: Pick<Manner<T>, 'client' | 'pace'>, screen: Screen<T>) {
    this.#manner = manner;
    this.#screen = screen;
  }

  /** Ends early when somebody else sits down meanwhile. */
  async perform(
    happened: readonly Happened<T>[],
    { sight: end }: Pick<Standing<T>, 'sight'>,
    isHere: () => boolean,
  ): Promise<void> {
    const { sight, log } = this.#screen.snapshot();
    const course: Course<T> = { end, sight, log, passed: [], isHere };
    for (const one of happened) {
      if (one.kind === 'takenBack') course.log = linesUntil(course.log, one.clock);
      if (one.kind !== 'told') continue;
      for (const told of one.told) {
        await this.#tell(course, told, one);
        if (!isHere()) return;
      }
    }
    this.#screen.show({ scene: null, log: course.log, sight: end, passed: course.passed });
  }

  /** One event: it is in the log and on the board at the same time. */
  async #tell(course: Course<T>, told: Told<T>, { clock, why }: Retold<T>): Promise<void> {
    const { client } = this.#manner;
    const before = course.sight;
    const after = sightAfter(client, before, told.event);
    const cues = client.cues?.(told.event, before.view) ?? [];
    course.log = [...course.log, { at: nextLine(course.log), clock, told, sight: after ?? course.end }];
    course.sight = after ?? before;
    const about = cues.flatMap(placesInCue);
    for (const act of client.cues === undefined ? [[]] : actsOf(cues)) {
      if (!course.isHere()) return;
      await this.#play(course, { told, why, about, cues: act, sight: course.sight }, before);
    }
  }

  /** What is seen of an event at one time. */
  async #play(
    course: Course<T>,
    scene: Omit<NonNullable<Shown<T>['scene']>, 'number'>,
    before: Sight<T>,
  ): Promise<void> {
    const { client, pace } = this.#manner;
    const { cues, sight } = scene;
    const time = (client.cues === undefined ? PLAIN_MS : scheduleOf(cues).length) * pace();
    if (time <= 0 || this.pacing.isHurried) {
      course.passed.push(...cues);
      return;
    }
    this.#scenes += 1;
    const shown = isSeenOff(cues) ? before : sight;
    this.#screen.show({ scene: { number: this.#scenes, ...scene }, log: course.log, sight: shown });
    await this.pacing.pass(time);
  }
}
