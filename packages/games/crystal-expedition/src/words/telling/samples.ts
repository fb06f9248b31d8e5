import { parseOptions, settingsIn } from '@questhall/border';
import { options } from '../../options.ts';
import type { Action, Options } from '../../types/index.ts';

/** What words are tried out on: tables of all kinds, and players who get to see much of the game. */
export function optionsOf(setting: string): Options {
  const read = parseOptions(options, settingsIn(setting));
  if (!read.ok) throw new Error(`${read.problem.field} ${read.problem.message}`);
  return read.value;
}

/** Rather these than anything else: somebody who fights wins now and then, and somebody who visits sees the Town. */
const KEEN: readonly Action['type'][] = ['attack', 'explore', 'damage', 'momentum', 'openChest', 'agree', 'interrupt'];
/** Of these there are hundreds, and they lead nowhere. */
const IDLE: readonly Action['type'][] = ['walk', 'go', 'hold', 'withdraw', 'giveCrowns', 'givePiece', 'stow', 'unpack'];
/** What would end it all too soon. */
const HASTY: readonly Action['type'][] = ['flee', 'retire'];

/** Any kind of answer, but those that bring the game on where there are any; then any of that kind. */
export function keen(offers: readonly Action[], pick: (n: number) => number): Action {
  const all = [...new Set(offers.map(({ type }) => type))];
  const patient = all.filter((type) => !HASTY.includes(type));
  const kinds = patient.length === 0 ? all : patient;
  const wanted = kinds.filter((type) => KEEN.includes(type));
  const busy = kinds.filter((type) => !IDLE.includes(type));
  const from = wanted.length > 0 && pick(3) > 0 ? wanted : busy.length > 0 && pick(6) > 0 ? busy : kinds;
  const kind = from[pick(from.length)];
  const alike = offers.filter(({ type }) => type === kind);
  const chosen = alike[pick(alike.length)];
  if (chosen === undefined) throw new Error('nothing is offered');
  return chosen;
}
