import type { Result } from '@questhall/kernel';

/** A mistake of whoever called, to be told in a sentence and without a stack trace. */
export class UserError extends Error {
  readonly exitCode: number;
  constructor(message: string, exitCode = 2) {
    super(withoutControls(message));
    this.exitCode = exitCode;
  }
}

/** What came from a file must not steer the terminal. */
function withoutControls(text: string): string {
  return Array.from(text, (character) => (character < ' ' || character === '\u007f' ? '?' : character)).join('');
}

/** The value of a result, or the mistake it names. */
export function orUserError<X>(result: Result<X>, where = ''): X {
  if (!result.ok) throw new UserError(`${where}${result.problem.field} ${result.problem.message}`);
  return result.value;
}
