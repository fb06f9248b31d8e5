import type { Cue } from '@questhall/facets';
import type { Sight, Told, Types } from '@questhall/kernel';
import type { Happened, Standing } from '@questhall/wire';
import { linesUntil, nextLine, sightAfter } from './log-lines.ts';
import { Pacing } from './pacing.ts';
import type { Manner, Shown } from './shown.ts';
import { isSeenOff, scheduleOf } from './timing.ts';

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
    const course: Course<T> = { end, sight, log, passed: [] };
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
    const { client, pace } = this.#manner;
    const before = course.sight;
    const after = sightAfter(client, before, told.event);
    const cues = client.cues?.(told.event, before.view) ?? [];
    const time = (client.cues === undefined ? PLAIN_MS : scheduleOf(cues).length) * pace();
    course.log = [...course.log, { at: nextLine(course.log), clock, told, sight: after ?? course.end }];
    course.sight = after ?? before;
    if (time <= 0 || this.pacing.isHurried) {
      course.passed.push(...cues);
      return;
    }
    this.#scenes += 1;
    const { log, sight } = course;
    const scene = { number: this.#scenes, told, why, cues, sight };
    this.#screen.show({ scene, log, sight: isSeenOff(cues) ? before : sight });
    await this.pacing.pass(time);
  }
}
