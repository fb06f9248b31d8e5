import {
  advance,
  cloneState,
  type Entry,
  everyone,
  NOBODY,
  type State,
  type Step,
  silence,
  step,
  type Told,
  type Types,
} from '@questhall/kernel';
import { inspectRule } from './inspect.ts';
import { findShared, findUnplain, recordsOf } from './plain.ts';
import { fromText, textOf } from './text.ts';
import type { Watch } from './watch.ts';

/** What must hold for one move: the same from every side, nothing touched, nothing told to nobody. */
export function inspectMove<T extends Types>(
  watch: Watch<T>,
  before: State<T>,
  text: string,
  after: State<T>,
  entry: Entry<T>,
): void {
  const { game, fail } = watch;
  const state = textOf(after);
  const told = textOf(entry.told);
  const made = `[${state},${told}]`;
  const resultOf = (taken: Step<T>): string => (taken.ok ? textOf([taken.state, taken.told]) : 'refused');
  if (resultOf(step(game, before, entry)) !== made) fail('the same move twice leads to two states');
  if (textOf(before) !== text) fail('a step touched its input');
  if (resultOf(step(game, fromText(text) as State<T>, entry)) !== made)
    fail('a state that went through JSON plays on differently');
  const inPlace = cloneState(game, before);
  advance(game, inPlace, entry, silence);
  if (textOf(inPlace) !== state) fail('a move in silence leads elsewhere');
  if (after.outcome !== null) inspectRule(watch, after.outcome.rule);
  inspectTold(watch, after, entry.told);
}

/** What must hold for all that is told: a rule, an audience, and data of its own. */
export function inspectTold<T extends Types>(watch: Watch<T>, state: State<T>, told: readonly Told<T>[]): void {
  const { fail } = watch;
  for (const { to, rule, event, isSecret } of told) {
    inspectRule(watch, rule);
    if (to === NOBODY && isSecret === true) fail(`${event.type} is told to nobody`);
    if ((to & ~everyone(state.seats)) !== 0) fail(`${event.type} is told to a seat that does not exist`);
    const unplain = findUnplain(event);
    if (unplain !== null) fail(`an event is not plain data: ${unplain}`);
  }
  const shared = findShared(told, recordsOf(state));
  if (shared !== null) fail(`an event shares ${shared} with the state`);
}
