import type { Wording } from '@questhall/facets';
import type { Action, CrystalExpedition } from '../../types/index.ts';
import { GRAMMAR } from './grammar.ts';
import type { Fields, Reading } from './reading.ts';
import type { TypedWords } from './typed-words.ts';

/** The shortest thing to type for an action: what can only mean one thing is left out. */
export function shorthand(action: Action, reading: Reading): string {
  const fields: Fields = { ...action };
  const said = GRAMMAR[action.type].flatMap((part) => {
    const only = part.only(reading, fields);
    const isSaid = only === null || Object.keys(only).some((field) => !isSame(only[field], fields[field]));
    return isSaid ? [part.write(fields, reading)] : [];
  });
  return [reading.typedWords.verbs[action.type][0], ...said].join(' ');
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export const shorthandIn =
  (typedWords: TypedWords): Wording<CrystalExpedition>['typed'] =>
  (action, { view, asks }) =>
    shorthand(action, { view, asks, typedWords });
