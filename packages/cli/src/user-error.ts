import type { Problem, Result } from '@questhall/border';
import { Mistake } from '@questhall/facets';

/** A mistake of whoever called, to be told in a sentence and without a stack trace. */
export class UserError extends Mistake {
  readonly exitCode: number;
  constructor(message: string, exitCode = 2) {
    super(withoutControls(message));
    this.exitCode = exitCode;
  }
}

/** All but the end of a line. */
const CONTROL = /(?!\n)\p{Cc}/u;

/** What came from a file must not steer the terminal; a list of errors may have lines. */
function withoutControls(text: string): string {
  return Array.from(text, (character) => (CONTROL.test(character) ? '?' : character)).join('');
}

/** The value of a result, or the mistake it names. */
export function orUserError<X>(result: Result<X>, where = ''): X {
  if (result.ok) return result.value;
  throw new UserError(`${where}${sayProblem(result.problem)}`);
}

/** `quest must be …`, `line 3: there is …`. */
export const sayProblem = ({ field, message }: Problem): string =>
  `${field}${/^line \d+$/.test(field) ? ':' : ''} ${message}`;
