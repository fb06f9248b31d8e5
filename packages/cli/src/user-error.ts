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

/** The value of a result, or the mistake it names: `quest must be …`, `line 3: there is …`. */
export function orUserError<X>(result: Result<X>, where = ''): X {
  if (result.ok) return result.value;
  const { field, message } = result.problem;
  throw new UserError(`${where}${field}${/^line \d+$/.test(field) ? ':' : ''} ${message}`);
}
